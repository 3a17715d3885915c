import { decode, isText } from "../../../src/files/encoding";

const text = "Board\tResult\tName\n1\t4♠N=\tMüller";

function utf16(written: string, littleEndian: boolean, mark: boolean): Uint8Array {
  const marked = mark ? `\uFEFF${written}` : written;
  const bytes = new Uint8Array(marked.length * 2);
  const view = new DataView(bytes.buffer);
  [...marked].forEach((letter, i) => view.setUint16(i * 2, letter.charCodeAt(0), littleEndian));
  return bytes;
}

test("UTF-8, with and without its mark", () => {
  expect(decode(new TextEncoder().encode(text))).toBe(text);
  expect(decode(new TextEncoder().encode(`\uFEFF${text}`))).toBe(text);
});

test.each([
  ["little-endian", true, true],
  ["big-endian", false, true],
  ["little-endian without its mark", true, false],
  ["big-endian without its mark", false, false],
])("UTF-16 %s", (_, littleEndian, mark) => {
  const bytes = utf16(text, littleEndian, mark);
  expect(isText(bytes)).toBe(true);
  expect(decode(bytes)).toBe(text);
});

test("what is no UTF-8 is a Windows page", () => {
  expect(decode(new Uint8Array([...Buffer.from("Board\tM"), 0xfc, ...Buffer.from("ller")]))).toBe("Board\tMüller");
});

test("zero bytes are no text", () => {
  expect(isText(new Uint8Array([66, 111, 0, 0, 0, 97]))).toBe(false);
});
