/** Every text format in every encoding that programs write, declared rightly, wrongly or not at all. */
import { readResults } from "../../../src/files";
import { board, event, line, pair, participants } from "./usebio/text";

type Page = "windows-1250" | "windows-1252" | "iso-8859-1" | "iso-8859-2" | "iso-8859-15";

/** The bytes of a text in a page of single-byte letters, by what the platform reads of each byte. */
function inPage(text: string, page: Page): Uint8Array {
  const letters = new TextDecoder(page).decode(Uint8Array.from({ length: 256 }, (_, i) => i));
  return Uint8Array.from(text, (letter) => {
    const byte = letters.indexOf(letter);
    if (byte < 0) throw new Error(`${letter} is not in ${page}`);
    return byte;
  });
}

function utf16(text: string, littleEndian: boolean, marked: boolean): Uint8Array {
  const units = (marked ? `\uFEFF${text}` : text).split("").map((unit) => unit.charCodeAt(0));
  return Uint8Array.from(units.flatMap((unit) => (littleEndian ? [unit & 255, unit >> 8] : [unit >> 8, unit & 255])));
}

const usebio = (name: string, declared: string): string =>
  `<?xml version="1.0"${declared && ` encoding="${declared}"`}?>\n<USEBIO Version="1.2">${event(
    participants(pair({ PAIR_NUMBER: 1 }, name, "Bob")) +
      board(1, line(), line({ NS_PAIR_NUMBER: 3, EW_PAIR_NUMBER: 4 })),
  )}</USEBIO>`;
const pbn = (name: string, declared: string): string =>
  `% PBN 2.1\n${declared && `%Content-type: text/x-pbn; charset=${declared}\n`}[Event "Night"]\n[Board "1"]\n[ScoreTable "PairId_NS;PairId_EW;Names_NS;Contract;Declarer;Result"]\n1 2 "${name};Bob" 4S N 10\n3 4 "Cid;Dee" 4S N 9\n`;
const page = (name: string, declared: string): string =>
  `<!DOCTYPE html><html><head>${declared && `<meta charset="${declared}">`}<title>Board 1</title></head><body><h1>Board 1</h1><table><tr><th>Section</th><th>NS</th><th>EW</th><th>Contract</th><th>By</th><th>Tricks</th><th>Score</th></tr><tr><td>${name}</td><td>1</td><td>2</td><td>4S</td><td>N</td><td>10</td><td>420</td></tr><tr><td>${name}</td><td>3</td><td>4</td><td>4S</td><td>N</td><td>9</td><td>-50</td></tr></table></body></html>`;
const table = (name: string): string =>
  `Board\tSection\tNS\tEW\tContract\tBy\tTricks\n1\t${name}\t1\t2\t4S\tN\t10\n1\t${name}\t3\t4\t4S\tN\t9\n`;
const bridgewebs = (name: string): string =>
  `#Version,std1\n#Scores\nPOSITION,PAIR,NAME1,NAME2\n1,1,${name},Bob\n#Travellers\nNS,EW,Bid,By,Ld,Tks,+Sc,-Sc\n#Board,1\n1,2,4S,N,,10,420,\n3,4,4S,N,,9,,50\n`;
const jannersten = (name: string): string =>
  `[CONTESTANTS]\nA;1;N;"${name}";1;50\n[RESULTS]\n#01;A;1;1;2;;;420;3NT;N;9;C2;4;14\n#01;A;1;3;4;;;400;3NT;N;9;C2;4;14\n`;

const FORMATS: [string, (name: string, declared: string) => string][] = [
  ["USEBIO", usebio],
  ["PBN", pbn],
  ["a web page", page],
  ["a table", table],
  ["BridgeWebs", bridgewebs],
  ["Jannersten", jannersten],
];

const NAMES: [Page, string][] = [
  ["windows-1252", "Müller-Størk"],
  ["iso-8859-1", "Hélène Nuñez"],
  ["iso-8859-15", "Åke Bärtås"],
  ["windows-1250", "Śliwa Žižka"],
  ["iso-8859-2", "Śliwa Wąż"],
];

/** Names, or a section where a format has no names; sections are in capitals. */
async function holds(bytes: Uint8Array, name: string): Promise<void> {
  const session = await readResults(bytes, "night");
  expect(session.lines).toHaveLength(2);
  expect(JSON.stringify(session).toUpperCase().replace(/ /g, "")).toContain(name.toUpperCase().replace(/ /g, ""));
}

describe.each(FORMATS)("%s", (_, make) => {
  test("in UTF-8 and UTF-16, with and without its mark, whatever is declared", async () => {
    const name = "Zoë Łukasiewicz";
    for (const declared of ["", "utf-8", "iso-8859-1", "nonsense"]) {
      const text = make(name, declared);
      await holds(new TextEncoder().encode(text), name);
      await holds(new TextEncoder().encode(`\uFEFF${text}`), name);
      for (const little of [true, false])
        for (const marked of [true, false]) await holds(utf16(text, little, marked), name);
    }
  });

  test.each(NAMES)("in %s, declared, wrongly declared as UTF-8, or not at all", async (encoding, name) => {
    for (const declared of [encoding, "utf-8", ""]) await holds(inPage(make(name, declared), encoding), name);
  });
});
