/** What the session builder makes of its fields: movements to choose from, and the session that will be written. */
import { describe } from "../../movements/describe";
import { FAMILIES } from "../../movements/families";
import { expand, type Movement } from "../../movements/movement";
import { offeredTables, readMovement } from "../../movements/read";
import { MINUTES_A_BOARD, recommend } from "../../movements/recommend";
import { capital, KIND_NAMES, MOVEMENT_NAMES, runText } from "../../movements/texts";
import type { ContestantKind, MovementKind } from "../../movements/types";
import { describeInWords, sizeWords } from "../../movements/words";
import type { Problem, Reading } from "../../notation/problem";
import { numberOf } from "../../notation/text";
import type { Member } from "../../results/members";
import { readNameList } from "../../results/nameList";
import type { Contestant, EventDetails, Settings } from "../../results/types";
import { buildPlans, entrantsOf, hasSlips, movementLines, type SessionWish } from "../../sheets/build";
import type { Entry, Order, SheetPlan, TableNames } from "../../sheets";

export type EventKind = "pairs" | "swissPairs" | "teams" | "swissTeams" | "individual";

/** As they are typed. */
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

export interface SessionFields extends MovementFields {
  scoring: string;
  byeVps: string;
  entry: Entry | "Slips";
  order: Order;
  names: string;
  details: EventDetails;
}

export type Chosen = Pick<MovementFields, "name" | "rounds" | "boardsPerRound" | "switched">;

/** A movement to choose, with what is said of it. */
export interface Suggestion {
  chosen: Chosen;
  title: string;
  words: string[];
  minutes: number;
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
  const { kind, rounds, boardsPerRound, switched } = movement;
  const [title, ...words] = describeInWords(describe(movement));
  return {
    chosen: {
      name: nameOf(kind),
      rounds: String(rounds),
      boardsPerRound: String(boardsPerRound),
      switched: switched === 0 ? "" : String(switched),
    },
    title,
    words,
    minutes: rounds * boardsPerRound * MINUTES_A_BOARD,
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

/** What there is to see before anything is written. */
export interface Preview {
  words: string[];
  results: number;
  boards: number;
  /** Of teams: half as many as tables in all rounds. */
  matches: number;
  rounds: number;
  /** Of the first round: table, who sits there, boards. */
  tables: { table: string; seats: string[]; boards: string }[];
  contestants: Contestant[];
  named: number;
  problems: Problem[];
}

export function preview(movement: Movement, names: string, members: readonly Member[] = []): Preview {
  const description = describe(movement);
  const lines = movementLines(movement).filter(({ status }) => status !== "sitOut");
  const list = nameList(movement, names, members);
  const called = (number: string): string => {
    const own = list.contestants.filter(({ id }) => id === number);
    // With numbers of both directions the names would have to be told apart; the number is enough.
    const people = own.length === 1 ? own[0].names.filter(Boolean).join(" & ") : "";
    return people ? `${number} ${people}` : number;
  };
  return {
    words: [sizeWords(description), ...describeInWords(description).slice(1)],
    results: lines.length,
    boards: new Set(lines.map(({ board }) => board)).size,
    matches: lines.length / (2 * movement.boardsPerRound),
    rounds: movement.rounds,
    tables: expand(movement)
      .filter(({ round }) => round === 1)
      .map((row) => ({
        table: row.table === undefined ? "" : String(row.table),
        seats: (row.players ?? [row.ns, row.ew]).map((number) => (number ? called(number) : "")),
        boards: row.status === "sitsOut" ? "" : row.runs.map(({ first, last }) => runText(first, last)).join(", "),
      })),
    contestants: list.contestants,
    named: list.contestants.filter(({ names: own }) => own.length > 0).length,
    problems: list.problems,
  };
}

function nameList(movement: Movement, names: string, members: readonly Member[]) {
  return readNameList(names, entrantsOf(movement), PEOPLE[FAMILIES[movement.kind].contestants], members);
}

/** Are there byes, whose worth somebody has to say? */
export function hasByes({ kind, layout }: Movement): boolean {
  const isMatchPlay = FAMILIES[kind].contestants === "teams" || kind === "swissPairs";
  return isMatchPlay && kind !== "americanWhist" && layout.contestants % 2 === 1;
}

export function sessionWish(movement: Movement, fields: SessionFields, members: readonly Member[] = []): SessionWish {
  const settings: Settings = {
    ...(fields.scoring ? { Scoring: fields.scoring } : {}),
    ...(hasByes(movement) && fields.byeVps !== "" ? { "Bye VPs": numberOf(fields.byeVps) ?? fields.byeVps } : {}),
  };
  const { contestants } = nameList(movement, fields.names, members);
  return { movement, contestants, settings, event: withoutBlanks(fields.details) };
}

function withoutBlanks(details: EventDetails): EventDetails {
  const filled = Object.entries(details).map(([key, text]) => [key, String(text).trim()] as const);
  return Object.fromEntries(filled.filter(([, text]) => text !== ""));
}

/** The sheets, in their order. */
export function plansOf(
  movement: Movement,
  fields: SessionFields,
  options: { names: TableNames; prefix: string; members?: readonly Member[] },
): SheetPlan[] {
  const wish = sessionWish(movement, fields, options.members);
  const entry = fields.entry === "Slips" && !hasSlips(wish) ? "Columns" : fields.entry;
  return buildPlans(wish, { ...options, entry, order: fields.order });
}
