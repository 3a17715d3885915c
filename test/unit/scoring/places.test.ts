import { goldenJson } from "../../golden/read";
import { placeLabel, places } from "../../../src/scoring/places";

const best = (a: number, b: number): number => b - a;

interface Vector {
  scores: number[];
  rank: number[];
  label: string[];
}

test.each(goldenJson<{ ranking: Vector[] }>("golden.json").ranking)("$scores", ({ scores, rank, label }) => {
  expect(places(scores, best).map(({ place }) => place)).toEqual(rank);
  expect(places(scores, best).map(placeLabel)).toEqual(label);
});

test("nobody, no places", () => expect(places([], best)).toEqual([]));
