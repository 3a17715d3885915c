/** A page of ranking, travellers and scorecards in one file: to put on a web site, or to send. Nothing in it runs. */
import { makeContract, parseContract } from "../../notation/contract";
import { readLeads } from "../../notation/lead";
import { inOrder, pairLabel } from "../../results/askedPair";
import { decimals, type Figure } from "../../results/figures";
import { languageOf } from "../../results/language";
import { lineVulnerability } from "../../results/lineScore";
import { isIndividual } from "../../results/pairs";
import { progress, progressText } from "../../results/progress";
import { rankingCells } from "../../results/ranking";
import { scorecardCells } from "../../results/scorecard";
import type { Standing } from "../../results/session";
import { teamBoardCells } from "../../results/teams/boardCells";
import { matchCells } from "../../results/teams/matchCells";
import { teamsProgress } from "../../results/teams/progress";
import { teamTableCells } from "../../results/teams/tableCells";
import { travellerCells, withFootnotes } from "../../results/traveller";
import type { Settings } from "../../results/types";
import { dealer, vulnerability } from "../../scoring/board";
import type { Maker, Outgoing } from "../out/outgoing";
import { makePbn } from "../pbn/write";
import { OWN_SESSION } from "../recognise";
import { dealMarkup } from "./deal";
import { markup, type Markup } from "./makeHtml";
import { STYLE } from "./style";

const WORDS = {
  untitled: "Bridge results",
  ranking: "Ranking",
  matches: "Matches",
  matchBoards: "Boards of the matches",
  travellers: "Travellers",
  cards: "Scorecards",
  board: (board: number) => `Board ${board}`,
  dealt: (seat: string, vulnerable: string) => `Dealer ${seat}, vulnerable: ${vulnerable}`,
  writtenBy: (program: string) => `Written by ${program}.`,
};

const VULNERABLE = { None: "nobody", NS: "N-S", EW: "E-W", Both: "both" };

export function makeHtml(out: Outgoing, { program, version }: Maker): string {
  const { event } = out;
  const title = event.name || WORDS.untitled;
  const parts = [...rankings(out), ...travellers(out), ...cards(out)];
  const details = [event.club, event.date, event.session, event.director].filter(Boolean).join(", ");
  const page = markup`<!DOCTYPE html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="generator" content="${program} ${version}">
<title>${[title, event.date].filter(Boolean).join(", ")}</title>
<style>${{ html: STYLE }}</style>
${carried(out, { program, version })}
</head>
<body>
<header>
<h1>${title}</h1>
${details ? markup`<p class="details">${details}</p>` : ""}
${status(out)}
</header>
<nav>${parts.map(({ id, heading }) => markup`<a href="#${id}">${heading}</a> `)}</nav>
<main>
${parts.map(({ id, heading, content }) => markup`<section id="${id}"><h2>${heading}</h2>\n${content}</section>\n`)}</main>
<footer><p class="help">${WORDS.writtenBy(`${program} ${version}`)}</p></footer>
</body>
</html>
`;
  return page.html;
}

/** The session as it is read again; matches of slips have no results that it could hold. */
function carried(out: Outgoing, maker: Maker): Markup | string {
  if (out.teams?.source === "slips") return "";
  return markup`<meta name="${OWN_SESSION}" content="${makePbn(out, maker, true)}">`;
}

interface Part {
  id: string;
  heading: string;
  content: readonly Markup[];
}

function status({ session, teams }: Outgoing): Markup {
  const text = teams ? teamsProgress(teams) : progressText(progress(session));
  return markup`<p class="status ${text.startsWith("Final") ? "" : "provisional"}">${text}</p>`;
}

function rankings(out: Outgoing): Part[] {
  const { session, teams } = out;
  const { settings } = session;
  if (!teams) {
    const cells = rankingCells(session, []);
    const links = new Map(inOrder(session.standings).map((standing, i) => [rankingKey(standing), `#card-${i + 1}`]));
    return Array.isArray(cells)
      ? [{ id: "ranking", heading: WORDS.ranking, content: tables(cells.slice(1), settings, links) }]
      : [];
  }
  const boards = teamBoardCells(teams);
  return [
    { id: "ranking", heading: WORDS.ranking, content: tables(teamTableCells(teams, []).slice(1), settings) },
    { id: "matches", heading: WORDS.matches, content: tables(matchCells(teams), settings) },
    ...(Array.isArray(boards) && boards.length > 1
      ? [{ id: "match-boards", heading: WORDS.matchBoards, content: tables(boards, settings) }]
      : []),
  ];
}

/** How a row of the ranking names its pair: section, number and direction, where it shows them. */
function rankingKey({ pair, direction }: Standing): string {
  return [pair.section, pair.id, pair.direction ?? direction].join("|");
}

function travellers({ session, deals }: Outgoing): Part[] {
  const { settings } = session;
  const played = session.lines.map(({ line }) => line.board).filter((board) => board > 0);
  const numbers = [...new Set([...played, ...deals.map(({ board }) => board)])].sort((a, b) => a - b);
  if (numbers.length === 0) return [];
  const links = markup`<nav class="boards">${numbers.map((board) => markup`<a href="#board-${board}">${board}</a> `)}</nav>`;
  const blocks = numbers.map((board) => {
    const cells = played.includes(board) ? travellerCells(session, [board]) : [];
    const deal = deals.find((one) => one.board === board);
    const own = session.lines.find(({ line }) => line.board === board)?.line;
    const vulnerable = own ? lineVulnerability(own) : vulnerability(board);
    return markup`<article class="block" id="board-${board}"><h3>${WORDS.board(board)}</h3>
<p class="help">${WORDS.dealt(dealer(board), VULNERABLE[vulnerable])}</p>
${deal ? dealMarkup(deal) : ""}${Array.isArray(cells) ? noted(cells, settings) : ""}</article>\n`;
  });
  return [{ id: "travellers", heading: WORDS.travellers, content: [links, ...blocks] }];
}

/** A card for each pair or player; teams have their matches instead. */
function cards({ session, teams }: Outgoing): Part[] {
  if (teams || session.standings.length === 0) return [];
  const individual = session.lines.some(({ line }) => isIndividual(line));
  const blocks = inOrder(session.standings).map((standing, i) => {
    const label = pairLabel(standing.pair);
    const cells = scorecardCells(session, [label]);
    if (!Array.isArray(cells)) return markup``;
    const names = standing.contestant?.names.join(" & ") ?? "";
    const [heading, who, ...rows] = cells;
    const title = `${individual ? "Player" : "Pair"} ${label}${names ? `: ${names}` : ""}`;
    // Whose card it is stands above the table.
    const body = who[0] === `${individual ? "Player" : "Pair"} ${label}` ? rows : [who, ...rows];
    return markup`<article class="block" id="card-${i + 1}"><h3>${title}</h3>\n${noted([heading, ...body], session.settings)}</article>\n`;
  });
  return [{ id: "scorecards", heading: WORDS.cards, content: blocks }];
}

/** One list with the director's notes below it. */
function noted(list: readonly (readonly Figure[])[], settings: Settings): Markup[] {
  const { cells, footnotes } = withFootnotes(list);
  return [...tables(cells, settings), ...footnotes.map((note) => markup`<p class="footnote">${note}</p>\n`)];
}

/** Lists with a blank row between them, each with its heading, as tables. */
function tables(
  cells: readonly (readonly Figure[])[],
  settings: Settings,
  links?: ReadonlyMap<string, string>,
): Markup[] {
  const lists: (readonly Figure[])[][] = [[]];
  for (const row of cells) {
    if (row.every((cell) => cell === "")) lists.push([]);
    else lists[lists.length - 1].push(row);
  }
  return lists.filter((list) => list.length > 0).map((list) => table(list, settings, links));
}

/** Columns of numbers, and of what stands in one or two signs. */
const NUMBERS =
  /^(?:Place|Boards|Round|Board|MP|IMPs|%|VPs|Points|Score|Tricks|Penalty|Handicap|Carry-over|Stratum|(?:NS|EW) .*|Datum|Matches|Won|Drawn|Lost|Margin|.* IMPs|.* VPs|Per board|Scratch %|IMPs in all|Other table|Difference)$/;

/** Columns that not every session has. */
const MAY_BE_MISSING: ReadonlySet<Figure> = new Set(["", "Names", "Lead", "Round", "Penalty", "Handicap", "Stratum"]);

const NAMES: ReadonlySet<Figure> = new Set(["Names", "Opponents", "Partner"]);

function table(
  [heading, ...rows]: readonly (readonly Figure[])[],
  settings: Settings,
  links?: ReadonlyMap<string, string>,
): Markup {
  // Such a column without anything in it says nothing; scores may stand on the other side on the next board.
  const isFilled = (i: number): boolean => rows.some((row) => row[i] !== "");
  const shownColumns = heading.flatMap((name, i) => (!MAY_BE_MISSING.has(name) || isFilled(i) ? [i] : []));
  const classes = heading.map((name) => (NUMBERS.test(String(name)) ? "number" : NAMES.has(name) ? "names" : ""));
  const places = heading.map((_, i) =>
    decimalsOf(
      rows.map((row) => row[i]),
      settings,
    ),
  );
  const head = shownColumns.map((i) => markup`<th scope="col" class="${classes[i]}">${heading[i]}</th>`);
  const body = rows.map((row) => {
    const link =
      links?.get(rowKey(heading, row)) ??
      links?.get(rowKey(heading, row, "NS")) ??
      links?.get(rowKey(heading, row, "EW"));
    const cells = shownColumns.map((i) => {
      const content = cellMarkup(heading[i], row[i], places[i], settings);
      const isPair = link && (heading[i] === "Pair" || heading[i] === "Player");
      return markup`<td class="${classes[i]}">${isPair ? markup`<a href="${link}">${content}</a>` : content}</td>`;
    });
    return markup`<tr class="${TOTALS.has(row[0]) ? "total" : ""}">${cells}</tr>\n`;
  });
  return markup`<div class="wide"><table><thead><tr>${head}</tr></thead>\n<tbody>\n${body}</tbody></table></div>\n`;
}

const TOTALS: ReadonlySet<Figure> = new Set(["Total", "Per board"]);

function rowKey(heading: readonly Figure[], row: readonly Figure[], side?: string): string {
  const of = (...names: string[]): Figure => row[heading.findIndex((name) => names.includes(String(name)))] ?? "";
  return [of("Section"), of("Pair", "Player"), side ?? of("Direction")].join("|");
}

/** As many decimals in each cell of a column as the longest has. */
function decimalsOf(cells: readonly Figure[], settings: Settings): number {
  const fractions = cells.map((cell) => (typeof cell === "number" ? (String(cell).split(".")[1]?.length ?? 0) : 0));
  return Math.min(decimals(settings), Math.max(0, ...fractions));
}

function cellMarkup(heading: Figure, cell: Figure, places: number, settings: Settings): Markup {
  if (typeof cell === "number") return markup`${places ? cell.toFixed(places) : cell}`;
  if (heading === "Lead") return leadMarkup(cell, settings);
  if (heading !== "Contract") return markup`${cell}`;
  const contract = cell === "" ? undefined : parseContract(cell, { language: languageOf(settings) });
  if (!contract?.ok) return markup`${cell}`;
  const [, level, suit, rest] = /^(\d)([♥♦]|[^X]+)(X*)$/.exec(makeContract(contract.value.contract, true)) ?? [];
  return /[♥♦]/.test(suit ?? "")
    ? markup`${level}<span class="red">${suit}</span>${rest}`
    : markup`${level}${suit}${rest}`;
}

/** The card with its suit's sign, which says the same in every language. */
function leadMarkup(cell: Figure, settings: Settings): Markup {
  const [lead] = readLeads([String(cell)], { language: languageOf(settings) });
  const [sign, rank] = lead ? [lead.slice(0, 1), lead.slice(1)] : ["", String(cell)];
  return /[♥♦]/.test(sign) ? markup`<span class="red">${sign}</span>${rank}` : markup`${sign}${rank}`;
}
