/** A session as USEBIO 1.2: for federations, BridgeWebs, Pianola and the next program. `readUsebio` reads it again. */
import { groups } from "../../results/groups";
import { isTeamScoring, setting } from "../../results/settings";
import type { Deal } from "../../results/types";
import { SEATS, type Seat } from "../../scoring/types";
import { eventIdOf } from "../out/eventId";
import { settingsOut, type Maker, type Outgoing } from "../out/outgoing";
import { literally } from "./entities";
import { field, makeXml, ownField, type XmlElement } from "./makeXml";
import { boardElement, lineElement, METHODS } from "./writeLine";
import { makeMatches } from "./writeMatches";
import { makeParticipants } from "./writeParticipants";

/** Never loaded: it names what the file keeps to. */
const DOCUMENT_TYPE = '<!DOCTYPE USEBIO SYSTEM "http://www.ebu.co.uk/usebio/usebio_v1_2.dtd">';

export function makeUsebio(out: Outgoing, maker: Maker): string {
  const { club, clubNumber } = out.event;
  const clubFields = [
    ...field("CLUB_NAME", club && literally(club)),
    ...field("CLUB_ID_NUMBER", clubNumber && literally(clubNumber)),
  ];
  const root: XmlElement = {
    name: "USEBIO",
    attributes: { Version: "1.2" },
    content: [
      ...(clubFields.length ? [{ name: "CLUB", content: clubFields }] : []),
      eventElement(out, maker),
      ...(out.deals.length ? [{ name: "HANDSET", content: out.deals.map(dealElement) }] : []),
    ],
  };
  return makeXml(root, DOCUMENT_TYPE);
}

function eventElement(out: Outgoing, { program, version }: Maker): XmlElement {
  const { event, session } = out;
  const { settings } = session;
  const { type, method } = METHODS[setting(settings, "Scoring")];
  const sections = groups(bySection(out), ({ section }) => section);
  return {
    name: "EVENT",
    attributes: { EVENT_TYPE: type },
    content: [
      ...field("EVENT_IDENTIFIER", literally(eventIdOf(event) ?? "")),
      ...field("EVENT_DESCRIPTION", event.name && literally(event.name)),
      { name: "PROGRAM_NAME", content: program },
      { name: "PROGRAM_VERSION", content: version },
      { name: "BOARD_SCORING_METHOD", content: method },
      ...field("MATCH_SCORING_METHOD", out.teams && out.teams.rankedOn === "VPs" ? "VPS" : out.teams && "IMPS"),
      ...(isTeamScoring(settings) ? [] : field("WINNER_TYPE", session.winners)),
      ...field("DATE", dayFirst(event.date)),
      { name: "SESSION_COUNT", content: "1" },
      { name: "SECTION_COUNT", content: String(Math.max(1, sections.length)) },
      ...field("EBU_CHARGE_CODE", settings["Charge code"]),
      ...field("DIRECTOR", event.director && literally(event.director)),
      ...Object.entries(settingsOut(out)).map(([name, value]) => ({
        name: "SETTING",
        attributes: { NAME: name },
        content: String(value),
        isOwn: true,
      })),
      ...sessionElements(
        out,
        sections.map(([first]) => first.section),
      ),
    ],
  };
}

/** Straight in the event; in a session where that has a name, or has sections. */
function sessionElements(out: Outgoing, sections: readonly string[]): XmlElement[] {
  const parts = (section: string): XmlElement[] => [
    ...makeParticipants(out, section),
    ...(isTeamScoring(out.session.settings) ? makeMatches(out, section) : makeBoards(out, section)),
  ];
  const named = sections.some((section) => section !== "");
  if (!named && !out.event.session) return parts("");
  const content = named
    ? sections.map((section) => ({
        name: "SECTION",
        attributes: { SECTION_ID: section },
        content: [...ownField("SECTION_NAME", section), ...parts(section)],
      }))
    : parts("");
  return [{ name: "SESSION", attributes: { SESSION_ID: literally(out.event.session || "1") }, content }];
}

/** Whatever has a section: lines, pairs, and who is listed. */
function bySection({ session, contestants }: Outgoing): { section: string }[] {
  const all = [...session.lines.map(({ line }) => line), ...session.standings.map(({ pair }) => pair)];
  const known = new Set(all.map(({ section }) => section));
  // Who is listed without a section belongs to each that there is.
  return [...all, ...contestants.filter(({ section }) => section !== "" || known.size === 0)];
}

function makeBoards({ session }: Outgoing, section: string): XmlElement[] {
  const lines = session.lines.filter(({ line }) => line.section === section && line.board > 0);
  return groups(lines, ({ line }) => line.board)
    .sort(([a], [b]) => a.line.board - b.line.board)
    .map((board) => boardElement(board, (scored) => lineElement(scored, session.settings)));
}

/** `30/11/2026`; what is no day is left out. */
function dayFirst(date: string | undefined): string | undefined {
  const [, year, month, day] = /^(\d{4})-(\d\d)-(\d\d)$/.exec(date ?? "") ?? [];
  return year && `${day}/${month}/${year}`;
}

const DIRECTIONS: Record<Seat, string> = { N: "North", E: "East", S: "South", W: "West" };

function dealElement({ board, hands }: Deal): XmlElement {
  return {
    name: "BOARD",
    content: [{ name: "BOARD_NUMBER", content: String(board) }, ...SEATS.map((seat) => handElement(seat, hands[seat]))],
  };
}

function handElement(seat: Seat, hand: string): XmlElement {
  const [spades, hearts, diamonds, clubs] = hand.split(".");
  const suits = { CLUBS: clubs, DIAMONDS: diamonds, HEARTS: hearts, SPADES: spades };
  return {
    name: "HAND",
    content: [
      { name: "DIRECTION", content: DIRECTIONS[seat] },
      ...Object.entries(suits).map(([name, content]) => ({ name, content })),
    ],
  };
}
