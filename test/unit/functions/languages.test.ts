import { bridgeScore, nsScore, scoreBreakdownOf } from "../../../src/functions/scores";
import { rankingOf, scoreResults, travellerOf } from "../../../src/functions/results";

const message = (cell: unknown): string => (cell as { message: string }).message;

test("scores in the language that is named, by code or name", () => {
  for (const language of ["fr", "French", "français"]) {
    expect(bridgeScore([["4P"]], [[10]], [["V"]], [["X"]], [[language]])).toEqual([[790]]);
  }
  expect(nsScore([[1]], [["6Sch O C"]], [[""]], [[""]], [[""]], [[""]], [["Nederlands"]])).toEqual([[-980]]);
  expect(nsScore([[1]], [["5Rx"]], [["V"]], [["-3"]], [[""]], [[""]], [["no"]])).toEqual([[500]]);
  expect(bridgeScore([["4SP"], ["3KL"]], [[10], [9]], [[""]], [["D"]], [["sv"]])).toEqual([[590], [470]]);
  expect(scoreBreakdownOf([["3SA"]], [["="]], [[""]], [[""]], [["it"]]).at(-1)).toEqual(["Total", 400]);
});

test("an unknown language is named, with those that there are", () => {
  expect(message(bridgeScore([["4S"]], [[10]], [[""]], [[""]], [["xx"]])[0][0])).toMatch(/"xx".*en or fr or de or nl/);
});

test("a letter of another language is no English contract: the cell says whose it may be", () => {
  expect(message(bridgeScore([["4K"]], [[10]])[0][0])).toMatch(/4♦ \(French.*4♣ \(Dutch.*set Language/);
  expect(message(nsScore([[1]], [["4S"]], [["O"]], [[10]])[0][0])).toMatch(/West \(French.*East \(German/);
});

const FRENCH = [
  ["Donne", "NS", "EO", "Contrat", "Déclarant", "Résultat"],
  [1, 1, 2, "4C", "O", "="],
  [1, 3, 4, "3SA", "N", "="],
  [1, 5, 6, "passe", "", ""],
];

test("a session is read and shown in its language", () => {
  const settings = [["Language", "French"]];
  expect(scoreResults(FRENCH, settings).map(([score]) => score)).toEqual(["Score", -420, 400, 0]);
  const rows = travellerOf(FRENCH, undefined, settings).slice(1);
  expect(rows.map(([, , contract, by]) => [contract, by])).toEqual([
    ["3SA", "N"],
    ["PASSE", ""],
    ["4C", "O"],
  ]);
});

test("without a language set, the first note says whose headings these are", () => {
  expect(scoreResults(FRENCH)[1][5]).toMatch(/The headings are French.*set Language to fr or en/);
});

test("names under headings of any language", () => {
  const names = [
    ["Paar", "Naam 1", "Naam 2"],
    [1, "Jan", "Piet"],
  ];
  const cells = rankingOf(
    [
      ["Spel", "NZ", "OW", "Resultaat"],
      [1, 1, 2, "4KZ="],
    ],
    [["Language", "nl"]],
    names,
  ).flat();
  expect(cells).toContain("Jan & Piet");
});
