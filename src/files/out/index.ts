/** Result files out: which forms there are, what each can hold, and what is to be known before one goes out. */
import { isPlaying, outNotes, type OutNote } from "./notes";
import type { CsvForm } from "../csv/makeCsv";
import type { Maker, Outgoing } from "./outgoing";

export { outgoing, outgoingSlips, type Maker, type Outgoing } from "./outgoing";
export type { OutNote } from "./notes";

export const FORM_NAMES = ["usebio", "pbn", "page", "results", "ranking", "bridgewebs"] as const;

export type FormName = (typeof FORM_NAMES)[number];

export interface MakeOptions {
  maker: Maker;
  /** How Excel on this computer writes CSV. */
  csv: CsvForm;
}

interface Form {
  extension: string;
  /** For the browser. */
  type: string;
  /** Excel takes a CSV file for UTF-8 only with a byte order mark. */
  marked?: boolean;
  make: (out: Outgoing, options: MakeOptions) => Promise<string>;
}

/** Each writer comes in a chunk of its own, when a file of it is wanted. */
const FORMS: Record<FormName, Form> = {
  usebio: {
    extension: "xml",
    type: "application/xml",
    make: async (out, { maker }) =>
      (await import(/* webpackChunkName: "out-usebio" */ "../usebio/write")).makeUsebio(out, maker),
  },
  pbn: {
    extension: "pbn",
    type: "application/x-pbn",
    make: async (out, { maker }) =>
      (await import(/* webpackChunkName: "out-pbn" */ "../pbn/write")).makePbn(out, maker),
  },
  page: {
    extension: "html",
    type: "text/html",
    make: async (out, { maker }) =>
      (await import(/* webpackChunkName: "out-page" */ "../html/write")).makeHtml(out, maker),
  },
  results: {
    extension: "csv",
    type: "text/csv",
    marked: true,
    make: async (out, { csv }) =>
      (await import(/* webpackChunkName: "out-csv" */ "../csv/write")).makeResultsCsv(out, csv),
  },
  ranking: {
    extension: "csv",
    type: "text/csv",
    marked: true,
    make: async (out, { csv }) =>
      (await import(/* webpackChunkName: "out-csv" */ "../csv/write")).makeRankingCsv(out, csv),
  },
  bridgewebs: {
    extension: "csv",
    type: "text/csv",
    marked: true,
    make: async (out, { maker }) =>
      (await import(/* webpackChunkName: "out-bridgewebs" */ "../bridgewebs/write")).makeBridgeWebs(out, maker),
  },
};

/** A file as it is saved, or copied. */
export interface OutFile {
  name: string;
  type: string;
  text: string;
  /** The text as a file has it. */
  bytes: Uint8Array;
}

/**
 * Makes a file of a session.
 *
 * @returns why this form cannot hold it
 */
export async function makeFile(name: FormName, out: Outgoing, options: MakeOptions): Promise<OutFile | OutNote> {
  const refusal = refusalOf(name, out);
  if (refusal) return refusal;
  const { extension, type, marked, make } = FORMS[name];
  const text = await make(out, options);
  const bytes = new TextEncoder().encode(`${marked ? "\uFEFF" : ""}${text}`);
  return { name: fileName(out.event, name, extension), type, text, bytes };
}

/** Why a form cannot hold a session; undefined where it can. */
export function refusalOf(name: FormName, out: Outgoing): OutNote | undefined {
  if (out.teams?.source === "slips" && name !== "page" && name !== "ranking") return { kind: "slips" };
  if (!isPlaying(out)) return { kind: "nothing" };
  return name === "bridgewebs" && out.teams ? { kind: "noTeams" } : undefined;
}

/** What is to be known before the file goes out. */
export function notesOf(name: FormName, out: Outgoing): OutNote[] {
  return outNotes(out, { isUpload: name === "usebio", isUntried: name === "bridgewebs", isTable: name === "results" });
}

/** "2026-11-30 Tuesday Pairs.xml"; a ranking says that it is one. */
function fileName({ name, date }: Outgoing["event"], form: FormName, extension: string): string {
  const words = [date, name || "Bridge results", ENDINGS[form]].filter(Boolean).join(" ");
  const plain = words
    // What Windows and Mac refuse in a name, and a dot that would hide the file or end its name.
    .replace(/[\p{Cc}\p{Cs}\p{Cf}<>:"/\\|?*]+/gu, "-")
    .replace(/^[. ]+|[. ]+$/g, "")
    .slice(0, LONGEST_NAME)
    .trim();
  return `${plain || "Bridge results"}.${extension}`;
}

const LONGEST_NAME = 100;

const ENDINGS: Partial<Record<FormName, string>> = { ranking: "ranking", bridgewebs: "BridgeWebs" };
