/** One table for all that is measured, and what it is held against; and its ratios as a table for README. */

export const SIZES = [1_000, 10_000, 100_000, 1_000_000];
/** The most that ten times as many results may cost, from 10,000 to 100,000. */
const GROWTH = { from: 10_000, to: 100_000, most: 25 };
const WIDTH = { name: 50, figure: 18 };

let missed = 0;
const ratios = [];

/** How many targets were missed so far. */
export const missedTargets = () => missed;

export const thousands = (size) => size.toLocaleString("en");

export function heading(text, sizes = SIZES, unit = "lines") {
  line("");
  row(
    text,
    sizes.map((size) => (typeof size === "number" ? `${thousands(size)} ${unit}` : size)),
  );
}

/** Times at each size. */
export function times(name, measured, sizes = SIZES) {
  row(
    name,
    sizes.map((size) => (measured.has(size) ? milliseconds(measured.get(size)) : "-")),
  );
}

/** Times at each size, and in brackets by how much each doubling since the size before made it longer. */
export function growing(name, measured, most) {
  const cells = SIZES.map((size, i) => {
    const time = measured.get(size);
    if (time === undefined) return size > most ? "over the limit" : "-";
    const before = measured.get(SIZES[i - 1]);
    if (before === undefined) return milliseconds(time);
    return `${milliseconds(time)} (x ${figure(perDoubling(time / before, size / SIZES[i - 1]))})`;
  });
  const [small, large] = [measured.get(GROWTH.from), measured.get(GROWTH.to)];
  const target = `x ${GROWTH.most} at most`;
  const held = large / small <= GROWTH.most;
  row(name, cells, verdict(held, target));
  ratios.push({
    what: name,
    size: thousands(GROWTH.to),
    time: milliseconds(large),
    beside: `${thousands(GROWTH.from)} lines: ${milliseconds(small)}`,
    ratio: `x ${figure(large / small, 2)}, a doubling x ${figure(perDoubling(large / small, GROWTH.to / GROWTH.from))}`,
    target,
    held,
  });
}

/** What grew by `growth` while the lines grew `times` as many, by how much it grew with each doubling of them. */
const perDoubling = (growth, times) => growth ** (Math.LN2 / Math.log(times));

/** How many times as fast ours are at each size, held against a target where there is one: `{ size, least }`. */
export function timesAsFast({ name, of, own, others, sizes = SIZES, target }) {
  const compared = sizes.filter((size) => others.has(size));
  const ratio = (size) => others.get(size) / own.get(size);
  const text = target && `${target.least} x at ${thousands(target.size)}`;
  const held = target && ratio(target.size) >= target.least;
  row(
    `${name}, ${of}: as fast`,
    sizes.map((size) => (others.has(size) ? `${figure(ratio(size), 2)} x` : "-")),
    target && verdict(held, text),
  );
  for (const size of compared) {
    const isTarget = size === target?.size;
    if (!isTarget && size !== compared[compared.length - 1]) continue;
    ratios.push({
      what: name,
      size: thousands(size),
      time: milliseconds(own.get(size)),
      beside: `${of}: ${milliseconds(others.get(size))}`,
      ratio: `${figure(ratio(size), 2)} times as fast`,
      ...(isTarget ? { target: `${target.least} times`, held } : {}),
    });
  }
}

/** How much longer something takes than something else, at the most. */
export function timesAsLong({ name, of, own, other, most }) {
  const held = own / other <= most;
  const target = `x ${most} at most`;
  row(name, [milliseconds(own), milliseconds(other), `x ${figure(own / other)}`], verdict(held, target));
  const ratio = `x ${figure(own / other)}`;
  ratios.push({
    what: name,
    size: "",
    time: milliseconds(own),
    beside: `${of}: ${milliseconds(other)}`,
    ratio,
    target,
    held,
  });
}

export function figure(number, digits = 3) {
  return number.toLocaleString("en", { maximumSignificantDigits: digits });
}

export function line(text) {
  console.log(text.trimEnd());
}

/** Every ratio of this run, as README shows them and Prettier leaves them. */
export function markdown() {
  const rows = [
    ["measured", "lines", "time", "beside", "ratio", "target"],
    ...ratios.map(({ what, size, time, beside, ratio, target = "", held = true }) => [
      ...[what, size, time, beside, ratio],
      held ? target : `${target}: missed`,
    ]),
  ];
  const widths = rows[0].map((_, column) => Math.max(...rows.map((cells) => cells[column].length)));
  const toTheRight = (column) => NUMBERS.includes(rows[0][column]);
  const padded = (cell, i) => (toTheRight(i) ? cell.padStart(widths[i]) : cell.padEnd(widths[i]));
  const rule = widths.map((width, i) => (toTheRight(i) ? `${"-".repeat(width - 1)}:` : "-".repeat(width)));
  const [head, ...others] = rows.map((cells) => cells.map(padded));
  line("");
  for (const cells of [head, rule, ...others]) line(`| ${cells.join(" | ")} |`);
}

const NUMBERS = ["lines", "time", "ratio"];

const milliseconds = (time) => `${figure(time)} ms`;

function verdict(held, target) {
  if (!held) missed++;
  return `target ${target}: ${held ? "met" : "MISSED"}`;
}

function row(name, cells, remark = "") {
  line(name.padEnd(WIDTH.name) + cells.map((cell) => cell.padStart(WIDTH.figure)).join("") + `   ${remark}`);
}
