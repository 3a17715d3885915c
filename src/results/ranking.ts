/** The ranking: places, pairs, matchpoints and percentages. */
import { placedSentence } from "../notation/messages";
import { unread, type Problem, type Unread } from "../notation/problem";
import { compact } from "../notation/text";
import { compare, fraction, fromDecimal, multiply, subtract, type Fraction } from "../scoring/fraction";
import { placeLabel, places } from "../scoring/places";
import type { Side } from "../scoring/types";
import { rectangle, shown, shownPercent, shownPoints, type Figure } from "./figures";
import { comparePairs } from "./pairs";
import { progress, progressText } from "./progress";
import { groups, ownPercent, type ScoredSession, type Standing } from "./session";
import { setting } from "./settings";

export interface RankedPair {
  place: string;
  standing: Standing;
  /** Matchpoints taken off, on the scale of the settings. */
  penalty: number;
}

/** One list of places: all pairs, one direction, or one section. */
export interface RankingBlock {
  direction?: Side;
  section?: string;
  pairs: RankedPair[];
}

/** Each list of the session, best pair first. A pair without a scored board has no place and stands last. */
export function ranking(session: ScoredSession): RankingBlock[] {
  const bySection = setting(session.settings, "Sections") === "Ranked separately";
  const standings = session.standings.map(withPenalty(session));
  const blocks = groups(standings, ({ pair, direction }) =>
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

type Counted = Standing & { penalty: number };

/** The penalty of the names table, taken off the total. */
function withPenalty({ settings }: ScoredSession): (standing: Standing) => Counted {
  const scale = fraction(2, Number(setting(settings, "Matchpoint scale")));
  return (standing) => {
    const penalty = standing.contestant?.penalty ?? 0;
    const points = subtract(standing.total.points, multiply(fromDecimal(penalty), scale));
    return { ...standing, total: { ...standing.total, points }, penalty };
  };
}

function rankedBlock(block: readonly Counted[], session: ScoredSession, bySection: boolean): RankingBlock {
  const ranked = block.filter(({ boards }) => boards > 0).sort(byPercent(session));
  const unplaced = block.filter(({ boards }) => boards === 0).sort((a, b) => comparePairs(a.pair, b.pair));
  const labels = places(ranked, (a, b) => compare(rankedOn(b, session), rankedOn(a, session))).map(placeLabel);
  return {
    ...(session.winners === 2 ? { direction: block[0].direction } : {}),
    ...(bySection ? { section: block[0].pair.section } : {}),
    pairs: [...ranked, ...unplaced].map(({ penalty, ...standing }, i) => ({
      place: labels[i] ?? "",
      standing,
      penalty,
    })),
  };
}

function byPercent(session: ScoredSession): (a: Standing, b: Standing) => number {
  return (a, b) => compare(rankedOn(b, session), rankedOn(a, session)) || comparePairs(a.pair, b.pair);
}

/** Places go by the exact percentage, or by the printed one. */
function rankedOn({ total }: Standing, { settings }: ScoredSession): Fraction {
  const percent = ownPercent(total);
  return setting(settings, "Ties decided on") === "Exact" ? percent : fromDecimal(shown(percent, settings));
}

/**
 * The cells of RANKING: the status line, then each list under its heading, with a blank row between. `show` is NS, EW
 * or a section; a column stands only where it says something.
 */
export function rankingCells(session: ScoredSession, problems: readonly Problem[], show = ""): Figure[][] | Unread {
  const blocks = shownBlocks(ranking(session), show);
  if (!blocks) return unread("unknownShow", show, showable(ranking(session)));
  const status = [progressText(progress(session)), ...problems.map(placedSentence)];
  const columns = columnsFor(
    blocks.flatMap(({ pairs }) => pairs),
    session,
  );
  const heading = columns.map((column) => column.heading);
  if (blocks.length === 0) return rectangle([status, heading]);
  const tables = blocks.map(({ pairs }) => [
    heading,
    ...pairs.map((pair) => columns.map(({ cell }) => cell(pair, session))),
  ]);
  return rectangle([status, ...tables.flatMap((table, i) => (i ? [[], ...table] : table))]);
}

function shownBlocks(blocks: RankingBlock[], show: string): RankingBlock[] | undefined {
  const wanted = compact(show);
  if (!wanted) return blocks;
  const sides = blocks.filter(({ direction }) => direction === wanted);
  if (sides.length) return sides;
  const sections = blocks
    .map((block) => ({ ...block, pairs: block.pairs.filter(({ standing }) => standing.pair.section === wanted) }))
    .filter(({ pairs }) => pairs.length > 0);
  return sections.length ? sections : undefined;
}

function showable(blocks: readonly RankingBlock[]): string[] {
  const sides = blocks.flatMap(({ direction }) => direction ?? []);
  const sections = blocks.flatMap(({ pairs }) => pairs.map(({ standing }) => standing.pair.section)).filter(Boolean);
  const found = [...new Set([...sides, ...sections])];
  return found.length ? found : ["nothing (leave it out)"];
}

interface RankingColumn {
  heading: string;
  /** Does the column say anything in these lists? */
  stands: (pairs: readonly RankedPair[], session: ScoredSession) => boolean;
  cell: (pair: RankedPair, session: ScoredSession) => Figure;
}

const always = (): boolean => true;

const COLUMNS: readonly RankingColumn[] = [
  { heading: "Place", stands: always, cell: ({ place }) => place },
  {
    heading: "Section",
    stands: (pairs) => pairs.some(({ standing }) => standing.pair.section !== ""),
    cell: ({ standing }) => standing.pair.section,
  },
  { heading: "Pair", stands: always, cell: ({ standing }) => standing.pair.id },
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
    heading: "Penalty",
    stands: (pairs) => pairs.some(({ penalty }) => penalty !== 0),
    cell: ({ penalty }) => penalty || "",
  },
  {
    heading: "MP",
    stands: always,
    cell: ({ standing }, { settings }) => shownPoints(standing.boards ? standing.total : undefined, settings),
  },
  { heading: "%", stands: always, cell: ({ standing }, { settings }) => shownPercent(standing.total, settings) },
  { heading: "Boards", stands: always, cell: ({ standing }) => standing.boards },
];

function columnsFor(pairs: readonly RankedPair[], session: ScoredSession): readonly RankingColumn[] {
  return COLUMNS.filter(({ stands }) => stands(pairs, session));
}

/** The headings of a session's ranking: for the formats of its columns. */
export function rankingHeading(session: ScoredSession): Figure[] {
  const pairs = ranking(session).flatMap((block) => block.pairs);
  return columnsFor(pairs, session).map(({ heading }) => heading);
}
