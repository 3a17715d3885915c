/** Leads from a table in one language to files in another. */
import { readPastedText, readResults } from "../../../src/files";
import { csvForm } from "../../../src/files/csv/makeCsv";
import { makeFile, notesOf, outgoing, type FormName } from "../../../src/files/out";
import { travellerCells } from "../../../src/results/traveller";
import type { ImportedSession } from "../../../src/results/types";
import { MAKER } from "./out/made";
import { readAll, row, table } from "./html/pages";

const FRENCH = [
  "Donne\tNS\tEO\tContrat\tDéclarant\tEntame\tRésultat",
  "1\t1\t2\t4C\tN\tPR\t=",
  "1\t3\t4\t3SA\tS\tCA\t+1",
  "2\t1\t4\t2T\tO\tT5\t-1",
  "2\t3\t2\t2K\tE\tK10\t=",
].join("\n");

const ENGLISH = ["♠K", "♥A", "♣5", "♦10"];

async function textOf(form: FormName, session: ImportedSession): Promise<string> {
  const file = await makeFile(form, outgoing(session), { maker: MAKER, csv: csvForm(".") });
  if ("kind" in file) throw new Error(file.kind);
  return file.text;
}

const leads = ({ lines }: ImportedSession): (string | undefined)[] => lines.map(({ lead }) => lead);

test("a French table's leads are cards, shown in French", async () => {
  const session = await readPastedText(FRENCH);
  expect(session.settings.Language).toBe("fr");
  expect(leads(session)).toEqual(ENGLISH);
  const cells = travellerCells(outgoing(session).session, [1]);
  const column = Array.isArray(cells) ? cells.map((line) => line[cells[0].indexOf("Lead")]) : [];
  expect(column).toEqual(["Lead", "CA", "PR"]);
});

test("files have them in English, or with signs", async () => {
  const session = await readPastedText(FRENCH);
  const xml = await textOf("usebio", session);
  expect([...xml.matchAll(/<LEAD>(.*?)<\/LEAD>/g)].map(([, lead]) => lead)).toEqual(["SK", "HA", "C5", "D10"]);
  expect(await textOf("pbn", session)).toMatch(/ SK .*\n.* HA /);
  expect(await textOf("results", session)).toContain(",♠K,");
  expect(await textOf("bridgewebs", session)).toContain(",HA,");
  const page = await textOf("page", session);
  expect(page).toContain('<span class="red">♥</span>A');
  expect(page).not.toContain(">CA<");
});

test.each(["usebio", "pbn", "results", "page"] as const)("from %s they come back as they were", async (form) => {
  const session = await readPastedText(FRENCH);
  const back = await readResults(new TextEncoder().encode(await textOf(form, session)), "night");
  expect(leads(back)).toEqual(ENGLISH);
});

test("a lead with two readings is told, stays as it was written, and goes to no other program", async () => {
  const session = await readPastedText(FRENCH.replace("PR", "S9"));
  expect(leads(session)).toEqual(["♠9", "CA?", "♣5", "♦10"]);
  expect(session.findings).toContainEqual({ kind: "leadsNotRead", at: "line 3", read: '"CA?"' });
  expect(await textOf("usebio", session)).not.toMatch(/^\s*<LEAD>CA/m);
  expect(await textOf("bridgewebs", session)).not.toContain("CA");
  expect(notesOf("usebio", outgoing(session))).toContainEqual({ kind: "leads", count: 1 });
});

test("a page's leads may be in other letters than its contracts", () => {
  const heading = row("Board", "NS", "EW", "Contract", "By", "Lead", "Tricks");
  const page = table(
    heading,
    row("1", "1", "2", "4♠", "N", "PA", "10"),
    row("1", "3", "4", "3NT", "S", "CD", "9"),
    row("2", "1", "4", "2♦", "W", "♥W", "8"),
  );
  expect(leads(readAll(page))).toEqual(["♠A", "♥Q", "♥J"]);
});
