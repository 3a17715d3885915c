/** What goes out and comes in again is the same session: every real file, in every form that can hold it. */
import { readResults } from "../../src/files";
import { csvForm } from "../../src/files/csv/makeCsv";
import { makeFile, outgoing, type FormName } from "../../src/files/out";
import type { ImportedSession } from "../../src/results/types";
import { MAKER } from "../unit/files/out/made";
import {
  expectSameLines,
  expectSamePeople,
  expectSameSettings,
  expectSameStandings,
  type Sent,
} from "../unit/files/out/same";
import { describeFiles, fileBytes } from "./files";

const FILES = [
  "bridgemate_12tables.bws",
  "usebio_mp_mitchell_6t.xml",
  "usebio_mp_mitchell_19t.xml",
  "usebio_mp_howell_12p.xml",
  "usebio_butler_howell_8p.xml",
  "usebio_butler_mitchell_adjusted.xml",
  "usebio_crossimp_howell_9p.xml",
  "pbn21_magiccontest_board28.pbn",
];

async function again(form: FormName, sent: Sent, decimal = "."): Promise<ImportedSession> {
  const file = await makeFile(form, outgoing(sent), { maker: MAKER, csv: csvForm(decimal) });
  if ("kind" in file) throw new Error(file.kind);
  return readResults(file.bytes, file.name);
}

describeFiles.each(FILES)("%s", (name) => {
  let sent: ImportedSession;
  beforeAll(async () => void (sent = await readResults(fileBytes(name), name)));

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
});
