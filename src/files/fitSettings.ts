/** The settings under which a file's own figures come out: its lines' points and its pairs' totals. */
import { onScale, shown } from "../results/figures";
import { groups } from "../results/groups";
import { ranking, type RankedPair } from "../results/ranking";
import { scoreSession, type ScoredLine, type ScoredSession } from "../results/session";
import { scoringUnit, setting, type SettingName } from "../results/settings";
import type { Share } from "../results/share";
import type { Contestant, FileTotal, Finding, ResultLine, Settings } from "../results/types";

export interface Figures {
  lines: readonly ResultLine[];
  contestants: readonly Contestant[];
  totals: readonly FileTotal[];
}

type Choices = readonly (readonly [SettingName, readonly (string | number)[]])[];

const SHORT: Choices[number] = ["Boards with fewer results", ["Neuberg", "Own top", "Pro rata"]];
const MISSED: Choices[number] = [
  "Boards a pair missed",
  ["Average", "Factor up", "Factor up and round", "Plain total"],
];

/** What is tried for each way of scoring, the defaults first. */
const TRIED: Readonly<Record<string, Choices>> = {
  Matchpoints: [SHORT, MISSED],
  Individual: [SHORT, MISSED],
  Butler: [
    ["Butler datum", ["Mean", "Drop 1", "Drop 2", "Median"]],
    ["Datum rounding", ["Away from zero", "Even ten"]],
    ["Boards a pair missed", ["Average", "Plain total", "Factor up"]],
  ],
  "Cross-IMPs": [
    ["Cross-IMP divisor", ["n-1", "n", "Total"]],
    ["Boards with fewer results", ["Neuberg", "Own top"]],
    ["Boards a pair missed", ["Average", "Plain total", "Factor up"]],
  ],
};

/** A night, or a whole congress, is tried in every way; what is larger than these keeps the defaults. */
const MOST_LINES = 20_000;
const MOST_PAIRS = 3_000;

/** Figures of a file have two decimals at most, and some programs cut what follows. */
const ROUNDING = 0.011;

interface Fit {
  settings: Settings;
  lines: [fitting: number, of: number];
  totals: [fitting: number, of: number];
}

/**
 * The settings, completed by those that give most of the file's own figures; what the file itself says is not tried.
 * Where a file has no figures, or none come out, the defaults stay and nothing is said.
 *
 * @param at the place of the decisions: the source's name
 * @returns with `quality`, 0 to 2: the share of points and that of totals that come out
 */
export function fitSettings(
  figures: Figures,
  settings: Settings,
  at: string,
): { settings: Settings; findings: Finding[]; quality: number } {
  const tried = (TRIED[String(setting(settings, "Scoring"))] ?? []).filter(([name]) => settings[name] === undefined);
  if (tried.length === 0 || isTooLarge(figures)) return { settings, findings: [], quality: 0 };
  const counting = { ...figures, contestants: figures.contestants.filter(changesTotal) };
  const fits = candidates(tried).map((candidate) => fitOf(counting, { ...settings, ...candidate }));
  const best = fits.reduce((found, fit) => (quality(fit) > quality(found) ? fit : found));
  if (quality(best) === 0) return { settings, findings: [], quality: 0 };
  const chosen = tried.map(([name]) => `${name} ${best.settings[name]}`).join(", ");
  const counted = [figuresOf(best.lines, "points"), figuresOf(best.totals, "totals")].filter(Boolean).join(" and ");
  const decided: Finding = { kind: "decidedByFigures", at, read: chosen, likely: [counted] };
  return { settings: best.settings, findings: [decided, ...exceptions(counting, best, at)], quality: quality(best) };
}

function isTooLarge({ lines, totals }: Figures): boolean {
  if (lines.length > MOST_LINES || totals.length > MOST_PAIRS) return true;
  return new Set(lines.flatMap(({ ns, ew, players = [] }) => [ns, ew, ...players])).size > MOST_PAIRS;
}

/** Names alone change nothing, and to look them up for every try takes its time. */
const changesTotal = ({ handicap, carryOver, penalty }: Contestant): boolean =>
  Boolean(handicap || carryOver || penalty);

const figuresOf = ([fitting, of]: [number, number], what: string): string => (of ? `${fitting} of ${of} ${what}` : "");

function candidates(tried: Choices): Settings[] {
  return tried.reduce<Settings[]>(
    (found, [name, values]) => found.flatMap((before) => values.map((value) => ({ ...before, [name]: value }))),
    [{}],
  );
}

const share = ([fitting, of]: [number, number]): number => (of ? fitting / of : 0);

const quality = ({ lines, totals }: Fit): number => share(lines) + share(totals);

function fitOf({ lines, contestants, totals }: Figures, settings: Settings): Fit {
  const session = scoreSession(lines, settings, contestants);
  const compared = session.lines.flatMap((line) => pointsOf(line, settings));
  const ours = comparedTotals(session, totals);
  return {
    settings,
    lines: [compared.filter(({ fits }) => fits).length, compared.length],
    totals: [ours.filter(({ fits }) => fits).length, ours.length],
  };
}

const near = (a: number, b: number): boolean => Math.abs(a - b) < ROUNDING;

interface ComparedPoints {
  fits: boolean;
  file: number;
  ours?: number;
}

/** Both sides' points as the file has them beside ours; nothing where the file has none. */
function pointsOf({ line, ns, ew }: ScoredLine, settings: Settings): ComparedPoints[] {
  const compared = (file: number | undefined, own: Share | undefined): ComparedPoints[] => {
    if (file === undefined) return [];
    if (!own) return [{ file, fits: false }];
    const ours = shown(onScale(own.points, settings), settings);
    return [{ file, ours, fits: near(file, ours) }];
  };
  if (line.award || line.status === "notPlayed" || line.status === "sitOut") return [];
  return [...compared(line.file?.nsPoints, ns), ...compared(line.file?.ewPoints, ew)];
}

interface ComparedTotal {
  fits: boolean;
  file: FileTotal;
  ours: RankedPair;
}

function comparedTotals(session: ScoredSession, totals: readonly FileTotal[]): ComparedTotal[] {
  if (totals.length === 0) return [];
  const pairs = new Map(
    ranking(session).flatMap((block) => block.pairs.map((pair) => [pairKey(pair.standing.pair), pair])),
  );
  return totals.flatMap((file): ComparedTotal[] => {
    if (file.points === undefined && file.percent === undefined) return [];
    const ours = pairs.get(pairKey(file)) ?? pairs.get(pairKey({ ...file, direction: undefined }));
    if (!ours || ours.standing.boards === 0) return [];
    const { points, percent } = shownTotal(ours, session.settings);
    const fits =
      (file.points === undefined || near(file.points, points)) &&
      (file.percent === undefined || percent === undefined || near(file.percent, percent));
    return [{ file, ours, fits }];
  });
}

const pairKey = ({ section, id, direction }: Pick<FileTotal, "section" | "id" | "direction">): string =>
  JSON.stringify([section, id, direction ?? ""]);

function shownTotal({ final }: RankedPair, settings: Settings): { points: number; percent?: number } {
  const points = shown(onScale(final.points, settings), settings);
  return scoringUnit(settings) === "MP" ? { points, percent: shown(final.average, settings) } : { points };
}

/** Where most figures come out, the others are worth a look: board by board, pair by pair. */
function exceptions({ lines, contestants, totals }: Figures, best: Fit, at: string): Finding[] {
  const session = scoreSession(lines, best.settings, contestants);
  const boards = groups(session.lines, ({ line }) => `${line.section}|${line.board}`);
  const pairs = comparedTotals(session, totals);
  return [
    ...(share(best.lines) >= MOST ? boards.flatMap((board) => differentPoints(board, best.settings)) : []),
    ...(share(best.totals) >= MOST ? pairs.flatMap((total) => different(total, session, at)) : []),
  ];
}

const MOST = 0.5;

function differentPoints(board: readonly ScoredLine[], settings: Settings): Finding[] {
  const wrong = board.flatMap((scored) => {
    const [first] = pointsOf(scored, settings).filter(({ fits, ours }) => !fits && ours !== undefined);
    return first ? [{ ...first, line: scored.line }] : [];
  });
  const [first] = wrong;
  if (!first) return [];
  const results = wrong.length === 1 ? "one result" : `${wrong.length} results`;
  const read = `board ${first.line.board}, ${results}: ${first.file}`;
  return [{ kind: "filePointsDiffer", at: first.line.at, read, likely: [String(first.ours)] }];
}

function different({ file, ours, fits }: ComparedTotal, { settings }: ScoredSession, at: string): Finding[] {
  if (fits) return [];
  const text = (points?: number, percent?: number): string =>
    [points, percent === undefined ? undefined : `${percent} %`].filter((part) => part !== undefined).join(", ");
  const own = shownTotal(ours, settings);
  const who = [file.section, file.id, file.direction].filter(Boolean).join(" ");
  return [
    {
      kind: "fileTotalDiffers",
      at,
      read: `${who} ${text(file.points, file.percent)}`,
      likely: [
        text(file.points === undefined ? undefined : own.points, file.percent === undefined ? undefined : own.percent),
      ],
    },
  ];
}
