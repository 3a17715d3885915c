/** Who is who in a PBN file: by pair numbers, or by names, which get numbers in the order in which they come. */
import { compact, folded, numberOf } from "../../notation/text";
import type { Contestant, FileTotal, Finding } from "../../results/types";
import type { Problem } from "../../notation/problem";
import { isPhantomName } from "../../notation/phantom";
import { tagOf, type Game } from "./games";
import { cell, tableOf, type Fields } from "./table";

/** "Para-2", "Pair 2", "Paar 2": a number written where names should be. */
const NUMBERED = /^(?:pair|para|paar|paire|par|coppia|pareja|team)[-_ ]*(\d{1,4})$/i;

/** Numbers for pairs or players that a file knows by name only. */
export class Register {
  private ids = new Map<string, string>();
  private known = new Map<string, Contestant>();

  /** The number of those who sit together; "" where no name is known. */
  idOf(names: readonly string[]): string {
    const written = names.map((name) => name.trim()).filter((name) => name && name !== "?" && name !== "-");
    if (written.length === 0) return "";
    const numbers = written.map((name) => NUMBERED.exec(name)?.[1]);
    if (numbers[0] && numbers.every((number) => number === numbers[0])) return numbers[0];
    const key = JSON.stringify(written.map(folded).sort());
    const id = this.ids.get(key) ?? String(this.ids.size + 1);
    this.ids.set(key, id);
    this.name({ id, section: "", names: written });
    return id;
  }

  /** Keeps names with a number, the first that come. */
  name(contestant: Contestant): void {
    const { id, section, direction = "", names } = contestant;
    const key = JSON.stringify([section, id, direction]);
    if (id && names.length && !this.known.has(key)) this.known.set(key, contestant);
  }

  get contestants(): Contestant[] {
    return [...this.known.values()];
  }
}

/**
 * `"Alfa ;Bravo "`, `Alfa & Bravo`, `Alfa / Bravo`: the names of one cell. A hyphen alone may be part of a name, and so
 * may a semicolon behind a backslash, as we write it.
 */
export function splitNames(text: string): string[] {
  const parts = text.split("\\;");
  const separator = [";", ...(parts.length > 1 ? [] : ["&", " / ", " - ", "+"])].find((sign) =>
    parts.some((part) => part.includes(sign)),
  );
  const names = parts.join("\0").split(separator ?? "\0\0");
  return names.map((name) => name.replace(/\0/g, ";").trim()).filter(Boolean);
}

/** Several names in one cell; one alone ends with the separator, so that nothing in it is taken for one. */
export function joinNames(names: readonly string[]): string {
  // A backslash at the end would take the separator with it.
  const written = names.map((name) => name.replace(/;/g, "\\;").replace(/\\$/, "\\ "));
  return written.length === 1 ? `${written[0]};` : written.join(";");
}

export interface Ranked {
  contestants: Contestant[];
  totals: FileTotal[];
  problems: Problem[];
  findings: Finding[];
  /** "section|id" of pairs that stand for nobody. */
  phantoms: Set<string>;
  ownNumbers: boolean;
}

/**
 * What the TotalScoreTables say: names, totals, places. A pair that stands in several counts once.
 *
 * @param own the file says that each direction has its own numbers
 */
export function readTotals(games: readonly Game[], unit: "MP" | "IMP", own: boolean): Ranked {
  const ranked: Ranked = {
    contestants: [],
    totals: [],
    problems: [],
    findings: [],
    phantoms: new Set(),
    ownNumbers: false,
  };
  const seen = new Set<string>();
  const rows = games
    .filter((game) => game.tables.has("totalscoretable"))
    .flatMap((game) => {
      const { rows, problems } = tableOf(game, "totalscoretable");
      ranked.problems.push(...problems);
      return rows;
    });
  ranked.ownNumbers = own || bothDirections(rows);
  for (const row of rows) {
    const place = placeOf(row, ranked.ownNumbers);
    const key = JSON.stringify(place);
    if (!place.id || seen.has(key)) continue;
    seen.add(key);
    const names = splitNames(cell(row, "names", "name", "teamname"));
    if (names.length && names.every(isPhantomName)) {
      ranked.phantoms.add(`${place.section}|${place.id}`);
      ranked.findings.push({ kind: "phantomPair", at: `line ${row.line}`, read: place.id, likely: [names[0]] });
      continue;
    }
    const total = totalOf(row, unit);
    ranked.contestants.push({ ...place, names, ...extrasOf(row) });
    if (Object.keys(total).length) ranked.totals.push({ ...place, ...total });
  }
  return ranked;
}

function placeOf(row: Fields, ownNumbers: boolean): Pick<Contestant, "id" | "section" | "direction"> {
  const direction = directionOf(row);
  return {
    id: compact(cell(row, "pairid", "teamid", "playerid")),
    section: compact(cell(row, "section")),
    ...(ownNumbers && direction ? { direction } : {}),
  };
}

function directionOf(row: Fields): "NS" | "EW" | undefined {
  const written = compact(cell(row, "direction")).replace(/\W/g, "");
  return /^(N|NS)$/.test(written) ? "NS" : /^(E|EW)$/.test(written) ? "EW" : undefined;
}

function bothDirections(rows: readonly Fields[]): boolean {
  const seats = new Set(rows.map((row) => `${cell(row, "section")}|${cell(row, "pairid")}|${directionOf(row)}`));
  return [...seats].some((seat) => seat.endsWith("|NS") && seats.has(seat.replace(/NS$/, "EW")));
}

function totalOf(row: Fields, unit: "MP" | "IMP"): Omit<FileTotal, "id" | "section"> {
  const figure = (...names: string[]): number | undefined => numberOf(cell(row, ...names).replace("%", ""));
  const points =
    unit === "IMP" ? figure("totalimp", "imp", "totalscore", "score") : figure("totalmp", "mp", "totalscore", "score");
  const percent = unit === "IMP" ? undefined : figure("totalpercentage", "percentage");
  const boards = figure("nrboards", "boards");
  const place = cell(row, "rank", "place");
  return {
    ...(points === undefined ? {} : { points }),
    ...(percent === undefined ? {} : { percent }),
    ...(boards === undefined ? {} : { boards }),
    ...(place ? { place } : {}),
  };
}

function extrasOf(row: Fields): Partial<Contestant> {
  const figure = (...names: string[]): number => numberOf(cell(row, ...names).replace("%", "")) ?? 0;
  const numbers = [...row.cells.keys()].filter((name) => /^member(id)?\d?$/.test(name)).map((name) => cell(row, name));
  const handicap = figure("handicap");
  const carryOver = figure("carryover", "carry");
  const adjustment = figure("adjustment");
  const penalty = adjustment ? 0 - adjustment : Math.abs(figure("penalty"));
  const stratum = cell(row, "stratum");
  return {
    ...(numbers.some(Boolean)
      ? { numbers: numbers.flatMap((number) => number.split(";").map((part) => part.trim())) }
      : {}),
    ...(handicap ? { handicap } : {}),
    ...(carryOver ? { carryOver } : {}),
    ...(penalty ? { penalty } : {}),
    ...(stratum ? { stratum } : {}),
  };
}

/** Names of the four seats of a game, as tagged. */
export function seatNames(game: Game): Record<"north" | "east" | "south" | "west", string> {
  const [north, east, south, west] = ["north", "east", "south", "west"].map((seat) => tagOf(game, seat));
  return { north, east, south, west };
}
