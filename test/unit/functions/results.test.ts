import { seen } from "./customFunctions";
import { rankingOf, scoreResults, travellerOf } from "../../../src/functions/results";

const NIGHT = [
  ["Board", "NS", "EW", "Contract", "X", "By", "Result"],
  [1, 1, 2, "4S", "", "N", "+1"],
  [1, 3, 4, "3NT", "", "E", "-1"],
  [1, 5, 6, "PASS", "", "", ""],
  [2, 1, 4, "2H", "X", "W", "="],
  [2, 3, 6, "4Q", "", "W", "="],
  [2, 5, 2, "", "", "", ""],
];

test("SCORERESULTS stands row for row beside the table, with a note where something is odd", () => {
  const cells = scoreResults(NIGHT);
  expect(cells[0]).toEqual(["Score", "NS MP", "EW MP", "NS %", "EW %", "Note"]);
  expect(cells).toHaveLength(NIGHT.length);
  expect(cells.slice(1, 4)).toEqual([
    [450, 4, 0, 100, 0, ""],
    [50, 2, 2, 50, 50, ""],
    [0, 0, 4, 0, 100, ""],
  ]);
  expect(cells[4]).toEqual([-470, "", "", "", "", ""]);
  expect(cells[5][5]).toMatch(/^"4Q" is not a contract/);
  expect(cells[6]).toEqual(["", "", "", "", "", ""]);
});

test.each([
  ["null", null],
  ["text", ""],
  ["zero", 0],
])("blanks that arrive as %s change nothing", (_, blank) => {
  const cells = NIGHT.map((row) => row.map((cell) => (cell === "" ? blank : cell)));
  expect(scoreResults(cells)).toEqual(scoreResults(NIGHT));
  expect(rankingOf(cells)).toEqual(rankingOf(NIGHT));
});

test("RANKING says first what is missing", () => {
  const [[status], heading, ...rows] = rankingOf(NIGHT);
  expect(status).toBe("PROVISIONAL: 2 of 6 missing: board 2 (2)");
  expect(heading.slice(0, 2)).toEqual(["Place", "Pair"]);
  expect(rows[0].slice(0, 2)).toEqual(["1", "1"]);
});

test("TRAVELLER: a board, several, all", () => {
  const heading = ["NS", "EW", "Contract", "By", "Lead", "Result", "NS score", "EW score", "NS MP", "EW MP", "NS %"];
  expect(travellerOf(NIGHT, [[1]])).toEqual([
    heading,
    ["1", "2", "4S", "N", "", "+1", 450, "", 4, 0, 100],
    ["3", "4", "3NT", "E", "", "-1", 50, "", 2, 2, 50],
    ["5", "6", "PASS", "", "", "", 0, "", 0, 4, 0],
  ]);
  const all = travellerOf(NIGHT);
  expect(all).toHaveLength(4 + 1 + 4);
  expect(all[0]).toEqual(["Board", ...heading]);
  expect(all[4].every((cell) => cell === "")).toBe(true);
  expect(seen(travellerOf(NIGHT, [[9]]))[0][0]).toMatch(/No board 9/);
});

test("settings and names are read; what is unknown is named with the nearest", () => {
  const settings = [
    ["Setting", "Value"],
    ["Matchpoint scale", "1"],
    ["Winers", 2],
    ["Decimals", "many"],
  ];
  const names = [
    ["Pair", "Name 1", "Name 2"],
    [1, "Ann", "Bob"],
    ["", "Nobody", ""],
  ];
  const [status, heading, first] = rankingOf(NIGHT, settings, names);
  expect(status.join(" ")).toMatch(/Settings, row 3: The setting "Winers" is not known: Winners\?/);
  expect(status.join(" ")).toMatch(/Settings, row 4: The setting Decimals cannot be "many"/);
  expect(status.join(" ")).toMatch(/Names, row 3: Nobody has no pair number/);
  expect(first[heading.indexOf("Names")]).toBe("Ann & Bob");
  expect(first[heading.indexOf("MP")]).toBe(2);
  expect(scoreResults(NIGHT, settings)[1][5]).toMatch(/Winers/);
});

test("a range without its header row is told so", () => {
  expect(seen(rankingOf(NIGHT.slice(1)))[0][0]).toMatch(/^#VALUE! No header row found .* take the headings in too/);
  expect(seen(scoreResults([[""]]))[0][0]).toMatch(/No header row found/);
});

test("an error in a cell makes its line unread, and no other", () => {
  const cells = NIGHT.map((row, i) => (i === 1 ? [1, 1, 2, { code: "#REF!" }, "", "N", "="] : row));
  const scored = scoreResults(cells);
  expect(scored[1][5]).toMatch(/The cell holds the error #REF!/);
  expect(scored[2].slice(0, 3)).toEqual([50, 2, 0]);
});

test("title rows above the header keep the rows side by side", () => {
  const cells = scoreResults([["Tuesday", "", "", "", "", "", ""], ...NIGHT]);
  expect(cells[0]).toEqual(["", "", "", "", "", ""]);
  expect(cells[2][0]).toBe(450);
});
