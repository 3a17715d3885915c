/** How a contract's score comes about: BRIDGESCORE, NSSCORE, SCOREBREAKDOWN. */
import { parseVulnerable } from "../../notation/board";
import { itemLabel } from "../../notation/breakdown";
import { makeContract } from "../../notation/contract";
import { makeSpecial } from "../../notation/entry";
import { sentence } from "../../notation/messages";
import { declarerVulnerable, readPlayed, readSeated, unset, type Finished } from "../../notation/played";
import type { Reading } from "../../notation/problem";
import { makeResult } from "../../notation/result";
import { isBlank } from "../../notation/text";
import { contractScore, scoreBreakdown } from "../../scoring/contractScore";
import { sideOf, type Contract, type Seat } from "../../scoring/types";
import { explainStrings } from "../explainStrings";
import { cellwise, errorAmong, type Explanation } from "./asked";

const text = explainStrings.score;

export const explainScore = cellwise(scoreOf);

/** Its first cells are read, and each row of the answer belongs to the same score. */
export const explainBreakdown: Explanation = ({ ranges }) => {
  const values = ranges.map((cells) => cells?.[0]?.[0]);
  return errorAmong(values) ?? scoreOf(values);
};

function scoreOf([bid, result, vul, double, words]: readonly unknown[]): string[] {
  return explainPlayed(readPlayed({ bid, result, double, words }), () => parseVulnerable(unset(vul)));
}

type Played = ReturnType<typeof readPlayed>;

function explainPlayed(played: Played, vulnerable: () => Reading<boolean>): string[] {
  if (!played) return [explainStrings.notComplete];
  if (!played.ok) return [explainStrings.cannot(sentence(played))];
  if ("kind" in played.value) {
    return [played.value.kind === "passed" ? text.passedOut : text.noScore(makeSpecial(played.value))];
  }
  const side = vulnerable();
  return side.ok ? scoreInWords(played.value, side.value) : [explainStrings.cannot(sentence(side))];
}

/** The contract, item by item, and the total (Law 77). */
export function scoreInWords(
  { contract, tricks }: { contract: Contract; tricks: number },
  vulnerable: boolean,
): string[] {
  const items = scoreBreakdown(contract, tricks, vulnerable);
  return [
    text.contract(makeContract(contract, true), makeResult(contract, tricks), tricks, vulnerable),
    ...items.map((item) => text.item(itemLabel(item, contract, vulnerable), item.points)),
    text.together(contractScore(contract, tricks, vulnerable)),
  ];
}

/** The same, and what it is for N-S. */
export function nsScoreInWords(played: Finished & { declarer: Seat }, vulnerable: boolean): string[] {
  const { declarer, contract, tricks } = played;
  const score = contractScore(contract, tricks, vulnerable);
  const side = sideOf(declarer);
  return [...scoreInWords(played, vulnerable), text.nsScore(declarer, side, side === "NS" ? score : 0 - score)];
}

export const explainNsScore = cellwise(([board, bid, seat, result, double, vul, words]) => {
  if (isBlank(unset(board))) return [explainStrings.notComplete];
  const played = readSeated({ bid, seat, result: unset(result), double, words });
  if (!played?.ok || "kind" in played.value) return explainPlayed(played, () => parseVulnerable(""));
  const vulnerable = declarerVulnerable(board, unset(vul), sideOf(played.value.declarer));
  if (!vulnerable.ok) return explainPlayed(played, () => vulnerable);
  return nsScoreInWords(played.value, vulnerable.value);
});
