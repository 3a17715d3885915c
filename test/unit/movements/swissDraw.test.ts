import fc from "fast-check";
import { placedSentence } from "../../../src/notation/messages";
import { maximumMatching } from "../../../src/movements/matching";
import { drawFindings, drawSwiss, drawTables, type Draw } from "../../../src/movements/swissDraw";

const ids = (count: number): string[] => Array.from({ length: count }, (_, i) => String(i + 1));

function draw(...args: Parameters<typeof drawSwiss>): Draw {
  const drawn = drawSwiss(...args);
  if (!drawn.ok) throw new Error(drawn.kind);
  return drawn.value;
}

type Met = [string, string][];
const hasMet = (met: Met, a: string, b: string): boolean =>
  met.some(([x, y]) => (x === a && y === b) || (x === b && y === a));

/** All ways to pair, those that follow the standings from the top first, new opponents before old ones. */
function* allDraws(left: readonly string[], met: Met): Generator<Met> {
  if (left.length === 0) return yield [];
  const [top, ...below] = left;
  const fresh = below.filter((other) => !hasMet(met, top, other));
  for (const other of [...fresh, ...below.filter((id) => !fresh.includes(id))]) {
    for (const rest of allDraws(
      below.filter((id) => id !== other),
      met,
    ))
      yield [[top, other], ...rest];
  }
}

const rematchesIn = (matches: Met, met: Met): number => matches.filter(([a, b]) => hasMet(met, a, b)).length;

/** Standings of 2 to 8 with some meetings among them. */
const standingsAndMeetings = fc.integer({ min: 2, max: 8 }).chain((count) =>
  fc.record({
    standings: fc.shuffledSubarray(ids(count), { minLength: count, maxLength: count }),
    met: fc.uniqueArray(
      fc.tuple(fc.integer({ min: 1, max: count }), fc.integer({ min: 1, max: count })).filter(([a, b]) => a < b),
      { selector: ([a, b]) => `${a} ${b}` },
    ),
  }),
);

test("without meetings the first meets the second, the third the fourth", () => {
  expect(draw(ids(6), [])).toEqual({
    matches: [
      ["1", "2"],
      ["3", "4"],
      ["5", "6"],
    ],
    rematches: [],
    secondBye: false,
  });
});

test("who has met is not drawn again, and the last are not left over", () => {
  const met: Met = [
    ["1", "2"],
    ["3", "4"],
  ];
  expect(draw(ids(4), met).matches).toEqual([
    ["1", "3"],
    ["2", "4"],
  ]);
  // 1 could meet 2, but then 3 and 4 would have to meet again.
  expect(draw(ids(4), [["3", "4"]]).matches).toEqual([
    ["1", "3"],
    ["2", "4"],
  ]);
});

test("as few rematches as can be, and of these draws the one that follows the standings", () => {
  fc.assert(
    fc.property(standingsAndMeetings, ({ standings, met }) => {
      fc.pre(standings.length % 2 === 0);
      const played: Met = met.map(([a, b]) => [String(b), String(a)]);
      const all = [...allDraws(standings, played)];
      const fewest = Math.min(...all.map((matches) => rematchesIn(matches, played)));
      const { matches, rematches } = draw(standings, played);
      expect(rematchesIn(matches, played)).toBe(fewest);
      expect(rematches).toHaveLength(fewest);
      expect(matches).toEqual(all.find((one) => rematchesIn(one, played) === fewest));
    }),
  );
});

test("a bye goes to the lowest who has had none, and needs no rematch where another's needs none", () => {
  expect(draw(ids(5), [])).toMatchObject({ bye: "5", secondBye: false });
  expect(draw(ids(5), [], { byes: ["5", "4"] })).toMatchObject({
    bye: "3",
    matches: [
      ["1", "2"],
      ["4", "5"],
    ],
  });
  // If 3 had the bye, 1 and 2 would meet again.
  expect(draw(ids(3), [["1", "2"]])).toMatchObject({ bye: "2", matches: [["1", "3"]], rematches: [] });
});

test("everybody is drawn once, and one of an odd number has the bye", () => {
  fc.assert(
    fc.property(standingsAndMeetings, ({ standings, met }) => {
      const { matches, bye } = draw(
        standings,
        met.map(([a, b]) => [String(a), String(b)]),
        { byes: ["2"] },
      );
      expect([...matches.flat(), ...(bye === undefined ? [] : [bye])].sort()).toEqual([...standings].sort());
      expect(bye === undefined).toBe(standings.length % 2 === 0);
      expect(bye).not.toBe("2");
    }),
  );
});

test("a rematch that cannot be avoided is named, and so is a second bye", () => {
  const met: Met = [
    ["A", "B"],
    ["A", "C"],
    ["A", "D"],
  ];
  const drawn = draw(["A", "B", "C", "D"], met);
  expect(drawn.matches).toEqual([
    ["A", "B"],
    ["C", "D"],
  ]);
  expect(drawFindings(drawn).map(placedSentence)).toEqual([
    "draw: A and B meet again: there is no draw in which all opponents are new.",
  ]);
  const second = draw(ids(3), [], { byes: ids(3) });
  expect(drawFindings(second).map(placedSentence)).toEqual(["draw: 3 has a second bye: everybody has had one."]);
  expect(drawFindings(draw(ids(6), []))).toEqual([]);
});

test("who stands twice in the standings stops the draw", () => {
  expect(drawSwiss(["1", "2", "1", "3"], [])).toEqual({ ok: false, kind: "drawnTwice", read: "1" });
});

test("nobody, and one alone", () => {
  expect(draw([], [])).toEqual({ matches: [], rematches: [], secondBye: false });
  expect(draw(["7"], [])).toEqual({ matches: [], bye: "7", rematches: [], secondBye: false });
});

test("a match of teams is two tables, the other way round at the second", () => {
  const drawn = draw(ids(4), []);
  expect(drawTables("pairs", drawn)).toEqual([
    { table: 1, ns: "1", ew: "2" },
    { table: 2, ns: "3", ew: "4" },
  ]);
  expect(drawTables("teams", drawn).slice(0, 2)).toEqual([
    { table: 1, ns: "1", ew: "2" },
    { table: 2, ns: "2", ew: "1" },
  ]);
});

test.each([20, 21, 60])("%s play as long as there are opponents: no rematch in half as many rounds", (count) => {
  const met: Met = [];
  const byes: string[] = [];
  let standings = ids(count);
  for (let round = 1; round <= count / 2; round++) {
    const drawn = draw(standings, met, { byes });
    expect([round, drawn.rematches, drawn.secondBye]).toEqual([round, [], false]);
    met.push(...drawn.matches);
    if (drawn.bye !== undefined) byes.push(drawn.bye);
    // The lower of every third match wins: the order changes, always in the same way.
    standings = [
      ...drawn.matches.flatMap(([a, b], i) => (i % 3 === 2 ? [b, a] : [a, b])),
      ...(drawn.bye ? [drawn.bye] : []),
    ];
  }
});

test("a matching is as large as can be, in graphs with few edges, where odd circles stand in the way", () => {
  const place = fc.integer({ min: 0, max: 9 });
  const edges = fc.uniqueArray(
    fc.tuple(place, place).filter(([a, b]) => a < b),
    { minLength: 9, maxLength: 14, selector: String },
  );
  fc.assert(
    fc.property(edges, (met) => {
      const mayMeet = (a: number, b: number): boolean =>
        met.some(([x, y]) => x === Math.min(a, b) && y === Math.max(a, b));
      const most = (left: readonly number[]): number => {
        if (left.length < 2) return 0;
        const [one, ...others] = left;
        const withOne = others
          .filter((other) => mayMeet(one, other))
          .map((other) => 1 + most(others.filter((id) => id !== other)));
        return Math.max(most(others), ...withOne);
      };
      const partners = maximumMatching(10, mayMeet);
      partners.forEach((partner, i) => {
        if (partner >= 0) expect([partners[partner], mayMeet(i, partner)]).toEqual([i, true]);
      });
      expect(partners.filter((partner) => partner >= 0).length / 2).toBe(most([0, 1, 2, 3, 4, 5, 6, 7, 8, 9]));
    }),
    { numRuns: 1000 },
  );
});
