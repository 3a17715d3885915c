/** The parts of a USEBIO file: its events and sessions, and where its results stand. */
import { childrenOf, textOf, type Element } from "./xml";

export interface Parts {
  event: Element;
  /** The event itself where it has no sessions of its own. */
  session: Element;
  /** Does the event have other sessions with results? Then its totals are not this session's. */
  isOneOfSeveral: boolean;
}

/** The sessions that have results, or else the first there is; none without any event. */
export function partsOf(root: Element): Parts[] {
  const sessions = childrenOf(root, "EVENT").flatMap(sessionsOf);
  const filled = sessions.filter(({ results }) => results > 0);
  return (filled.length ? filled : sessions.slice(0, 1)).map(({ event, session }) => ({
    event,
    session,
    isOneOfSeveral: filled.filter((other) => other.event === event).length > 1,
  }));
}

interface Session {
  event: Element;
  session: Element;
  results: number;
}

function sessionsOf(event: Element): Session[] {
  const own = childrenOf(event, "SESSION").map((session) => ({ event, session, results: countOf(session) }));
  const outside = countOf(event);
  return own.length === 0 || outside > 0 ? [...own, { event, session: event, results: outside }] : own;
}

const countOf = (session: Element): number => travellers(session).length;

/** Something of a session with the section, match and board that it stands in. */
export interface Placed {
  element: Element;
  section: string;
  match?: Element;
  board?: Element;
}

/** All TRAVELLER_LINEs of a session, in their order. */
export function travellers(session: Element): Placed[] {
  return placed(session, "TRAVELLER_LINE");
}

/** All elements of a name in a session; sessions inside an event are sessions of their own. */
export function placed(session: Element, name: string): Placed[] {
  const found: Placed[] = [];
  const several = childrenOf(session, "SECTION").length > 1;
  const walk = (element: Element, place: Omit<Placed, "element">): void => {
    element.children.forEach((nested) => {
      if (nested.name === name) found.push({ element: nested, ...place });
      else if (nested.name !== "SESSION") walk(nested, inside(nested, place, several));
    });
  };
  walk(session, { section: "" });
  return found;
}

function inside(element: Element, place: Omit<Placed, "element">, several: boolean): Omit<Placed, "element"> {
  switch (element.name) {
    case "SECTION":
      // The only section of other programs' files has a name that means nothing.
      return {
        ...place,
        section: several ? (element.attributes.get("SECTION_ID") ?? "") : textOf(element, "SECTION_NAME"),
      };
    case "MATCH":
      return { ...place, match: element };
    case "BOARD":
      return { ...place, board: element };
    default:
      return place;
  }
}
