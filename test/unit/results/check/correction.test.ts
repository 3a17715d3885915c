import fc from "fast-check";
import { placedSentence } from "../../../../src/notation/messages";
import type { CheckFinding } from "../../../../src/results/check/finding";
import type { Settings } from "../../../../src/results/types";
import { applyCorrection, check, COLUMN, mitchell, type Night } from "./nights";
import { TRAPS } from "./traps";

const given = (settings: Settings): [string, string | number][] => Object.entries(settings);

/** The findings of one kind in a row that are left after a correction. */
function left(cells: unknown[][], settings: Settings, names: unknown[][], found: CheckFinding): string[][] {
  return found.corrections.map((correction) => {
    const after = applyCorrection(cells, settings, correction);
    return check(after.cells, given(after.settings), names)
      .filter(({ kind, row, read }) => kind === found.kind && row === found.row && read === found.read)
      .map((finding) => `${correction.label} leaves ${placedSentence(finding)}`);
  });
}

test.each(TRAPS)("every correction of $name makes its finding go away", ({ cells, settings = [], names = [] }) => {
  const set = Object.fromEntries(settings);
  for (const finding of check(cells, settings, names)) {
    expect(left(cells, set, names, finding).flat()).toEqual([]);
  }
});

describe("one slip in a clean night", () => {
  const night = mitchell();
  const row = fc.integer({ min: 1, max: night.length - 1 });
  const withCells = (at: number, cells: Record<number, string | number>): Night =>
    night.map((cellsOfRow, i) => (i === at ? cellsOfRow.map((cell, column) => cells[column] ?? cell) : cellsOfRow));
  const asText = (cells: unknown[][]): string[][] => cells.map((cellsOfRow) => cellsOfRow.map(String));

  /** The first correction of the first finding in that row gives the night back. */
  function expectMended(cells: Night, at: number): void {
    const found = check(cells).find((finding) => finding.row === at + 1);
    expect(found?.corrections[0]).toBeDefined();
    const mended = found && applyCorrection(cells, {}, found.corrections[0]).cells;
    expect(mended && asText(mended)).toEqual(asText(night));
  }

  test("in an E-W number is found and mended", () => {
    const slip = fc.tuple(row, fc.integer({ min: 8, max: 99 })).filter(([at, pair]) => night[at][COLUMN.EW] !== pair);
    fc.assert(
      fc.property(slip, ([at, pair]) => expectMended(withCells(at, { [COLUMN.EW]: pair }), at)),
      { numRuns: 25 },
    );
  });

  test("in an N-S number is found and mended", () => {
    const slip = fc.tuple(row, fc.integer({ min: 1, max: 7 })).filter(([at, pair]) => night[at][COLUMN.NS] !== pair);
    fc.assert(
      fc.property(slip, ([at, pair]) => expectMended(withCells(at, { [COLUMN.NS]: pair }), at)),
      { numRuns: 25 },
    );
  });

  test("in a board number is found and mended", () => {
    const slip = fc
      .tuple(row, fc.integer({ min: 1, max: 99 }))
      .filter(([at, board]) => night[at][COLUMN.BOARD] !== board);
    fc.assert(
      fc.property(slip, ([at, board]) => expectMended(withCells(at, { [COLUMN.BOARD]: board }), at)),
      { numRuns: 25 },
    );
  });

  test("in the direction is found and mended", () => {
    fc.assert(
      fc.property(row, (at) => {
        const [, ns, ew] = night[at];
        expectMended(withCells(at, { [COLUMN.NS]: ew, [COLUMN.EW]: ns }), at);
      }),
      { numRuns: 25 },
    );
  });
});

test("whatever is typed, nothing throws, and every correction makes its finding go away", () => {
  const night = mitchell(5, 2);
  const cell = fc.oneof(
    fc.constantFrom(
      "",
      0,
      null,
      "-",
      "PASS",
      "NP",
      "A6040",
      "60%",
      "4SX",
      "3NTE+1",
      "E",
      "=",
      "+1",
      -2,
      45748,
      8000,
      62,
      "11",
      "#REF!",
    ),
    fc.integer({ min: 0, max: 40 }),
  );
  const slip = fc.tuple(fc.integer({ min: 1, max: night.length - 1 }), fc.integer({ min: 0, max: 5 }), cell);
  fc.assert(
    fc.property(fc.array(slip, { minLength: 1, maxLength: 4 }), (slips) => {
      const cells: unknown[][] = night.map((row) => [...row]);
      for (const [row, column, text] of slips) cells[row][column] = text;
      for (const finding of check(cells)) {
        expect(placedSentence(finding)).not.toMatch(/undefined|NaN/);
        expect(left(cells, {}, [], finding).flat()).toEqual([]);
      }
    }),
    { numRuns: 80 },
  );
});
