/** Team matches from slips: a row a match, with both teams' IMPs. */
import type { Field } from "../../notation/languages";
import type { ProblemKind } from "../../notation/messages";
import { compact, isBlank, looksLikeDate, numberOf, plain, textOf } from "../../notation/text";
import { fraction, fromDecimal, subtract, type Fraction } from "../../scoring/fraction";
import { findHeader, type Cells, type Columns } from "../columns";
import { errorCode, isErrorCell } from "../readLine";
import { setting } from "../settings";
import type { Settings } from "../types";
import { mergeByes, mergeTwins } from "./mergeTwins";
import { areSwapped, isByeWord, roundAndMatch, swapped, teamOf } from "./team";
import type { Both, Team, TeamEvent, TeamMatch } from "./types";

/** The fields that a table of slips must have. */
export function isSlipHeader(columns: Columns): boolean {
  return (["pair", "opponent", "imps", "oppImps"] as const).every((field) => columns.has(field));
}

/**
 * The matches of a table of slips; undefined where the cells are none. A team without an opponent has a bye. A match
 * without IMPs is to come, unless the director gave its VPs; so is one with a 0 on both sides, for a blank may arrive as
 * 0. A match that stands here twice, once from each team, counts once if both say the same.
 */
export function readSlips(cells: Cells, settings: Settings): TeamEvent | undefined {
  const header = findHeader(cells, isSlipHeader);
  if (!header) return undefined;
  const event: TeamEvent = { source: "slips", matches: [], byes: [], problems: [], unread: [], toDraw: [] };
  let round: unknown = "";
  cells.slice(header.row + 1).forEach((cellsOfRow, index) => {
    const row = new SlipRow(cellsOfRow, header.columns, `row ${header.row + index + 2}`, event);
    // A round that stands once for several rows (merged cells) holds until the next.
    round = isBlank(row.get("round")) ? round : row.get("round");
    if (!row.isBlank()) readSlip(row, round, settings, event);
    else if (typeof row.get("round") === "number") event.toDraw.push(row.get("round") as number);
  });
  const drawn = new Set(event.matches.map((match) => match.round));
  event.toDraw = [...new Set(event.toDraw)].filter((wanted) => !drawn.has(wanted));
  event.matches = mergeTwins(event.matches, event.problems);
  event.byes = mergeByes(event.byes, event.problems);
  return event;
}

const ENTRIES = ["pair", "opponent", "imps", "oppImps", "boards", "vpAdjust", "oppVpAdjust"] as const;
const ZERO_COUNTS = new Set<Field>(["imps", "oppImps"]);

/** A row's cells by what their columns hold, and what is wrong with them. */
class SlipRow {
  sound = true;

  constructor(
    private readonly cells: readonly unknown[],
    private readonly columns: Columns,
    readonly at: string,
    private readonly event: TeamEvent,
  ) {}

  get(field: Field): unknown {
    const cell = this.cells[this.columns.get(field)?.index ?? -1];
    return cell === 0 && !ZERO_COUNTS.has(field) ? "" : cell;
  }

  isBlank(): boolean {
    return ENTRIES.every((field) => isBlank(this.get(field)) || this.get(field) === 0);
  }

  report(kind: ProblemKind, text: string, field?: Field): undefined {
    const column = field && this.columns.get(field)?.heading;
    this.event.problems.push({ kind, at: this.at, read: text, ...(column ? { column } : {}) });
    this.sound = false;
  }

  text(field: Field): string {
    const cell = this.get(field);
    if (!isErrorCell(cell)) return plain(textOf(cell));
    this.report("cellError", errorCode(cell), field);
    return "";
  }

  /** Undefined for a blank, and for what is no number. */
  number(field: Field, otherwise: ProblemKind = "notANumber"): number | undefined {
    const cell = this.get(field);
    if (isBlank(cell)) return undefined;
    if (isErrorCell(cell)) return this.report("cellError", errorCode(cell), field);
    const number = numberOf(cell);
    if (number === undefined) return this.report(otherwise, textOf(cell), field);
    return looksLikeDate(cell) ? this.report("looksLikeDate", textOf(cell), field) : number;
  }

  /** A whole number from 1. */
  count(cell: unknown, otherwise: ProblemKind, field: Field): number | undefined {
    if (isBlank(cell)) return undefined;
    if (isErrorCell(cell)) return this.report("cellError", errorCode(cell), field);
    const number = numberOf(cell);
    return number !== undefined && Number.isInteger(number) && number > 0
      ? number
      : this.report(otherwise, textOf(cell), field);
  }
}

/** "3", "Round 3", "R3". */
function withoutRound(cell: unknown): unknown {
  return typeof cell === "string" ? cell.replace(/^\s*(?:round|rd|r)\.?\s*(?=\d)/i, "") : cell;
}

function readSlip(row: SlipRow, roundCell: unknown, settings: Settings, event: TeamEvent): void {
  const round = row.count(withoutRound(roundCell), "notARound", "round");
  const inRound = round === undefined ? {} : { round };
  const section = compact(row.text("section"));
  const [first, second] = (["pair", "opponent"] as const).map((field) => {
    const written = row.text(field);
    return isByeWord(written) ? undefined : teamOf(section, written);
  });
  const imps: Both<number | undefined> = [row.number("imps"), row.number("oppImps")];
  const adjust: Both<number | undefined> = [row.number("vpAdjust"), row.number("oppVpAdjust")];
  const boards =
    row.count(row.get("boards"), "notBoardsPlayed", "boards") ?? Number(setting(settings, "Boards a match"));
  const entered = imps.some((side) => side !== undefined && side !== 0);

  if (first && second && first.key !== second.key) {
    const state = row.sound ? stateOf(imps, adjust, row, { ...inRound, teams: [first, second] }, event) : "open";
    const figures = { imps, adjust, boards, state };
    const lacks = row.sound ? {} : { lacks: row.at };
    event.matches.push({ ...inRound, ...ordered([first, second], figures), results: [], ...lacks, at: row.at });
    return;
  }
  const alone = first ?? second;
  if (first && second) row.report("teamAgainstItself", first.label, "opponent");
  else if (!alone) row.report("noTeam", imps.filter((side) => side !== undefined).join("-"));
  else if (entered) row.report("noOpponent", alone.label, "opponent");
  if (!row.sound || !alone) event.unread.push(row.at);
  else event.byes.push({ ...inRound, team: alone, adjust: decimal(first ? adjust[0] : adjust[1]), at: row.at });
}

/** What became of a match whose cells are all understood. */
function stateOf(
  imps: Both<number | undefined>,
  adjust: Both<number | undefined>,
  row: SlipRow,
  match: Pick<TeamMatch, "round" | "teams">,
  event: TeamEvent,
): TeamMatch["state"] {
  const [own, other] = imps;
  const zero = row.get("imps") === 0 && row.get("oppImps") === 0;
  if ((own === undefined && other === undefined) || zero) {
    // A ruling that takes VPs from a team may stand there before the match is played; one that gives some ends it.
    if ((adjust[0] ?? 0) + (adjust[1] ?? 0) > 0) return "awarded";
    if (zero && !event.problems.some(({ kind }) => kind === "zeroMatch")) {
      event.problems.push({ kind: "zeroMatch", at: row.at, read: roundAndMatch(match) });
    }
    return "open";
  }
  if (own !== undefined && other !== undefined) return "finished";
  if (own !== 0 && other !== 0) row.report("halfSlip", roundAndMatch(match), own === undefined ? "imps" : "oppImps");
  return "open";
}

interface Figures {
  imps: Both<number | undefined>;
  adjust: Both<number | undefined>;
  boards: number;
  state: TeamMatch["state"];
}

/** The lower number first, with all that is its own. */
function ordered(
  teams: Both<Team>,
  { imps, adjust, boards, state }: Figures,
): Omit<TeamMatch, "results" | "at" | "round"> {
  const counts = state === "finished";
  const won: Both<Fraction> = [decimal(counts ? imps[0] : 0), decimal(counts ? imps[1] : 0)];
  const margin: Both<Fraction> = [subtract(won[0], won[1]), subtract(won[1], won[0])];
  const given: Both<Fraction> = [decimal(adjust[0]), decimal(adjust[1])];
  const same = { boards, state };
  return areSwapped(teams)
    ? { teams: swapped(teams), won: swapped(won), margin: swapped(margin), adjust: swapped(given), ...same }
    : { teams, won, margin, adjust: given, ...same };
}

function decimal(value: number | undefined): Fraction {
  return value === undefined ? fraction(0) : fromDecimal(value);
}
