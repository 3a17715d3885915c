import { splitText } from "../../../src/files/delimited";

const heading = ["Board", "NS", "EW", "Contract", "By", "Result", "MP NS"];
const row = ["1", "3", "7", "4S", "N", "=", "3,5"];

test.each([
  ["tabs", "\t"],
  ["semicolons", ";"],
  ["bars", "|"],
])("%s, with decimal commas", (_, delimiter) => {
  expect(splitText(`${heading.join(delimiter)}\n${row.join(delimiter)}\n`)).toEqual([heading, row]);
});

test("commas, with a quoted decimal comma", () => {
  expect(splitText(`${heading.join(",")}\n1,3,7,4S,N,=,"3,5"`)).toEqual([heading, row]);
});

test.each([
  ["Windows", "\r\n"],
  ["Unix", "\n"],
  ["old Macintosh", "\r"],
])("line ends of %s", (_, end) => {
  expect(splitText(`Board\tResult${end}1\t4SN=${end}${end}`)).toEqual([
    ["Board", "Result"],
    ["1", "4SN="],
  ]);
});

test("mixed line ends", () => {
  expect(splitText("Board\tResult\r\n1\t4SN=\n2\tP\r3\tNP")).toHaveLength(4);
});

test("a quoted cell may hold delimiters, quotes and line ends", () => {
  expect(splitText('Board,Result,Note\n1,4SN=,"late, ""again""\nby 3"')).toEqual([
    ["Board", "Result", "Note"],
    ["1", "4SN=", 'late, "again"\nby 3'],
  ]);
});

test("a quote that is not closed belongs to the text, and no line is lost", () => {
  expect(splitText('Board\tResult\tName\n1\t4SN=\t"Bob" Smith\n2\tP\t"Ann\n3\tNP\tEve')).toEqual([
    ["Board", "Result", "Name"],
    ["1", "4SN=", '"Bob" Smith'],
    ["2", "P", '"Ann'],
    ["3", "NP", "Eve"],
  ]);
});

test("Excel's own hint and titles above the heading do not mislead", () => {
  const cells = splitText("sep=;\nClub night, Monday, 27 boards, 9 tables\nBoard;Result\n1;4SN=");
  expect(cells.slice(2)).toEqual([
    ["Board", "Result"],
    ["1", "4SN="],
  ]);
});
