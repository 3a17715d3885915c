import fc from "fast-check";
import { goldenJson } from "../../golden/read";
import { matchpoints, top } from "../../../src/scoring/matchpoints";

interface Vector {
  ns: number[];
  mp21: number[];
  top21: number;
  ew21: number[];
  note: string;
}

test.each(goldenJson<{ matchpoints: Vector[] }>("golden.json").matchpoints)("$ns", ({ ns, mp21, top21, ew21 }) => {
  expect(matchpoints(ns)).toEqual(mp21);
  expect(top(ns.length)).toBe(top21);
  expect(mp21.map((points) => top21 - points)).toEqual(ew21);
});

test("a pass-out is compared; one result has nothing to compare with", () => {
  expect(matchpoints([0, -50, 50, 0])).toEqual([3, 0, 6, 3]);
  expect(matchpoints([420])).toEqual([0]);
  expect(top(1)).toBe(0);
  expect(top(0)).toBe(0);
});

const scores = fc.array(
  fc.integer({ min: -760, max: 316 }).map((ten) => ten * 10),
  { minLength: 1, maxLength: 40 },
);

test("seen from the other side, everybody has the rest of the top", () => {
  fc.assert(
    fc.property(scores, (ns) => {
      const mirrored = matchpoints(ns.map((score) => 0 - score));
      expect(mirrored).toEqual(matchpoints(ns).map((points) => top(ns.length) - points));
    }),
  );
});

test("two matchpoints for each comparison, whatever the order", () => {
  fc.assert(
    fc.property(scores, (ns) => {
      const points = matchpoints(ns);
      expect(points.reduce((sum, each) => sum + each, 0)).toBe(ns.length * (ns.length - 1));
      expect(matchpoints([...ns].reverse())).toEqual([...points].reverse());
    }),
  );
});

test("the same as comparing every pair of scores", () => {
  fc.assert(
    fc.property(scores, (ns) => {
      const compared = ns.map((own, i) =>
        ns.reduce((sum, other, j) => sum + (i === j ? 0 : own > other ? 2 : own === other ? 1 : 0), 0),
      );
      expect(matchpoints(ns)).toEqual(compared);
    }),
  );
});
