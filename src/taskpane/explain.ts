/** How a cell's figure came about, in words that a player can be shown. */
import { parseBoard } from "../notation/board";
import { itemLabel } from "../notation/breakdown";
import { makeContract } from "../notation/contract";
import { makeSpecial } from "../notation/entry";
import { sentence } from "../notation/messages";
import { declarerVulnerable, readPlayed, unset, type Finished } from "../notation/played";
import { makeResult } from "../notation/result";
import { isBlank, numberOf, textOf } from "../notation/text";
import { parseVulnerable } from "../notation/board";
import { contractScore, scoreBreakdown } from "../scoring/contractScore";
import { dealer, vulnerability } from "../scoring/board";
import { IMP_THRESHOLDS, imps } from "../scoring/imps";
import { sideOf } from "../scoring/types";
import { strings } from "./strings";

/** A call of one of our functions: its name and its arguments as written. */
export interface Call {
  name: string;
  args: string[];
}

/** The call that a formula consists of; undefined where it is none, or not of ours. */
export function callOf(formula: string, names: readonly string[]): Call | undefined {
  const match = /^=(?:[A-Z0-9_]+\.)?([A-Z]+)\(([^]*)\)$/i.exec(formula.trim());
  if (!match || !names.includes(match[1].toUpperCase())) return undefined;
  return { name: match[1].toUpperCase(), args: splitArguments(match[2]) };
}

/** Arguments as written, split at the commas of the outermost level. */
function splitArguments(text: string): string[] {
  const args: string[] = [];
  let depth = 0;
  let quoted = false;
  let current = "";
  for (const sign of text) {
    if (sign === '"') quoted = !quoted;
    if (!quoted && "({[".includes(sign)) depth++;
    if (!quoted && ")}]".includes(sign)) depth--;
    if (sign === "," && depth === 0 && !quoted) {
      args.push(current.trim());
      current = "";
    } else current += sign;
  }
  return [...args, current.trim()];
}

/** A literal's value, or the reference whose value is wanted. */
export function argument(text: string): { value: unknown } | { reference: string } {
  if (text === "") return { value: "" };
  if (/^"[^]*"$/.test(text)) return { value: text.slice(1, -1).replace(/""/g, '"') };
  const number = numberOf(text);
  return number === undefined ? { reference: text } : { value: number };
}

/** The words for a call with the values of its arguments. */
export function explain(name: string, values: readonly unknown[]): string[] {
  const explanation = EXPLANATIONS[name];
  return explanation ? explanation(values) : [];
}

const EXPLANATIONS: Record<string, (values: readonly unknown[]) => string[]> = {
  BRIDGESCORE: ([bid, result, vul, double, words]) => {
    const played = readPlayed({ bid, result, double, words });
    return explainPlayed(played, () => parseVulnerable(unset(vul)));
  },
  SCOREBREAKDOWN: (values) => EXPLANATIONS.BRIDGESCORE(values),
  NSSCORE: ([board, bid, seat, result, double, vul, words]) => {
    const played = readPlayed({ bid, seat, result: unset(result), double, words });
    if (!played?.ok || "kind" in played.value) return explainPlayed(played, () => parseVulnerable(""));
    const { declarer, contract } = played.value;
    if (!declarer) return [strings.explain.cannot(sentence({ kind: "noDeclarer", read: makeContract(contract) }))];
    const lines = explainPlayed(played, () => declarerVulnerable(board, unset(vul), sideOf(declarer)));
    const side = sideOf(declarer) === "NS" ? "N-S" : "E-W";
    return [
      ...lines,
      `${declarer} plays, so the score is ${side}'s${side === "N-S" ? "" : " and N-S's is the opposite"}.`,
    ];
  },
  IMPS: ([first, second]) => {
    const [ours, theirs] = [numberOf(first), second === undefined ? 0 : numberOf(second)];
    if (ours === undefined || theirs === undefined) return [strings.explain.notComplete];
    return explainImps(ours, theirs, second !== undefined);
  },
  BOARDVUL: ([board]) => explainBoard(board),
  BOARDDEALER: ([board]) => explainBoard(board),
};

function explainPlayed(
  played: ReturnType<typeof readPlayed>,
  vulnerable: () => ReturnType<typeof parseVulnerable>,
): string[] {
  if (!played) return [strings.explain.notComplete];
  if (!played.ok) return [strings.explain.cannot(sentence(played))];
  if ("kind" in played.value) {
    return [
      played.value.kind === "passed" ? "Passed out: 0 to both sides." : `${makeSpecial(played.value)}: no score.`,
    ];
  }
  const side = vulnerable();
  return side.ok ? scoreInWords(played.value, side.value) : [strings.explain.cannot(sentence(side))];
}

/** Item by item: "Contract 4♠X: 240", and the total (Law 77). */
export function scoreInWords({ contract, tricks }: Finished, vulnerable: boolean): string[] {
  const items = scoreBreakdown(contract, tricks, vulnerable);
  return [
    `${makeContract(contract, true)} ${makeResult(contract, tricks)}, ${tricks} tricks, declarer ${vulnerable ? "vulnerable" : "not vulnerable"}:`,
    ...items.map((item) => `${itemLabel(item, contract, vulnerable)}: ${item.points}`),
    `Together ${contractScore(contract, tricks, vulnerable)}.`,
  ];
}

function explainImps(ours: number, theirs: number, twoTables: boolean): string[] {
  const difference = ours - theirs;
  const won = imps(difference);
  const size = Math.abs(won);
  const from = size === 0 ? 0 : IMP_THRESHOLDS[size - 1];
  const next = IMP_THRESHOLDS[size];
  const band = next === undefined ? `from ${from}` : `from ${from} to ${next - 10}`;
  return [
    ...(twoTables ? [`${ours} − ${theirs} = ${difference}.`] : []),
    `A difference ${band} is ${size} ${size === 1 ? "IMP" : "IMPs"}${won < 0 ? ", lost" : ""} (Law 78B).`,
  ];
}

function explainBoard(value: unknown): string[] {
  if (isBlank(unset(value))) return [strings.explain.notComplete];
  const board = parseBoard(value);
  if (!board.ok) return [strings.explain.cannot(sentence(board))];
  const pattern = ((board.value - 1) % 16) + 1;
  const same = board.value > 16 ? ` as board ${pattern}, for the pattern repeats after 16` : "";
  return [
    `Board ${textOf(board.value)}: dealer ${dealer(board.value)}, vulnerable ${vulnerability(board.value)}${same} (Law 2).`,
  ];
}
