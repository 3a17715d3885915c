import { readCells, readPaste } from "../../../src/files";
import { sentence } from "../../../src/notation/messages";
import { isProblem, linesOf, readGrid } from "../../../src/results/readGrid";
import type { ImportedSession, ResultLine } from "../../../src/results/types";
import { resultsPlan } from "../../../src/sheets/results";
import { column, OPTIONS } from "../sheets/plans";

const ENGLISH = ["Board", "NS", "EW", "Contract", "By", "Result"];
const FRENCH = ["Donne", "NS", "EO", "Contrat", "Déclarant", "Résultat"];
const GERMAN = ["Brett", "NS", "OW", "Kontrakt", "von", "Ergebnis"];

type Row = [contract: string, declarer: string, result: string, score?: number];

/** Rows of board 1, one pair after the other. */
function read(heading: readonly string[], ...rows: Row[]): ImportedSession {
  const cells = rows.map((row, i) => [1, 2 * i + 1, 2 * i + 2, ...row]);
  return readCells([[...heading, "Score NS"], ...cells], "Sheet1");
}

const shown = ({ status, contract, declarer }: ResultLine): string =>
  status === "unread" ? "?" : `${contract?.level}${contract?.strain}${declarer}`;
const bids = ({ lines }: ImportedSession): string[] => lines.map(shown);
const language = ({ settings }: ImportedSession): unknown => settings.Language;

describe("the letters decide", () => {
  test("where they are of one language only", () => {
    const session = read(ENGLISH, ["4K", "O", "="], ["3SA", "Z", "-1"], ["2R", "W", "+1"], ["4H", "N", "="]);
    expect(bids(session)).toEqual(["4CE", "3NS", "2DW", "4HN"]);
    expect(language(session)).toBe("nl");
    expect(session.findings.map(sentence)).toContain(
      "Contracts are read in Dutch (Language nl), as shown by the contracts (H, K, R, SA).",
    );
  });

  test("where several languages read alike, one of them", () => {
    const session = read(ENGLISH, ["4SP", "V", "="], ["3KL", "N", "-1"], ["2RU", "S", "+1"], ["4HJ", "Ö", "="]);
    expect(bids(session)).toEqual(["4SW", "3CN", "2DS", "4HE"]);
    expect(["sv", "no", "da"]).toContain(language(session));
  });

  test("symbols need no language, and English is told of nothing", () => {
    const session = read(ENGLISH, ["4♠", "N", "="], ["3♣x", "S", "-1"]);
    expect(bids(session)).toEqual(["4SN", "3CS"]);
    expect(language(session)).toBe("en");
    expect(session.findings.map(({ kind }) => kind)).not.toContain("decidedLanguage");
  });
});

describe("two readings", () => {
  test("of O are decided by the other declarers", () => {
    expect(bids(read(ENGLISH, ["4♠", "O", "="], ["4♠", "E", "="]))).toEqual(["4SW", "4SE"]);
    expect(bids(read(ENGLISH, ["4♠", "O", "="], ["4♠", "W", "="]))).toEqual(["4SE", "4SW"]);
  });

  test("of O are decided by the headings", () => {
    expect(bids(read(FRENCH, ["4♠", "O", "="]))).toEqual(["4SW"]);
    expect(bids(read(GERMAN, ["4♠", "O", "="]))).toEqual(["4SE"]);
  });

  test("of O are asked about where nothing decides", () => {
    const session = read(ENGLISH, ["4♠", "O", "="], ["4♠", "N", "="]);
    expect(bids(session)).toEqual(["?", "4SN"]);
    expect(session.unread.map(sentence)).toEqual([
      '"4♠ O =" may be 4♠ by West (French, Italian, Spanish) or 4♠ by East (German, Dutch, Swedish, Norwegian, Danish), and nothing in its column tells which: write the suit as a symbol or a word.',
    ]);
  });

  test("of C are decided by the scores", () => {
    expect(bids(read(ENGLISH, ["4C", "N", "=", 130], ["5C", "S", "=", 400]))).toEqual(["4CN", "5CS"]);
    expect(bids(read(ENGLISH, ["4C", "N", "=", 420], ["5C", "S", "=", 450]))).toEqual(["4HN", "5HS"]);
  });

  test("of C are decided by the other letters", () => {
    expect(bids(read(ENGLISH, ["4C", "N", "="], ["4T", "N", "="]))).toEqual(["4HN", "4CN"]);
    expect(bids(read(ENGLISH, ["4C", "N", "="], ["4S", "N", "="]))).toEqual(["4CN", "4SN"]);
  });

  test("of C are asked about where nothing confirms the one that the headings mean", () => {
    for (const heading of [ENGLISH, FRENCH, GERMAN]) {
      const session = read(heading, ["4C", "N", "="], ["4P", "S", "="], ["3SA", "N", "="]);
      expect(bids(session)).toEqual(["?", "4SS", "3NN"]);
      expect(session.unread.map(sentence).join()).toMatch(/"4C N =" may be 4♥ \(French.*\) or 4♣ \(English, Polish\)/);
    }
  });

  test("of C are decided by a suit that is spelt out", () => {
    expect(bids(read(FRENCH, ["4C", "N", "="], ["4 piques", "S", "="]))).toEqual(["4HN", "4SS"]);
  });

  test("of K are decided by the other letters or asked about: the score is the same", () => {
    expect(bids(read(ENGLISH, ["4K", "N", "=", 130], ["2T", "S", "=", 90]))).toEqual(["4DN", "2CS"]);
    expect(bids(read(ENGLISH, ["4K", "N", "=", 130], ["2H", "Z", "=", 110]))).toEqual(["4CN", "2HS"]);
    expect(bids(read(ENGLISH, ["4K", "N", "=", 130], ["3NT", "S", "=", 400]))).toEqual(["?", "3NS"]);
    expect(bids(read(GERMAN, ["4K", "N", "="], ["4P", "S", "="]))).toEqual(["4DN", "4SS"]);
  });

  test("of C in Polish are decided by the column", () => {
    const POLISH = ["Rozdanie", "NS", "EW", "Kontrakt", "Gra", "Lewy"];
    expect(bids(read(POLISH, ["4C", "N", "="], ["4S", "E", "="], ["4H", "W", "="], ["3BA", "S", "="]))).toEqual([
      "4CN",
      "4SE",
      "4HW",
      "3NS",
    ]);
    expect(bids(read(POLISH, ["4C", "N", "="], ["4P", "E", "="], ["4T", "W", "="], ["3BA", "S", "="]))).toEqual([
      "4HN",
      "4SE",
      "4CW",
      "3NS",
    ]);
    expect(bids(read(POLISH, ["4C", "N", "="], ["3BA", "S", "="]))).toEqual(["?", "3NS"]);
    expect(bids(read(POLISH, ["4C", "N", "=", 420], ["3BA", "S", "=", 400]))).toEqual(["4HN", "3NS"]);
  });

  test("stay a question on the sheet that is written", () => {
    const session = read(FRENCH, ["4C", "O", "+1"], ["4P", "S", "="]);
    const plan = resultsPlan(session.lines, { ...OPTIONS, settings: session.settings, unread: session.unread });
    expect(column(plan, "Contract")).toEqual(["4C O +1?", "4P"]);
    const grid = readGrid([[...ENGLISH], [1, 1, 2, "4C O +1?", "", ""]], { Language: "fr" });
    expect(!isProblem(grid) && linesOf(grid)[0].status).toBe("unread");
  });
});

describe("mixed columns", () => {
  const many: Row[] = ["4S", "3NT", "2D", "5C", "4H"].map((bid, i) => [bid, "NESWN"[i], "="]);

  test("a word of another language that all read alike is taken", () => {
    const session = read(ENGLISH, ...many, ["3SA", "N", "="], ["passe", "", ""], ["4 Schoppen", "N", "="]);
    expect(bids(session).slice(5, 6)).toEqual(["3NN"]);
    expect(session.lines[6].status).toBe("passed");
    expect(bids(session)[7]).toBe("4SN");
    expect(language(session)).toBe("en");
  });

  test("a letter of another language is taken where the score confirms it, else asked about", () => {
    expect(bids(read(ENGLISH, ...many, ["4P", "N", "=", 420]))[5]).toBe("4SN");
    expect(bids(read(ENGLISH, ...many, ["4P", "N", "=", 130]))[5]).toBe("?");
    expect(read(ENGLISH, ...many, ["4P", "N", "="]).unread.map(({ kind }) => kind)).toEqual(["otherLanguage"]);
    expect(read(ENGLISH, ...many, ["4K", "N", "="]).unread.map(({ kind }) => kind)).toEqual(["twoReadings"]);
  });

  test("half a column in one language, half in another: what has two readings is asked about", () => {
    const session = read(ENGLISH, ...many, ["4P", "N", "="], ["3T", "E", "="], ["5K", "O", "="], ["4C", "N", "="]);
    session.lines.forEach((line, i) => {
      const right = ["4SN", "3NE", "2DS", "5CW", "4HN", "4SN", "3CE", "5DW", "4HN"][i];
      expect(["?", right]).toContain(shown(line));
    });
  });
});

describe("headings", () => {
  test.each([
    [
      "JFR's in two rows",
      "\tnumery\t\tkontrakt\tgra\twist\tlew\tzapis\t\t%\t\nrozd\tN-S\tE-W\t\t\t\t\tNS\tEW\tNS\tEW",
      "4S\tS\t♥10\t-1\t\t50\t37.50\t62.50",
    ],
    [
      "KoPS's in two rows",
      "\tNUMERY\t\tktr\trg\twst\tlew\tZAPISY\t\t%\t\nRozd\tNS\tEW\t\t\t\t\tNS\tEW\tNS\tEW",
      "4S\tS\t♥10\t-1\t\t50\t37.50\t62.50",
    ],
    [
      "Dutch",
      "Spel\tNZ\tOW\tContract\tLeider\tUitkomst\tResultaat\tScore NZ\tScore OW\t% NZ\t% OW",
      "4S\tZ\t♥10\t-1\t\t50\t37,50\t62,50",
    ],
    [
      "Swedish",
      "Bricka\tNS\tÖV\tKontrakt\tSpelf.\tUtspel\tStick\tPoäng NS\tPoäng ÖV\t% NS\t% ÖV",
      "4SP\tS\t♥10\t9\t\t50\t37,50\t62,50",
    ],
    [
      "Danish",
      "Spil\tPar NS\tPar ØV\tMelding\tAf\tUdspil\tStik\tScore NS\tScore ØV\t% NS\t% ØV",
      "4SP\tS\t♥10\t9\t\t50\t37,50\t62,50",
    ],
    [
      "Italian",
      "Mano\tCoppia NS\tCoppia EO\tContratto\tGioc.da\tAttacco\tPrese\tPunti NS\tPunti EO\tPerc.NS\tPerc.EO",
      "4P\tS\t♥10\t9\t\t50\t37,50\t62,50",
    ],
    [
      "Spanish",
      "Mano\tPareja NS\tPareja EO\tContrato\tDecl.\tSalida\tBazas\tPuntos NS\tPuntos EO\t% NS\t% EO",
      "4P\tS\t♥10\t9\t\t50\t37,50\t62,50",
    ],
    [
      "French",
      "Étui\tPaire NS\tPaire EO\tContrat\tPar\tEntame\tLevées\tScore NS\tScore EO\t% NS\t% EO",
      "4P\tS\t♥10\t9\t\t50\t37,50\t62,50",
    ],
  ])("%s", (_, heading, row) => {
    const { lines, unread } = readPaste(`${heading}\n7\t3\t4\t${row}\n`);
    expect(unread).toEqual([]);
    expect(lines).toMatchObject([
      {
        ...{ board: 7, ns: "3", ew: "4", declarer: "S", tricks: 9, lead: "♥10", score: -100 },
        file: { score: -50, nsPercent: 37.5, ewPercent: 62.5 },
      },
    ]);
  });

  test("points that are no scores are matchpoints", () => {
    const [line] = readPaste(
      "Board\tPaar NS\tPaar OW\tKontrakt\tvon\tErgebnis\tPunkte NS\tPunkte OW\n1\t1\t2\t4♠\tN\t=\t7,5\t2,5\n1\t3\t4\t4♠\tN\t=\t6\t4\n",
    ).lines;
    expect(line.file).toEqual({ nsPoints: 7.5, ewPoints: 2.5 });
  });

  test("a par score beside English headings is no pair and no declarer", () => {
    const { lines } = readPaste("Board\tPar\tNS\tEW\tContract\tBy\tResult\n1\t420\t5\t6\t4S\tN\t=\n");
    expect(lines).toMatchObject([{ ns: "5", ew: "6", declarer: "N", score: 420 }]);
  });
});

describe("on a live sheet", () => {
  const cells = [GERMAN, [1, 1, 2, "4C", "N", "="]];
  const grid = (settings = {}) => {
    const read = readGrid(cells, settings);
    if (isProblem(read)) throw new Error(read.kind);
    return read;
  };

  test("nothing is decided: English, and headings of another language are pointed at", () => {
    expect(linesOf(grid()).map(shown)).toEqual(["4CN"]);
    expect(grid({ Language: "Auto" }).problems.map(sentence)).toEqual([
      "The headings are German, the contracts are read as English: set Language to de or en.",
    ]);
  });

  test("what is set counts, whatever the headings", () => {
    expect(linesOf(grid({ Language: "de" })).map(shown)).toEqual(["4HN"]);
    expect(linesOf(grid({ Language: "en" })).map(shown)).toEqual(["4CN"]);
    expect(grid({ Language: "en" }).problems).toEqual([]);
  });

  test("the adjusted scores too", () => {
    const read = readGrid(
      [
        [...FRENCH, "Ajustement"],
        [1, 1, 2, "4P", "O", "=", "4P O -1"],
      ],
      { Language: "fr" },
    );
    expect(!isProblem(read) && linesOf(read)[0].award?.ns).toEqual({ kind: "scores", of: [{ score: 50, weight: 1 }] });
  });
});
