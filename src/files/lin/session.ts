/** A match of two teams from a vugraph file of BBO (LIN): the results of both rooms, and the deals. */
import { parseBoard } from "../../notation/board";
import type { Problem } from "../../notation/problem";
import { compact, numberOf, plain } from "../../notation/text";
import type { Steps } from "../../results/steps";
import type { Contestant, Finding, ImportedSession, ResultLine, Settings } from "../../results/types";
import { checkedDeals, type DealFound } from "../deals";
import { finished } from "../finish";
import { nothingRead, type Source } from "../fromCells";
import { fillLine, type Report } from "../writtenResult";
import { linHands } from "./hands";

/** More than any file of a match has. */
const MOST_PARTS = 500_000;

interface Part {
  name: string;
  value: string;
}

/** `vg|title,segment,I,first,last,team 1,carried,team 2,carried|` */
interface Match {
  title: string;
  segment: string;
  kind: string;
  first: number;
  teams: [Contestant, Contestant];
  /** IMPs that the teams had before this segment. */
  carried: readonly [number, number];
}

export function* readLin(text: string, fileName: string): Steps<ImportedSession> {
  const source: Source = { kind: "LIN", fileName };
  const parts = partsOf(text);
  if (!parts) return nothingRead(source, { kind: "tooLarge", at: fileName, read: "so long a file" });
  const match = matchOf(parts);
  const results = parts.filter(({ name }) => name === "rs").flatMap(({ value }) => value.split(","));
  if (match && results.length > 0 && match.kind === "P") {
    return nothingRead(source, { kind: "notReadHere", at: fileName, read: "a vugraph file of a pairs event" });
  }
  const read = match ? linesOf(match, results) : { lines: [], unread: [], findings: [] };
  const { deals, findings } = checkedDeals(dealsOf(parts));
  return yield* finished(
    {
      ...read,
      findings: [...carriedFinding(match, fileName), ...read.findings, ...findings],
      contestants: match && read.lines.length ? match.teams : [],
      totals: [],
      deals,
      event: match ? { name: match.title, session: match.segment } : {},
      declared: declared(match),
    },
    source,
  );
}

/** A LIN file is names and values in turn, all with a bar behind. */
function partsOf(text: string): Part[] | undefined {
  const fields = text.split("|", 2 * MOST_PARTS + 1);
  if (fields.length > 2 * MOST_PARTS) return undefined;
  const parts: Part[] = [];
  for (let i = 0; i + 1 < fields.length; i += 2) {
    parts.push({ name: fields[i].trim().toLowerCase(), value: fields[i + 1] });
  }
  return parts;
}

function matchOf(parts: readonly Part[]): Match | undefined {
  const value = parts.find(({ name }) => name === "vg")?.value;
  if (value === undefined) return undefined;
  const [title = "", segment = "", kind = "", first = "", , ...teams] = value.split(",").map(plain);
  const [one, two] = [numberOf(teams[1]) ?? 0, numberOf(teams[3]) ?? 0];
  // Teams are ranked on the margins of their matches, and what is carried is one too.
  const team = (id: string, name: string, lead: number): Contestant => ({
    id,
    section: "",
    names: name ? [name] : [],
    ...(lead ? { carryOver: lead } : {}),
  });
  return {
    title,
    segment,
    kind: kind.toUpperCase(),
    first: numberOf(first) ?? 1,
    teams: [team("1", teams[0] ?? "", one - two), team("2", teams[2] ?? "", two - one)],
    carried: [one, two],
  };
}

function carriedFinding(match: Match | undefined, at: string): Finding[] {
  if (!match || match.carried[0] === match.carried[1]) return [];
  const [one, two] = match.carried;
  return [{ kind: "carriedLead", at, read: `${one} to ${two}`, likely: [String(Math.abs(one - two))] }];
}

/** A segment is decided in IMPs, or board by board; what it is worth is not in the file. */
function declared(match: Match | undefined): Settings {
  if (!match) return {};
  return match.kind === "B" ? { Scoring: "Board-a-match" } : { Scoring: "Teams", "VP scale": "None" };
}

/** Each board has the result of the open room, where team 1 sits N-S, and that of the closed room. */
function linesOf({ first }: Match, results: readonly string[]) {
  const read: { lines: ResultLine[]; unread: Problem[]; findings: Problem[] } = { lines: [], unread: [], findings: [] };
  const last = results.map((result) => plain(result) !== "").lastIndexOf(true);
  results.slice(0, last + 1).forEach((text, index) => {
    const isOpen = index % 2 === 0;
    const written = plain(text);
    const number = parseBoard(first + Math.floor(index / 2));
    if (!number.ok && written === "") return;
    const at = `${number.ok ? `board ${number.value}` : `result ${index + 1}`}, ${isOpen ? "open" : "closed"} room`;
    const line: ResultLine = {
      section: "",
      board: number.ok ? number.value : 0,
      table: isOpen ? 1 : 2,
      ns: isOpen ? "1" : "2",
      ew: isOpen ? "2" : "1",
      status: "expected",
      at,
    };
    read.lines.push(line);
    if (written === "") return;
    line.status = "unread";
    const problems: Problem[] = [];
    const report: Report = (kind, said, likely) =>
      void problems.push({ kind, at, read: said, ...(likely ? { likely } : {}) });
    if (number.ok) fillLine(line, { contract: compact(written), declarer: "", tricks: "", score: "" }, report);
    else report(number.kind, number.read, number.likely);
    (line.status === "unread" ? read.unread : read.findings).push(...problems);
  });
  return read;
}

/** `qx|o46|st||md|..|`: the deal of a board, in both rooms the same; alone, `ah|Board 7|` names it. */
function dealsOf(parts: readonly Part[]): DealFound[] {
  const found = new Map<string, DealFound>();
  let board = 0;
  let waiting: DealFound["hands"] | undefined;
  const add = (): void => {
    if (!waiting || board === 0) return;
    const deal = { board, hands: waiting, at: `board ${board}`, read: `board ${board}` };
    found.set(JSON.stringify([board, waiting]), deal);
    waiting = undefined;
  };
  for (const { name, value } of parts) {
    if (name === "qx" || name === "ah") {
      const number = parseBoard(/\d{1,4}/.exec(value)?.[0] ?? "");
      board = number.ok ? number.value : 0;
      if (name === "qx") waiting = undefined;
    } else if (name === "md") waiting = linHands(value.replace(/\s/g, ""));
    add();
  }
  return [...found.values()];
}
