import { atOnce, inSlices, mapped, within, type Steps } from "../../../src/results/steps";

const numbers = Array.from({ length: 1000 }, (_, i) => i);
const doubled = numbers.map((number) => number * 2);
const double = (): Steps<number[]> => mapped(numbers, (number) => number * 2);

/** So long that a slice is over after each step. */
function* slow(): Steps<string> {
  for (const part of [0.25, 0.5, 0.4, 0.75]) {
    for (const until = Date.now() + 45; Date.now() < until;);
    yield part;
  }
  return "done";
}

test("at once and in slices come to the same", async () => {
  expect(atOnce(double())).toEqual(doubled);
  expect(await inSlices(double())).toEqual(doubled);
});

test("a part of longer work stays within it", () => {
  const seen = [...within(double(), 0.5, 0.75)];
  expect(seen.length).toBeGreaterThan(1);
  expect(seen.every((part) => part >= 0.5 && part <= 0.75)).toBe(true);
  expect(atOnce(within(double(), 0.5, 0.75))).toEqual(doubled);
});

test("between slices the page gets its turn, and progress never goes back", async () => {
  const seen: number[] = [];
  let turns = 0;
  const page = setInterval(() => turns++);
  expect(await inSlices(slow(), { progress: (part) => seen.push(part) })).toBe("done");
  clearInterval(page);
  expect(seen).toEqual([0.25, 0.5, 0.5, 0.75]);
  expect(turns).toBeGreaterThan(0);
});

test("stopped between two slices, it comes to nothing", async () => {
  const signal = { aborted: false };
  const seen: number[] = [];
  const progress = (part: number): void => {
    seen.push(part);
    signal.aborted = part >= 0.5;
  };
  expect(await inSlices(slow(), { signal, progress })).toBeUndefined();
  expect(seen).toEqual([0.25, 0.5]);
});

test("stopped before it began, it takes no step", async () => {
  const steps = slow();
  expect(await inSlices(steps, { signal: { aborted: true } })).toBeUndefined();
  expect(steps.next().value).toBe(0.25);
});
