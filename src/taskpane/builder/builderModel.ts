/** What the session builder makes of its fields: movements to choose from, and the session that will be written. */
import { describe } from "../../movements/describe";
import { FAMILIES } from "../../movements/families";
import { expand, type Movement } from "../../movements/movement";
import { numberOfContestant } from "../../movements/numbering";
import { EVENING_BOARDS, offeredTables, readMovement } from "../../movements/read";
import { MINUTES_A_BOARD, recommend } from "../../movements/recommend";
import { capital, KIND_NAMES, MOVEMENT_NAMES, runText } from "../../movements/texts";
import type { ContestantKind, MovementKind } from "../../movements/types";
import { describeInWords } from "../../movements/words";
import type { Problem, Reading, Unread } from "../../notation/problem";
import { numberOf } from "../../notation/text";
import type { Member } from "../../results/members";
import { readNameList } from "../../results/nameList";
import type { Contestant, EventDetails } from "../../results/types";
import { buildPlans, entrantsOf, hasSlips, movementLines, sectionConflict, type SessionWish } from "../../sheets/build";
import type { Entry, OptionalColumn, Order, SheetPlan, TableNames } from "../../sheets";

export type EventKind = "pairs" | "swissPairs" | "teams" | "swissTeams" | "individual";

/** What is asked of a movement, as it is typed. */
export interface MovementFields {
  event: EventKind;
  count: string;
  boards: string;
  minutes: string;
  winners: "" | "1" | "2";
  /** A movement's name; what is blank below it has its default. */
  name: string;
  rounds: string;
  boardsPerRound: string;
  switched: string;
  numbering: string;
  missing: string;
}

/** What one section has for itself. */
export interface SectionFields extends Omit<MovementFields, "event"> {
  names: string;
}

export const blankSection = (): SectionFields => ({
  count: "",
  boards: String(EVENING_BOARDS),
  minutes: "",
  winners: "",
  name: "",
  rounds: "",
  boardsPerRound: "",
  switched: "",
  numbering: "",
  missing: "",
  names: "",
});

/** What holds for all sections. */
export interface EventFields {
  event: EventKind;
  scoring: string;
  byeVps: string;
  entry: Entry | "Slips";
  order: Order;
  /** The setting Sections. */
  apart: string;
  /** Further columns of the results. */
  columns: readonly OptionalColumn[];
  details: EventDetails;
}

export type Chosen = Pick<MovementFields, "name" | "rounds" | "boardsPerRound" | "switched" | "missing">;

/** A movement to choose, with what is said of it. */
export interface Suggestion {
  chosen: Chosen;
  title: string;
  words: string[];
  minutes: number;
  /** Boards that each plays who does not sit out. */
  plays: number;
}

const KINDS: Record<EventKind, readonly MovementKind[]> = {
  pairs: ["straight", "skip", "shareAndRelay", "hesitation", "rover", "howell", "threeQuarterHowell", "unsharedHowell"],
  swissPairs: ["swissPairs"],
  teams: ["roundRobin", "americanWhist"],
  swissTeams: ["swissTeams"],
  individual: ["individual", "rainbow"],
};

const SEATS: Record<ContestantKind, number> = { pairs: 2, teams: 1, players: 4 };
/** How many people each of them is. */
const PEOPLE: Record<ContestantKind, number> = { pairs: 2, teams: 4, players: 1 };

export const contestantKind = (event: EventKind): ContestantKind => FAMILIES[KINDS[event][0]].contestants;

/** As people count them: 17 pairs are 8.5 tables, each team has a table; undefined where no number is typed. */
export function tablesOf({ event, count }: Pick<MovementFields, "event" | "count">): number | undefined {
  const number = numberOf(count);
  return number === undefined || number <= 0 || !Number.isInteger(number)
    ? undefined
    : number / SEATS[contestantKind(event)];
}

/** The movements that there are for so many, by name. */
export function namesFor(fields: Pick<MovementFields, "event" | "count">): string[] {
  const tables = tablesOf(fields) ?? 0;
  const offered = KINDS[fields.event].filter((kind) => offeredTables(FAMILIES[kind]).includes(tables));
  return offered.map((kind) => nameOf(kind));
}

/** A name that means this movement and no other. */
function nameOf(kind: MovementKind): string {
  return MOVEMENT_NAMES.find(({ kinds }) => kinds[0] === kind && kinds.length === 1)?.name ?? capital(KIND_NAMES[kind]);
}

/** The best first. */
export function suggestions(fields: MovementFields): Suggestion[] {
  const tables = tablesOf(fields);
  if (tables === undefined) return [];
  if (fields.event === "pairs") {
    const [boards, minutes] = [numberOf(fields.boards), numberOf(fields.minutes)];
    const evening = {
      pairs: 2 * tables,
      ...(boards ? { boards } : {}),
      ...(minutes ? { minutes } : {}),
      ...(fields.winners ? { winners: fields.winners === "1" ? (1 as const) : (2 as const) } : {}),
    };
    return evening.pairs < LEAST_PAIRS ? [] : recommend(evening).map(({ movement }) => suggestion(movement));
  }
  return namesFor(fields).flatMap((name) => {
    const movement = movementOf({
      ...fields,
      name,
      rounds: "",
      boardsPerRound: "",
      switched: "",
      missing: "",
      numbering: "",
    });
    return movement?.ok ? [suggestion(movement.value)] : [];
  });
}

const LEAST_PAIRS = 4;

function suggestion(movement: Movement): Suggestion {
  const { kind, rounds, boardsPerRound, switched, missing, layout } = movement;
  // The last of all is missing where nobody is named.
  const isNamed = missing !== undefined && missing !== layout.contestants;
  const description = describe(movement);
  const [title, ...words] = describeInWords(description);
  return {
    chosen: {
      name: nameOf(kind),
      rounds: String(rounds),
      boardsPerRound: String(boardsPerRound),
      switched: switched === 0 ? "" : String(switched),
      missing: isNamed ? numberOfContestant(layout, movement.firstEw, missing) : "",
    },
    title,
    words,
    minutes: rounds * boardsPerRound * MINUTES_A_BOARD,
    plays: description.boardsPlayed.most,
  };
}

/** The movement that the fields ask for; undefined while there is no name or no number. */
export function movementOf(fields: MovementFields): Reading<Movement> | undefined {
  const tables = tablesOf(fields);
  const { name, rounds, switched, numbering, missing } = fields;
  if (tables === undefined || name === "") return undefined;
  const asked = { name, tables, rounds, switchedRounds: switched, numbering, missing };
  const whole = readMovement(asked);
  const boardsPerRound = fields.boardsPerRound || (whole?.ok ? boardsARound(whole.value, fields.boards) : "");
  return readMovement({ ...asked, boardsPerRound });
}

/** What comes nearest to the boards that each should play. */
function boardsARound({ rounds, kind }: Movement, wanted: string): string {
  const boards = numberOf(wanted);
  const step = FAMILIES[kind].setsPerRound ?? 1;
  return boards ? String(step * Math.max(1, Math.round(boards / rounds / step))) : "";
}

/** A section whose movement is chosen. */
export interface PlannedSection {
  /** Its letter; "" where there is one section. */
  section: string;
  movement: Movement;
  names: string;
}

/** More sections than any club has. */
export const MOST_SECTIONS = 8;

/** "" for the only one, else "A", "B" and so on. */
export const sectionName = (index: number, of: number): string => (of > 1 ? String.fromCharCode(65 + index) : "");

/** The rounds of a Swiss event are drawn in one section. */
export const mayHaveSections = (event: EventKind): boolean => !event.startsWith("swiss");

export type SectionSetting = "Together" | "Matchpointed separately" | "Ranked separately";

/** How sections may be kept apart; matches are compared within themselves in any case. */
export function sectionSettings(kind: MovementKind): SectionSetting[] {
  const isTeams = FAMILIES[kind].contestants === "teams";
  return ["Together", ...(isTeams ? [] : ["Matchpointed separately" as const]), "Ranked separately"];
}

/** Every section with its movement; undefined until each has one. */
export function plannedSections(event: EventKind, all: readonly SectionFields[]): PlannedSection[] | undefined {
  const planned = all.flatMap((fields, i): PlannedSection[] => {
    const movement = movementOf({ ...fields, event });
    return movement?.ok ? [{ section: sectionName(i, all.length), movement: movement.value, names: fields.names }] : [];
  });
  return planned.length === all.length ? planned : undefined;
}

/** A section whose evening is another: what was chosen before does not hold, and the best movement is chosen. */
export function withBest(fields: SectionFields, offered: readonly Suggestion[]): SectionFields {
  const blank = { name: "", rounds: "", boardsPerRound: "", switched: "", numbering: "", missing: "" };
  return { ...fields, ...blank, ...offered[0]?.chosen };
}

/** Is there no movement with just the boards that are wanted, of those that are offered? Not said of what is left blank. */
export function isNearest({ boards }: Pick<SectionFields, "boards">, offered: readonly Suggestion[]): boolean {
  const wanted = numberOf(boards);
  return offered.length > 0 && wanted !== undefined && offered.every(({ plays }) => plays !== wanted);
}

/** What there is to see before anything is written. */
export interface Preview {
  results: number;
  boards: number;
  /** Of teams: half as many as tables in all rounds. */
  matches: number;
  rounds: number;
  sections: SectionPreview[];
}

export interface SectionPreview {
  section: string;
  words: string[];
  /** Of the first round: table, who sits there, boards. */
  tables: { table: string; seats: string[]; boards: string }[];
}

export function preview(sections: readonly PlannedSection[], members: readonly Member[] = []): Preview {
  const movements = sections.map(({ movement }) => movement);
  const played = movements.map((movement) => movementLines(movement).filter(({ status }) => status !== "sitOut"));
  const total = (counts: readonly number[]): number => counts.reduce((sum, count) => sum + count, 0);
  return {
    results: played.flat().length,
    boards: new Set(played.flat().map(({ board }) => board)).size,
    matches: total(played.map(({ length }, i) => length / (2 * movements[i].boardsPerRound))),
    rounds: Math.max(...movements.map(({ rounds }) => rounds)),
    sections: sections.map((one) => ({
      section: one.section,
      words: describeInWords(describe(one.movement)),
      tables: firstRound(one, members),
    })),
  };
}

function firstRound(one: PlannedSection, members: readonly Member[]): SectionPreview["tables"] {
  const { contestants } = entered(one, members);
  const called = (number: string): string => {
    const own = contestants.filter(({ id }) => id === number);
    // With numbers of both directions the names would have to be told apart; the number is enough.
    const people = own.length === 1 ? own[0].names.filter(Boolean).join(" & ") : "";
    return people ? `${number} ${people}` : number;
  };
  return expand(one.movement)
    .filter(({ round }) => round === 1)
    .map((row) => ({
      table: row.table === undefined ? "" : String(row.table),
      seats: (row.players ?? [row.ns, row.ew]).map((number) => (number ? called(number) : "")),
      boards: row.status === "sitsOut" ? "" : row.runs.map(({ first, last }) => runText(first, last)).join(", "),
    }));
}

/** Who takes part in a section, as the names say. */
export interface Entered {
  contestants: Contestant[];
  named: number;
  problems: Problem[];
}

export function entered({ section, movement, names }: PlannedSection, members: readonly Member[] = []): Entered {
  const people = PEOPLE[FAMILIES[movement.kind].contestants];
  const { contestants, problems } = readNameList(names, entrantsOf(movement, section), people, members);
  return { contestants, named: contestants.filter(({ names: own }) => own.length > 0).length, problems };
}

/** Are there byes, whose worth somebody has to say? */
export function hasByes({ kind, layout }: Movement): boolean {
  const isMatchPlay = FAMILIES[kind].contestants === "teams" || kind === "swissPairs";
  return isMatchPlay && kind !== "americanWhist" && layout.contestants % 2 === 1;
}

function sessionWish(
  planned: readonly PlannedSection[],
  { scoring, byeVps, apart, details }: EventFields,
  members: readonly Member[] = [],
): SessionWish {
  const withByes = planned.some(({ movement }) => hasByes(movement)) && byeVps !== "";
  return {
    sections: planned.map((one) => ({
      section: one.section,
      movement: one.movement,
      contestants: entered(one, members).contestants,
    })),
    settings: {
      ...(scoring ? { Scoring: scoring } : {}),
      ...(withByes ? { "Bye VPs": numberOf(byeVps) ?? byeVps } : {}),
      ...(planned.length > 1 ? { Sections: apart } : {}),
    },
    event: withoutBlanks(details),
  };
}

function withoutBlanks(details: EventDetails): EventDetails {
  const filled = Object.entries(details).map(([key, text]) => [key, String(text).trim()] as const);
  return Object.fromEntries(filled.filter(([, text]) => text !== ""));
}

/** What the sections' movements do not agree in; undefined where they can be written. */
export function conflictOf(planned: readonly PlannedSection[]): Unread | undefined {
  return sectionConflict(planned.map(({ section, movement }) => ({ section, movement, contestants: [] })));
}

/** The sheets, in their order. */
export function plansOf(
  planned: readonly PlannedSection[],
  fields: EventFields,
  options: { names: TableNames; prefix: string; members?: readonly Member[] },
): SheetPlan[] {
  const wish = sessionWish(planned, fields, options.members);
  const { order, columns } = fields;
  return buildPlans(wish, { ...options, entry: entryOf(planned[0].movement, fields), order, columns });
}

/** Slips where the matches have any. */
export function entryOf({ kind }: Movement, { entry, scoring }: EventFields): Entry | "Slips" {
  return entry === "Slips" && !(hasSlips(kind) && scoring !== "Board-a-match") ? "Columns" : entry;
}
