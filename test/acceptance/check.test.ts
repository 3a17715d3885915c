/** The checks on real nights: what they find there is really odd, and nothing else is found. */
import { checkResultsOf } from "../../src/functions/check";
import { readResults } from "../../src/files";
import { splitText } from "../../src/files/delimited";
import { resultsPlan } from "../../src/sheets/results";
import { describeFiles, fileBytes } from "./files";

/** Row, column, sentence and likely correction of each finding. */
const found = (cells: unknown[][], settings: unknown[][] = []): string[] =>
  checkResultsOf(cells, settings)
    .slice(1)
    .map(([row, column, , what, likely]) => [row, column, what, likely].filter((part) => part !== "").join(" | "));

const clean = (results: number): string[] => [`Nothing odd: ${results} results checked.`];

const HEADING = ["Board", "NS", "EW", "Contract", "By", "Tricks", "Score", "NS MP", "EW MP"];

/** A USEBIO file's lines as a table; artificial lines carry their award as the score. */
function usebioCells(name: string): unknown[][] {
  const file = Buffer.from(fileBytes(name)).toString("latin1");
  const rows = file
    .split(/<BOARD[ >]/)
    .slice(1)
    .flatMap((board) => {
      const number = /<BOARD_NUMBER>(\d+)/.exec(board)?.[1] ?? "";
      return board
        .split("<TRAVELLER_LINE>")
        .slice(1)
        .map((line) => {
          const text = (tag: string): string => new RegExp(`<${tag}>(.*?)</${tag}>`).exec(line)?.[1]?.trim() ?? "";
          const pairs = [number, text("NS_PAIR_NUMBER"), text("EW_PAIR_NUMBER")];
          const points = [text("NS_MATCH_POINTS"), text("EW_MATCH_POINTS")];
          const contract = text("CONTRACT");
          if (!contract || contract === "PASS") return [...pairs, contract || text("SCORE"), "", "", "", ...points];
          return [...pairs, contract, text("PLAYED_BY"), text("TRICKS"), text("SCORE"), ...points];
        });
    });
  return [HEADING, ...rows];
}

/** The same without the source's scores and points, as a club types it. */
const typed = (cells: unknown[][]): unknown[][] => cells.map((row) => row.slice(0, 6));

describeFiles("the checks on a Bridgemate night", () => {
  test.each(["Columns", "One cell"] as const)("12 tables, as they come into the results sheet (%s)", async (entry) => {
    const { lines, settings } = await readResults(fileBytes("bridgemate_12tables.bws"), "night.bws");
    const names = { results: "Results", settings: "Settings", names: "Names" };
    const { cells } = resultsPlan(lines, { entry, names, prefix: "" }).blocks[0];
    expect(found(cells, Object.entries(settings))).toEqual(clean(288));
  });
});

describeFiles("the checks on pasted nights", () => {
  const english = (): unknown[][] =>
    splitText(new TextDecoder().decode(fileBytes("pastes_derived/en_excel_clipboard.tsv")));

  test("the English clipboard is clean", () => {
    expect(found(english())).toEqual(clean(90));
  });

  test("a row that is left out of it shows in the source's matchpoints, and by the other boards", () => {
    const cells = english();
    const left = cells.filter(([board, ns]) => !(board === "3" && ns === "9"));
    expect(found(left)).toEqual([
      "12 | Board | Board 3 has 4 rows, the others 5; without it: 1, 9, 5.",
      // It was 6S made, -1430: a bottom for N-S.
      "12 | MP NS | MP NS on board 3 comes from 5 results, but 4 are here: one under -690 is missing.",
    ]);
  });
});

describeFiles("the checks on USEBIO nights", () => {
  test.each([
    ["usebio_mp_mitchell_6t.xml", 126],
    ["usebio_butler_howell_8p.xml", 140],
    ["usebio_butler_mitchell_adjusted.xml", 245],
    ["usebio_crossimp_howell_9p.xml", 108],
  ])("%s is clean, with the source's scores and without", (name, results) => {
    expect(found(usebioCells(name))).toEqual(clean(results));
    expect(found(typed(usebioCells(name)))).toEqual(clean(results));
  });

  test("12 pairs: a row that is missing, pairs the other way round, spades for both sides, clubs for both", () => {
    const swap = "Swap N-S and E-W on this row";
    expect(found(usebioCells("usebio_mp_howell_12p.xml"))).toEqual([
      `34 | By | 2CW=, but N-S took 8 tricks in the same strain: 16 in all is too many. | By: N or ${swap}, by N`,
      "68 | Board | Board 12 has 5 rows, the others 6; without it: 3, 1.",
      `86 | NS | 2 and 4 sit the other way round than on board 13, 14. | ${swap}`,
      `114 | By | 1SW+3, but N-S took 10 tricks in the same strain: 20 in all is too many. | By: S or ${swap}, by S`,
    ]);
  });

  test("19 tables: a row that is missing, and one who seems to play the others' spades", () => {
    const swap = "Swap N-S and E-W on this row";
    expect(found(usebioCells("usebio_mp_mitchell_19t.xml"))).toEqual([
      "268 | Board | Board 15 has 18 rows, the others 19; without it: 9EW, 16NS.",
      `377 | By | 4SW-1, but N-S took 8 tricks in the same strain: 17 in all is too many. | Contract: 4H or By: N or ${swap}, by N`,
    ]);
  });
});

/** A club's web pages of KoPS as a table. */
function kopsCells(boards: number): unknown[][] {
  const cellText = (html: string): string =>
    html
      .replace(/<img[^>]*\/([SHDC])\.gif">/g, "$1")
      .replace(/<[^>]+>|&nbsp;/g, "")
      .trim();
  const rows = Array.from({ length: boards }, (_, i) => i + 1).flatMap((board) => {
    const page = Buffer.from(fileBytes(`kops_pch1003/p${board}.html`)).toString("latin1");
    return [...page.matchAll(/<tr class=(?:niep|parz)[^>]*>([^]*?)<\/tr>/g)].map(([, row]) => {
      const [ns, ew, contract, by, , result, ...rest] = row.split("</td>").map(cellText);
      if (/^s.dzia/.test(contract)) return [board, ns, ew, "A6040", "", "", "", "", "", ""];
      const [nsScore, ewScore, nsPercent, ewPercent] = rest;
      const english = contract.replace("BA", "NT");
      return [board, ns, ew, english, by, result, nsScore, ewScore.replace("-", ""), nsPercent, ewPercent];
    });
  });
  return [["Board", "NS", "EW", "Contract", "By", "Result", "NS score", "EW score", "NS %", "EW %"], ...rows];
}

describeFiles("the checks on a night of 22 tables", () => {
  test("572 results, in which one who played hearts is down for the others' clubs", () => {
    const cells = kopsCells(26);
    expect(cells).toHaveLength(573);
    expect(found(cells)).toEqual([
      "57 | By | 5CXS-2, but E-W took 10 tricks in the same strain: 19 in all is too many. | Contract: 5HX or By: E or Swap N-S and E-W on this row, by E",
    ]);
  });
});
