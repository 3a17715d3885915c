/** The ranking: places, pairs, matchpoints and percentages. */
import { placedSentence } from "../notation/messages";
import { unread, type Problem, type Unread } from "../notation/problem";
import { compact } from "../notation/text";
import { compare } from "../scoring/fraction";
import { placeLabel, places } from "../scoring/places";
import type { Side } from "../scoring/types";
import { averageHeading, onScale, pointsHeading, rectangle, shown, type Figure } from "./figures";
import { finalScore, type FinalScore } from "./finalScore";
import { groups } from "./groups";
import { comparePairs } from "./pairs";
import { progress, progressText } from "./progress";
import type { ScoredSession, Standing } from "./session";
import { isTeamScoring, scoringUnit, setting } from "./settings";

export interface RankedPair {
  place: string;
  standing: Standing;
  final: FinalScore;
}

/** One list of places: all pairs, one direction, or one section. */
export interface RankingBlock {
  direction?: Side;
  section?: string;
  pairs: RankedPair[];
}

/** Each list of the session, best pair first. A pair without a scored board or a bye has no place and stands last. */
export function ranking(session: ScoredSession): RankingBlock[] {
  const bySection = setting(session.settings, "Sections") === "Ranked separately";
  const counted = session.standings.map((standing): Counted => ({ standing, final: finalScore(standing, session) }));
  const blocks = groups(counted, ({ standing: { pair, direction } }) =>
    [bySection ? pair.section : "", session.winners === 2 ? direction : ""].join("|"),
  );
  return blocks
    .map((block) => rankedBlock(block, session, bySection))
    .sort((a, b) => comparePairs(blockOrder(a), blockOrder(b)));
}

const blockOrder = ({ section, direction }: RankingBlock) => ({
  section: section ?? "",
  id: direction === "EW" ? "2" : "1",
});

type Counted = Omit<RankedPair, "place">;

function rankedBlock(block: readonly Counted[], session: ScoredSession, bySection: boolean): RankingBlock {
  return {
    ...(session.winners === 2 ? { direction: block[0].standing.direction } : {}),
    ...(bySection ? { section: block[0].standing.pair.section } : {}),
    pairs: placed(block),
  };
}

/** Is there anything to place it by: a scored board, or in Swiss pairs a bye? */
export const isPlaced = ({ boards, swiss }: Standing): boolean => boards > 0 || (swiss?.matches ?? 0) > 0;

/** The pairs with their places, best first. */
function placed(pairs: readonly Counted[]): RankedPair[] {
  const ranked = pairs.filter(({ standing }) => isPlaced(standing)).sort(best);
  const unplaced = pairs
    .filter(({ standing }) => !isPlaced(standing))
    .sort((a, b) => comparePairs(a.standing.pair, b.standing.pair));
  const labels = places(ranked, byFigure).map(placeLabel);
  return [...ranked, ...unplaced].map((pair, i) => ({ ...pair, place: labels[i] ?? "" }));
}

const byFigure = (a: Counted, b: Counted): number => compare(b.final.rankedOn, a.final.rankedOn);

const best = (a: Counted, b: Counted): number => byFigure(a, b) || comparePairs(a.standing.pair, b.standing.pair);

/**
 * The cells of RANKING: the status line, then each list under its heading, with a blank row between. `show` is NS, EW,
 * a section or a stratum (whose pairs are placed among themselves); a column stands only where it says something.
 */
export function rankingCells(session: ScoredSession, problems: readonly Problem[], show = ""): Figure[][] | Unread {
  if (isTeamScoring(session.settings)) return unread("useTeamResults", String(setting(session.settings, "Scoring")));
  const blocks = shownRanking(session, show);
  if (!Array.isArray(blocks)) return blocks;
  const status = [progressText(progress(session)), ...[...problems, ...session.problems].map(placedSentence)];
  const columns = columnsFor(
    blocks.flatMap(({ pairs }) => pairs),
    session,
  );
  const heading = headingsOf(columns, session);
  if (blocks.length === 0) return rectangle([status, heading]);
  const tables = blocks.map(({ pairs }) => [
    heading,
    ...pairs.map((pair) => columns.map(({ cell }) => cell(pair, session))),
  ]);
  return rectangle([status, ...tables.flatMap((table, i) => (i ? [[], ...table] : table))]);
}

/** The lists that are asked for, in the order in which they are shown. */
export function shownRanking(session: ScoredSession, show: string): RankingBlock[] | Unread {
  const all = ranking(session);
  return shownBlocks(all, show) ?? unread("unknownShow", show, showable(all));
}

function shownBlocks(blocks: RankingBlock[], show: string): RankingBlock[] | undefined {
  const wanted = compact(show);
  if (!wanted) return blocks;
  const sides = blocks.filter(({ direction }) => direction === wanted);
  if (sides.length) return sides;
  const sections = onlyPairs(blocks, ({ standing }) => standing.pair.section === wanted);
  if (sections.length) return sections;
  const stratum = onlyPairs(blocks, ({ standing }) => stratumOf(standing) === wanted).map((block) => ({
    ...block,
    pairs: placed(block.pairs),
  }));
  return stratum.length ? stratum : undefined;
}

const stratumOf = ({ contestant }: Standing): string => compact(contestant?.stratum ?? "");

function onlyPairs(blocks: readonly RankingBlock[], wanted: (pair: RankedPair) => boolean): RankingBlock[] {
  return blocks
    .map((block) => ({ ...block, pairs: block.pairs.filter(wanted) }))
    .filter(({ pairs }) => pairs.length > 0);
}

function showable(blocks: readonly RankingBlock[]): string[] {
  const sides = blocks.flatMap(({ direction }) => direction ?? []);
  const sections = blocks.flatMap(({ pairs }) => pairs.map(({ standing }) => standing.pair.section)).filter(Boolean);
  const strata = blocks.flatMap(({ pairs }) => pairs.map(({ standing }) => stratumOf(standing))).filter(Boolean);
  const found = [...new Set([...sides, ...sections, ...strata])];
  return found.length ? found : ["nothing (leave it out)"];
}

interface RankingColumn {
  heading: string | ((session: ScoredSession) => string);
  /** Does the column say anything in these lists? */
  stands: (pairs: readonly RankedPair[], session: ScoredSession) => boolean;
  cell: (pair: RankedPair, session: ScoredSession) => Figure;
}

const always = (): boolean => true;
const isSwiss = (pairs: readonly RankedPair[]): boolean => pairs.some(({ standing }) => standing.swiss);

const COLUMNS: readonly RankingColumn[] = [
  { heading: "Place", stands: always, cell: ({ place }) => place },
  {
    heading: "Section",
    stands: (pairs) => pairs.some(({ standing }) => standing.pair.section !== ""),
    cell: ({ standing }) => standing.pair.section,
  },
  {
    heading: ({ lines }) => (lines.some(({ line }) => line.players && !line.ns) ? "Player" : "Pair"),
    stands: always,
    cell: ({ standing }) => standing.pair.id,
  },
  {
    heading: "Direction",
    stands: (pairs, session) => session.winners === 2 || pairs.some(({ standing }) => standing.pair.direction),
    cell: ({ standing }) => standing.pair.direction ?? standing.direction,
  },
  {
    heading: "Names",
    stands: (_, session) => session.named,
    cell: ({ standing }) => standing.contestant?.names.join(" & ") ?? "",
  },
  {
    heading: "Stratum",
    stands: (pairs) => pairs.some(({ standing }) => standing.contestant?.stratum),
    cell: ({ standing }) => standing.contestant?.stratum ?? "",
  },
  counted("Carry-over", "carryOver"),
  counted("Handicap", "handicap"),
  counted("Penalty", "penalty"),
  { heading: "Matches", stands: isSwiss, cell: ({ standing }) => standing.swiss?.matches ?? "" },
  { heading: "VPs", stands: isSwiss, cell: ({ final }, { settings }) => (final.vps ? shown(final.vps, settings) : "") },
  {
    heading: ({ settings }) => pointsHeading(settings),
    stands: always,
    cell: ({ standing, final }, { settings }) =>
      standing.boards ? shown(onScale(final.points, settings), settings) : "",
  },
  {
    heading: "Scratch %",
    stands: (pairs, { settings }) =>
      scoringUnit(settings) === "MP" && pairs.some(({ standing }) => standing.contestant?.handicap),
    cell: ({ standing, final }, { settings }) => (standing.boards ? shown(final.scratch, settings) : ""),
  },
  {
    heading: ({ settings }) => averageHeading(settings),
    stands: always,
    cell: ({ standing, final }, { settings }) => (standing.boards ? shown(final.average, settings) : ""),
  },
  { heading: "Boards", stands: always, cell: ({ standing }) => standing.boards },
];

/** A column for what the names range adds or takes off. */
function counted(heading: string, what: "carryOver" | "handicap" | "penalty"): RankingColumn {
  return {
    heading,
    stands: (pairs) => pairs.some(({ standing }) => standing.contestant?.[what]),
    cell: ({ standing }) => standing.contestant?.[what] || "",
  };
}

const headingsOf = (columns: readonly RankingColumn[], session: ScoredSession): string[] =>
  columns.map(({ heading }) => (typeof heading === "string" ? heading : heading(session)));

function columnsFor(pairs: readonly RankedPair[], session: ScoredSession): readonly RankingColumn[] {
  return COLUMNS.filter(({ stands }) => stands(pairs, session));
}

/** The headings of a session's ranking: for the formats of its columns. */
export function rankingHeading(session: ScoredSession): Figure[] {
  const pairs = ranking(session).flatMap((block) => block.pairs);
  return headingsOf(columnsFor(pairs, session), session);
}

/** The headings that the ranking would have if this setting Scoring were chosen: for the widths of its columns. */
export function rankingHeadingUnder(scoring: string, session: ScoredSession): string[] {
  const pairs = ranking(session).flatMap((block) => block.pairs);
  const under = { ...session, settings: { ...session.settings, Scoring: scoring } };
  const columns = COLUMNS.filter(({ stands }) =>
    stands === isSwiss ? scoring === "Swiss pairs" : stands(pairs, under),
  );
  return headingsOf(columns, under);
}
