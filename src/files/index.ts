/** Result files, pastes and selections in. Nothing is ever thrown for bad input: it is listed with place and reason. */
import type { ProblemKind } from "../notation/messages";
import type { Problem } from "../notation/problem";
import type { Cells } from "../results/columns";
import { tooManyLines } from "../results/filledRows";
import { atOnce, inSlices, within, type Pace, type Steps } from "../results/steps";
import type { ImportedSession, ReadAs } from "../results/types";
import { splitBySeparator } from "./delimited";
import { decode } from "./encoding";
import { fromCells, nothingRead, type Source } from "./fromCells";
import { recogniseBytes, recogniseText, type FileKind } from "./recognise";

/** 100,000 results as USEBIO are 30 million bytes. */
const MOST_BYTES = 50 * 1024 * 1024;

/** Kinds that are known and not read; the sentence says what to do instead. */
const NOT_READ: Partial<Record<FileKind, { kind: ProblemKind; read: string }>> = {
  workbook: { kind: "excelWorkbook", read: "an Excel workbook" },
  oldWorkbook: { kind: "excelWorkbook", read: "an old Excel workbook" },
  lockedWorkbook: { kind: "excelWorkbook", read: "an Office document with a password, such as an Excel workbook" },
  zip: { kind: "notAResultFile", read: "a zip archive" },
  pdf: { kind: "notAResultFile", read: "a PDF document" },
  picture: { kind: "notAResultFile", read: "a picture" },
  binary: { kind: "notAResultFile", read: "a file of another program" },
  xml: { kind: "notReadHere", read: "an XML file" },
  json: { kind: "notReadHere", read: "a JSON file" },
};

/**
 * Reads a file by its content: a Bridgemate database (.bws), USEBIO, PBN, or text with a heading row (CSV, tab or
 * semicolon).
 *
 * @param fileName only for messages
 * @param pace how far it is, and whether it is to stop; the reading is done in slices in any case
 * @param as how the scorer wants the contracts of a table to be read; else the table shows it
 */
export async function readResults(
  bytes: Uint8Array,
  fileName: string,
  pace?: Pace,
  as?: ReadAs,
): Promise<ImportedSession> {
  if (bytes.length > MOST_BYTES) {
    return nothingRead(
      { kind: "unknown", fileName },
      { kind: "tooLarge", at: fileName, read: `${bytes.length} bytes` },
    );
  }
  const kind = recogniseBytes(bytes);
  if (kind === "database")
    return read({ kind: "Bridgemate", fileName }, pace, async () =>
      (await bridgemate()).readBridgemate(bytes, fileName),
    );
  return kind === "text" ? readAnyText(decode(bytes), fileName, pace, as) : refused(kind, fileName);
}

/** A file as it was chosen. */
export interface ResultFile {
  bytes: Uint8Array;
  name: string;
}

/** Reads several files as one session: web pages together, for only all of them show who is who, others one by one. */
export async function readFiles(files: readonly ResultFile[], pace: Pace = {}, as?: ReadAs): Promise<ImportedSession> {
  if (files.length === 1) return readResults(files[0].bytes, files[0].name, pace, as);
  const sorted = [...files].sort((a, b) => a.name.localeCompare(b.name, "en", { numeric: true }));
  const source = sourceOf("files", sorted.length ? named(sorted) : "", as);
  const size = sorted.reduce((sum, { bytes }) => sum + bytes.length, 0);
  if (size > MOST_BYTES) {
    return nothingRead(source, { kind: "tooLarge", at: source.fileName, read: `${size} bytes in all` });
  }
  const texts = sorted.map(({ bytes }) => (recogniseBytes(bytes) === "text" ? decode(bytes) : ""));
  const isPage = texts.map((text) => recogniseText(text) === "html");
  const pages = sorted.flatMap(({ name }, i) => (isPage[i] ? [{ text: texts[i], fileName: name }] : []));
  const others = sorted.filter((_, i) => !isPage[i]);
  const sessions: ImportedSession[] = [];
  const next = (): Pace => paceOf(pace, sessions.length, others.length + (pages.length ? 2 : 1));
  if (pages.length) {
    const fileName = pages.length === 1 ? pages[0].fileName : named(pages.map((page) => ({ name: page.fileName })));
    const of = sourceOf("web page", fileName, as);
    sessions.push(await read(of, next(), async () => (await html()).readPages(pages, of)));
  }
  for (const { bytes, name } of others) {
    if (pace.signal?.aborted) return stopped(source);
    sessions.push(await readResults(bytes, name, next(), as));
  }
  if (pace.signal?.aborted) return stopped(source);
  if (sessions.length === 1) return sessions[0];
  return read(source, next(), async () => (await joining()).joined(sessions, source));
}

/** The pace of one of several pieces of work. */
function paceOf({ signal, progress }: Pace, done: number, of: number): Pace {
  return { ...(signal ? { signal } : {}), ...(progress ? { progress: (part) => progress((done + part) / of) } : {}) };
}

function named(files: readonly Pick<ResultFile, "name">[]): string {
  return `${files[0].name} and ${files.length - 1} more`;
}

/** Text that was copied from a sheet, a page, a mail or a whole file. */
export async function readPastedText(text: string, pace?: Pace, as?: ReadAs): Promise<ImportedSession> {
  return readAnyText(text, PASTED, pace, as);
}

async function readAnyText(text: string, fileName: string, pace?: Pace, as?: ReadAs): Promise<ImportedSession> {
  if (text.length > MOST_BYTES) {
    const problem: Problem = { kind: "tooLarge", at: fileName, read: `${text.length} characters` };
    return nothingRead({ kind: "unknown", fileName }, problem);
  }
  const kind = recogniseText(text);
  switch (kind) {
    case "usebio":
      return read({ kind: "USEBIO", fileName }, pace, async () => (await usebio()).readUsebio(text, fileName));
    case "pbn":
      return read({ kind: "PBN", fileName }, pace, async () => (await pbn()).readPbn(text, fileName));
    case "acblPage":
    case "acblData": {
      const isPage = kind === "acblPage";
      return read({ kind: "ACBL Live", fileName }, pace, async () =>
        (await acbl()).readAcblLive(text, fileName, isPage),
      );
    }
    case "lin":
      return read({ kind: "LIN", fileName }, pace, async () => (await lin()).readLin(text, fileName));
    case "bridgewebs": {
      const source = sourceOf("BridgeWebs", fileName, as);
      return read(source, pace, async () => (await bridgewebs()).readBridgeWebs(text, source));
    }
    case "jannersten": {
      const source = sourceOf("Jannersten", fileName, as);
      return read(source, pace, async () => (await jannersten()).readJannersten(text, source));
    }
    case "html": {
      const source = sourceOf("web page", fileName, as);
      return read(source, pace, async () => (await html()).readPages([{ text, fileName }], source));
    }
    case "ownPage": {
      const source = sourceOf("web page", fileName, as);
      return read(source, pace, async () => (await ownPage()).readOwnPage(text, source));
    }
    default:
      return sliced(readText(text, fileName, as), sourceOf("table", fileName), pace);
  }
}

// Each reader comes in a chunk of its own, when a file for it comes.
const bridgemate = () => import(/* webpackChunkName: "bridgemate" */ "./bridgemate/session");
const usebio = () => import(/* webpackChunkName: "usebio" */ "./usebio/session");
const acbl = () => import(/* webpackChunkName: "acbl" */ "./acblLive/session");
const bridgewebs = () => import(/* webpackChunkName: "bridgewebs" */ "./bridgewebs/session");
const html = () => import(/* webpackChunkName: "html" */ "./html/session");
const ownPage = () => import(/* webpackChunkName: "own-page" */ "./html/ownPage");
const jannersten = () => import(/* webpackChunkName: "jannersten" */ "./jannersten/session");
const joining = () => import(/* webpackChunkName: "joined" */ "./joined");
const lin = () => import(/* webpackChunkName: "lin" */ "./lin/session");
const pbn = () => import(/* webpackChunkName: "pbn" */ "./pbn/session");

/** Without a connection, a reader's chunk may fail to come. */
async function read(
  source: Source,
  pace: Pace | undefined,
  reader: () => Promise<Steps<ImportedSession>>,
): Promise<ImportedSession> {
  try {
    return await sliced(await reader(), source, pace);
  } catch (error) {
    if (!(error instanceof Error && error.name === CHUNK_NOT_LOADED)) throw error;
    return nothingRead(source, { kind: "readerNotLoaded", at: source.fileName, read: source.fileName });
  }
}

async function sliced(steps: Steps<ImportedSession>, source: Source, pace?: Pace): Promise<ImportedSession> {
  return (await inSlices(steps, pace)) ?? stopped(source);
}

function stopped(source: Source): ImportedSession {
  return nothingRead(source, { kind: "readingStopped", at: source.fileName, read: source.fileName });
}

/** How webpack names the error of a chunk that did not arrive. */
const CHUNK_NOT_LOADED = "ChunkLoadError";

const PASTED = "pasted text";

/** A table that was copied from a sheet, a page or a mail, at once. */
export function readPaste(text: string): ImportedSession {
  return atOnce(readText(text, PASTED));
}

/** Cells of a workbook, with their heading row, at once. */
export function readCells(cells: Cells, name: string): ImportedSession {
  return atOnce(fromTable(cells, sourceOf("selection", name), "row"));
}

/** Cells of a workbook, with their heading row, in slices. */
export async function readSelectedCells(
  cells: Cells,
  name: string,
  pace?: Pace,
  as?: ReadAs,
): Promise<ImportedSession> {
  const source = sourceOf("selection", name, as);
  return sliced(fromTable(cells, source, "row"), source, pace);
}

const sourceOf = (kind: string, fileName: string, as?: ReadAs): Source => ({ kind, fileName, ...(as ? { as } : {}) });

function* readText(text: string, fileName: string, as?: ReadAs): Steps<ImportedSession> {
  const kind = recogniseText(text);
  if (kind !== "text") return refused(kind, fileName);
  yield 0;
  const { cells, separator } = splitBySeparator(text);
  yield 0.1;
  return yield* within(fromTable(cells, sourceOf("table", fileName, as), "line", separator), 0.1, 1);
}

/** As many lines as a sheet's formulas read, below their headings. */
function* fromTable(cells: Cells, source: Source, place: "line" | "row", separator?: string): Steps<ImportedSession> {
  const problem = tooManyLines(cells, 1, source.fileName);
  return problem ? nothingRead(source, problem) : yield* fromCells(cells, source, place, separator);
}

function refused(kind: FileKind, fileName: string): ImportedSession {
  const problem = NOT_READ[kind] ?? { kind: "emptyFile", read: fileName };
  return nothingRead({ kind, fileName }, { ...problem, at: fileName });
}
