/** One table for all that is measured, and what it is held against. */

export const SIZES = [1_000, 10_000, 100_000, 1_000_000];
/** The most that ten times as many results may cost, from 10,000 to 100,000. */
const GROWTH = { from: 10_000, to: 100_000, most: 25 };
const WIDTH = { name: 36, figure: 18 };

let missed = 0;

/** How many targets were missed so far. */
export const missedTargets = () => missed;

export const thousands = (size) => size.toLocaleString("en");

export function heading(text, columns = SIZES.map((size) => `${thousands(size)} lines`)) {
  line("");
  row(text, columns);
}

/** Times at each size, and in brackets by how much the last ten times as many cost more. */
export function growing(name, times, most) {
  const cells = SIZES.map((size, i) => {
    const time = times.get(size);
    if (time === undefined) return size > most ? "over the limit" : "-";
    const before = times.get(SIZES[i - 1]);
    return before === undefined ? `${figure(time)} ms` : `${figure(time)} ms (x ${figure(time / before, 2)})`;
  });
  row(name, cells, verdict(times.get(GROWTH.to) / times.get(GROWTH.from) <= GROWTH.most, `x ${GROWTH.most} at most`));
}

/** Ratios at each size, held against a target where there is one. */
export function timesAsFast(name, ratios, target) {
  const cells = SIZES.map((size) => (ratios.has(size) ? `${figure(ratios.get(size), 2)} x` : "-"));
  const held =
    target && verdict(ratios.get(target.size) >= target.least, `${target.least} x at ${thousands(target.size)}`);
  row(name, cells, held);
}

export function verdict(held, target) {
  if (!held) missed++;
  return `target ${target}: ${held ? "met" : "MISSED"}`;
}

export function figure(number, digits = 3) {
  return number.toLocaleString("en", { maximumSignificantDigits: digits });
}

export function row(name, cells, remark = "") {
  line(name.padEnd(WIDTH.name) + cells.map((cell) => cell.padStart(WIDTH.figure)).join("") + `   ${remark}`);
}

export function line(text) {
  console.log(text.trimEnd());
}
