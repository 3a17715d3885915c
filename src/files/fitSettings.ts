/** The settings under which a file's own figures come out: its lines' points and its pairs' totals. */
import { onScale, percentOf, shown } from "../results/figures";
import { groups } from "../results/groups";
import { ranking, type RankedPair } from "../results/ranking";
import { scoreSession, type ScoredLine, type ScoredSession } from "../results/session";
import { scoringUnit, setting, type SettingName } from "../results/settings";
import type { Share } from "../results/share";
import { within, type Steps } from "../results/steps";
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
  "Swiss pairs": [SHORT, ["VP scale", ["WBF", "WBF discrete 10", "None"]]],
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

/** All that may be decided by figures. */
export const TRIED_SETTINGS: readonly SettingName[] = [
  ...new Set(Object.values(TRIED).flatMap((choices) => choices.map(([name]) => name))),
  "Neuberg decimals",
  "IMP cap",
];

/** Only totals show these. */
const BY_TOTALS: ReadonlySet<SettingName> = new Set([MISSED[0], "VP scale"]);

/** A night, or a whole congress, is tried in every way; of what is larger than these, a sample of its boards. */
const MOST_LINES = 20_000;
const MOST_PAIRS = 3_000;

/** How far a file's figure may be from ours, by its decimals: with two, some programs cut what follows. */
const ROUNDING = { points: [0.011, 0.051, 0.011], percents: [0.51, 0.051, 0.011] } as const;

interface Fit {
  settings: Settings;
  lines: [fitting: number, of: number];
  totals: [fitting: number, of: number];
  /** Figures that are equal to the last decimal. */
  exact: number;
}

export interface Fitted {
  settings: Settings;
  findings: Finding[];
  /** 0 to 2: the share of points and that of totals that come out. */
  quality: number;
}

/**
 * The settings, completed by those that give most of the file's own figures; what the file itself says is not tried.
 * Where a file has no figures, or none come out, the defaults stay and nothing is said.
 *
 * @param at the place of the decisions: the source's name
 */
export function* fitSettings(all: Figures, settings: Settings, at: string): Steps<Fitted> {
  const figures = isTooLarge(all) ? sampleOf(all) : all;
  const tried = (TRIED[String(setting(settings, "Scoring"))] ?? []).filter(
    ([name]) => settings[name] === undefined && (!BY_TOTALS.has(name) || figures.totals.length > 0),
  );
  if (tried.length === 0) return { settings, findings: [], quality: 0 };
  const counting = {
    ...figures,
    contestants: figures.contestants.filter(changesTotal),
    rounding: roundingOf(figures.lines),
  };
  const ways = candidates(tried);
  const fits: Fit[] = [];
  for (const candidate of ways) {
    fits.push(fitOf(counting, { ...settings, ...candidate }));
    yield (0.7 * fits.length) / ways.length;
  }
  const rounded = yield* within(roundedBetter(counting, settings, better(fits)), 0.7, 0.9);
  const best = cappedBetter(counting, settings, rounded);
  if (quality(best) === 0) return { settings, findings: [], quality: 0 };
  const counts = [figuresOf(best.lines, "points"), figuresOf(best.totals, "totals")].filter(Boolean).join(" and ");
  if (share(best.lines) < MOST && share(best.totals) < MOST) {
    // What happens to come out shows nothing.
    return { settings, findings: [{ kind: "figuresOfItsOwn", at, read: counts }], quality: 0 };
  }
  const names = [...tried.map(([name]) => name), ROUNDED, CAPPED].filter(
    (name) => best.settings[name] !== settings[name],
  );
  const chosen = names.map((name) => `${name} ${best.settings[name]}`).join(", ");
  const decided: Finding = { kind: "decidedByFigures", at, read: chosen, likely: [counts] };
  return { settings: best.settings, findings: [decided, ...exceptions(counting, best, at)], quality: quality(best) };
}

/** Where most of the file's own figures come out under these settings: those that do not. */
export function differingFigures(all: Figures, settings: Settings, at: string): Finding[] {
  const figures = isTooLarge(all) ? sampleOf(all) : all;
  const counting = {
    ...figures,
    contestants: figures.contestants.filter(changesTotal),
    rounding: roundingOf(figures.lines),
  };
  return exceptions(counting, fitOf(counting, settings), at);
}

/** Under which more figures come out; where as many do, more of them to the last decimal. */
const better = (fits: readonly Fit[]): Fit =>
  fits.reduce((found, fit) => {
    const gain = quality(fit) - quality(found);
    return gain > 0 || (gain === 0 && fit.exact > found.exact) ? fit : found;
  });

const ROUNDED = "Neuberg decimals" as const;

/** Some round Neuberg's matchpoints before they add them up, or take percentages of them (KoPS: 2 decimals, EBU: 4). */
function* roundedBetter(figures: Counted, settings: Settings, best: Fit): Steps<Fit> {
  const isNeuberg = setting(best.settings, SHORT[0]) === "Neuberg" && scoringUnit(best.settings) === "MP";
  if (!isNeuberg || settings[ROUNDED] !== undefined || quality(best) === 0) return best;
  if (share(best.lines) === 1 || share(best.lines) < MOST) return best;
  const rounded: Fit[] = [];
  for (const decimals of [2, 1, 4]) {
    rounded.push(fitOf(figures, { ...best.settings, [ROUNDED]: decimals }));
    yield rounded.length / 3;
  }
  return better([best, ...rounded]);
}

const CAPPED = "IMP cap" as const;

/** KoPS counts no more IMPs than these for one comparison. */
const USUAL_CAP = 17;

function cappedBetter(figures: Counted, settings: Settings, best: Fit): Fit {
  if (scoringUnit(best.settings) !== "IMPs" || settings[CAPPED] !== undefined || share(best.lines) === 1) return best;
  return better([best, fitOf(figures, { ...best.settings, [CAPPED]: USUAL_CAP })]);
}

interface Counted extends Figures {
  rounding: { points: number; percents: number };
}

function roundingOf(lines: readonly ResultLine[]): Counted["rounding"] {
  const decimalsOf = (figures: readonly (number | undefined)[]): 0 | 1 | 2 => {
    const whole = (factor: number): boolean =>
      figures.every((figure = 0) => Number.isInteger(roundOff(figure * factor)));
    return whole(1) ? 0 : whole(10) ? 1 : 2;
  };
  const points = decimalsOf(lines.flatMap(({ file }) => [file?.nsPoints, file?.ewPoints]));
  const percents = decimalsOf(lines.flatMap(({ file }) => [file?.nsPercent, file?.ewPercent]));
  return { points: ROUNDING.points[points], percents: ROUNDING.percents[percents] };
}

/** Without what binary fractions add: 64.9 * 10 is 649.0000000000001. */
const roundOff = (value: number): number => Math.round(value * 1e6) / 1e6;

function isTooLarge({ lines, totals }: Figures): boolean {
  if (lines.length > MOST_LINES || totals.length > MOST_PAIRS) return true;
  return new Set(lines.flatMap(({ ns, ew, players = [] }) => [ns, ew, ...players])).size > MOST_PAIRS;
}

/** Its multiples are spread evenly, and in step with no order that boards may stand in. */
const GOLDEN = (Math.sqrt(5) - 1) / 2;

/** Boards from all over the file. Totals are of more than these, and show nothing here. */
function sampleOf({ lines, contestants }: Figures): Figures {
  const boards = groups(lines, ({ section, board }) => `${section}|${board}`);
  const share = Math.min(1, MOST_LINES / lines.length);
  return { lines: boards.filter((_, i) => (i * GOLDEN) % 1 < share).flat(), contestants, totals: [] };
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

function fitOf({ lines, contestants, totals, rounding }: Counted, settings: Settings): Fit {
  const session = scoreSession(lines, settings, contestants);
  const compared = session.lines.flatMap((line) => pointsOf(line, settings, rounding));
  const ours = comparedTotals(session, totals);
  return {
    settings,
    lines: [compared.filter(({ fits }) => fits).length, compared.length],
    totals: [ours.filter(({ fits }) => fits).length, ours.length],
    exact: compared.filter(({ file, ours }) => file === ours).length + ours.filter(({ isExact }) => isExact).length,
  };
}

const near = (a: number, b: number, rounding: number = ROUNDING.points[2]): boolean => Math.abs(a - b) < rounding;

interface ComparedPoints {
  fits: boolean;
  file: number;
  ours?: number;
}

/** Both sides' points and percentages as the file has them beside ours; nothing where the file has none. */
function pointsOf({ line, ns, ew }: ScoredLine, settings: Settings, rounding: Counted["rounding"]): ComparedPoints[] {
  const points = (file: number | undefined, own: Share | undefined): ComparedPoints[] => {
    if (file === undefined) return [];
    if (!own) return [{ file, fits: false }];
    const ours = shown(onScale(own.points, settings), settings);
    return [{ file, ours, fits: near(file, ours, rounding.points) }];
  };
  const percent = (file: number | undefined, own: Share | undefined): ComparedPoints[] => {
    if (file === undefined || scoringUnit(settings) !== "MP") return [];
    if (!own || own.top === 0) return [{ file, fits: false }];
    const ours = shown(percentOf(own), settings);
    return [{ file, ours, fits: near(file, ours, rounding.percents) }];
  };
  if (line.award || line.status === "notPlayed" || line.status === "sitOut") return [];
  const { nsPoints, ewPoints, nsPercent, ewPercent } = line.file ?? {};
  return [...points(nsPoints, ns), ...points(ewPoints, ew), ...percent(nsPercent, ns), ...percent(ewPercent, ew)];
}

interface ComparedTotal {
  fits: boolean;
  isExact: boolean;
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
    const isExact = [undefined, points].includes(file.points) && [undefined, percent].includes(file.percent);
    return [{ file, ours, fits, isExact }];
  });
}

const pairKey = ({ section, id, direction }: Pick<FileTotal, "section" | "id" | "direction">): string =>
  JSON.stringify([section, id, direction ?? ""]);

function shownTotal({ final }: RankedPair, settings: Settings): { points: number; percent?: number } {
  const points = shown(final.vps ?? onScale(final.points, settings), settings);
  return scoringUnit(settings) === "MP" && final.vps === undefined
    ? { points, percent: shown(final.average, settings) }
    : { points };
}

/** Where most figures come out, the others are worth a look: board by board, pair by pair. */
function exceptions({ lines, contestants, totals, rounding }: Counted, best: Fit, at: string): Finding[] {
  const session = scoreSession(lines, best.settings, contestants);
  const boards = groups(session.lines, ({ line }) => `${line.section}|${line.board}`);
  const pairs = comparedTotals(session, totals);
  return [
    ...(share(best.lines) >= MOST ? boards.flatMap((board) => differentPoints(board, best.settings, rounding)) : []),
    ...(share(best.totals) >= MOST ? pairs.flatMap((total) => different(total, session, at)) : []),
  ];
}

const MOST = 0.5;

function differentPoints(board: readonly ScoredLine[], settings: Settings, rounding: Counted["rounding"]): Finding[] {
  const wrong = board.flatMap((scored) => {
    const [first] = pointsOf(scored, settings, rounding).filter(({ fits, ours }) => !fits && ours !== undefined);
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
