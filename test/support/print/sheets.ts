/** Every sheet that is printed, of sessions as large as clubs have them, and some larger. */
import { planMovement, type MovementPlan } from "../../../src/movements/movement";
import { lineScore } from "../../../src/results/lineScore";
import type { Contestant, Deal, EventDetails, ResultLine, Settings } from "../../../src/results/types";
import { chartsPlan, practicePlan, travellerPlan, type Session } from "../../../src/sheets";
import { buildSession, entrantsOf } from "../../../src/sheets/builder/build";
import { cardPlans, sessionPlans } from "../../../src/sheets/session";
import { PRINTS, printPlan, type Print } from "../../../src/sheets/print";
import type { Paper, SheetPlan } from "../../../src/sheets/plan";

export const EVENT: EventDetails = { name: "Tuesday Pairs", club: "Nut & Bolt BC", date: "2026-11-30" };
const TABLES = { results: "Results", names: "Names", settings: "Settings" };
const OPTIONS = { entry: "Columns", names: TABLES, prefix: "" } as const;

const FIRST = ["Ann", "Bob", "Christopher", "Dee", "Maximiliana", "Jo"];
const LAST = ["Li", "Featherstonehaugh", "O'Neill", "van der Westerlaken", "Smith", "Wolfeschlegelsteinhausen"];

/** Short ones and long ones, each another. */
const person = (i: number): string => `${FIRST[i % 6]} ${LAST[Math.floor(i / 6 + i) % 6]}`;

const STRAINS = ["C", "D", "H", "S", "N"] as const;
const SEATS = ["N", "E", "S", "W"] as const;

/** A result for a line, of many kinds: made, down, doubled, redoubled, passed out, and an adjusted score. */
function played(line: ResultLine, i: number): ResultLine {
  if (line.status !== "expected" || (!line.ns && !line.players)) return line;
  if (i % 41 === 0) return { ...line, status: "passed", score: 0 };
  if (i % 97 === 0) {
    const award = { ns: { kind: "average", sign: "+" }, ew: { kind: "average", sign: "-" } } as const;
    return { ...line, status: "awarded", award };
  }
  const full: ResultLine = {
    ...line,
    status: "played",
    contract: { level: 1 + ((i * 7) % 7), strain: STRAINS[i % 5], doubled: i % 19 === 0 ? 2 : i % 7 === 0 ? 1 : 0 },
    declarer: SEATS[(i * 3) % 4],
    tricks: 5 + ((i * 11) % 9),
    lead: "♥10",
  };
  return { ...full, score: lineScore(full) };
}

/** Of some boards: a usual one, one with a void, and the longest suits that there are. */
const DEALS: Deal[] = [
  { board: 1, hands: { N: "AKT5.2.AK54.8642", E: "QJ9.KQJ.QJT.KQJ9", S: "8764.AT9.9876.AT", W: "32.876543.32.753" } },
  { board: 2, hands: { N: "AKT52..AK54.8642", E: "QJ9.KQJ.QJT.KQJ9", S: "8764.AT9.9876.AT", W: "3.8765432.32.753" } },
  {
    board: 3,
    hands: { N: "AKQJT98765432...", E: ".AKQJT98765432..", S: "..AKQJT98765432.", W: "...AKQJT98765432" },
  },
];

type Wish = Partial<MovementPlan> & Pick<MovementPlan, "kind" | "tables" | "rounds">;

function sessionOf(wish: Wish, people: number, settings: Settings = {}): Session {
  const movement = planMovement({ odd: false, side: "NS", boardsPerRound: 2, switched: 0, ...wish });
  let next = 0;
  const contestants = entrantsOf(movement, "").map((one): Contestant => ({
    ...one,
    names: Array.from({ length: people }, () => person(next++)),
  }));
  const session = buildSession({ sections: [{ section: "", movement, contestants }], settings, event: EVENT });
  // What the movement settles gives way to what is asked for: one ranking of two fields.
  return { ...session, settings: { ...session.settings, ...settings }, lines: session.lines.map(played) };
}

const MITCHELL = sessionOf({ kind: "straight", tables: 13, rounds: 13 }, 2);

const NIGHTS: Record<string, { session: Session; live: readonly string[]; forms: readonly Print[] }> = {
  "13 tables": {
    session: MITCHELL,
    live: ["Results", "Ranking", "Travellers", "Names", "Settings", "Scorecards", "Cross-table"],
    forms: PRINTS,
  },
  "13 tables, 4 results missing": {
    session: {
      ...MITCHELL,
      lines: MITCHELL.lines.map((line, i) => (i < 4 ? { ...line, status: "expected", contract: undefined } : line)),
    },
    live: ["Ranking"],
    forms: [],
  },
  "7 tables, one winner": {
    session: sessionOf({ kind: "howell", tables: 7, rounds: 13 }, 2),
    live: ["Ranking", "Scorecards", "Cross-table"],
    forms: [],
  },
  "8 tables and a half": {
    session: sessionOf({ kind: "straight", tables: 9, odd: true, rounds: 9, boardsPerRound: 3, missing: 18 }, 2),
    live: ["Scorecards"],
    forms: ["slips", "guideCards", "movement"],
  },
  "40 pairs": {
    session: sessionOf({ kind: "straight", tables: 20, rounds: 7, boardsPerRound: 3 }, 2),
    live: ["Ranking", "Travellers", "Names", "Cross-table"],
    forms: ["travellers"],
  },
  "40 pairs, one winner": {
    session: sessionOf({ kind: "straight", tables: 20, rounds: 7, boardsPerRound: 3, switched: 2 }, 2, { Winners: 1 }),
    live: ["Ranking", "Cross-table"],
    forms: [],
  },
  individual: {
    session: sessionOf({ kind: "individual", tables: 3, rounds: 11 }, 1),
    live: ["Results", "Travellers", "Scorecards"],
    forms: PRINTS,
  },
  teams: {
    session: sessionOf({ kind: "roundRobin", tables: 8, rounds: 7, boardsPerRound: 4 }, 4),
    live: ["Results", "Ranking", "Names", "Matches", "Boards"],
    forms: PRINTS,
  },
};

export interface Sheet {
  name: string;
  plan: SheetPlan;
  book: readonly SheetPlan[];
}

export function sheetsOn(paper: Paper): Sheet[] {
  const nights = Object.entries(NIGHTS).flatMap(([night, { session, live, forms }]) => {
    const book = [...sessionPlans(session, OPTIONS), ...cardPlans(session, OPTIONS)];
    const plans = live.map((name) => book.find((plan) => plan.name === name) as SheetPlan);
    const blank = forms.flatMap((print) => printPlan(print, { ...session, deals: DEALS }, EVENT, paper) ?? []);
    return [...plans, ...blank].map((plan): Sheet => ({ name: `${night}: ${plan.name}`, plan, book }));
  });
  const single = [
    travellerPlan({ board: 7, results: 13, entry: "Columns", table: "Board_7", prefix: "" }),
    chartsPlan({ prefix: "", paper }),
    practicePlan({ seed: 1, tasks: 60, prefix: "" }),
  ];
  return [...nights, ...single.map((plan): Sheet => ({ name: plan.name, plan, book: [plan] }))];
}
