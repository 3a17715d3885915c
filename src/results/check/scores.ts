/** The score that was written against the one that the contract makes (Law 77). */
import { makeEntry } from "../../notation/contract";
import { correctionLabels, type ProblemKind } from "../../notation/messages";
import { isVulnerable } from "../../scoring/board";
import { contractScore } from "../../scoring/contractScore";
import { SEATS, sideOf, type Doubled, type Seat } from "../../scoring/types";
import { lineScore, lineVulnerability } from "../lineScore";
import { groups } from "../groups";
import { languageOf } from "../language";
import { setting } from "../settings";
import type { ResultLine } from "../types";
import { headingOf, onBoards, writtenIn, type Checked, type CheckedRow } from "./checked";
import { scoreTexts, write, writeScore, writeScoreWhereItStands, type Correction } from "./correction";
import { mostCommon } from "./counts";
import { finding, type CheckFinding, type Severity } from "./finding";
import { playedOf, rewrite, type Played } from "./rewrite";

type ScoreField = "paper" | "nsScore";

export function checkScores(checked: Checked): CheckFinding[] {
  const usualSeats = seatsByBoard(checked.rows);
  return checked.rows.flatMap((row) => {
    const { line } = row;
    const played = playedOf(line);
    if (!played || line.status === "awarded") return [];
    const written: [ScoreField, number | undefined][] = [
      ["paper", line.paper],
      ["nsScore", line.file?.score],
    ];
    return written.flatMap(([field, score]) =>
      score === undefined ? [] : differing(checked, row, played, field, score, usualSeats),
    );
  });
}

type UsualSeats = (line: ResultLine, others: readonly Seat[]) => Seat[];

/** The seats of a side, the one first that declares the same strain more often on the board. */
function seatsByBoard(rows: readonly CheckedRow[]): UsualSeats {
  const declared = new Map<string, Seat[]>();
  for (const { line } of onBoards(rows)) {
    if (!line.contract || !line.declarer) continue;
    const key = `${line.board}|${line.contract.strain}`;
    declared.set(key, [...(declared.get(key) ?? []), line.declarer]);
  }
  return ({ board, contract }, seats) => {
    const usual = (declared.get(`${board}|${contract?.strain}`) as Seat[]).filter((seat) => seats.includes(seat));
    const first = mostCommon(usual)?.value;
    return first ? [first] : [...seats];
  };
}

function differing(
  checked: Checked,
  row: CheckedRow,
  played: Played,
  field: ScoreField,
  written: number,
  usualSeats: UsualSeats,
): CheckFinding[] {
  const { line } = row;
  const score = lineScore(line) as number;
  if (written === score) return [];
  const shown = field === "nsScore" && headingOf(checked, "nsScore") === undefined ? "ewScore" : field;
  const entry = makeEntry(played, { language: languageOf(checked.settings) });
  const other = isWrongSide(line, played, written);
  const vulnerable = isVulnerable(lineVulnerability(line), played.declarer);
  const settled = field === "paper" && setting(checked.settings, "If they differ") !== "Ask";
  const severity: Severity = settled ? "odd" : "wrong";
  const corrections = [
    ...writeScore(checked, row.row, field, score),
    ...(other
      ? onOtherSide(checked, row, played, field, written, usualSeats)
      : asWritten(checked, row, played, written)),
  ];
  const kindOfPlain: ProblemKind = field === "paper" ? "paperDiffers" : "fileScoreDiffers";
  if (other) {
    const about = [entry, String(score)];
    return [
      finding(checked, severity, "scoreForOtherSide", row.row, shown, { read: String(written), about, corrections }),
    ];
  }
  if (written === nsScore(played, !vulnerable) && !isDoubledScore(line, played, written)) {
    const about = [entry, String(score), vulnerable ? "NV" : "V"];
    return [
      finding(checked, severity, "scoreOtherVulnerability", row.row, shown, {
        read: String(written),
        about,
        corrections,
      }),
    ];
  }
  const likely = [String(score)];
  return [finding(checked, severity, kindOfPlain, row.row, shown, { read: String(written), likely, corrections })];
}

/** Doubled once down is as much as twice down, or vulnerable: then the double is likelier than another board. */
function isDoubledScore(line: ResultLine, played: Played, written: number): boolean {
  return doublesOf(played).some((meant) => lineScore({ ...line, ...meant }) === written);
}

function doublesOf(played: Played): Played[] {
  return ([0, 1, 2] as Doubled[]).map((doubled) => ({ ...played, contract: { ...played.contract, doubled } }));
}

/** N-S's score of what was played, at a vulnerability of declarer's. */
function nsScore({ contract, declarer, tricks }: Played, vulnerable: boolean): number {
  const score = contractScore(contract, tricks, vulnerable);
  return sideOf(declarer) === "NS" ? score : 0 - score;
}

/**
 * The written score cannot be had by this declarer in this contract, but the same score for the other side can, or
 * the score would be right with the other side as declarer (cases O12 and O18).
 */
function isWrongSide(line: ResultLine, played: Played, written: number): boolean {
  if (tricksFor(line, played, written) !== undefined) return false;
  return (
    tricksFor(line, played, 0 - written) !== undefined ||
    othersOf(played).some((declarer) => lineScore({ ...line, ...played, declarer }) === written)
  );
}

const othersOf = ({ declarer }: Played): Seat[] => SEATS.filter((seat) => sideOf(seat) !== sideOf(declarer));

/** The number of tricks nearest to those recorded that gives a score; undefined where none does. */
function tricksFor(line: ResultLine, played: Played, score: number): number | undefined {
  return Array.from({ length: 14 }, (_, tricks) => tricks)
    .filter((tricks) => lineScore({ ...line, ...played, tricks }) === score)
    .sort((a, b) => Math.abs(a - played.tricks) - Math.abs(b - played.tricks))[0];
}

/** The score belongs to the other side: its sign is wrong and perhaps the result, or declarer is. */
function onOtherSide(
  checked: Checked,
  row: CheckedRow,
  played: Played,
  field: ScoreField,
  written: number,
  usualSeats: UsualSeats,
): Correction[] {
  const { line } = row;
  const tricks = tricksFor(line, played, 0 - written);
  const resultToo =
    tricks === undefined || tricks === played.tricks
      ? []
      : rewrite(checked, row, played, { ...played, tricks }).flatMap(({ cells }) => {
          const [score] = write(checked, row.row, scoreTexts(checked, field, 0 - written));
          const all = [...cells, ...score.cells];
          return { label: correctionLabels.write(all), cells: all };
        });
  const declarers = usualSeats(line, othersOf(played)).flatMap((declarer) => {
    const meant = { ...played, declarer };
    const taken = tricksFor(line, meant, written);
    return taken === undefined ? [] : rewrite(checked, row, played, { ...meant, tricks: taken });
  });
  return [...resultToo, ...declarers];
}

/** The score is right, and one thing that was recorded is not: the double, the result or the level. */
function asWritten(checked: Checked, row: CheckedRow, played: Played, written: number): Correction[] {
  const { line } = row;
  const { contract } = played;
  const tricks = tricksFor(line, played, written);
  const levels = [contract.level - 1, contract.level + 1]
    .filter((level) => level >= 1 && level <= 7)
    .map((level): Played => ({ ...played, contract: { ...contract, level } }));
  const changed = [...doublesOf(played), ...(tricks === undefined ? [] : [{ ...played, tricks }]), ...levels].filter(
    (meant) => lineScore({ ...line, ...meant }) === written,
  );
  return changed.slice(0, MOST_OFFERED).flatMap((meant) => rewrite(checked, row, played, meant));
}

const MOST_OFFERED = 3;

/** So many results on the board have the same score with the other sign. */
const MIRRORED = 2;
const LEAST_GAME = 400;

/**
 * Scores alone do not say who declared; but where a game or slam that one side makes again and again is written once
 * for the other side, its sign is hardly right.
 */
export function checkSigns(checked: Checked): CheckFinding[] {
  const scored = onBoards(checked.rows).filter(({ line }) => line.status === "played" && line.score !== undefined);
  return groups(scored, ({ line }) => `${line.board}|${line.field ?? ""}`).flatMap((board) => {
    const scores = board.map(({ line }) => line.score as number);
    return board.flatMap((row) => {
      const score = row.line.score as number;
      if (row.line.contract || Math.abs(score) < LEAST_GAME || !isMadeOnly(Math.abs(score))) return [];
      const opposite = scores.filter((other) => other === 0 - score).length;
      const games = scores.filter((other) => Math.sign(other) === Math.sign(score) && Math.abs(other) >= LEAST_GAME);
      if (opposite < MIRRORED || opposite * 2 < scores.length - 1 || games.length > 1) return [];
      const field = writtenIn(checked, row.row, "nsScore") || !headingOf(checked, "ewScore") ? "nsScore" : "ewScore";
      return [
        finding(checked, "odd", "scoreMirrored", row.row, field, {
          read: String(score),
          about: [String(opposite), String(0 - score)],
          corrections: writeScoreWhereItStands(checked, row.row, score, 0 - score),
        }),
      ];
    });
  });
}

/** Scores that defenders cannot have for undertricks, multiples of 50, but for nine or thirteen down. */
function isMadeOnly(score: number): boolean {
  return score % 50 !== 0 || score === 450 || score === 650;
}
