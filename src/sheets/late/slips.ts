/** Late changes of matches that are entered by slips. */
import type { Field } from "../../notation/languages";
import { unread, type Unread } from "../../notation/problem";
import { compact, isBlank, plain, textOf } from "../../notation/text";
import { findHeader, type Columns } from "../../results/columns";
import { numberLabel } from "../../results/askedPair";
import { comparePairs } from "../../results/pairs";
import { isSlipHeader } from "../../results/teams/readSlips";
import { isByeWord, teamOf } from "../../results/teams/team";
import type { Team } from "../../results/teams/types";
import { BYE } from "../builder/slips";
import { numberOrText } from "../look";
import type { Cell } from "../plan";
import { runsOf } from "../tableEdit";
import { newcomer, withName } from "./newcomer";
import type { LateChange, LateEdit, LateTables } from "./types";

type Change<Kind extends LateChange["kind"]> = Extract<LateChange, { kind: Kind }>;

interface SlipRow {
  row: number;
  section: string;
  round: number;
  /** Undefined for nobody yet, and for a bye. */
  team?: Team;
  opponent?: Team;
  hasBye: boolean;
  /** Is nothing of it entered? */
  isOpen: boolean;
}

type TeamField = "pair" | "opponent";

/** Undefined where the table is none of slips. */
export function lateInSlips(change: LateChange, tables: LateTables): LateEdit | Unread | undefined {
  const slips = Slips.of(tables);
  if (!slips) return undefined;
  switch (change.kind) {
    case "drop":
      return unread("slipsAreWhole", String(change.board));
    case "comes":
      return comes(change, slips, tables);
    case "leaves":
      return leaves(change, slips);
    case "replaced":
      return replaced(change, slips, tables);
    case "swap":
      return swap(change, slips);
  }
}

class Slips {
  private readonly cells = new Map<number, Map<number, Cell>>();

  private constructor(
    private readonly columns: Columns,
    readonly rows: readonly SlipRow[],
  ) {}

  static of({ results }: Pick<LateTables, "results">): Slips | undefined {
    const header = findHeader(results, isSlipHeader);
    if (!header) return undefined;
    const { columns } = header;
    let round = 1;
    const rows = results.slice(header.row + 1).map((cells, i): SlipRow => {
      const cell = (field: Field): unknown => cells[columns.get(field)?.index ?? -1];
      const text = (field: Field): string => (cell(field) === 0 ? "" : plain(textOf(cell(field))));
      // A round that stands once for several rows holds until the next.
      round = Number(text("round")) || round;
      const section = compact(text("section"));
      const [team, opponent] = (["pair", "opponent"] as const).map((field) =>
        isByeWord(text(field)) ? undefined : teamOf(section, text(field)),
      );
      return {
        row: header.row + 1 + i,
        section,
        round,
        team,
        opponent,
        hasBye: isByeWord(text("pair")) || isByeWord(text("opponent")) || Boolean(team) !== Boolean(opponent),
        isOpen: FIGURES.every((field) => isBlank(cell(field)) || cell(field) === 0),
      };
    });
    return new Slips(columns, rows);
  }

  get teams(): Team[] {
    const found = new Map<string, Team>();
    for (const { team, opponent } of this.rows) for (const one of [team, opponent]) if (one) found.set(one.key, one);
    return [...found.values()].sort(comparePairs);
  }

  /** Rows of a team, and the column in which it stands. */
  placesOf({ key }: Team): { slip: SlipRow; field: TeamField }[] {
    return this.rows.flatMap((slip) => [
      ...(slip.team?.key === key ? [{ slip, field: "pair" as const }] : []),
      ...(slip.opponent?.key === key ? [{ slip, field: "opponent" as const }] : []),
    ]);
  }

  find(asked: string): Team | Unread {
    const wanted = compact(asked).replace(/^TEAM(?=\d)/, "");
    const found = this.teams.filter((team) => wanted === team.id || wanted === compact(numberLabel(team)));
    if (found.length === 1) return found[0];
    return unread(found.length ? "severalPairs" : "noSuchPair", asked, labels(found.length ? found : this.teams));
  }

  set({ row }: SlipRow, field: Field, cell: Cell): void {
    const column = this.columns.get(field);
    if (!column) return;
    const cells = this.cells.get(row) ?? new Map<number, Cell>();
    this.cells.set(row, cells);
    cells.set(column.index, cell);
  }

  edit(kept: number): LateEdit {
    const cells = [...this.cells].sort(([a], [b]) => a - b);
    const runs = cells.flatMap(([row, changed]) => runsOf(changed).map((run) => ({ row, ...run })));
    return { results: { cells: runs, rows: [] }, rows: this.cells.size, kept };
  }
}

const FIGURES = ["imps", "oppImps", "vpAdjust", "oppVpAdjust"] as const;

const labels = (teams: readonly Team[]): string[] => teams.map(numberLabel);

const sectionsOf = ({ rows }: Slips): string[] => [...new Set(rows.map(({ section }) => section))];

/** It meets those who have a bye. */
function comes({ pair, names }: Change<"comes">, slips: Slips, tables: LateTables): LateEdit | Unread {
  const found = newcomer(pair, sectionsOf(slips));
  if ("ok" in found) return found;
  const byes = slips.rows.filter(({ hasBye, isOpen }) => hasBye && isOpen);
  const sections = [...new Set(byes.map(({ section }) => section))];
  if (found.section === undefined && sections.length > 1) {
    return unread(
      "sectionUnclear",
      pair,
      sections.map((section) => section + found.id),
    );
  }
  const own = byes.filter(({ section }) => found.section === undefined || section === found.section);
  if (own.length === 0) return unread("noByeFree", pair);
  if (new Set(own.map(({ round }) => round)).size < own.length) return unread("seatsUnclear", pair);
  const [{ section }] = own;
  const playing = slips.teams.filter((team) => team.section === section);
  if (playing.some(({ id }) => id === found.id)) return unread("pairPlays", pair, labels(playing));
  own.forEach((slip) => slips.set(slip, slip.team ? "opponent" : "pair", numberOrText(found.id)));
  return { ...slips.edit(0), ...withName({ id: found.id, section, names: [...names] }, tables) };
}

/** Who would have met it has a bye from then on. */
function leaves({ pair, fromRound }: Change<"leaves">, slips: Slips): LateEdit | Unread {
  const team = slips.find(pair);
  if ("ok" in team) return team;
  const own = slips.placesOf(team).filter(({ slip }) => slip.round >= fromRound);
  const open = own.filter(({ slip }) => slip.isOpen);
  if (open.length === 0) return unread("nothingLeft", pair, [String(fromRound)]);
  open.forEach(({ slip }) => {
    const other = slip.team?.key === team.key ? slip.opponent : slip.team;
    slips.set(slip, "pair", other ? numberOrText(other.label) : "");
    slips.set(slip, "opponent", other ? BYE : "");
  });
  return slips.edit(own.length - open.length);
}

function replaced(change: Change<"replaced">, slips: Slips, tables: LateTables): LateEdit | Unread {
  const { pair, by, names, fromRound } = change;
  const team = slips.find(pair);
  if ("ok" in team) return team;
  const comer = newcomer(by, sectionsOf(slips));
  if ("ok" in comer) return comer;
  const { section } = team;
  if (comer.section !== undefined && comer.section !== section) return unread("cannotSwap", `${pair} and ${by}`);
  const playing = slips.teams.filter((one) => one.section === section);
  if (playing.some(({ id }) => id === comer.id)) return unread("pairPlays", by, labels(playing));
  const own = slips.placesOf(team).filter(({ slip }) => slip.round >= fromRound);
  const open = own.filter(({ slip }) => slip.isOpen);
  if (open.length === 0) return unread("nothingLeft", pair, [String(fromRound)]);
  open.forEach(({ slip, field }) => slips.set(slip, field, numberOrText(comer.id)));
  return {
    ...slips.edit(own.length - open.length),
    ...withName({ id: comer.id, section, names: [...names] }, tables),
  };
}

function swap({ pair, other, fromRound, entered }: Change<"swap">, slips: Slips): LateEdit | Unread {
  const [one, two] = [slips.find(pair), slips.find(other)];
  if ("ok" in one) return one;
  if ("ok" in two) return two;
  if (one.key === two.key) return unread("samePair", pair);
  if (one.section !== two.section) return unread("cannotSwap", `${pair} and ${other}`);
  const places = [one, two].flatMap((team, i) =>
    slips.placesOf(team).map((place) => ({ ...place, now: i === 0 ? two : one })),
  );
  const own = places.filter(({ slip }) => slip.round >= fromRound);
  const changed = own.filter(({ slip }) => entered || slip.isOpen);
  if (changed.length === 0) return unread("nothingLeft", `${pair} and ${other}`, [String(fromRound)]);
  changed.forEach(({ slip, field, now }) => slips.set(slip, field, numberOrText(now.label)));
  const count = (list: typeof own): number => new Set(list.map(({ slip }) => slip.row)).size;
  return slips.edit(count(own) - count(changed));
}

/** The lowest number that no team has, in the section where one has a bye. */
export function nextFreeTeam(tables: Pick<LateTables, "results">): string {
  const slips = Slips.of(tables);
  if (!slips) return "";
  const section = slips.rows.find(({ hasBye, isOpen }) => hasBye && isOpen)?.section ?? slips.rows[0]?.section ?? "";
  const numbers = new Set(slips.teams.filter((team) => team.section === section).map(({ id }) => id));
  for (let number = 1; ; number++) if (!numbers.has(String(number))) return section + String(number);
}
