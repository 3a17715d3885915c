/** One pair of a ranking: its boards, what is added or taken off, and its place. */
import { sentence } from "../../notation/messages";
import { textOf } from "../../notation/text";
import { onScale } from "../../results/figures";
import { isIndividual, seated, type Pair } from "../../results/pairs";
import { isPlaced, rankingCells, shownRanking, type RankedPair, type RankingBlock } from "../../results/ranking";
import { isProblem } from "../../results/readGrid";
import { filledRows } from "../../results/filledRows";
import { parseSettings } from "../../results/parseSettings";
import { readSession } from "../../results/readSession";
import type { ScoredSession } from "../../results/session";
import { isTeamScoring, scoringUnit, setting } from "../../results/settings";
import type { Share } from "../../results/share";
import type { Settings } from "../../results/types";
import { compare, fraction, type Fraction } from "../../scoring/fraction";
import { explainStrings } from "../explainStrings";
import { explainTeams } from "./teams";
import { errorAmong, single, type Explanation } from "./asked";
import { shownAs } from "./line";
import { figure } from "./numbers";
import { progressInWords, statusInWords } from "./session";

const text = explainStrings.ranking;

export const explainRanking: Explanation = ({ ranges, row, column }) => {
  const [results = [], settings = [], names = [], show] = ranges;
  if (isTeamScoring(parseSettings(filledRows(settings)).settings)) return explainTeams({ ranges, row, column });
  const read = readSession(results, settings, names);
  if (isProblem(read)) return [explainStrings.cannot(sentence(read))];
  const list = single(show);
  const error = errorAmong([list]);
  if (error) return error;
  const cells = rankingCells(read.session, read.problems, textOf(list));
  if (!Array.isArray(cells)) return [explainStrings.cannot(sentence(cells))];
  const blocks = shownRanking(read.session, textOf(list));
  const found = Array.isArray(blocks) ? pairAt(blocks, row) : undefined;
  const heading = String(cells[1]?.[column] ?? "");
  return found ? [...pairInWords(found, heading, read.session), ...progressInWords(read)] : statusInWords(read);
};

interface Found {
  ranked: RankedPair;
  block: RankingBlock;
}

/** The status line, then each list under its heading, with a blank row between. */
function pairAt(blocks: readonly RankingBlock[], row: number): Found | undefined {
  let first = 2;
  for (const block of blocks) {
    const { pairs } = block;
    if (row < first) return undefined;
    if (row < first + pairs.length) return { ranked: pairs[row - first], block };
    first += pairs.length + 2;
  }
  return undefined;
}

const isIndividualEvent = ({ lines }: ScoredSession): boolean => lines.some(({ line }) => isIndividual(line));

function pairInWords({ ranked, block }: Found, heading: string, session: ScoredSession): string[] {
  const { standing } = ranked;
  const opening = text.pair(
    isIndividualEvent(session) ? "Player" : "Pair",
    standing.pair.id,
    standing.contestant?.names.join(" & ") ?? "",
  );
  if (!isPlaced(standing)) return [opening, text.noBoards];
  if (heading === "VPs" || heading === "Matches") return [opening, ...victoryPoints(ranked, session)];
  // A bye alone: no board has points to speak of.
  if (standing.boards === 0) return [opening, ...placeInWords(ranked, block, session)];
  const total = totalInWords(ranked, session);
  if (heading === "Place")
    return [opening, ...total, ...average(ranked, session), ...placeInWords(ranked, block, session)];
  if (heading === "%" || heading === "Per board") {
    return [opening, ...total, ...average(ranked, session), ...shownAs(ranked.final.average, session.settings)];
  }
  if (heading === "Scratch %") {
    return [opening, ...total, ...scratch(ranked, session), ...shownAs(ranked.final.scratch, session.settings)];
  }
  return [opening, ...total, ...shownAs(onScale(ranked.final.points, session.settings), session.settings)];
}

/** The points of each board, brought up where the setting says so, with what the names range adds or takes off. */
function totalInWords({ standing, final }: RankedPair, session: ScoredSession): string[] {
  const { settings } = session;
  const matchpointed = scoringUnit(settings) === "MP";
  const on = (points: Fraction): string => figure(onScale(points, settings));
  const topOf = (top: Fraction): string | undefined => (matchpointed ? on(top) : undefined);
  const boards = sharesOf(standing.pair, session).map(({ board, share }) => ({ board, points: on(share.points) }));
  const summed = text.boards(
    boards,
    scoringUnit(settings),
    on(standing.total.points),
    topOf(fraction(standing.total.top)),
  );
  const { played } = final;
  const how = setting(settings, "Boards a pair missed");
  const all = played.boards.n / played.boards.d;
  const rounds = how === "Factor up and round";
  const onlyRounded = compare(played.points, standing.total.points) === 0 ? [] : [text.rounded(on(played.points))];
  const broughtUp =
    all === standing.boards
      ? onlyRounded
      : [text.broughtUp(standing.boards, all, on(played.points), topOf(played.top), rounds)];
  return [summed, ...broughtUp, ...extras({ standing, final }, settings)];
}

type Extra = { what: "carryOver" | "penalty" | "handicap"; points: string };

/** What the names range gives or takes, in the points of the session; Swiss pairs have it in victory points. */
function given({ standing }: Pick<RankedPair, "standing">, wanted: readonly Extra["what"][]): Extra[] {
  return wanted.flatMap((what) => {
    const points = standing.contestant?.[what];
    return points ? [{ what, points: figure(points) }] : [];
  });
}

function extras(ranked: Omit<RankedPair, "place">, settings: Settings): string[] {
  if (ranked.standing.swiss) return [];
  const wanted = given(ranked, [
    "carryOver",
    "penalty",
    ...(scoringUnit(settings) === "MP" ? [] : (["handicap"] as const)),
  ]);
  if (!wanted.length) return [];
  const { played, points } = ranked.final;
  return [text.extras(figure(onScale(played.points, settings)), wanted, figure(onScale(points, settings)))];
}

/** Percent of the top, or points a board. */
function scratch({ final }: RankedPair, { settings }: ScoredSession): string[] {
  const points = figure(onScale(final.points, settings));
  if (scoringUnit(settings) !== "MP") {
    return [text.perBoard(points, figure(final.played.boards), figure(final.scratch))];
  }
  return [text.percent(points, figure(onScale(final.played.top, settings)), figure(final.scratch))];
}

function average(ranked: RankedPair, session: ScoredSession): string[] {
  const { handicap } = ranked.standing.contestant ?? {};
  const lines = scratch(ranked, session);
  if (!handicap || scoringUnit(session.settings) !== "MP") return lines;
  return [...lines, text.handicap(figure(ranked.final.scratch), figure(handicap), figure(ranked.final.average))];
}

function victoryPoints(ranked: RankedPair, { settings, standings }: ScoredSession): string[] {
  const { standing, final } = ranked;
  if (!standing.swiss || !final.vps) return [];
  const { matches, vps, rounds } = standing.swiss;
  const nameOf = (key?: string): string | undefined => standings.find(({ pair }) => pair.key === key)?.pair.id;
  const finished = [...rounds]
    .sort(([a], [b]) => a - b)
    .flatMap(([round, match]) =>
      match.vps ? [text.match(round, nameOf(match.opponent), match.percent, figure(match.vps))] : [],
    );
  const added = given(ranked, ["carryOver", "penalty"]);
  return [
    ...finished,
    text.matches(matches, figure(vps)),
    ...(added.length ? [text.extras(figure(vps), added, figure(final.vps))] : []),
    ...shownAs(final.vps, settings),
  ];
}

/** Who is better, who is equal, and the place that follows. */
function placeInWords(ranked: RankedPair, { pairs }: RankingBlock, session: ScoredSession): string[] {
  const { settings } = session;
  const others = pairs.filter(({ standing }) => isPlaced(standing));
  const order = (other: RankedPair): number => compare(other.final.rankedOn, ranked.final.rankedOn);
  const equal = others.filter((other) => other !== ranked && order(other) === 0);
  const printed = setting(settings, "Ties decided on") === "As printed" && !ranked.final.vps;
  return [
    ...(ranked.final.vps ? victoryPoints(ranked, session) : []),
    text.rankedOn(text.figures[basisOf(ranked, settings)], figure(ranked.final.rankedOn)),
    ...(printed ? [text.printed] : []),
    text.place(
      isIndividualEvent(session) ? "player" : "pair",
      ranked.place,
      others.length,
      others.filter((other) => order(other) > 0).length,
      equal.map(({ standing }) => standing.pair.id),
    ),
  ];
}

type Basis = keyof typeof text.figures;

function basisOf({ final }: RankedPair, settings: Settings): Basis {
  if (final.vps) return "vps";
  if (setting(settings, "Boards a pair missed") === "Plain total") return "points";
  return scoringUnit(settings) === "MP" ? "percent" : "perBoard";
}

function sharesOf(pair: Pair, { lines, settings }: ScoredSession): { board: number; share: Share }[] {
  return lines.flatMap(({ line, ns, ew }) =>
    (["NS", "EW"] as const).flatMap((side) => {
      const share = side === "NS" ? ns : ew;
      const sits = seated(line, side, settings).some(({ key }) => key === pair.key);
      return share && sits ? [{ board: line.board, share }] : [];
    }),
  );
}
