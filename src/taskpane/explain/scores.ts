/** How a cell's figure came about, in words that a player can be shown: for the functions that give one figure. */
import { parseBoard, parseVulnerable } from "../../notation/board";
import { itemLabel } from "../../notation/breakdown";
import { makeContract } from "../../notation/contract";
import { makeSpecial } from "../../notation/entry";
import { sentence } from "../../notation/messages";
import { declarerVulnerable, readPlayed, unset, type Finished } from "../../notation/played";
import type { Reading } from "../../notation/problem";
import { makeResult } from "../../notation/result";
import { isBlank, numberOf, textOf } from "../../notation/text";
import { contractScore, scoreBreakdown } from "../../scoring/contractScore";
import { dealer, vulnerability } from "../../scoring/board";
import { IMP_THRESHOLDS, imps } from "../../scoring/imps";
import { sideOf } from "../../scoring/types";
import { strings } from "../strings";

const text = strings.explain;

/** Lines of words for a function with the values of its arguments, in their order; none for other functions. */
export function explain(name: string, values: readonly unknown[]): string[] {
  return EXPLANATIONS[name]?.(values) ?? [];
}

type Explanation = (values: readonly unknown[]) => string[];

const explainScore: Explanation = ([bid, result, vul, double, words]) =>
  explainPlayed(readPlayed({ bid, result, double, words }), () => parseVulnerable(unset(vul)));

const EXPLANATIONS: Record<string, Explanation> = {
  BRIDGESCORE: explainScore,
  SCOREBREAKDOWN: explainScore,
  NSSCORE: explainNsScore,
  IMPS: explainImps,
  BOARDVUL: explainBoard,
  BOARDDEALER: explainBoard,
};

type Played = ReturnType<typeof readPlayed>;

function explainPlayed(played: Played, vulnerable: () => Reading<boolean>): string[] {
  if (!played) return [text.notComplete];
  if (!played.ok) return [text.cannot(sentence(played))];
  if ("kind" in played.value) {
    return [played.value.kind === "passed" ? text.passedOut : text.noScore(makeSpecial(played.value))];
  }
  const side = vulnerable();
  return side.ok ? scoreInWords(played.value, side.value) : [text.cannot(sentence(side))];
}

/** The contract, item by item, and the total (Law 77). */
function scoreInWords({ contract, tricks }: Finished, vulnerable: boolean): string[] {
  const items = scoreBreakdown(contract, tricks, vulnerable);
  return [
    text.contract(makeContract(contract, true), makeResult(contract, tricks), tricks, vulnerable),
    ...items.map((item) => text.item(itemLabel(item, contract, vulnerable), item.points)),
    text.together(contractScore(contract, tricks, vulnerable)),
  ];
}

function explainNsScore([board, bid, seat, result, double, vul, words]: readonly unknown[]): string[] {
  if (isBlank(unset(board))) return [text.notComplete];
  const played = readPlayed({ bid, seat, result: unset(result), double, words });
  if (!played?.ok || "kind" in played.value) return explainPlayed(played, () => parseVulnerable(""));
  const { declarer, contract, tricks } = played.value;
  if (!declarer) return [text.cannot(sentence({ kind: "noDeclarer", read: makeContract(contract) }))];
  const side = sideOf(declarer);
  const vulnerable = declarerVulnerable(board, unset(vul), side);
  const lines = explainPlayed(played, () => vulnerable);
  if (!vulnerable.ok) return lines;
  const score = contractScore(contract, tricks, vulnerable.value);
  return [...lines, text.nsScore(declarer, side, side === "NS" ? score : 0 - score)];
}

function explainImps(scores: readonly unknown[]): string[] {
  if (scores.some(isBlank)) return [text.notComplete];
  const wrong = scores.find((score) => numberOf(score) === undefined);
  if (wrong !== undefined) return [text.cannot(sentence({ kind: "notANumber", read: textOf(wrong) }))];
  const [ours, theirs] = scores.map((score) => numberOf(score) as number);
  const difference = ours - (theirs ?? 0);
  const won = imps(difference);
  const size = Math.abs(won);
  const next = IMP_THRESHOLDS[size];
  const band = { from: size === 0 ? 0 : IMP_THRESHOLDS[size - 1], to: next === undefined ? undefined : next - 10 };
  return [...(theirs === undefined ? [] : [text.difference(ours, theirs, difference)]), text.imps(band, won)];
}

/** Vulnerability goes round in sixteen boards (Law 2). */
const ROUND = 16;

function explainBoard([value]: readonly unknown[]): string[] {
  if (isBlank(unset(value))) return [text.notComplete];
  const board = parseBoard(value);
  if (!board.ok) return [text.cannot(sentence(board))];
  const number = board.value;
  const same = number > ROUND ? ((number - 1) % ROUND) + 1 : undefined;
  return [text.board(number, dealer(number), vulnerability(number), same)];
}
