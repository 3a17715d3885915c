/** Results that are made up, drawn alike in every run. */
import { readFileSync } from "node:fs";
import { resolve } from "node:path";

/** Of a board where both sides are vulnerable: the most different scores that a board can have. */
const LEGAL = JSON.parse(readFileSync(resolve(import.meta.dirname, "../golden/legal-scores.json"), "utf8")).nsByVul
  .both;
const STRAINS = ["C", "D", "H", "S", "NT"];
/** Tables of the night that is made up; its boards go round until there are lines enough. */
const TABLES = 20;

/** Numbers from 0 to below 1. */
function drawing(seed) {
  let state = seed;
  return () => (state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0) / 2 ** 32;
}

/** One board of so many results: scores in each form that a run takes, and contracts with tricks. */
export function boardOf(size) {
  const draw = drawing(size);
  const scores = Array.from({ length: size }, () => LEGAL[Math.floor(draw() * LEGAL.length)]);
  const contracts = scores.map((_, i) => ({ level: 1 + (i % 7), strain: STRAINS[i % 5], doubled: i % 3 }));
  return {
    scores,
    contracts,
    tricks: scores.map((_, i) => i % 14),
    column: scores.map((score) => [score]),
    contractColumn: contracts.map(({ level, strain, doubled }) => [`${level}${strain}${"X".repeat(doubled)}`]),
    trickColumn: scores.map((_, i) => [i % 14]),
  };
}

/** So many results of one session, twenty a board: pairs 1 to 20 sit N-S, 21 to 40 E-W. */
export function linesOf(size) {
  const draw = drawing(size);
  return Array.from({ length: size }, (_, i) => {
    const board = 1 + Math.floor(i / TABLES);
    const [level, over] = [1 + Math.floor(draw() * 5), Math.floor(draw() * 4) - 2];
    return {
      board,
      ns: 1 + (i % TABLES),
      ew: TABLES + 1 + ((i + board) % TABLES),
      contract: `${level}${STRAINS[Math.floor(draw() * 5)]}`,
      doubled: draw() < 0.9 ? "" : "X",
      by: "NESW"[Math.floor(draw() * 4)],
      tricks: level + 6 + over,
      result: over === 0 ? "=" : over > 0 ? `+${over}` : String(over),
    };
  });
}

export const HEADINGS = ["Board", "NS", "EW", "Contract", "X", "By", "Result"];

export const cellsOf = (lines) => [
  HEADINGS,
  ...lines.map(({ board, ns, ew, contract, doubled, by, result }) => [board, ns, ew, contract, doubled, by, result]),
];

export const csvOf = (lines) =>
  cellsOf(lines)
    .map((row) => row.join(","))
    .join("\n");

export function usebioOf(lines) {
  const travellers = byBoard(lines, (line) => {
    const fields = {
      NS_PAIR_NUMBER: line.ns,
      EW_PAIR_NUMBER: line.ew,
      CONTRACT: `${line.contract}${line.doubled.toLowerCase()}`,
      PLAYED_BY: line.by,
      TRICKS: line.tricks,
    };
    const inside = Object.entries(fields).map(([name, value]) => `<${name}>${value}</${name}>`);
    return `<TRAVELLER_LINE>${inside.join("")}</TRAVELLER_LINE>`;
  });
  const boards = travellers.map(
    ([board, rows]) => `<BOARD><BOARD_NUMBER>${board}</BOARD_NUMBER>\n${rows.join("\n")}\n</BOARD>`,
  );
  return `<?xml version="1.0"?>\n<USEBIO Version="1.2"><EVENT EVENT_TYPE="MP_PAIRS">\n${boards.join("\n")}\n</EVENT></USEBIO>`;
}

export function pbnOf(lines) {
  const tables = byBoard(lines, ({ ns, ew, contract, doubled, by, tricks }) =>
    [ns, ew, contract + doubled, by, tricks].join(" "),
  );
  const head = '[ScoreTable "PairId_NS\\2R;PairId_EW\\2R;Contract\\5L;Declarer\\1R;Result\\2R"]';
  return tables.map(([board, rows]) => [`[Board "${board}"]`, head, ...rows].join("\n")).join("\n\n");
}

function byBoard(lines, written) {
  const boards = new Map();
  for (const line of lines) boards.set(line.board, [...(boards.get(line.board) ?? []), written(line)]);
  return [...boards];
}
