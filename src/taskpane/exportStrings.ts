/** Texts of the export, ready for translation. */
import type { FormName, OutNote } from "../files/out";
import { many } from "./strings";

export const exportStrings = {
  heading: "Export",
  none: "This workbook has no results of Traveller yet: write a session (New) or import one (Import).",
  form: "What is to go out?",
  forms: {
    usebio: "USEBIO (XML): for federations and other programs",
    pbn: "PBN: results with the hands, where there are any",
    page: "Web page: ranking, travellers and scorecards in one file",
    results: "CSV of the results",
    ranking: "CSV of the ranking",
    bridgewebs: "CSV for BridgeWebs",
  } satisfies Record<FormName, string>,
  save: "Save",
  copy: "Copy",
  saved: (name: string) =>
    `Saved as ${name}, where your downloads go. If nothing arrived there, this Excel lets no add-in save files: press Copy, and paste into an editor.`,
  notSaved: (name: string) =>
    `This Excel lets no add-in save files. Press Copy, paste into an editor, and save it there as ${name}.`,
  copied: (name: string) => `Copied. Paste it into an editor, and save it there as ${name} (UTF-8).`,
  copyByHand: "This Excel lets no add-in copy. The text is selected below: copy it with Ctrl+C (Mac: Cmd+C).",
  text: "The file's text",
  before: "Before it goes out",
};

export function noteSentence(note: OutNote): string {
  switch (note.kind) {
    case "slips":
      return "The matches were entered as slips, without boards: the web page and the CSV of the ranking can show them, this form cannot.";
    case "nothing":
      return "There is no result in this session yet.";
    case "noTeams":
      return "How BridgeWebs wants team matches is not known to Traveller: send USEBIO instead.";
    case "provisional":
      return `${note.text}.`;
    case "notScored":
      return note.count === 1
        ? "One result is not scored yet; other programs will not see it."
        : `${note.count} results are not scored yet; other programs will not see them.`;
    case "noBoard":
      return `${many(note.count, "line")} without a board number ${note.count === 1 ? "stays" : "stay"} here.`;
    case "leads":
      return note.count === 1
        ? "One lead is not understood as a card; other programs will not see it."
        : `${note.count} leads are not understood as cards; other programs will not see them.`;
    case "linesOnly":
      return "A CSV holds the results. Settings, hands and the event stay here.";
    case "untried":
      return "Written by BridgeWebs' description; it was never tried on a real site. Look at the result there before you publish it.";
    case "idMade":
      return `No Event id is set; it goes out as ${note.id}, made from club, date and event. The same id replaces an earlier upload: set it in Settings to keep it when these change.`;
    case "noId":
      return "No Event id is set, nor club, date or event from which to make one: set them in Settings, or a second upload will not replace the first.";
    case "noDate":
      return "The Date in Settings is blank, or no day such as 2026-11-30: a federation will want one.";
    case "noClubNumber":
      return "No Club number is set in Settings: a federation will want one.";
  }
}
