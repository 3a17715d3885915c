/** Small USEBIO files, as text. */
import { readUsebio } from "../../../../src/files/usebio/session";
import type { ImportedSession, Finding } from "../../../../src/results/types";
import { atOnce } from "../../../../src/results/steps";

export type Fields = Record<string, string | number>;

const tags = (fields: Fields): string =>
  Object.entries(fields)
    .map(([name, value]) => `<${name}>${value}</${name}>`)
    .join("");

/** A traveller line of a played contract; `changed` overrides any field. */
export function line(changed: Fields = {}): string {
  return `<TRAVELLER_LINE>${tags({
    NS_PAIR_NUMBER: 1,
    EW_PAIR_NUMBER: 2,
    CONTRACT: "4S",
    PLAYED_BY: "N",
    LEAD: "2D",
    TRICKS: 10,
    SCORE: 420,
    ...changed,
  })}</TRAVELLER_LINE>\n`;
}

/** A line of these fields only. */
export const bare = (fields: Fields): string => `<TRAVELLER_LINE>${tags(fields)}</TRAVELLER_LINE>\n`;

export const board = (number: number | string, ...lines: string[]): string =>
  `<BOARD><BOARD_NUMBER>${number}</BOARD_NUMBER>\n${lines.join("")}</BOARD>\n`;

export const pair = (fields: Fields, ...players: string[]): string =>
  `<PAIR>${tags(fields)}${players.map((name) => `<PLAYER>${tags({ PLAYER_NAME: name })}</PLAYER>`).join("")}</PAIR>\n`;

export const participants = (...entrants: string[]): string => `<PARTICIPANTS>${entrants.join("")}</PARTICIPANTS>\n`;

export function event(content: string, type = "PAIRS", fields: Fields = {}): string {
  return `<EVENT EVENT_TYPE="${type}">${tags(fields)}${content}</EVENT>\n`;
}

export const usebio = (content: string): string =>
  `<?xml version="1.0" encoding="iso-8859-1"?>\n<!DOCTYPE USEBIO SYSTEM "http://example.org/usebio.dtd">\n<USEBIO Version="1.2">\n${content}</USEBIO>\n`;

export const readText = (text: string): ImportedSession => atOnce(readUsebio(text, "night.xml"));

/** A pairs event of these boards and participants. */
export const read = (content: string, type = "PAIRS", fields: Fields = {}): ImportedSession =>
  readText(usebio(event(content, type, fields)));

export const findingsOf = ({ findings }: ImportedSession, kind: string): Finding[] =>
  findings.filter((finding) => finding.kind === kind);
