/** Who took part, with places and totals as the ranking has them. */
import { averageHeading, onScale, shown } from "../../results/figures";
import { finalScore } from "../../results/finalScore";
import { isIndividual } from "../../results/pairs";
import { isPlaced, ranking, type RankedPair } from "../../results/ranking";
import { isTeamScoring, setting } from "../../results/settings";
import { contestantOf } from "../../results/teams/team";
import { teamRanking, type RankedTeam } from "../../results/teams/tableCells";
import type { Contestant } from "../../results/types";
import type { Outgoing } from "../out/outgoing";
import { unlisted } from "../out/unlisted";
import { literally } from "./entities";
import { field, ownField, type XmlElement } from "./makeXml";

export function makeParticipants(out: Outgoing, section: string): XmlElement[] {
  const { settings } = out.session;
  const entrants = isTeamScoring(settings) ? teams(out, section) : pairs(out, section);
  return entrants.length ? [{ name: "PARTICIPANTS", content: entrants }] : [];
}

function pairs(out: Outgoing, section: string): XmlElement[] {
  const { session } = out;
  const individual = session.lines.some(({ line }) => isIndividual(line));
  const directed = session.winners === 2 || setting(session.settings, "Numbers") === "Each direction its own";
  const ranked = ranking(session)
    .flatMap((block) => block.pairs)
    .filter(({ standing }) => standing.pair.section === section);
  const listed = ranked.map((pair) => {
    const { standing } = pair;
    const {
      pair: { id, direction },
      contestant,
    } = standing;
    const who = { id, direction: directed ? (direction ?? standing.direction) : undefined, contestant };
    return entrant(who, individual, figures(pair, out));
  });
  const others = unlisted(out).filter((contestant) => contestant.section === section);
  return [
    ...listed,
    ...others.map((contestant) =>
      entrant({ id: contestant.id, direction: contestant.direction, contestant }, individual, []),
    ),
  ];
}

interface Entrant {
  id: string;
  direction?: "NS" | "EW";
  contestant?: Contestant;
}

function entrant({ id, direction, contestant }: Entrant, individual: boolean, totals: XmlElement[]): XmlElement {
  const shared = [...totals, ...extras(contestant)];
  if (individual) {
    return {
      name: "PLAYER",
      content: [...field("PLAYER_NUMBER", id), ...shared, ...person(contestant, 0), ...listed(contestant)],
    };
  }
  return {
    name: "PAIR",
    content: [...field("PAIR_NUMBER", id), ...field("DIRECTION", direction), ...shared, ...people(contestant)],
  };
}

function figures({ place, standing, final }: RankedPair, { session }: Outgoing): XmlElement[] {
  const { settings } = session;
  if (!isPlaced(standing)) return field("BOARDS_PLAYED", 0);
  const total = final.vps ?? onScale(final.points, settings);
  const percent =
    standing.boards > 0 && averageHeading(settings) === "%"
      ? shown(finalScore(standing, session).average, settings)
      : undefined;
  return [
    ...field("TOTAL_SCORE", shown(total, settings)),
    ...field("PERCENTAGE", percent),
    ...field("PLACE", place),
    ...field("BOARDS_PLAYED", standing.boards),
  ];
}

/** An ADJUSTMENT is added, a penalty of ours taken off. */
function extras(contestant: Contestant | undefined): XmlElement[] {
  const { handicap, carryOver, penalty, stratum } = contestant ?? {};
  return [
    ...field("HANDICAP", handicap || undefined),
    ...ownField("CARRY_OVER", carryOver || undefined),
    ...field("ADJUSTMENT", penalty ? 0 - penalty : undefined),
    ...ownField("STRATUM", stratum),
  ];
}

function people(contestant: Contestant | undefined): XmlElement[] {
  const count = Math.max(contestant?.names.length ?? 0, contestant?.numbers?.length ?? 0);
  return Array.from({ length: count }, (_, i) => ({ name: "PLAYER", content: person(contestant, i) }));
}

/** Names that are not two players', as they are listed. */
function listed({ names, numbers = [] }: Contestant = NOBODY): XmlElement[] {
  if (names.length < 2) return [];
  return [
    ...names.flatMap((name) => ownField("OWN_NAME", literally(name))),
    ...numbers.map((number): XmlElement => ({ name: "OWN_NUMBER", content: literally(number), isOwn: true })),
  ];
}

const NOBODY: Contestant = { id: "", section: "", names: [] };

function person(contestant: Contestant | undefined, i: number): XmlElement[] {
  return [
    ...field("PLAYER_NAME", contestant?.names[i] && literally(contestant.names[i])),
    ...field("NATIONAL_ID_NUMBER", contestant?.numbers?.[i]),
  ];
}

function teams({ teams: scored, contestants }: Outgoing, section: string): XmlElement[] {
  if (!scored) return [];
  const ranked = teamRanking(scored)
    .flat()
    .filter(({ team }) => team.section === section);
  const others = contestants.filter(
    (contestant) =>
      contestant.section === section && !scored.standings.some(({ team }) => contestantOf(team, [contestant])),
  );
  const { settings } = scored;
  return [
    ...ranked.map((team) => teamElement(team.team.id, team.contestant, teamFigures(team, settings))),
    ...others.map((contestant) => teamElement(contestant.id, contestant, [])),
  ];
}

function teamFigures({ place, total, played }: RankedTeam, settings: Outgoing["session"]["settings"]): XmlElement[] {
  return [
    ...field("TOTAL_SCORE", total && shown(total, settings)),
    ...field("PLACE", place),
    ...ownField("MATCHES_PLAYED", played),
  ];
}

/** The first name is the team's; its players may stand in it, or behind it. */
function teamElement(id: string, contestant: Contestant | undefined, totals: XmlElement[]): XmlElement {
  const [name, ...players] = contestant?.names ?? [];
  return {
    name: "TEAM",
    attributes: { TEAM_ID: id, ...(name ? { TEAM_NAME: literally(name) } : {}) },
    content: [
      ...totals,
      ...extras(contestant),
      ...listed(contestant),
      ...players.map((player) => ({ name: "PLAYER", content: field("PLAYER_NAME", literally(player)) })),
    ],
  };
}
