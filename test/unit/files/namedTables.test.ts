/** Tables that name who sat there. */
import { readPaste } from "../../../src/files";
import { sentence } from "../../../src/notation/messages";
import type { ImportedSession } from "../../../src/results/types";

const read = (...rows: string[]): ImportedSession => readPaste(rows.join("\n"));

const who = ({ contestants }: ImportedSession): string[] =>
  contestants.map(({ id, section, direction = "", names }) => `${section}${id}${direction} ${names.join(" & ")}`);

const met = ({ lines }: ImportedSession): string[] =>
  lines.map(({ ns, ew, players }) => (players ? players.join(" ") : `${ns}-${ew}`));

const said = ({ findings }: ImportedSession): string[] =>
  findings.filter(({ kind }) => !kind.startsWith("decided")).map(sentence);

test.each([
  ["Board,NS,EW,Name NS,Name EW,Contract,By,Result", " & "],
  ["Board,NS,EW,NS names,EW names,Contract,By,Result", " and "],
  ["Board,NS,EW,NS Players,EW Players,Contract,By,Result", "/"],
  ["Board,NS,OW,Namen NS,Namen OW,Kontrakt,Von,Ergebnis", " - "],
  ["Donne,NS,EO,Noms NS,Noms EO,Contrat,Par,Resultat", " et "],
])("names beside the numbers: %s", (heading, between) => {
  const names = (one: string, other: string): string => [one, other].join(between);
  const session = read(
    heading,
    `1,1,11,${names("Ann Lee", "Bo Ray")},${names("Cy Fox", "Di Oak")},3NT,N,=`,
    `1,2,12,${names("Ed Elm", "Flo Ivy")},${names("Gus Ash", "Hal Fir")},3NT,N,+1`,
  );
  expect(met(session)).toEqual(["1-11", "2-12"]);
  expect(who(session)).toEqual([
    "1 Ann Lee & Bo Ray",
    "2 Ed Elm & Flo Ivy",
    "11 Cy Fox & Di Oak",
    "12 Gus Ash & Hal Fir",
  ]);
  expect(session.unread).toEqual([]);
  expect(said(session)).toEqual([]);
});

test("in the pair's own cell, with its number", () => {
  const session = read(
    "Board,NS,EW,Contract,By,Result",
    "1,1 Ann Lee & Bo Ray,11 Cy Fox & Di Oak,3NT,N,=",
    "2,1 Ann Lee & Bo Ray,11,3NT,N,=",
  );
  expect(met(session)).toEqual(["1-11", "1-11"]);
  expect(who(session)).toEqual(["1 Ann Lee & Bo Ray", "11 Cy Fox & Di Oak"]);
});

test("pairs without numbers get them board by board, N-S first, and that is said", () => {
  const session = read(
    "Board,NS,EW,Contract,By,Result",
    "1,Ann Lee & Bo Ray,Cy Fox & Di Oak,3NT,N,=",
    "1,Ed Elm & Flo Ivy,Gus Ash & Hal Fir,3NT,N,=",
    "2,Bo Ray & Ann Lee,Gus Ash & Hal Fir,3NT,N,=",
  );
  expect(met(session)).toEqual(["1-3", "2-4", "1-4"]);
  expect(who(session)).toEqual([
    "1 Ann Lee & Bo Ray",
    "2 Ed Elm & Flo Ivy",
    "3 Cy Fox & Di Oak",
    "4 Gus Ash & Hal Fir",
  ]);
  expect(said(session)).toEqual([
    "People are named without numbers: 4 pairs were numbered in the order in which they come.",
  ]);
});

test("names without a column for numbers, also below a heading in two rows", () => {
  const session = read(
    "Board,Names NS,Names EW,Contract,By,Score,Score",
    ",,,,,NS,EW",
    "1,Ann Lee & Bo Ray,Cy Fox & Di Oak,3NT,N,400,",
    "1,Ed Elm & Flo Ivy,Phantom,,,,",
  );
  expect(met(session)).toEqual(["1-3", "2-"]);
  expect(session.lines.map(({ status, score }) => [status, score])).toEqual([
    ["played", 400],
    ["sitOut", undefined],
  ]);
});

describe("a name for each seat", () => {
  test("beside the pairs' numbers names the pairs", () => {
    const session = read(
      "Board,NS,EW,North,South,East,West,Contract,By,Result",
      "1,1,2,Ann Lee,Bo,Cy,Di,3NT,N,=",
      "1,3,4,E,F,G,H,3NT,N,=",
    );
    expect(met(session)[0]).toBe("1-2");
    expect(who(session).slice(0, 2)).toEqual(["1 Ann Lee & Bo", "2 Cy & Di"]);
  });

  test("alone is two pairs where partners stay", () => {
    const session = read(
      "Board,N player,S player,E player,W player,Contract,By,Result",
      "1,Ann,Bo,Cy,Di,3NT,N,=",
      "2,Ann,Bo,Cy,Di,3NT,N,=",
    );
    expect(met(session)).toEqual(["1-2", "1-2"]);
    expect(session.settings.Scoring).toBe("Matchpoints");
  });

  test("and four players where partners change", () => {
    const session = read(
      "Board,North,South,East,West,Contract,By,Result",
      "1,Ann,Bo,Cy,Di,3NT,N,=",
      "2,Ann,Cy,Bo,Di,3NT,N,=",
      "3,Ann,Bo,Cy,BYE,,,",
    );
    expect(met(session)).toEqual(["1 2 3 4", "1 3 2 4", "1 2 3 "]);
    expect(session.lines[2].status).toBe("sitOut");
    expect(who(session)).toEqual(["1 Ann", "2 Cy", "3 Bo", "4 Di"]);
    expect(session.settings.Scoring).toBe("Individual");
    expect(said(session)).toContain(
      "People are named without numbers: 4 players were numbered in the order in which they come.",
    );
  });

  test("players with numbers have the names of their side, where it has two", () => {
    const session = read(
      "Board,North,East,South,West,NS names,EW names,Contract,By,Result",
      "1,1,3,2,4,Ann & Bo,Cy,3NT,N,=",
    );
    expect(met(session)).toEqual(["1 3 2 4"]);
    expect(who(session)).toEqual(["1 Ann", "2 Bo"]);
  });
});

test("the same number N-S and E-W is two pairs, in each section", () => {
  const rows = [1, 2].flatMap((board) =>
    ["A", "B"].map((section) => `${section},${board},1,1,Ann${section} & Bo,Cy${section} & Di,3NT,N,=`),
  );
  const session = read("Section,Board,NS,EW,NS names,EW names,Contract,By,Result", ...rows);
  expect(who(session)).toEqual(["A1NS AnnA & Bo", "A1EW CyA & Di", "B1NS AnnB & Bo", "B1EW CyB & Di"]);
});

test("a team is named by its four players", () => {
  const session = read(
    "Board,NS,EW,NS names,EW names,Score",
    "1,1,2,Ann & Bo,Cy & Di,420",
    "1,2,1,Eve & Flo,Gus & Hal,400",
  );
  expect(session.settings).toMatchObject({ Scoring: "Teams", Numbers: "One list" });
  expect(who(session)).toEqual(["1 Ann & Bo & Gus & Hal", "2 Eve & Flo & Cy & Di"]);
});

test("other names for a number are told, and the first stay; the order of two names says nothing", () => {
  const session = read(
    "Board,NS,EW,NS names,EW names,Contract,By,Result",
    "1,1,2,Ann & Bo,Cy & Di,3NT,N,=",
    "2,1,2,Bo & Ann,Cy & Eve,3NT,N,=",
    "3,1,2,Ann & Bo,Cy & Eve,3NT,N,=",
  );
  expect(who(session)).toEqual(["1 Ann & Bo", "2 Cy & Di"]);
  expect(said(session)).toEqual(["Pair 2, Cy & Eve here, is Cy & Di further up: those names stay."]);
});

test("numbers with letters, and teams that are called by a word, stay as they are", () => {
  const session = read("Board,NS,EW,Contract,By,Result", "1,A12,3NS,3NT,N,=", "1,Lions,12 EW,3NT,N,=");
  expect(met(session)).toEqual(["A12-3NS", "LIONS-12EW"]);
  expect(session.contestants).toEqual([]);
});
