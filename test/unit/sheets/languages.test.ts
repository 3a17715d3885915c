import { LANGUAGE_CODES } from "../../../src/notation/languages";
import { isProblem, linesOf, readGrid } from "../../../src/results/readGrid";
import { parseSettings } from "../../../src/results/parseSettings";
import type { ResultLine } from "../../../src/results/types";
import { SEATS, type Doubled, type Strain } from "../../../src/scoring/types";
import { ENTRIES } from "../../../src/sheets/entry";
import { resultsPlan } from "../../../src/sheets/results";
import { line, OPTIONS, played, tableCells } from "./plans";

const LINES: ResultLine[] = [
  ...(["C", "D", "H", "S", "N"] as Strain[]).flatMap((strain, level) =>
    SEATS.map((declarer, i) =>
      played({
        contract: { level: level + 1, strain, doubled: (i % 3) as Doubled },
        declarer,
        tricks: 6 + i,
        score: undefined,
        lead: `${"♣♦♥♠"[i]}${["A", "K", "Q", "J", "10"][level]}`,
      }),
    ),
  ),
  played({ lead: "CA?" }),
  line({ status: "passed", score: 0 }),
  line({ status: "notPlayed" }),
  line({ status: "sitOut" }),
];

const essence = ({ status, contract, declarer, tricks, lead }: ResultLine) => ({
  ...{ status, contract, declarer, tricks, lead },
});

describe.each(LANGUAGE_CODES)("a sheet in %s", (language) => {
  test.each(ENTRIES.filter((entry) => entry !== "Scores"))("%s: what is written is read back as it was", (entry) => {
    const plan = resultsPlan(LINES, { ...OPTIONS, entry, settings: { Language: language } });
    const grid = readGrid(tableCells(plan) as unknown[][], { Language: language }, { zeroMayBeBlank: true });
    if (isProblem(grid)) throw new Error(grid.kind);
    expect(linesOf(grid).map(essence)).toEqual(LINES.map(essence));
  });
});

test("the setting takes codes and names", () => {
  const set = (value: string) => parseSettings([["Language", value]]);
  expect(set("Norsk").settings.Language).toBe("no");
  expect(set("Auto").settings.Language).toBe("Auto");
  expect(set("Latin").problems).toMatchObject([{ kind: "unknownSettingValue", column: "Language" }]);
});
