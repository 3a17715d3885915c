import fc from "fast-check";
import { parse, type DefaultTreeAdapterTypes } from "parse5";
import { makeHtml } from "../../../../src/files/html/write";
import { outgoing } from "../../../../src/files/out/outgoing";
import { MAKER } from "./made";
import { anySession, NAMES } from "./sessions";
import type { Sent } from "./same";

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

const pageOf = (sent: Sent): string => makeHtml(outgoing(sent), MAKER);

function elements(node: Node): Element[] {
  const own = "tagName" in node ? [node] : [];
  return "childNodes" in node ? [...own, ...node.childNodes.flatMap(elements)] : own;
}

/** The document and what its parser complains of. */
function parsed(text: string): { all: Element[]; errors: string[] } {
  const errors: string[] = [];
  const document = parse(text, { onParseError: ({ code }) => errors.push(code) });
  return { all: elements(document), errors };
}

function textIn(node: Node): string {
  if (node.nodeName === "#text") return (node as DefaultTreeAdapterTypes.TextNode).value;
  return "childNodes" in node ? node.childNodes.map(textIn).join("") : "";
}

const ALLOWED = new Set(
  "html head meta title style body header h1 h2 h3 p nav a main section article div span br table thead tbody tr th td footer".split(
    " ",
  ),
);
const ATTRIBUTES = new Set(["class", "id", "href", "lang", "charset", "name", "content", "http-equiv", "scope"]);

test("a page of any session is sound, and nothing in it runs or leads away", () => {
  fc.assert(
    fc.property(anySession, (sent) => {
      const { all, errors } = parsed(pageOf(sent));
      expect(errors).toEqual([]);
      for (const { tagName, attrs } of all) {
        expect(ALLOWED).toContain(tagName);
        for (const { name, value } of attrs) {
          expect(ATTRIBUTES).toContain(name);
          if (name === "href") expect(value).toMatch(/^#[a-z0-9-]+$/);
        }
      }
      const ids = all.flatMap(({ attrs }) => attrs.filter(({ name }) => name === "id").map(({ value }) => value));
      expect(new Set(ids).size).toBe(ids.length);
      const links = all.flatMap(({ attrs }) => attrs.filter(({ name }) => name === "href").map(({ value }) => value));
      expect(links.filter((link) => !ids.includes(link.slice(1)))).toEqual([]);
    }),
    { numRuns: 100 },
  );
});

test("every name stands in the page as it is", () => {
  const lines: Sent["lines"] = NAMES.map((_, i) => ({
    ...{ section: "", board: 1, ns: String(i + 1), ew: String(i + 101), status: "played", score: 10 * i, at: "" },
  }));
  const contestants = NAMES.map((name, i) => ({ id: String(i + 1), section: "", names: [name] }));
  for (const event of NAMES) {
    const { all } = parsed(pageOf({ lines, settings: {}, contestants, event: { name: event } }));
    const cells = all.filter(({ tagName }) => tagName === "td").map(textIn);
    for (const name of NAMES) expect(cells).toContain(name);
    expect(textIn(all.find(({ tagName }) => tagName === "h1") as Element)).toBe(event);
  }
});

test("a ranking, each board with its hands, a card for each pair", () => {
  const suit = "AKQJT98765432";
  const line = { section: "", board: 1, ns: "1", ew: "2", status: "played" as const, at: "" };
  const text = pageOf({
    lines: [
      { ...line, contract: { level: 4, strain: "H", doubled: 1 }, declarer: "N", tricks: 10, score: 590 },
      {
        ...line,
        ns: "3",
        ew: "4",
        contract: { level: 3, strain: "N", doubled: 0 },
        declarer: "S",
        tricks: 9,
        score: 400,
      },
    ],
    settings: {},
    contestants: [{ id: "1", section: "", names: ["Ann", "Bob"] }],
    event: { name: "Tuesday Pairs", club: "Riverside", date: "2026-11-30" },
    deals: [{ board: 2, hands: { N: `${suit}...`, E: `.${suit}..`, S: `..${suit}.`, W: `...${suit}` } }],
  });
  const { all } = parsed(text);
  const headings = all.filter(({ tagName }) => tagName === "h3").map(textIn);
  expect(headings).toEqual(["Board 1", "Board 2", "Pair 1: Ann & Bob", "Pair 2", "Pair 3", "Pair 4"]);
  expect(text).toContain('4<span class="red">♥</span>X');
  expect(text).toContain("3NT");
  expect(all.filter(({ attrs }) => attrs.some(({ value }) => value === "deal"))).toHaveLength(1);
  expect(text).toContain("Final: 2 of 2");
});

test("teams have a table, matches and boards in place of cards", () => {
  const line = { section: "", board: 1, status: "played" as const, at: "" };
  const lines: Sent["lines"] = [
    { ...line, ns: "1", ew: "2", score: 420 },
    { ...line, ns: "2", ew: "1", score: -50 },
  ];
  const text = pageOf({ lines, settings: { Scoring: "Teams", "VP scale": "None" }, contestants: [], event: {} });
  const { all, errors } = parsed(text);
  expect(errors).toEqual([]);
  const headings = all.filter(({ tagName }) => tagName === "h2").map(textIn);
  expect(headings).toEqual(["Ranking", "Matches", "Boards of the matches", "Travellers"]);
});

test("players of an individual event have cards of their own", () => {
  const players = ["1", "2", "3", "4"] as [string, string, string, string];
  const text = pageOf({
    lines: [{ section: "", board: 1, ns: "", ew: "", players, status: "played", score: 420, at: "" }],
    settings: { Scoring: "Individual" },
    contestants: [{ id: "1", section: "", names: ["Ann"] }],
    event: {},
  });
  const { all, errors } = parsed(text);
  expect(errors).toEqual([]);
  const headings = all.filter(({ tagName }) => tagName === "h3").map(textIn);
  expect(headings).toEqual(["Board 1", "Player 1: Ann", "Player 2", "Player 3", "Player 4"]);
});
