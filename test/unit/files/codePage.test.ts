import { codePage } from "../../../src/files/codePage";
import { decode } from "../../../src/files/encoding";

/** The bytes of a text in a page: what TextDecoder reads back as these letters. */
function bytesIn(page: string, text: string): Uint8Array {
  const decoder = new TextDecoder(page);
  const byLetter = new Map(Array.from({ length: 256 }, (_, byte) => [decoder.decode(new Uint8Array([byte])), byte]));
  return new Uint8Array([...text].map((letter) => byLetter.get(letter) ?? 63));
}

test.each([
  ["windows-1252", "Müller & Groß"],
  ["windows-1252", "François Hébert, Noël Lefèvre"],
  ["windows-1252", "Søren Ærø, Åse Bjørn"],
  ["windows-1252", "João Conceição"],
  ["windows-1252", "Muñoz García"],
  ["windows-1250", "Dvořák, Čapek, Novotný"],
  ["windows-1250", "Wójcik, Łukasz Jabłoński"],
  ["windows-1250", "Horváth Győző, Szűcs"],
  ["iso-8859-2", "Śliwiński, Gałązka"],
  ["windows-1252", "no letters beyond ASCII"],
])("%s: %s", (page, text) => {
  expect(codePage(bytesIn(page, text))).toBe(page);
});

test("letters that fit several pages are what was declared", () => {
  const bytes = bytesIn("windows-1250", "Novák, Benda");
  expect(codePage(bytes, "windows-1252")).toBe("windows-1252");
  expect(codePage(bytes, "windows-1250")).toBe("windows-1250");
});

describe("a declared encoding", () => {
  const prolog = (encoding: string): string => `<?xml version="1.0" encoding="${encoding}"?><A>`;

  test("is taken where the bytes can be it", () => {
    const text = `${prolog("iso-8859-2")}Gałązka`;
    expect(decode(bytesIn("iso-8859-2", text))).toBe(text);
    const cyrillic = `${prolog("windows-1251")}Иванов`;
    expect(decode(bytesIn("windows-1251", cyrillic))).toBe(cyrillic);
  });

  test("ISO-8859-1 over UTF-8 is UTF-8", () => {
    const text = `${prolog("iso-8859-1")}Müller`;
    expect(decode(new TextEncoder().encode(text))).toBe(text);
  });

  test("ISO-8859-1 and UTF-8 over letters of Central Europe are not believed", () => {
    for (const declared of ["ISO-8859-1", "utf-8"]) {
      const text = `%Content-type: text/x-pbn; charset=${declared}\n[Event "Dvořák, Čapek"]`;
      expect(decode(bytesIn("windows-1250", text))).toBe(text);
    }
  });

  test("UTF-8 over Western letters is windows-1252", () => {
    const text = `${prolog("UTF-8")}Müller`;
    expect(decode(bytesIn("windows-1252", text))).toBe(text);
  });

  test("a name that is no encoding is passed over", () => {
    const text = `${prolog("x-nonsense")}Müller`;
    expect(decode(bytesIn("windows-1252", text))).toBe(text);
  });

  test("many-byte encodings are believed", () => {
    const head = [...prolog("gb2312")].map((letter) => letter.charCodeAt(0));
    expect(decode(new Uint8Array([...head, 0xd6, 0xd0]))).toBe(`${prolog("gb2312")}中`);
  });
});
