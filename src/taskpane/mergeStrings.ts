/** Texts of a merge and of the members' list. */
import type { MergeCounts, Part } from "../results/merge";
import { many } from "./strings";

/** How a part is called where it has something to say. */
const PARTS: Record<Part, string> = {
  pairs: "pairs",
  result: "",
  lead: "lead",
  paper: "paper score",
  field: "field",
  vulnerable: "vulnerability",
  adjust: "adjustment",
  note: "note",
};

export const mergeStrings = {
  heading: "This night is in the workbook",
  counts: (counts: MergeCounts, isRemembered: boolean) =>
    [
      `${counts.new} new`,
      `${counts.changed} changed`,
      `${counts.edited} you edited`,
      ...(counts.both ? [`${counts.both} ${isRemembered ? "changed in both" : "different"}`] : []),
      ...(counts.kept ? [`${counts.kept} not in the file`] : []),
    ].join(", "),
  help: (table: string) =>
    `Merging writes what is new or changed in the file into ${table}. What you edited stays, and so do rows that are not in the file, adjustments, names and settings. A dated copy of the sheet is kept first.`,
  notRemembered: ({ asked, filled }: { asked: boolean; filled: boolean }) =>
    [
      asked ? "What the last import said is not known here, so each difference is asked about." : "",
      filled ? "What is blank in your sheet is filled." : "",
    ]
      .filter(Boolean)
      .join(" "),
  named: { changed: "Changed", kept: "Not in the file" },
  places: (what: string, places: readonly string[], rest: number) =>
    `${what}: ${places.join("; ")}${rest ? `; and ${rest} more` : ""}.`,
  missing: (headings: readonly string[], table: string) =>
    `${table} has no column ${headings.join(", ")}: what the file says there is left out, unless you add it and read the file again.`,
  names: (count: number) => (count ? `${many(count, "pair")} get names, numbers or a row in the names.` : ""),
  differences: "Yours or the file's",
  merge: (table: string) => `Merge into ${table}`,
  writeNew: "Write 5 new sheets",
  asInSheet: "As in your sheet",
  asInFile: "As in the file",
  place: (board: number, section: string, ns: string, ew: string) =>
    [`Board ${board}${section}`, ns && ew ? `${ns} - ${ew}` : ""].filter(Boolean).join(", "),
  part: (part: Part, text: string) => [PARTS[part], text || "nothing"].filter(Boolean).join(" "),
  merged: (table: string, counts: string) => `Merged into ${table}: ${counts}.`,
  copied: (sheet: string) => `How it was before stands on the sheet ${sheet}.`,

  members: {
    keep: "Keep these members",
    help: (count: number) =>
      `${many(count, "number")} with a name ${count === 1 ? "is" : "are"} not in the list Members yet. What is there stays as it is; imports and numbers that you type into Names find their names there.`,
    kept: (count: number) => `Members: ${count} added.`,
  },
};
