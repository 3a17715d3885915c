/** One real game as its players in ten languages would have it: the same scores, whatever the language and encoding. */
import { splitText } from "../../src/files/delimited";
import { readPaste, readResults } from "../../src/files";
import { rankingOf } from "../../src/functions/results";
import { isProblem, linesOf, readGrid } from "../../src/results/readGrid";
import type { ImportedSession, ResultLine } from "../../src/results/types";
import { describeFiles, fileBytes, fileJson } from "./files";

const english = (): ImportedSession =>
  readPaste(new TextDecoder().decode(fileBytes("pastes_derived/en_excel_clipboard.tsv")));

const scores = (lines: readonly ResultLine[]): Map<string, number | undefined> =>
  new Map(lines.map(({ board, ns, ew, score }) => [`${board}|${ns}|${ew}`, score]));

const essence = (lines: readonly ResultLine[]) =>
  lines.map(({ board, ns, ew, status, contract, declarer, tricks, score }) => ({
    ...{ board, ns, ew, status, contract, declarer, tricks, score },
  }));

interface AcblGame {
  sessions: {
    sections: {
      boards: { board_number: number; board_results: { ns_pair: string; ew_pair: string; ns_score: string }[] }[];
    }[];
  }[];
}

/** The program's own scores. */
function programsScores(): Map<string, number> {
  const { boards } = fileJson<AcblGame>("acbl_live_club_5t.json").sessions[0].sections[0];
  return new Map(
    boards.flatMap(({ board_number, board_results }) =>
      board_results.map(({ ns_pair, ew_pair, ns_score }) => [
        `${board_number}|${ns_pair}|${ew_pair}`,
        Number(ns_score),
      ]),
    ),
  );
}

describeFiles("the pasted sheets", () => {
  test.each([
    ["en_excel_clipboard.tsv", "en"],
    ["fr_semicolon_cp1252.csv", "fr"],
    ["de_semicolon_utf8bom.csv", "de"],
    ["pl_tab_cp1250_headers.tsv", "pl"],
  ])("%s: 90 lines, each with the program's score, contract and declarer", async (name, language) => {
    const session = await readResults(fileBytes(`pastes_derived/${name}`), name);
    expect(session.unread).toEqual([]);
    expect(scores(session.lines)).toEqual(programsScores());
    expect(essence(session.lines)).toEqual(essence(english().lines));
    expect(session.settings.Language).toBe(language);
    expect(session.findings.filter(({ kind }) => kind === "fileScoreDiffers")).toEqual([]);
    expect(session.findings.filter(({ kind }) => kind === "decidedLanguage")).toHaveLength(language === "en" ? 0 : 1);
  });

  test.each([
    ["fr_semicolon_cp1252.csv", "windows-1252", "Français"],
    ["de_semicolon_utf8bom.csv", "utf-8", "de"],
    ["pl_tab_cp1250_headers.tsv", "windows-1250", "Polish"],
  ])("%s as a range of a workbook, with the language set", (name, encoding, language) => {
    const cells = splitText(new TextDecoder(encoding).decode(fileBytes(`pastes_derived/${name}`)));
    const expected = rankingOf(splitText(new TextDecoder().decode(fileBytes("pastes_derived/en_excel_clipboard.tsv"))));
    expect(rankingOf(cells, [["Language", language]])).toEqual(expected);
  });

  test.each(["utf-8", "utf-16le", "utf-16be"])("the Polish sheet in %s", async (encoding) => {
    const text = new TextDecoder("windows-1250").decode(fileBytes("pastes_derived/pl_tab_cp1250_headers.tsv"));
    const bytes = Buffer.from(
      encoding === "utf-8" ? text : `\uFEFF${text}`,
      encoding === "utf-8" ? "utf-8" : "utf16le",
    );
    if (encoding === "utf-16be") bytes.swap16();
    const session = await readResults(new Uint8Array(bytes), "night.txt");
    expect(scores(session.lines)).toEqual(programsScores());
  });

  test("the Polish sheet in ISO-8859-2", async () => {
    const bytes = fileBytes("pastes_derived/pl_tab_cp1250_headers.tsv").map((byte) => (byte === 0xb9 ? 0xb1 : byte));
    const session = await readResults(bytes, "night.txt");
    expect(session.unread).toEqual([]);
    expect(scores(session.lines)).toEqual(programsScores());
  });
});

/** As research has it, written by hand: suits from clubs to notrump, seats from North to West, headings. */
const WRITTEN: Record<string, { suits: string[]; seats: string[]; headings: string[]; made?: string }> = {
  en: {
    suits: ["C", "D", "H", "S", "NT"],
    seats: ["N", "E", "S", "W"],
    headings: ["Board", "NS", "EW", "Contract", "By", "Result", "Score NS"],
  },
  fr: {
    suits: ["T", "K", "C", "P", "SA"],
    seats: ["N", "E", "S", "O"],
    headings: ["Donne", "NS", "EO", "Contrat", "Déclarant", "Résultat", "Score NS"],
  },
  de: {
    suits: ["T", "K", "C", "P", "SA"],
    seats: ["N", "O", "S", "W"],
    headings: ["Brett", "NS", "OW", "Kontrakt", "von", "Ergebnis", "Anschrift NS"],
  },
  nl: {
    suits: ["K", "R", "H", "S", "SA"],
    seats: ["N", "O", "Z", "W"],
    headings: ["Spel", "NZ", "OW", "Contract", "Leider", "Resultaat", "Score NZ"],
    made: "C",
  },
  pl: {
    suits: ["T", "K", "C", "P", "BA"],
    seats: ["N", "E", "S", "W"],
    headings: ["Rozdanie", "N-S", "E-W", "Kontrakt", "Gra", "Lewy", "Zapis NS"],
  },
  sv: {
    suits: ["KL", "RU", "HJ", "SP", "NT"],
    seats: ["N", "Ö", "S", "V"],
    headings: ["Bricka", "NS", "ÖV", "Kontrakt", "Spelf.", "Resultat", "Poäng NS"],
  },
  no: {
    suits: ["KL", "RU", "HJ", "SP", "G"],
    seats: ["N", "Ø", "S", "V"],
    headings: ["Spill", "NS", "ØV", "Kontrakt", "Av", "Resultat", "Poeng NS"],
  },
  da: {
    suits: ["KL", "RU", "HJ", "SP", "UT"],
    seats: ["N", "Ø", "S", "V"],
    headings: ["Spil", "NS", "ØV", "Kontrakt", "Af", "Resultat", "Score NS"],
  },
  it: {
    suits: ["F", "Q", "C", "P", "SA"],
    seats: ["N", "E", "S", "O"],
    headings: ["Mano", "NS", "EO", "Contratto", "Gioc.da", "Risultato", "Punti NS"],
  },
  es: {
    suits: ["T", "D", "C", "P", "ST"],
    seats: ["N", "E", "S", "O"],
    headings: ["Mano", "NS", "EO", "Contrato", "Declarante", "Resultado", "Puntos NS"],
  },
};
const SYMBOLS = ["♣", "♦", "♥", "♠"];

interface Style {
  symbols?: boolean;
  scores?: boolean;
  englishHeadings?: boolean;
}

/** The game's lines as a paste in one language. */
function paste(
  language: string,
  lines: readonly ResultLine[],
  { symbols, scores = true, englishHeadings }: Style = {},
): string {
  const { suits, seats, made = "=" } = WRITTEN[language];
  const rows = lines.map(({ board, ns, ew, contract, declarer, tricks, score }) => {
    if (!contract || !declarer || tricks === undefined) return [board, ns, ew, "PASS", "", "", scores ? 0 : ""];
    const strain = "CDHSN".indexOf(contract.strain);
    const suit = (symbols && SYMBOLS[strain]) || suits[strain];
    const over = tricks - 6 - contract.level;
    const result = over === 0 ? made : over > 0 ? `+${over}` : String(over);
    const bid = `${contract.level}${suit}${"x".repeat(contract.doubled)}`;
    return [board, ns, ew, bid, seats["NESW".indexOf(declarer)], result, scores ? score : ""];
  });
  const heading = WRITTEN[englishHeadings ? "en" : language].headings;
  return [heading, ...rows].map((row) => row.join("\t")).join("\n");
}

describeFiles("the game in each language", () => {
  const { lines } = describeFiles === describe ? english() : { lines: [] };

  describe.each(Object.keys(WRITTEN))("%s", (language) => {
    test.each<[string, Style]>([
      ["with scores", {}],
      ["without scores", { scores: false }],
      ["with symbols", { symbols: true, scores: false }],
      ["under English headings", { englishHeadings: true }],
      ["under English headings, without scores", { englishHeadings: true, scores: false }],
    ])("%s", (_, style) => {
      const session = readPaste(paste(language, lines, style));
      expect(session.unread).toEqual([]);
      expect(essence(session.lines)).toEqual(essence(lines));
      if (!style.englishHeadings) expect(session.settings.Language).toBe(language);
    });

    test("on a live sheet with the language set", () => {
      const grid = readGrid(splitText(paste(language, lines, { scores: false })), { Language: language });
      if (isProblem(grid)) throw new Error(grid.kind);
      expect(grid.problems).toEqual([]);
      expect(essence(linesOf(grid))).toEqual(essence(lines));
    });

    test("any five of its lines alone, without headings of its own or scores: read right or asked about", () => {
      for (let start = 0; start + 5 <= lines.length; start += 5) {
        const few = lines.slice(start, start + 5);
        const session = readPaste(paste(language, few, { englishHeadings: true, scores: false }));
        const read = essence(session.lines);
        essence(few).forEach((expected, i) => {
          if (read[i].status !== "unread") expect(read[i]).toEqual(expected);
        });
        expect(session.unread).toHaveLength(read.filter(({ status }) => status === "unread").length);
      }
    });
  });
});
