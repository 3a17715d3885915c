/** Sessions as they may go out: every kind of line, names that mean mischief, some with hands. */
import fc from "fast-check";
import type { Contestant, ResultLine } from "../../../../src/results/types";
import { lineScore } from "../../../../src/results/lineScore";
import { anyNight } from "../../results/nights";
import type { Sent } from "./same";

/** What has tripped programs up: formulas, markup, quotes, separators, line breaks, entities, scripts of any kind. */
export const NAMES = [
  "=1+1",
  '=HYPERLINK("http://x.example","y")',
  "+Ann",
  "-Bob",
  "@Cid",
  "<script>alert(1)</script>",
  "</PLAYER_NAME><x>",
  "]]>",
  "?>",
  "&lt;b&gt; & &amp; &#39;",
  'O\'Brien "Bob" \\ \\; ; , | \t',
  "Ann\nBob",
  "Zoë Żółw 王小明 אבג 😀",
  '[Event "x"] {y} %z #',
  "Ann & Bob / Cid - Dee + Eve",
  "ends with \\",
  "^Ann",
  "?",
  "-",
  "javascript:alert(1)",
  "' onmouseover='alert(1)",
];

const name = fc.oneof(fc.constantFrom(...NAMES), fc.string({ unit: "grapheme", maxLength: 12 }).filter(isName));

function isName(text: string): boolean {
  return text.trim() === text && text !== "" && !/[\p{Cc}\p{Cs}\uFFFE\uFFFF]/u.test(text);
}

/** In one line, as our reader keeps it; PBN's signs for nothing say nothing as a note either. */
const note = name.map((text) => text.replace(/\s+/g, " ").trim()).filter((text) => text !== "-" && text !== "?");

const strain = fc.constantFrom("C" as const, "D" as const, "H" as const, "S" as const, "N" as const);

const contract = fc.record({
  contract: fc.record({
    level: fc.integer({ min: 1, max: 7 }),
    strain,
    doubled: fc.constantFrom(0 as const, 1 as const, 2 as const),
  }),
  declarer: fc.constantFrom("N" as const, "E" as const, "S" as const, "W" as const),
  tricks: fc.integer({ min: 0, max: 13 }),
});

/** What may be added to a line: a contract, which then makes its score, and details. */
const added = fc.record({
  played: fc.option(contract, { nil: undefined }),
  lead: fc.option(fc.constantFrom("♦2", "♥10", "♣K", "?!", "=x", "CA?"), { nil: undefined }),
  field: fc.option(fc.constantFrom("A", "2"), { nil: undefined }),
  note: fc.option(note, { nil: undefined }),
  vulnerable: fc.option(fc.constantFrom("None" as const, "Both" as const), { nil: undefined }),
  table: fc.option(fc.integer({ min: 1, max: 20 }), { nil: undefined }),
});

type Added = typeof added extends fc.Arbitrary<infer T> ? T : never;

function withMore(line: ResultLine, { played, ...details }: Added): ResultLine {
  const known = Object.fromEntries(Object.entries(details).filter(([, value]) => value !== undefined));
  const more: ResultLine = { ...line, ...known };
  // Vulnerability of the source's own only where it is another than the board's.
  const ofBoard = [undefined, "None", "NS", "EW", "Both"][((line.board - 1) % 4) + 1];
  if (more.vulnerable === ofBoard) delete more.vulnerable;
  if (!more.ns || !more.ew) return { ...more, status: "sitOut", award: undefined, score: undefined } as ResultLine;
  if (played && (more.status === "played" || more.status === "awarded")) {
    Object.assign(more, played);
    more.score = lineScore(more);
  }
  return more;
}

const SUIT = "AKQJT98765432";

export const anySession: fc.Arbitrary<Sent> = fc
  .record({
    night: anyNight,
    names: fc.array(fc.array(name, { maxLength: 3 }), { minLength: 15, maxLength: 15 }),
    more: fc.array(added, { minLength: 30, maxLength: 30 }),
    title: name,
    hands: fc.boolean(),
    own: fc.boolean(),
  })
  .map(({ night, names, more, title, hands }) => {
    const lines = night.lines.map(({ line }, i) => withMore(line, more[i]));
    const ids = new Map(night.standings.map(({ pair, contestant }) => [pair.id, contestant]));
    const contestants = [...ids].map(([id, listed], i): Contestant => ({
      ...listed,
      id,
      section: "",
      names: names[i % 15],
    }));
    return {
      lines,
      settings: night.settings,
      contestants,
      event: { name: title, club: "The Club", date: "2026-11-30", id: "n1" },
      ...(hands
        ? { deals: [{ board: 1, hands: { N: `${SUIT}...`, E: `.${SUIT}..`, S: `..${SUIT}.`, W: `...${SUIT}` } }] }
        : {}),
    };
  });
