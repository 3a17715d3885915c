import { check, labels } from "./nights";

const HEADING = ["Board", "NS", "EW", "Contract", "By", "Result"];
const NIGHT = [HEADING, ...[1, 2, 3].map((ns) => [1, ns, ns + 10, "4H", "O", "="]), [1, 4, 14, "4H", "N", "="]];

test("corrections are written in the session's language", () => {
  const [finding] = check(NIGHT, [["Language", "nl"]]);
  expect(labels(finding)).toEqual(["By: O", "Swap N-S and E-W on this row, by O"]);
});

test("and in one cell", () => {
  const cells = [
    ["Board", "NS", "EW", "Result"],
    [1, 1, 11, "3SAO3"],
  ];
  expect(labels(check(cells, [["Language", "nl"]])[0])[0]).toBe("Result: 3SAO=");
});

test("headings of another language offer it as the setting", () => {
  const cells = [
    ["Donne", "Paire NS", "Paire EO", "Contrat", "Déclarant", "Levées"],
    [1, 1, 2, "4H", "N", 10],
  ];
  const found = check(cells).find(({ kind }) => kind === "headingsInOtherLanguage");
  expect(found && labels(found)).toContain("Setting Language: fr");
});
