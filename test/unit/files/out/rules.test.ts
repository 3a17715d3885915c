/** What each form asks of a file, whatever a session holds. */
import { parse, type DefaultTreeAdapterTypes } from "parse5";
import { SaxesParser } from "saxes";
import { csvForm } from "../../../../src/files/csv/makeCsv";
import { makeFile, outgoing, type FormName } from "../../../../src/files/out";
import type { ResultLine } from "../../../../src/results/types";
import { MAKER } from "./made";
import type { Sent } from "./same";

/** Signs that no name should have, and that come from damaged files. */
const ODD = ["a\u0000b", "c\u0007d\u001b", "e\ud800f", "g\ufffeh", "i\u202ej\u2066k", "l\u0085m", "n\u2028o\u000bp"];

const played = (changed: Partial<ResultLine>): ResultLine => ({
  ...{ section: "", board: 1, ns: "1", ew: "2", status: "played", at: "row 2" },
  ...{ contract: { level: 4, strain: "S", doubled: 0 }, declarer: "N", tricks: 10, score: 420 },
  ...changed,
});

const sent = (changed: Partial<Sent> = {}): Sent => ({
  lines: [played({}), played({ ns: "3", ew: "4", tricks: 9, score: -50 })],
  settings: {},
  contestants: [],
  event: {},
  ...changed,
});

async function textOf(form: FormName, session: Sent): Promise<string> {
  const file = await makeFile(form, outgoing(session), { maker: MAKER, csv: csvForm(",") });
  if ("kind" in file) throw new Error(file.kind);
  return new TextDecoder("utf-8", { fatal: true, ignoreBOM: true }).decode(file.bytes);
}

const oddlyNamed = sent({
  contestants: ["1", "2", "3", "4"].map((id, i) => ({ id, section: "", names: [ODD[i], ODD[i + 3]] })),
  event: { name: ODD.join(" "), club: ODD[0], director: ODD[1], date: "2026-11-30" },
});

/** The elements of a file in their order; faults of its form are thrown. */
function elementsOf(xml: string): string[] {
  const names: string[] = [];
  const parser = new SaxesParser();
  parser.on("error", (error) => {
    throw error;
  });
  parser.on("opentag", ({ name }) => names.push(name));
  parser.write(xml).close();
  return names;
}

describe("signs that a form cannot hold", () => {
  test("USEBIO is well-formed XML 1.0", async () => {
    const xml = await textOf("usebio", oddlyNamed);
    expect(elementsOf(xml).filter((name) => name === "PLAYER")).toHaveLength(8);
    expect(xml).not.toMatch(/[^\P{Cc}\t\n\r\u0080-\u009f]|\ufffe/u);
  });

  test("the page has no fault that a browser mends", async () => {
    const errors: string[] = [];
    parse(await textOf("page", oddlyNamed), { onParseError: ({ code }) => errors.push(code) });
    expect(errors).toEqual([]);
  });

  test("a line of PBN stays one line of 255 signs", async () => {
    const lines = (await textOf("pbn", oddlyNamed)).split("\n");
    expect(lines.filter((line) => line.length > 255 || /[^\P{Cc}\t]/u.test(line))).toEqual([]);
  });
});

test("the elements of a USEBIO line stand in the order of its description", async () => {
  const order = ["NS_PAIR_NUMBER", "EW_PAIR_NUMBER", "CONTRACT", "PLAYED_BY", "LEAD", "TRICKS", "SCORE"];
  const pairs = elementsOf(await textOf("usebio", sent({ lines: [played({ lead: "♦2" })] })));
  const points = ["NS_MATCH_POINTS", "EW_MATCH_POINTS"];
  expect(pairs.slice(pairs.indexOf("TRAVELLER_LINE") + 1).filter((name) => !points.includes(name))).toEqual(order);
  const teams = elementsOf(
    await textOf("usebio", sent({ lines: [played({ lead: "♦2" })], settings: { Scoring: "Teams" } })),
  );
  expect(teams.slice(teams.indexOf("TRAVELLER_LINE") + 1)).toEqual(["DIRECTION", ...order]);
});

test.each(["Matchpoints", "Butler", "Cross-IMPs", "Total points"])(
  "an event of pairs is PAIRS to USEBIO, scored by %s",
  async (Scoring) => {
    expect(await textOf("usebio", sent({ settings: { Scoring } }))).toContain('<EVENT EVENT_TYPE="PAIRS">');
  },
);

test("PBN's tags stand in the standard's order, and every column of a table has its width", async () => {
  const text = await textOf("pbn", sent());
  const tags = [...text.matchAll(/^\[(\w+) /gm)].map(([, name]) => name);
  const fifteen = "Event Site Date Board West North East South Dealer Vulnerable Deal Scoring Declarer Contract Result";
  expect(tags.slice(0, 15).join(" ")).toBe(fifteen);
  const tables = [...text.matchAll(/^\[(?:Total)?ScoreTable "(.*)"\]$/gm)].flatMap(([, columns]) => columns.split(";"));
  expect(tables.filter((column) => !/^[A-Za-z]+(?:_[A-Za-z]+)?\d?\\\d{1,2}[LR]$/.test(column))).toEqual([]);
});

describe("the page's columns", () => {
  const headings = async (session: Sent): Promise<Set<string>> => {
    const found = new Set<string>();
    const walk = (node: DefaultTreeAdapterTypes.Node): void => {
      if (!("childNodes" in node)) return;
      const [first] = node.childNodes;
      if (node.nodeName === "th" && first && "value" in first) found.add(first.value);
      node.childNodes.forEach(walk);
    };
    walk(parse(await textOf("page", session)));
    return found;
  };

  test("without names and leads there are none for them", async () => {
    const found = await headings(sent());
    expect([found.has("Names"), found.has("Lead"), found.has("Contract")]).toEqual([false, false, true]);
  });

  test("with one of them there are", async () => {
    const contestants = [{ id: "1", section: "", names: ["Ann", "Bob"] }];
    const found = await headings(sent({ lines: [played({ lead: "♦2" }), played({ ns: "3", ew: "4" })], contestants }));
    expect([found.has("Names"), found.has("Lead")]).toEqual([true, true]);
  });
});
