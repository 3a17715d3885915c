/** Deals to try rubber bridge and Chicago with. */
import fc from "fast-check";
import type { Deal, PlayedDeal } from "../../../src/scoring/dealPoints";
import type { Doubled, Side, Strain } from "../../../src/scoring/types";

/** `played("NS", "4SX", 10)`. */
export function played(side: Side, contract: string, tricks: number): PlayedDeal {
  const [, level, strain, double] = /^(\d)(\w)(X*)$/.exec(contract) as RegExpExecArray;
  return {
    side,
    contract: { level: Number(level), strain: strain as Strain, doubled: double.length as Doubled },
    tricks,
  };
}

const side = fc.constantFrom<Side>("NS", "EW");

const anyPlayed: fc.Arbitrary<PlayedDeal> = fc
  .record({
    side,
    contract: fc.record({
      level: fc.integer({ min: 1, max: 7 }),
      strain: fc.constantFrom<Strain>("C", "D", "H", "S", "N"),
      doubled: fc.constantFrom<Doubled>(0, 1, 2),
    }),
    over: fc.integer({ min: -4, max: 3 }),
    honours: fc.option(fc.record({ side, points: fc.constantFrom<100 | 150>(100, 150) }), { nil: undefined, freq: 4 }),
  })
  .map(({ side: by, contract, over, honours }) => ({
    side: by,
    contract,
    tricks: Math.min(13, 6 + contract.level + over),
    ...(honours ? { honours } : {}),
  }));

/** Played, some passed out. */
export const anyDeals: fc.Arbitrary<Deal[]> = fc.array(
  fc.oneof({ weight: 6, arbitrary: anyPlayed }, { weight: 1, arbitrary: fc.constant<Deal>("passed") }),
  { maxLength: 14 },
);
