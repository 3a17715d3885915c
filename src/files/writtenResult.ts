/** A result as files write it, in fields of their own: contract, declarer, tricks, N-S's score. */
import { makeAward } from "../notation/award";
import { makeEntry, parseContract, parseSeat, type PlayedContract } from "../notation/contract";
import { parseSpecial } from "../notation/entry";
import { isLeadRead, leadsOf } from "../notation/lead";
import type { ProblemKind } from "../notation/messages";
import { read, unread, type Reading, type Unread } from "../notation/problem";
import { parseResult } from "../notation/result";
import { parseScore } from "../notation/score";
import { compact, numberOf } from "../notation/text";
import { lineOf } from "../results/happened";
import { lineScore, lineVulnerability } from "../results/lineScore";
import type { Finding, ResultLine } from "../results/types";
import { contractScore } from "../scoring/contractScore";
import { isVulnerable } from "../scoring/board";
import { isLegalScore } from "../scoring/legalScores";
import { sideOf, type Contract, type Seat } from "../scoring/types";
import { fillByOwnEntry } from "./ownEntry";

/** Each as written, "" where there is nothing; `score` is N-S's, a number or an adjusted score. */
export interface Written {
  contract: string;
  declarer: string;
  tricks: string;
  score: string;
  /** In files of our own: the ruling, or why there is no result. */
  ownEntry?: string;
}

export type Report = (kind: ProblemKind, text: string, likely?: string[]) => void;

/**
 * Fills a line from what was written. An adjusted score wins over the contract, which stays. A contract that is not
 * understood, or has no result, gives way to the score beside it: then the score counts and what is odd is said.
 * A line that nothing is known of stays `unread`.
 */
export function fillLine(line: ResultLine, given: Written, report: Report): void {
  const written = withoutPlaceholders(given);
  if (written.ownEntry) return fillByOwnEntry(line, written.ownEntry, written, report);
  const score = scoreOf(written.score);
  if (score?.ok) line.file = { ...line.file, score: score.value };
  const special = parseSpecial(written.contract);
  const settled = special?.ok ? special.value : adjustedScore(written.score);
  const played = special ? special : written.contract ? playedOf(written, line, score, report) : undefined;
  if (played?.ok && "contract" in played.value) {
    Object.assign(line, { status: "played", ...played.value });
    line.score = lineScore(line);
  }
  if (settled) Object.assign(line, lineOf(settled));
  if (played && !played.ok) {
    if (settled) report(played.kind, played.read, played.likely);
    else fallBack(line, played, score, report);
  } else if (!played && !settled) withoutContract(line, written, score, report);
  else if (score && !score.ok) report(score.kind, score.read, score.likely);
}

/** What programs write where there is nothing; a lone dash for a contract may be a pass-out, and stays. */
const PLACEHOLDER = /^(?:[?*._]+|-+|N\/?A|NONE|NULL)$/;

export function isPlaceholder(text: string): boolean {
  return PLACEHOLDER.test(compact(text));
}

function withoutPlaceholders(given: Written): Written {
  const text = (written: string): string => (isPlaceholder(written) ? "" : written);
  const { contract, declarer, tricks, score } = given;
  // Without a contract, a 0 may be any blank that its program filled in.
  const bid = /^(?:0+|[?*._]+)$/.test(compact(contract)) ? "" : contract;
  const isAlone = bid === "" && /^0+$/.test(compact(tricks));
  const seat = compact(declarer) === "0" ? "" : text(declarer);
  return { ...given, contract: bid, declarer: seat, tricks: isAlone ? "" : text(tricks), score: text(score) };
}

/** The text of a written score that is a number; undefined where it is blank or an adjusted score. */
function scoreOf(text: string): Reading<number> | undefined {
  if (!text || (numberOf(text) === undefined && adjustedScore(text))) return undefined;
  return parseScore(text);
}

function adjustedScore(text: string) {
  const special = numberOf(text) === undefined ? parseSpecial(text) : undefined;
  return special?.ok ? special.value : undefined;
}

/** Contract, declarer and tricks; tricks that are not written follow from the score where only one number makes it. */
function playedOf(
  written: Written,
  line: ResultLine,
  score: Reading<number> | undefined,
  report: Report,
): Reading<PlayedContract> {
  const bid = parseContract(written.contract);
  if (!bid.ok) return bid;
  const { contract } = bid.value;
  const tricks = written.tricks ? parseResult(written.tricks, contract) : tricksWritten(bid.value);
  if (tricks && !tricks.ok) return tricks;
  const seat = written.declarer ? declarerOf(written.declarer) : bid.value.declarer && read(bid.value.declarer);
  if (!seat) {
    const declared = score?.ok ? declaredBy(score.value, contract, tricks?.value, line) : undefined;
    if (!declared) return unread("noDeclarer", written.contract);
    report("declarerByScore", written.score, [sideOf(declared.declarer), declared.declarer]);
    return read({ contract, ...declared });
  }
  if (!seat.ok) return seat;
  const taken = tricks?.value ?? (score?.ok ? tricksFrom(score.value, contract, seat.value, line) : undefined);
  return taken === undefined
    ? unread("noResult", written.contract)
    : read({ contract, declarer: seat.value, tricks: taken });
}

function tricksWritten({ tricks }: PlayedContract): Reading<number> | undefined {
  return tricks === undefined ? undefined : read(tricks);
}

/** `NORTH` and `n` are N; either seat of `NS` scores the same, so its first is taken. */
function declarerOf(text: string): Reading<Seat> {
  const side = compact(text);
  return side === "NS" ? read("N") : side === "EW" ? read("E") : parseSeat(text);
}

/** The side that has declared, where only one of them scores so: either seat of it scores the same, so its first is taken. */
function declaredBy(
  score: number,
  contract: Contract,
  tricks: number | undefined,
  line: ResultLine,
): { declarer: Seat; tricks: number } | undefined {
  const both = (["N", "E"] as const).flatMap((declarer) => {
    const taken = tricksFrom(score, contract, declarer, line);
    const fits = taken !== undefined && (tricks === undefined || tricks === taken);
    return fits ? [{ declarer, tricks: taken }] : [];
  });
  return both.length === 1 ? both[0] : undefined;
}

/** The only number of tricks with which this contract scores so; undefined where there is none. */
export function tricksFrom(
  score: number,
  contract: Contract,
  declarer: Seat,
  line: Parameters<typeof lineVulnerability>[0],
): number | undefined {
  const side = sideOf(declarer);
  const vulnerable = isVulnerable(lineVulnerability(line), side);
  const own = side === "NS" ? score : 0 - score;
  for (let tricks = 0; tricks <= 13; tricks++) {
    if (contractScore(contract, tricks, vulnerable) === own) return tricks;
  }
  return undefined;
}

/** The score counts where it can be had on this board; else the line stays unread. */
function fallBack(line: ResultLine, problem: Unread, score: Reading<number> | undefined, report: Report): void {
  const usable = score?.ok && score.value !== 0 && isLegalScore(score.value, lineVulnerability(line));
  if (usable) {
    Object.assign(line, { status: "played", score: score.value });
    report("scoreInstead", problem.read, [String(score.value)]);
  } else {
    report(problem.kind, problem.read, problem.likely);
  }
}

/** Neither a contract nor an adjusted score: the score alone, if there is one. */
function withoutContract(line: ResultLine, written: Written, score: Reading<number> | undefined, report: Report): void {
  if (!score) return report("emptyResult", [written.declarer, written.tricks, written.score].filter(Boolean).join(" "));
  if (!score.ok) return report(score.kind, score.read, score.likely);
  const paired = line.file?.nsPoints !== undefined || line.file?.nsPercent !== undefined;
  if (score.value === 0 && !paired) return report("zeroScore", written.score);
  Object.assign(line, { status: score.value === 0 ? "passed" : "played", score: score.value });
  if (!isLegalScore(score.value, lineVulnerability(line))) {
    report("impossibleScore", written.score, [lineVulnerability(line)]);
  }
}

/** Lines whose own score is not what their contract scores. */
export function differences(lines: readonly ResultLine[]): Finding[] {
  return lines.flatMap((line): Finding[] => {
    const written = line.file?.score;
    if (line.status === "awarded" || line.score === undefined || written === undefined) return [];
    if (written === line.score || !(line.contract || line.status === "passed")) return [];
    return [{ kind: "fileScoreDiffers", at: line.at, read: String(written), likely: [String(line.score)] }];
  });
}

/** Scores without a contract, beside lines with one, stand under Paper score: the sheet has no other column for them. */
export function keepScores(lines: readonly ResultLine[]): ResultLine[] {
  if (!lines.some(({ contract }) => contract)) return [...lines];
  return lines.map((line) =>
    line.status === "played" && !line.contract && line.score !== undefined ? { ...line, paper: line.score } : line,
  );
}

/** Sets the lead as it was written, where there is one: which card it is, all leads of the file show together. */
export function setLead(line: ResultLine, text: string): void {
  if (!isNoLead(text)) line.lead = text.trim();
}

/** Stands the text for no card? */
export function isNoLead(text: string): boolean {
  return /^0*$/.test(compact(text)) || isPlaceholder(text);
}

/** Lines with the cards led, which a file writes in English. */
export function withCards(lines: readonly ResultLine[]): ResultLine[] {
  const leads = leadsOf(
    lines.map(({ lead }) => lead),
    { language: "en" },
  );
  return lines.map((line, i) => (leads[i] === undefined ? line : { ...line, lead: leads[i] }));
}

/** Leads that are no card for us: told once, with the first place. */
export function unreadLeads(lines: readonly ResultLine[]): Finding[] {
  const such = lines.filter(({ lead }) => lead !== undefined && !isLeadRead(lead));
  if (such.length === 0) return [];
  const words = [...new Set(such.map(({ lead = "" }) => `"${lead}"`))];
  const shown = [...words.slice(0, MOST_SHOWN), ...(words.length > MOST_SHOWN ? ["..."] : [])];
  return [{ kind: "leadsNotRead", at: such[0].at, read: shown.join(", ") }];
}

const MOST_SHOWN = 5;

/** A line as a person would quote it: "board 6, 3 v 4: 4SE+1". */
export function quoted({ board, ns, ew, players, contract, declarer, tricks, score, award }: ResultLine): string {
  const who = players ? players.join(" ") : `${ns} v ${ew}`;
  const result = award ? makeAward(award) : contract ? makeEntry({ contract, declarer, tricks }) : (score ?? "");
  return `board ${board}, ${who}: ${result}`;
}
