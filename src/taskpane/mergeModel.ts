/** An import beside the sessions of the workbook: which of them it is, what differs, what would be written. */
import type { TableChange, WrittenSession } from "../excel";
import type { ProblemKind } from "../notation/messages";
import { isConflict, isToChoose, mergeCounts, type MergedLine, type MergedPart } from "../results/merge";
import type { Finding, ResultLine } from "../results/types";
import type { Session } from "../sheets";
import { isMemberFormula } from "../sheets/members";
import { mergeSession, type SessionMerge } from "../sheets/mergeSession";
import { mergeStrings as text } from "./mergeStrings";

export interface MergeOffer {
  written: WrittenSession;
  merge: SessionMerge;
  /** What to choose between, what both changed first. */
  questions: Question[];
}

export interface Question {
  /** The same for the same line of file and sheet, so that a choice outlives other choices. */
  key: string;
  line: MergedLine;
  finding: Finding;
}

/** Of a question's choices: the sheet's, which holds until one is chosen, and the file's. */
export const SHEET = 0;
export const FILE = 1;

/** The session of the workbook that the import is; of several, that with most of its results. */
export function mergeOffer(session: Session, sessions: readonly WrittenSession[]): MergeOffer | undefined {
  const offers = sessions.flatMap((written) => {
    const merge = mergeSession(session, written);
    return merge ? [{ written, merge }] : [];
  });
  const best = offers.sort((a, b) => b.merge.shared - a.merge.shared)[0] as (typeof offers)[number] | undefined;
  return best && { ...best, questions: questions(best.merge) };
}

function questions(merge: SessionMerge): Question[] {
  const all = merge.results.lines.filter(isToChoose).map((line) => question(line, merge));
  const isFirst = ({ line }: Question): boolean => isConflict(line);
  return [...all.filter(isFirst), ...all.filter((one) => !isFirst(one))];
}

function question(line: MergedLine, merge: SessionMerge): Question {
  const { sheet, file } = merge.results;
  const row = line.kind === "same" ? line.row : undefined;
  const from = "from" in line ? line.from : 0;
  const recorded = row === undefined ? file[from].line : sheet[row].line;
  const said = line.kind === "same" ? differences(line.parts) : removed(file[from].says.result?.[0] ?? "");
  return {
    key: `${row ?? "-"}:${from}`,
    line,
    finding: {
      kind: kindOf(line, merge.isRemembered),
      at: placeOf(recorded),
      ...said,
      choices: [
        { label: text.asInSheet, line: recorded },
        { label: text.asInFile, line: file[from].line },
      ],
    },
  };
}

function kindOf(line: MergedLine, isRemembered: boolean): ProblemKind {
  if (line.kind === "removed") return line.changed ? "takenOutChanged" : "takenOut";
  if (!isConflict(line)) return "editedInSheet";
  return isRemembered ? "changedInBoth" : "sheetDiffers";
}

/** Only what there is to choose: what the file alone changed is taken anyway. */
function differences(parts: readonly MergedPart[]): Pick<Finding, "read" | "likely"> {
  const open = parts.filter(({ kind }) => kind === "edited" || kind === "both");
  const say = (side: "sheet" | "file"): string => open.map((part) => text.part(part.part, part[side])).join(", ");
  return { read: say("sheet"), likely: [say("file")] };
}

const removed = (result: string): Pick<Finding, "read" | "likely"> => ({
  read: "",
  likely: [text.part("result", result)],
});

function placeOf({ board, section, ns, ew }: ResultLine): string {
  return text.place(board, section, ns, ew);
}

/** So many are named; a night where more changed is looked at in its sheet. */
const MOST_NAMED = 6;

/** Which results change without a question, and which the file does not have: a sentence for each kind there is. */
export function namedPlaces({ merge: { results } }: Pick<MergeOffer, "merge">): string[] {
  return (["changed", "kept"] as const).flatMap((kind) => {
    const places = results.lines
      .filter((line) => mergeCounts([line])[kind] > 0)
      .map((line) => placeOf("row" in line ? results.sheet[line.row].line : results.file[line.from].line));
    const named = places.slice(0, MOST_NAMED);
    return places.length ? [text.places(text.named[kind], named, places.length - named.length)] : [];
  });
}

/** Where the last import is not known: what that means here; nothing where nothing differs. */
export function notRemembered({ merge: { counts, isRemembered }, questions: all }: MergeOffer): string {
  if (isRemembered) return "";
  return text.notRemembered({ asked: all.length > 0, filled: counts.new + counts.changed > 0 });
}

/** What is to be written, with these lines as the file has them. */
export function mergeChanges(
  { written, merge, questions: all }: MergeOffer,
  choices: ReadonlyMap<string, number>,
): TableChange[] {
  const chosen = new Set(all.flatMap(({ key, line }) => (choices.get(key) === FILE ? [line] : [])));
  const { results, names } = merge.edit(chosen);
  const { tables } = written;
  return [
    { table: tables.results, read: written.results, edit: results },
    ...(tables.names && names.cells.length + names.rows.length > 0
      ? [{ table: tables.names, read: written.names, edit: names, isOurs: isMemberFormula }]
      : []),
  ];
}

/** Nothing to write: the file says what the sheet says, or what was decided against. */
export function isNothingToMerge(changes: readonly TableChange[]): boolean {
  return changes.every(({ edit }) => edit.cells.length + edit.rows.length === 0);
}
