import { placedSentence } from "../../../../src/notation/messages";
import type { ImportedSession } from "../../../../src/results/types";
import { HEADINGS, readAll, readPage, row, table, TRAVELLER } from "./pages";

const kinds = ({ findings }: ImportedSession): string[] => findings.map(({ kind }) => kind);

/** Contract, declarer and tricks of each line: "4S N 10". */
const results = ({ lines }: ImportedSession): string[] =>
  lines.map(({ contract, declarer, tricks }) =>
    contract ? `${contract.level}${contract.strain}${"x".repeat(contract.doubled)} ${declarer} ${tricks}` : "",
  );

describe("the board", () => {
  test.each([
    ["a heading", `<h2>Board 7</h2>${TRAVELLER}`],
    ["a heading in Polish", `<h4>ROZDANIE NR  7</h4>${TRAVELLER}`],
    ["the nearest text", `<p>Board 6 was passed out.</p><p>Board no. 7</p>${TRAVELLER}`],
    ["a caption", TRAVELLER.replace("<table>", "<table><caption>Board 7</caption>")],
    [
      "a title row",
      table(`<tr><th colspan=7>Board 7, dealer S</th></tr>`, HEADINGS, row("1", "2", "4S", "N", "10", "", "")),
    ],
    ["the page's title", `<title>Thursday, board 7</title>${TRAVELLER}`],
    ["a link to the deal", TRAVELLER.replace("<td>1</td>", `<td><a href="v?lin=md|3S|ah|Board%207|">1</a></td>`)],
  ])("%s names it", (_, page) => {
    expect(new Set(readPage(page).lines.map(({ board }) => board))).toEqual(new Set([7]));
  });

  test("links to other boards do not", () => {
    const page = `<h1>Board 7</h1><a href="8.html">Board 8</a>${TRAVELLER}`;
    expect(readPage(page).lines[0].board).toBe(7);
  });

  test("each table of a page has the heading above it", () => {
    const { lines } = readPage(`<h3>Board 1</h3>${TRAVELLER}<h3>Board 2</h3>${TRAVELLER}`);
    expect(lines.map(({ board, at }) => `${board}: ${at}`)).toEqual([
      "1: table 1, row 2",
      "1: table 1, row 3",
      "2: table 2, row 2",
      "2: table 2, row 3",
    ]);
  });

  test("a column of the table wins", () => {
    const page = `<h3>Board 9</h3>${table(row("Board", "NS", "EW", "Score"), row("3", "1", "2", "420"))}`;
    expect(readPage(page).lines).toMatchObject([{ board: 3, ns: "1", ew: "2", score: 420 }]);
  });

  test("where nothing else names it, the file's name does, and that is said", () => {
    const session = readPage(TRAVELLER, "wb130801014.html");
    expect(session.lines[0].board).toBe(14);
    expect(session.findings).toContainEqual({ kind: "boardFromFileName", at: "wb130801014.html", read: "14" });
  });

  test("where nothing does, the lines wait", () => {
    const { lines, unread } = readPage(TRAVELLER, "night.html");
    expect(lines.map(({ status }) => status)).toEqual(["unread", "unread"]);
    expect(unread.map(({ kind }) => kind)).toEqual(["noBoard", "noBoard"]);
  });
});

describe("suits", () => {
  const contract = (cell: string): string =>
    results(readPage(`<h1>Board 1</h1>${table(HEADINGS, row("1", "2", cell, "N", "10", "", ""))}`))[0];

  test.each([
    ['4<img src="x.gif" alt="h">', "4H N 10"],
    ['4<img src="../images/S.gif">', "4S N 10"],
    ['4<img src="suit_d.png?v=2" alt="">', "4D N 10"],
    ['3<img src="N.gif" alt="nt">', "3N N 10"],
    ['3<img src="n.gif">x', "3Nx N 10"],
    ['4<img alt="Hearts" src="1.png">×', "4Hx N 10"],
    ["4&clubs;xx", "4Cxx N 10"],
    ["4<font color=red>&#9829;</font>", "4H N 10"],
    ["4♡", "4H N 10"],
    ["4 ♧ *", "4Cx N 10"],
    ['4<span class="spades symbol"></span>', "4S N 10"],
    ['4<i class="icon suit-hearts"></i>', "4H N 10"],
    ['4<i aria-label="diamonds"></i>', "4D N 10"],
  ])("%s", (cell, read) => expect(contract(cell)).toBe(read));

  test("a picture of nothing known is its alternative text", () => {
    expect(contract('4S<img src="double.gif" alt="x">')).toBe("4Sx N 10");
  });

  test("a lead with a picture has its suit in front", () => {
    const page = table(
      row("NS", "EW", "Contract", "By", "Lead", "Tricks"),
      row("1", "2", "4S", "N", '<img src="H.gif">10', "10"),
    );
    expect(readPage(`<h1>Board 1</h1>${page}`).lines[0].lead).toBe("♥10");
  });
});

describe("tables", () => {
  const on1 = (page: string): ImportedSession => readPage(`<h1>Board 1</h1>${page}`);

  test("in a table for the layout", () => {
    expect(results(on1(table(row("menu", TRAVELLER), row("", ""))))).toEqual(["4S N 10", "3N W 8"]);
  });

  test("headings in two rows with merged cells", () => {
    const head = `<tr><td colspan=2>Pair</td><td rowspan=2>Contract</td><td rowspan=2>By</td><td rowspan=2>Tricks</td><td colspan=2>Score</td></tr>`;
    const page = table(head, row("NS", "EW", "NS", "EW"), row("1", "2", "4S", "E", "9", "50", ""));
    expect(on1(page).lines).toMatchObject([{ ns: "1", ew: "2", declarer: "E", score: 50, file: { score: 50 } }]);
  });

  test("a cell that reaches down holds for the rows below it", () => {
    const page = table(
      HEADINGS,
      `<tr><td>1</td><td>2</td><td rowspan=2>4S</td><td rowspan=2>N</td><td>10</td><td>420</td><td></td></tr>`,
      row("3", "4", "11", "450", ""),
    );
    expect(results(on1(page))).toEqual(["4S N 10", "4S N 11"]);
  });

  test("hidden rows and cells are left out, and rows are said", () => {
    const page = TRAVELLER.replace("<tr><td>3", "<tr style='color:red; display: none'><td>3").replace(
      "<td>4S",
      "<td hidden>5S</td><td>4S",
    );
    const session = on1(page);
    expect(results(session)).toEqual(["4S N 10"]);
    expect(kinds(session)).toContain("hiddenRows");
  });

  test("a board that is hidden until a click is read", () => {
    const page = `<h1>Board 1</h1>${TRAVELLER}<div style="display:none"><h1>Board 2</h1>${TRAVELLER}</div>`;
    expect(readPage(page).lines.map(({ board }) => board)).toEqual([1, 1, 2, 2]);
  });

  test("notes, averages and headings that stand again are no results", () => {
    const page = TRAVELLER.replace(
      "</table>",
      `<tr><td colspan=7>Average 235</td></tr>${HEADINGS}${row("5", "6", "2H", "S", "8", "110", "")}<tr><td></td></tr></table>`,
    );
    expect(results(on1(page))).toEqual(["4S N 10", "3N W 8", "2H S 8"]);
  });

  test("a script in it is text that nobody runs or reads", () => {
    const page = TRAVELLER.replace("<td>4S", "<td><script>window.hacked = true; document.write('7NT')</script>4S");
    expect(results(on1(page))).toEqual(["4S N 10", "3N W 8"]);
    expect("hacked" in globalThis).toBe(false);
  });

  test("a page without one is refused with what to do", () => {
    const { lines, unread } = readPage(`<h1>Board 1</h1>${table(row("Place", "Pair"), row("1", "7"))}`);
    expect(lines).toEqual([]);
    expect(unread.map(placedSentence)).toEqual([expect.stringMatching(/without a table of results.*paste it\.$/)]);
  });

  test("BridgeWebs' headings of signs", () => {
    const page = table(
      row("NS", "EW", "Bid", "By", "Ld", "Tks", "+Sc", "-Sc", "+", "-"),
      row("1", "2", "4H*", "N", "SA", "9", "", "100", "0", "2"),
      row("3", "4", "3NT", "S", "C2", "9", "400", "", "2", "0"),
    );
    const session = on1(page);
    expect(results(session)).toEqual(["4Hx N 9", "3N S 9"]);
    expect(session.lines.map(({ file }) => file)).toEqual([
      { score: -100, nsPoints: 0, ewPoints: 2 },
      { score: 400, nsPoints: 2, ewPoints: 0 },
    ]);
  });
});

describe("scores", () => {
  const on1 = (...rows: string[]): ImportedSession => readPage(`<h1>Board 1</h1>${table(HEADINGS, ...rows)}`);

  test("E-W's column with the sign of N-S is understood as such", () => {
    const session = on1(row("1", "2", "4S", "N", "10", "420", ""), row("3", "4", "4S", "N", "9", "", "-50"));
    expect(session.lines.map(({ file }) => file?.score)).toEqual([420, -50]);
    expect(kinds(session)).not.toContain("fileScoreDiffers");
  });

  test("a score that the contract does not make is pointed at, once", () => {
    const session = on1(row("1", "2", "4S", "N", "10", "430", ""), row("3", "4", "4S", "N", "9", "", "50"));
    expect(session.findings.filter(({ kind }) => kind === "fileScoreDiffers")).toEqual([
      { kind: "fileScoreDiffers", at: "row 2", read: "430", likely: ["420"] },
    ]);
  });

  test.each([
    [["", "", "", "60%", "40%"], { kind: "percent", value: 60 }, { kind: "percent", value: 40 }],
    [["arb.", "", "", "60%", "60%"], { kind: "percent", value: 60 }, { kind: "percent", value: 60 }],
    [["", "", "", "AVE+", "AVE-"], { kind: "average", sign: "+" }, { kind: "average", sign: "-" }],
  ])("%j is a ruling", (cells, ns, ew) => {
    expect(on1(row("1", "2", ...cells)).lines).toMatchObject([{ status: "awarded", award: { ns, ew } }]);
  });

  test("a ruling over a contract keeps it", () => {
    expect(on1(row("1", "2", "4S", "N", "9", "60%", "40%")).lines).toMatchObject([
      { status: "awarded", contract: { level: 4, strain: "S" }, tricks: 9 },
    ]);
  });

  test.each(["???", "??? and ???", "Sit out", "-", ""])('who meets "%s" sits out', (nobody) => {
    expect(on1(row("7", nobody, "---", "", "", "0", "0")).lines).toMatchObject([{ ns: "7", ew: "", status: "sitOut" }]);
  });

  test("nobody on both sides is no result, and a row of players without all four neither", () => {
    expect(on1(row("7", "8", "4S", "N", "10", "", ""), row("???", "???", "---", "", "", "", "")).lines).toHaveLength(1);
    const seats = row("North", "South", "East", "West", "Result", "Points", "Score");
    const page = table(
      seats,
      row("a", "b", "c", "d", "3NW-1", "50", "2.00"),
      row("e", "", "g", "h", "3NW=", "-400", ""),
    );
    expect(readPage(`<h1>Board 1</h1>${page}`).lines).toHaveLength(1);
  });

  test("a dash between two pairs is asked about", () => {
    const { lines, unread } = on1(row("7", "8", "---", "", "", "0", "0"));
    expect(lines).toMatchObject([{ status: "unread" }]);
    expect(unread).toMatchObject([{ kind: "dash", read: "---" }]);
  });

  test("on RealBridge's pages it was not played, or has points for a ruling", () => {
    const headings = row("NS", "EW", "CONTRACT", "NS SCORE", "EW SCORE", "NS IMP", "EW IMP");
    const page = table(
      headings,
      row("A and B", "C and D", "---", "0", "0", "0.0", "0.0"),
      row("E and F", "G and H", "---", "0", "0", "0.0", "2.0"),
    );
    const points = table(
      row("NS", "EW", "CONTRACT", "NS SCORE", "EW SCORE", "NS MP", "EW MP"),
      row("A and B", "C and D", "---", "0", "0", "3", ""),
      row("E and F", "G and H", "---", "0", "0", "", "3"),
    );
    expect(readPage(`<title>RealBridge Result</title><h1>Board 1</h1>${points}`).lines).toMatchObject([
      { award: { ns: { kind: "points", value: 3 }, ew: { value: 0 } } },
      { award: { ns: { kind: "points", value: 0 }, ew: { value: 3 } } },
    ]);
    expect(readPage(`<title>RealBridge Result</title><h1>Board 1</h1>${page}`).lines).toMatchObject([
      { status: "notPlayed" },
      { status: "awarded", award: { ns: { kind: "imps", value: 0 }, ew: { kind: "imps", value: 2 } } },
    ]);
  });
});

describe("people", () => {
  test("names get numbers, N-S first; the same two are the same pair, on either side and in either order", () => {
    const one = table(HEADINGS, row("Ann &amp; Bob", "Cas and Dot", "4S", "N", "10", "", ""));
    const two = table(HEADINGS, row("Dot / Cas", "Ann<br>Bob", "3NT", "W", "9", "", ""));
    const session = readAll(`<h1>Board 1</h1>${one}`, `<h1>Board 2</h1>${two}`);
    expect(session.lines.map(({ ns, ew }) => [ns, ew])).toEqual([
      ["1", "2"],
      ["2", "1"],
    ]);
    expect(session.contestants).toEqual([
      { id: "1", section: "", names: ["Ann", "Bob"] },
      { id: "2", section: "", names: ["Cas", "Dot"] },
    ]);
    expect(session.findings).toContainEqual({ kind: "numberedByName", at: "pages", read: "2 pairs" });
  });

  test("a number in front of names is the pair's", () => {
    const session = readPage(
      `<h1>Board 1</h1>${table(HEADINGS, row("7 Ann & Bob", "A2: Cas & Dot", "4S", "N", "10", "", ""))}`,
    );
    expect(session.lines).toMatchObject([{ ns: "7", ew: "A2" }]);
    expect(session.contestants).toEqual([
      { id: "7", section: "", names: ["Ann", "Bob"] },
      { id: "A2", section: "", names: ["Cas", "Dot"] },
    ]);
  });

  const SEATS = row("North", "South", "East", "West", "Result", "Points", "Score");

  test("BBO's four players are two pairs; Points are N-S's score, Score percent or IMPs", () => {
    const page = table(
      SEATS,
      row("a1", "b1", "c1", "d1", "4&spades;xW-1", "100", "75.00%"),
      row("e", "f", "g", "h", "A+=", "N/A", "60%"),
    );
    expect(readPage(`<h1>Board 1</h1>${page}`).lines).toMatchObject([
      { ns: "1", ew: "3", score: 100, file: { score: 100, nsPercent: 75 } },
      { ns: "2", ew: "4", status: "awarded", award: { ns: { sign: "+" }, ew: { sign: "" } } },
    ]);
    const imps = table(
      SEATS,
      row("a", "b", "c", "d", "3NW-1", "50", "2.00"),
      row("e", "f", "g", "h", "3NW=", "-400", "-2.00"),
    );
    const session = readPage(`<h1>Board 1</h1>${imps}`);
    expect(session.settings.Scoring).toBe("Cross-IMPs");
    expect(session.lines[1].file).toEqual({ score: -400, nsPoints: -2 });
  });

  test("players by numbers make an individual event, and are called by them", () => {
    const session = readPage(`<h1>Board 1</h1>${table(SEATS, row("1", "3", "2", "4", "3NW-1", "50", "2.00"))}`);
    expect(session.lines).toMatchObject([{ players: ["1", "2", "3", "4"], score: 50 }]);
    expect(session.contestants).toEqual([]);
  });

  test("players who change partners make an individual event", () => {
    const played = (...names: string[]): string => table(SEATS, row(...names, "3NW-1", "50", "2.00"));
    const session = readAll(
      `<h1>Board 1</h1>${played("Ann", "Bob", "Cas", "Dot")}`,
      `<h1>Board 2</h1>${played("Ann", "Cas", "Bob", "Dot")}`,
    );
    expect(session.settings).toMatchObject({ Scoring: "Individual" });
    expect(session.lines.map(({ players }) => players)).toEqual([
      ["1", "2", "3", "4"],
      ["1", "3", "2", "4"],
    ]);
    expect(session.contestants.map(({ names }) => names[0])).toEqual(["Ann", "Cas", "Bob", "Dot"]);
  });
});

describe("languages", () => {
  test("headings and letters of the page's language", () => {
    const page = table(
      row("NS", "EO", "Contrat", "Par", "Levées", "Score"),
      row("1", "2", "4P", "N", "10", "420"),
      row("3", "4", "3SA", "O", "9", "-400"),
      row("5", "6", "4C", "S", "=", "420"),
    );
    const session = readPage(`<h1>Donne 1</h1>${page}`);
    expect(session.settings.Language).toBe("fr");
    expect(results(session)).toEqual(["4S N 10", "3N W 9", "4H S 10"]);
  });

  test("pages with other headings are read each in its own way", () => {
    const other = table(row("Par", "Kontrakt"), "");
    const polish = table(
      row("numery NS", "numery EW", "kontrakt", "gra", "lew", "zapis NS", "zapis EW"),
      row("5", "6", "4♠", "N", "=", "420", ""),
    );
    const session = readAll(`<h1>Board 1</h1>${TRAVELLER}${other}`, `<h1>ROZDANIE 1</h1>${polish}`);
    expect(results(session)).toEqual(["4S N 10", "3N W 8", "4S N 10"]);
  });
});

test("hands drawn around a table", () => {
  const hand = (...suits: string[]): string =>
    suits.map((cards, i) => `<img src="${"SHDC"[i]}.gif">&nbsp;${cards}`).join("<br>");
  const drawn = table(
    `<tr><td></td><td>${hand("AKQJ1098765432", "", "", "")}</td><td></td></tr>`,
    `<tr><td>${hand("", "A K Q J 10 9 8 7 6 5 4 3 2", "-", "")}</td><td></td><td>${hand("", "", "", "AKQJ1098765432")}</td></tr>`,
    `<tr><td></td><td>${hand("", "", "AKQJT98765432", "")}</td><td></td></tr>`,
  );
  expect(readPage(`<h1>Board 3</h1>${TRAVELLER}${drawn}`).deals).toEqual([
    {
      board: 3,
      hands: { N: "AKQJT98765432...", E: "...AKQJT98765432", S: "..AKQJT98765432.", W: ".AKQJT98765432.." },
    },
  ]);
});

describe("pages of other versions of these programs", () => {
  const bbo = (points: string, ...rows: string[]): string =>
    `<h4>Board 1</h4>` +
    table(
      row("Nº", "Time", "North", "South", "East", "West", "Result", points, "Score", "Movie"),
      "<tr><td colspan='6'>#81382 Wed Noon</td><td>32/80</td><td>0.18</td><td>4.98</td><td></td></tr>",
      ...rows,
    );

  test("BBO tells scores for N-S or for E-W, whoever looks at them", () => {
    const [ns, ew] = ["NS Points", "EW Points"].map((points) =>
      readPage(bbo(points, row("1", "", "a", "b", "c", "d", "6NE=", points === "NS Points" ? "-990" : "990", "50%"))),
    );
    expect(ns.lines).toMatchObject([{ score: -990, file: { score: -990, nsPercent: 50 } }]);
    expect(ew.lines).toMatchObject([{ score: -990, file: { score: -990, ewPercent: 50 } }]);
    const imps = readPage(
      bbo(
        "EW Points",
        row("1", "", "a", "b", "c", "d", "6NE=", "990", "14"),
        row("2", "", "e", "f", "g", "h", "6NE-1", "-50", "-14"),
      ),
    );
    expect(imps.settings.Scoring).toBe("Cross-IMPs");
    expect(imps.lines.map(({ file }) => file?.ewPoints)).toEqual([14, -14]);
  });

  test("robots that sit everywhere make no individual event", () => {
    const session = readPage(
      bbo(
        "Points",
        row("1", "", "GiB", "a", "GiB", "b", "2NN=", "120", "100%"),
        row("2", "", "GiB", "c", "~~M12", "d", "1NN=", "90", "0%"),
      ),
    );
    expect(session.settings.Scoring).toBe("Matchpoints");
    expect(session.contestants.map(({ names }) => names)).toContainEqual(["GiB", "c"]);
  });

  const KOPS = [
    `<tr><td colspan="2">NUMERY</td><td rowspan="2">ktr</td><td rowspan="2">rg</td><td rowspan="2">lew</td><td colspan="2">ZAPISY</td><td colspan="2">PUNKTY</td></tr>`,
    row("NS", "EW", "NS", "EW", "NS", "EW"),
  ];

  test("KoPS's cross-IMPs, with an average over both columns", () => {
    const page = `<h4>ROZDANIE NR 11</h4>${table(
      ...KOPS,
      row("7", "8", "3Sx", "S", "-6", "", "-1400", "-14.5", "14.5"),
      row("5", "3", "4H", "E", "=", "", "-420", "14.5", "-14.5"),
      `<tr><td>9</td><td>6</td><td colspan="3">sędzia</td><td colspan="2">średnia</td><td></td><td></td></tr>`,
      `<tr><td>4</td><td>2</td><td colspan="3">sędzia</td><td colspan="2">60% 40%</td><td></td><td></td></tr>`,
    )}`;
    const session = readPage(page);
    expect(session.lines.map(({ file }) => file?.nsPoints)).toEqual([-14.5, 14.5, undefined, undefined]);
    expect(session.lines.map(({ award }) => award?.ns)).toEqual([
      undefined,
      undefined,
      { kind: "average", sign: "" },
      { kind: "percent", value: 60 },
    ]);
  });

  test("no comparison counts more than 17 IMPs, where the figures show it", () => {
    const results = [
      ["1", "2", "7Sx", "S", "-11", "", "-2900"],
      ["3", "4", "4H", "E", "=", "", "-420"],
      ["5", "6", "3NT", "N", "=", "400", ""],
    ];
    const points = ["-17.0", "2.0", "15.0"];
    const rows = results.map((cells, i) => row(...cells, points[i], String(0 - Number(points[i]))));
    expect(readPage(`<h4>ROZDANIE NR 11</h4>${table(...KOPS, ...rows)}`).settings).toMatchObject({
      Scoring: "Cross-IMPs",
      "Cross-IMP divisor": "n-1",
      "IMP cap": 17,
    });
  });

  test("a ruling of which only the percentages are told; without any it is to come", () => {
    const percents = (ns: string, ew: string): string =>
      `<h4>Rozdanie 2</h4>${table(row("NS", "EW", "kontrakt", "gra", "lew", "zapis NS", "zapis EW", "% NS", "% EW"), row("1", "2", "3N", "W", "+2", "", "460", "25.00", "75.00"), row("23", "24", "TD", "", "", "", "", ns, ew))}`;
    expect(readPage(percents("60.00", "0.00")).lines[1]).toMatchObject({
      status: "awarded",
      award: { ns: { kind: "percent", value: 60 }, ew: { kind: "percent", value: 0 } },
    });
    expect(readPage(percents("0.00", "0.00")).lines[1].status).toBe("pending");
    expect(readPage(percents("", "")).lines[1].status).toBe("pending");
  });

  test("contracts without tricks: the score beside them says how many", () => {
    const session = readPage(
      `<table><caption>Board 1</caption>${row("NS", "EW", "CONTRACT", "LEAD", "NS SCORE", "EW SCORE")}${row("a & b", "c & d", "2H\tN", "DQ", "170", "-170")}${row("e & f", "g & h", "3DX\tE", "-", "800", "-800")}${row("i & j", "k & l", "3S S", "D9", "15", "-15")}</table>`,
    );
    expect(session.lines).toMatchObject([
      { status: "played", declarer: "N", tricks: 10, score: 170, lead: "♦Q" },
      { status: "played", declarer: "E", tricks: 5, score: 800 },
      { status: "unread", written: { contract: "3S S", score: "15 / -15" } },
    ]);
    expect(session.unread).toMatchObject([
      { kind: "noTricksScore", read: "3S" },
      { kind: "notAScore", read: "15" },
    ]);
    expect(session.lines[1].lead).toBeUndefined();
    expect(session.findings).toContainEqual(expect.objectContaining({ kind: "tricksByScore", read: "2 results" }));
  });

  test("a page that fetches its results while it is shown names the file that has them", () => {
    const page = `<html><body onload="initAjax('wb130808007.txt','pro',0)">${table(...KOPS)}</body></html>`;
    expect(readPage(page).unread).toEqual([
      { kind: "resultsElsewhere", at: "night.html", read: "night.html", likely: ["wb130808007.txt"] },
    ]);
  });

  const name = (text: string): string => `<span class="name"><a href="#">${text}</a></span>`;
  const play = `<a href="https://example.org/handviewer.html?n=cq104dakqs109875h92&amp;s=ca832d-----skq632haq104&amp;e=cj76d108652sj4hj75&amp;w=ck95dj9743sahk863&amp;d=n&amp;b=14&amp;a=pp">Play</a>`;
  const acbl = (...rows: string[][]): string =>
    table(row("", "Contract", "By", "Score", "Matchpoints", "%", "Pairs"), ...rows.map((cells) => row(play, ...cells)));
  const vs = (own: string, other: string): string => `${own} <i>vs.</i><br> ${other}`;
  const TEN = `10-${name("Alfa-Bravo")}-${name("Charlie")}`;
  const SIX = `6-${name("Delta")}-${name("Echo")}`;
  const NS = acbl(
    [`6<span class="spades symbol contract"></span>`, "S", "980", "1", "100", vs(TEN, SIX)],
    [`2<span class="diams symbol contract"></span>x`, "N", "-100", "0", "0", vs("3-H-I", "7-J-K")],
  );
  const EW = acbl([`6<span class="spades symbol contract"></span>`, "S", "-980", "0", "0", vs(SIX, TEN)]);

  test("both pairs in one cell, the board and its hands by the link, E-W's view left out", () => {
    const session = readPage(`<h4>N-S</h4>${NS}<h4>E-W</h4>${EW}`);
    expect(session.lines).toMatchObject([
      { board: 14, ns: "10", ew: "6", contract: { level: 6, strain: "S" }, tricks: 12, score: 980 },
      { board: 14, ns: "3", ew: "7", contract: { level: 2, strain: "D", doubled: 1 }, tricks: 7, score: -100 },
    ]);
    expect(session.contestants.find(({ id }) => id === "10")?.names).toEqual(["Alfa-Bravo", "Charlie"]);
    expect(session.deals).toMatchObject([{ board: 14, hands: { N: "T9875.92.AKQ.QT4" } }]);
  });

  test("E-W's view alone is turned round", () => {
    expect(readPage(`<h4>E-W</h4>${EW}`).lines).toMatchObject([
      { ns: "10", ew: "6", score: 980, file: { score: 980, ewPoints: 0, ewPercent: 0 } },
    ]);
  });
});
