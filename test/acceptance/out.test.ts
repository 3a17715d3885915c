/** What goes out and comes in again is the same session: every real file, in every form that can hold it. */
import { readFiles, readResults } from "../../src/files";
import { csvForm } from "../../src/files/csv/makeCsv";
import { makeFile, outgoing, type FormName } from "../../src/files/out";
import type { ImportedSession, ResultLine } from "../../src/results/types";
import { MAKER } from "../unit/files/out/made";
import {
  expectSameLines,
  expectSamePeople,
  expectSameSettings,
  expectSameStandings,
  type Sent,
} from "../unit/files/out/same";
import { describeFiles, fileBytes, fileNames } from "./files";

/** Files, and folders of pages that are one session. */
const FILES = [
  "bridgemate_12tables.bws",
  "usebio_mp_mitchell_6t.xml",
  "usebio_mp_mitchell_19t.xml",
  "usebio_mp_howell_12p.xml",
  "usebio_butler_howell_8p.xml",
  "usebio_butler_mitchell_adjusted.xml",
  "usebio_crossimp_howell_9p.xml",
  "pbn21_magiccontest_board28.pbn",
  "acbl_live_club_5t.json",
  "lin_vugraph_team_segment.lin",
  "bbo_mp_1538",
  "bbo_imp_skyclub_2196",
  "jfr_pary_20130801",
  "kops_pch1003",
  "realbridge_crossimp",
  "pastes_derived/de_semicolon_utf8bom.csv",
  "pastes_derived/en_excel_clipboard.tsv",
  "pastes_derived/fr_semicolon_cp1252.csv",
  "pastes_derived/pl_tab_cp1250_headers.tsv",
];

function readSource(name: string): Promise<ImportedSession> {
  if (/\.\w+$/.test(name)) return readResults(fileBytes(name), name);
  return readFiles(fileNames(name).map((page) => ({ name: page, bytes: fileBytes(`${name}/${page}`) })));
}

async function again(form: FormName, sent: Sent, decimal = "."): Promise<ImportedSession> {
  const file = await makeFile(form, outgoing(sent), { maker: MAKER, csv: csvForm(decimal) });
  if ("kind" in file) throw new Error(file.kind);
  return readResults(file.bytes, file.name);
}

describeFiles.each(FILES)("%s", (name) => {
  let sent: ImportedSession;
  beforeAll(async () => void (sent = await readSource(name)));

  test.each(["usebio", "pbn"] as const)("as %s: lines, ranking, names, settings, hands and event", async (form) => {
    const back = await again(form, sent);
    expectSameLines(back, sent);
    expectSameSettings(back.settings, sent.settings);
    expectSameStandings(back, sent);
    expectSamePeople(back, sent);
    expect(back.deals).toEqual(sent.deals);
    expect({ ...back.event, id: undefined }).toEqual({ ...sent.event, id: undefined });
    expect(back.unread).toEqual([]);
  });

  test.each([",", "."])("as CSV with decimal %s: the lines", async (decimal) => {
    const back = await again("results", sent, decimal);
    expectSameLines(back, sent);
    expect(back.unread).toEqual([]);
  });

  test("as a web page: the lines on its travellers", async () => {
    const back = await again("page", sent);
    expectSameLines({ lines: back.lines.map(onPage) }, { lines: sent.lines.map(onPage) });
  });
});

/** Travellers tell who played what; when and where stands on the cards. */
function onPage(line: ResultLine): ResultLine {
  const left = { ...line };
  delete left.round;
  delete left.table;
  return left;
}
