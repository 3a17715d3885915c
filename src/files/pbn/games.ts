/** Portable Bridge Notation 2.0 and 2.1 as games: their tags, what they take over from earlier games, and their tables. */
import type { Problem } from "../../notation/problem";
import { MOST_LINES } from "../../results/filledRows";

export interface Tag {
  value: string;
  line: number;
}

/** A line of a table, comments blanked out, with its words and quoted strings. */
export interface Row {
  text: string;
  line: number;
  words: Word[];
}

export interface Word {
  text: string;
  start: number;
  end: number;
}

export interface Game {
  /** By name in small letters; inherited ones too. */
  tags: ReadonlyMap<string, Tag>;
  /** The rows below this game's own table tags. */
  tables: ReadonlyMap<string, readonly Row[]>;
  line: number;
}

export interface Parsed {
  games: Game[];
  findings: Problem[];
  /** More rows or games than can be read. */
  tooLarge?: boolean;
  /** The settings that a file of our own was written under: names and values, as written. */
  settings: [string, string][];
}

/** Only these are read; the data of auctions, play and analyses is passed over. */
const TABLES: ReadonlySet<string> = new Set(["scoretable", "totalscoretable"]);
/** The tags that say something about a result, a pair, a deal or the event; of the others not even the names are kept. */
const READ: ReadonlySet<string> = new Set([
  ...["event", "date", "eventdate", "session", "scoring", "competition", "room", "hometeam", "visitteam"],
  ...["board", "vulnerable", "deal", "section", "round", "table", "pairns", "pairew"],
  ...["north", "east", "south", "west", "contract", "declarer", "result"],
  ...["score", "scoremp", "scoreimp", "scorepercentage", "scoretable", "totalscoretable"],
]);
/** "#" must not stand for these (PBN 2.1, 3.2): each game has its own. */
const NEVER_INHERITED: ReadonlySet<string> = new Set(["dealer", "vulnerable", "deal", "declarer", "contract"]);

/** Of all tables, those of totals too. */
const MOST_ROWS = MOST_LINES + 10_000;
const MOST_GAMES = 50_000;
/** PBN allows 255; nobody writes this much. */
const LONGEST_LINE = 20_000;

/** `% Traveller: Butler datum = Drop 1`. */
const OWN_SETTING = /^% Traveller: ([A-Za-z][A-Za-z -]{0,60}) = (.{0,2000})$/;
const MOST_SETTINGS = 200;

const TAG = /\[\s*([A-Za-z_]\w{0,60})\s+"((?:[^"\\]|\\.)*)"\s*\]/y;
/** Quotes in a value that were not escaped: the value ends with the line's last quote. */
const LOOSE_TAG = /\[\s*([A-Za-z_]\w{0,60})\s+"(.*)"\s*\]/y;
const WORD = /"((?:[^"\\]|\\.)*)"|\S+/g;

/** Tags that begin a game where no blank line does. */
const FIRST_TAGS: ReadonlySet<string> = new Set(["event", "board"]);

export function parseGames(text: string): Parsed {
  const reader = new Reader();
  // Files that were moved between systems have \r\r\n and lone \r.
  for (const line of text.split(/\r*\n|\r/)) if (!reader.tooLarge) reader.readLine(line);
  reader.endGame();
  const { games, findings, tooLarge, settings } = reader;
  return { games, findings, settings, ...(tooLarge ? { tooLarge } : {}) };
}

/** Where the reading stands: within a comment, within a table, within a game. */
class Reader {
  games: Game[] = [];
  findings: Problem[] = [];
  settings: [string, string][] = [];
  tooLarge = false;
  private number = 0;
  private rows = 0;
  private inComment = false;
  private table: Row[] | undefined;
  private tags = new Map<string, Tag>();
  private tables = new Map<string, Row[]>();
  private inherited = new Map<string, { value: string; stays: boolean }>();

  readLine(line: string): void {
    this.number++;
    if (!this.inComment && line.startsWith("%")) return this.readOwn(line);
    if (!this.inComment && line.trim() === "") return this.endGame();
    if (line.length > LONGEST_LINE) return this.passOver(line);
    const plain = this.withoutComments(line);
    if (/^\s*\[/.test(plain)) return this.readTags(plain);
    if (this.table && plain.trim() !== "") this.readRow(plain);
  }

  /** `%` at the beginning of a line is for each program's own use. */
  private readOwn(line: string): void {
    const [, name, value] = OWN_SETTING.exec(line) ?? [];
    if (name && this.settings.length < MOST_SETTINGS) this.settings.push([name, value]);
  }

  private passOver(line: string): void {
    this.findings.push({ kind: "tooLarge", at: `line ${this.number}`, read: `a line of ${line.length} characters` });
  }

  /** Comments are blanked out, so that columns stay where they are. `{...}` may go over several lines. */
  private withoutComments(line: string): string {
    let plain = "";
    let i = 0;
    while (i < line.length) {
      if (this.inComment) {
        const end = line.indexOf("}", i);
        this.inComment = end < 0;
        const next = end < 0 ? line.length : end + 1;
        plain += " ".repeat(next - i);
        i = next;
        continue;
      }
      const next = nextComment(line, i);
      plain += line.slice(i, next);
      if (line[next] === ";") return plain;
      this.inComment = line[next] === "{";
      i = next;
    }
    return plain;
  }

  private readTags(line: string): void {
    let i = line.indexOf("[");
    while (i >= 0) {
      const found = matchAt(TAG, line, i) ?? matchAt(LOOSE_TAG, line, i);
      if (!found) {
        this.reportNoTag(line, i);
        return;
      }
      this.addTag(found[1], unescaped(found[2]));
      i = line.indexOf("[", i + found[0].length);
    }
  }

  private reportNoTag(line: string, i: number): void {
    this.findings.push({ kind: "notATag", at: `line ${this.number}`, read: line.slice(i, i + 80).trim() });
  }

  private addTag(written: string, value: string): void {
    const name = written.toLowerCase();
    if (FIRST_TAGS.has(name) && this.tags.has(name)) this.endGame();
    if (READ.has(name)) this.tags.set(name, { value, line: this.number });
    this.table = TABLES.has(name) ? [] : undefined;
    if (this.table) this.tables.set(name, this.table);
  }

  private readRow(text: string): void {
    if (++this.rows > MOST_ROWS) this.tooLarge = true;
    this.table?.push({ text, line: this.number, words: wordsOf(text) });
  }

  endGame(): void {
    this.table = undefined;
    if (this.tags.size === 0) return;
    if (this.games.length === MOST_GAMES) this.tooLarge = true;
    const line = Math.min(...[...this.tags.values()].map((tag) => tag.line));
    this.games.push({ tags: this.resolved(), tables: this.tables, line });
    this.tags = new Map();
    this.tables = new Map();
  }

  /**
   * "#" is the value of the nearest earlier game that has one; "##text" is a value that stays for all later games
   * without such a tag, until one has a value of its own.
   */
  private resolved(): Map<string, Tag> {
    const resolved = new Map<string, Tag>();
    for (const [name, { value, line }] of this.tags) {
      const copied = value === "#" || value === "##";
      if (copied && NEVER_INHERITED.has(name)) {
        this.findings.push({ kind: "notInherited", at: `line ${line}`, read: name });
        resolved.set(name, { value: "", line });
        continue;
      }
      const own = copied ? (this.inherited.get(name)?.value ?? "") : value.startsWith("##") ? value.slice(2) : value;
      this.inherited.set(name, { value: own, stays: value.startsWith("##") });
      resolved.set(name, { value: own, line });
    }
    for (const [name, { value, stays }] of this.inherited) {
      if (stays && !resolved.has(name)) resolved.set(name, { value, line: 0 });
    }
    return resolved;
  }
}

/** Where a comment starts, at the beginning of a word and outside quotes; the line's length where none does. */
function nextComment(line: string, from: number): number {
  let quoted = false;
  for (let i = from; i < line.length; i++) {
    const sign = line[i];
    if (sign === "\\" && quoted) i++;
    else if (sign === '"') quoted = !quoted;
    else if (!quoted && sign === "{") return i;
    else if (!quoted && sign === ";" && (i === 0 || /[\s\]]/.test(line[i - 1]))) return i;
  }
  return line.length;
}

function matchAt(pattern: RegExp, line: string, i: number): RegExpExecArray | null {
  pattern.lastIndex = i;
  return pattern.exec(line);
}

/** Only a quote and a backslash are escaped; `Rank\3R` has a backslash of its own. */
function unescaped(text: string): string {
  return text.replace(/\\(["\\])/g, "$1");
}

function wordsOf(text: string): Word[] {
  return [...text.matchAll(WORD)].map((match) => ({
    text: match[1] === undefined ? match[0] : unescaped(match[1]),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/** A tag's value; "" where it is missing or "?", which says unknown. */
export function tagOf(game: Game, name: string): string {
  const value = game.tags.get(name)?.value.trim() ?? "";
  return value === "?" ? "" : value;
}
