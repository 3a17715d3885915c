/** Files that somebody spoilt, and what must hold of whatever is read from them. */
import fc from "fast-check";
import { sentence } from "../../src/notation/messages";
import type { ImportedSession } from "../../src/results/types";

/** What trips readers up. */
export const SPOILERS = [
  ...["<", ">", "</A>", "&", "&x;", "]]>", "<!--", '"', "\\", "[", "]", "{", "}", "#", "##", ";", "%", "^", "|", ","],
  ...["\0", "\n", "\r", "\n\n", "\t", "-", "?", "١", "1e309", "__proto__", "\uFEFF", "\u2028", "𝟙"],
];

/** A change of a text or of bytes: at a place, so many are taken out or doubled, and something is put in. */
interface Change {
  /** From 0 to 1. */
  at: number;
  length: number;
  put: string;
  twice: boolean;
}

const change: fc.Arbitrary<Change> = fc.record({
  at: fc.double({ min: 0, max: 1, noNaN: true }),
  length: fc.nat(30),
  put: fc.constantFrom("", ...SPOILERS),
  twice: fc.boolean(),
});

const changes = fc.array(change, { minLength: 1, maxLength: 8 });

/** A text with pieces taken out, doubled, or overwritten. */
export const mutated = (text: string): fc.Arbitrary<string> =>
  changes.map((all) =>
    all.reduce((spoilt, { at, length, put, twice }) => {
      const from = Math.floor(at * spoilt.length);
      const piece = twice ? spoilt.slice(from, from + length).repeat(2) : "";
      return spoilt.slice(0, from) + put + piece + spoilt.slice(from + length);
    }, text),
  );

/** Bytes changed in the same ways, or cut off. */
export const mutatedBytes = (bytes: Uint8Array): fc.Arbitrary<Uint8Array> =>
  fc.tuple(changes, fc.option(fc.double({ min: 0, max: 1, noNaN: true }), { freq: 4 })).map(([all, end]) => {
    const spoilt = all.reduce((before, { at, length, put, twice }) => {
      const from = Math.floor(at * before.length);
      const piece = before.slice(from, from + length);
      const parts = [
        before.slice(0, from),
        Buffer.from(put),
        ...(twice ? [piece, piece] : []),
        before.slice(from + length),
      ];
      return new Uint8Array(Buffer.concat(parts));
    }, bytes);
    return end === null ? spoilt : spoilt.slice(0, Math.floor(end * spoilt.length));
  });

/** Bytes overwritten where they stand: in a database, nothing else may move. */
export const overwritten = (bytes: Uint8Array): fc.Arbitrary<Uint8Array> =>
  fc.array(fc.tuple(fc.nat(bytes.length - 1), fc.nat(255)), { minLength: 1, maxLength: 40 }).map((all) => {
    const spoilt = bytes.slice();
    for (const [at, value] of all) spoilt[at] = value;
    return spoilt;
  });

/** Everything read has a status, and what was not understood has its place, its reason and a whole sentence. */
export function holdsTogether(session: ImportedSession): void {
  expect(faultsOf(session)).toEqual([]);
}

function faultsOf({ lines, unread, findings }: ImportedSession): string[] {
  const faults = lines.length + unread.length > 0 ? [] : ["nothing read, and nothing said"];
  const places = new Set(unread.map(({ at }) => at));
  for (const { status, at, score, tricks, board } of lines) {
    if (!at) faults.push("a line without a place");
    if (!Number.isInteger(board) || board < 0) faults.push(`${at}: board ${board}`);
    if (status === "unread" && !places.has(at)) faults.push(`${at}: not understood, and not said`);
    if (status === "played" && !Number.isInteger(score)) faults.push(`${at}: scores ${score}`);
    if (tricks !== undefined && !(tricks >= 0 && tricks <= 13)) faults.push(`${at}: ${tricks} tricks`);
  }
  for (const problem of [...unread, ...findings]) {
    if (!problem.at) faults.push(`${problem.kind} without a place`);
    if (/undefined|NaN|\[object/.test(sentence(problem))) faults.push(sentence(problem));
  }
  return faults;
}
