/** Medians of the processor's time. */
import { performance } from "node:perf_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

/** What a figure rests on: milliseconds of one sample, of the calls before it, of all samples; and their number. */
const SHORTEST_SAMPLE = 2;
const WARM_UP = 100;
const LONGEST = 1_000;
const SAMPLES = { least: 3, most: 15 };

setFlagsFromString("--expose-gc");
/** Memory that one run leaves behind is cleared away before the next is measured. */
const clearAway = runInNewContext("gc");

/** Milliseconds of the processor for one call, which may be a promise: the median of several. */
export async function medianOf(call) {
  clearAway();
  const { repeats, once } = await warmUp(call);
  const samples = Math.min(SAMPLES.most, Math.max(SAMPLES.least, Math.floor(LONGEST / (once * repeats))));
  const times = [];
  for (let i = 0; i < samples; i++) times.push(await timed(call, repeats));
  return median(times);
}

export const median = (figures) => [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)];

/** Calls until the engine has done its best; answers how often to call in one sample. What is slow shows that at once. */
async function warmUp(call) {
  const end = performance.now() + WARM_UP;
  let once = await timed(call, 1);
  let calls = 1;
  while (performance.now() < end) {
    await call();
    calls++;
  }
  if (calls > 1) once = await timed(call, Math.min(calls, 100));
  return { repeats: Math.max(1, Math.ceil(SHORTEST_SAMPLE / once)), once };
}

/** On a busy machine the clock would count other programs too. */
async function timed(call, repeats) {
  const start = process.cpuUsage();
  for (let i = 0; i < repeats; i++) {
    const answer = call();
    if (answer instanceof Promise) await answer;
  }
  const { user, system } = process.cpuUsage(start);
  return Math.max(0.000_001, (user + system) / 1_000 / repeats);
}
