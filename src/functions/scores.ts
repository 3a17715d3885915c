import { itemLabel } from "../notation/breakdown";
import { parseVulnerable } from "../notation/board";
import { makeSpecial, type Special } from "../notation/entry";
import { declarerVulnerable, readPlayed, readSeated, unset } from "../notation/played";
import { isBlank } from "../notation/text";
import { contractScore, scoreBreakdown } from "../scoring/contractScore";
import { sideOf } from "../scoring/types";
import { broadcast, failed, problemCell, type Answer } from "./cells";

/**
 * Declarer's score for a contract and its result (Law 77): =BRIDGESCORE("4S",10,"V","X") is 790.
 * A cell not filled in may arrive as 0 tricks: =IF(B2="","",BRIDGESCORE(A2,B2)).
 * @customfunction BRIDGESCORE
 * @param {any[][]} contract Contract such as 4S or 3NT; may carry double and result: 4SX-1. PASS is 0.
 * @param {any[][]} [tricks] Tricks taken, 0 to 13; or =, +1, -2.
 * @param {any[][]} [vulnerable] V or NV (the default): declarer's side.
 * @param {any[][]} [doubled] X, XX or blank.
 * @param {any[][]} [language] Language of the contract: en (the default), fr, de, nl, pl, sv, no, da, it or es.
 * @returns {any[][]} Declarer's score, negative when the contract fails.
 */
export function bridgeScore(
  contract: unknown[][],
  tricks?: unknown[][],
  vulnerable?: unknown[][],
  doubled?: unknown[][],
  language?: unknown[][],
): unknown[][] {
  return broadcast([contract, tricks, vulnerable, doubled, language], ([bid, result, vul, double, words]) => {
    const entry = readPlayed({ bid, result, double, words });
    if (!entry) return "";
    if (!entry.ok) return problemCell(entry);
    if ("kind" in entry.value) return specialScore(entry.value);
    const side = parseVulnerable(unset(vul));
    if (!side.ok) return problemCell(side);
    return contractScore(entry.value.contract, entry.value.tricks, side.value);
  });
}

/**
 * North-South's score for a contract on a board (Laws 2 and 77): =NSSCORE(2,"4SXE-1") is 100. Adjusted scores such as
 * A6040 pass through as text.
 * @customfunction NSSCORE
 * @param {any[][]} board Board number: it says who is vulnerable.
 * @param {any[][]} contract Contract such as 4S; may carry double, declarer and result: 4SXE-1. PASS is 0.
 * @param {any[][]} [declarer] N, E, S or W, where the contract does not say it.
 * @param {any[][]} [tricks] Tricks taken, 1 to 13 (no trick at all: "0" as text); or =, +1, -2.
 * @param {any[][]} [doubled] X, XX or blank.
 * @param {any[][]} [vulnerable] Instead of the board's: None, NS, EW or Both; or V or NV for declarer's side.
 * @param {any[][]} [language] Language of the contract: en (the default), fr, de, nl, pl, sv, no, da, it or es.
 * @returns {any[][]} N-S's score, negative where E-W score.
 */
export function nsScore(
  board: unknown[][],
  contract: unknown[][],
  declarer?: unknown[][],
  tricks?: unknown[][],
  doubled?: unknown[][],
  vulnerable?: unknown[][],
  language?: unknown[][],
): unknown[][] {
  const ranges = [board, contract, declarer, tricks, doubled, vulnerable, language];
  return broadcast(ranges, ([number, bid, seat, result, double, vul, words]) => {
    if (isBlank(unset(number))) return "";
    const entry = readSeated({ bid, seat, result: unset(result), double, words });
    if (!entry) return "";
    if (!entry.ok) return problemCell(entry);
    if ("kind" in entry.value) return specialScore(entry.value);
    const { contract: played, tricks: taken, declarer: by } = entry.value;
    const side = declarerVulnerable(number, unset(vul), sideOf(by));
    if (!side.ok) return problemCell(side);
    const score = contractScore(played, taken, side.value);
    return sideOf(by) === "NS" ? score : 0 - score;
  });
}

/**
 * How a score comes about, item by item, the total last (Law 77): =SCOREBREAKDOWN("4SX",10,"V").
 * @customfunction SCOREBREAKDOWN
 * @param {any[][]} contract Contract such as 4S; may carry double and result: 4SX-1.
 * @param {any[][]} [tricks] Tricks taken, 0 to 13; or =, +1, -2.
 * @param {any[][]} [vulnerable] V or NV (the default): declarer's side.
 * @param {any[][]} [doubled] X, XX or blank.
 * @param {any[][]} [language] Language of the contract: en (the default), fr, de, nl, pl, sv, no, da, it or es.
 * @returns {any[][]} Two columns: for what, and the points.
 */
export function scoreBreakdownOf(
  contract: unknown[][],
  tricks?: unknown[][],
  vulnerable?: unknown[][],
  doubled?: unknown[][],
  language?: unknown[][],
): unknown[][] {
  const [bid, result, vul, double, words] = [contract, tricks, vulnerable, doubled, language].map(
    (range) => range?.[0]?.[0],
  );
  const entry = readPlayed({ bid, result, double, words });
  if (!entry) return [["", ""]];
  if (!entry.ok) return failed(entry);
  const heading = ["Item", "Points"];
  if ("kind" in entry.value) return [heading, ["Total", specialScore(entry.value)]];
  const side = parseVulnerable(unset(vul));
  if (!side.ok) return failed(side);
  const { contract: played, tricks: taken } = entry.value;
  const items = scoreBreakdown(played, taken, side.value);
  return [
    heading,
    ...items.map((item) => [itemLabel(item, played, side.value), item.points]),
    ["Total", contractScore(played, taken, side.value)],
  ];
}

/** 0 for a pass-out; an adjusted score or a board not played as its text. */
function specialScore(special: Special): Answer {
  return special.kind === "passed" ? 0 : makeSpecial(special);
}
