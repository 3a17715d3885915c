/** The real files, spoilt: no reader throws or hangs, and nothing is dropped without being said. */
import fc from "fast-check";
import { readPastedText, readResults } from "../../src/files";
import { decode } from "../../src/files/encoding";
import { holdsTogether, mutatedBytes, overwritten } from "../support/mutations";
import { describeFiles, fileBytes, fileNames } from "./files";

/** So often is each file spoilt. `FUZZ_RUNS=1000` looks for longer. */
const RUNS = Number(process.env.FUZZ_RUNS ?? 12);
/** A file that takes longer hangs. */
const PATIENCE = 20_000 + RUNS * 2_000;

const FILES = [
  ...["acbl_live_club_5t.json", "lin_vugraph_team_segment.lin"],
  ...["pbn20_reference_scoretable.pbn", "pbn21_magiccontest_board28.pbn", "pbn_bridgecomposer_deals_only.pbn"],
  ...["usebio_butler_howell_8p.xml", "usebio_butler_mitchell_adjusted.xml", "usebio_crossimp_howell_9p.xml"],
  ...["usebio_mp_howell_12p.xml", "usebio_mp_mitchell_6t.xml"],
  ...["de_semicolon_utf8bom.csv", "en_excel_clipboard.tsv", "fr_semicolon_cp1252.csv", "pl_tab_cp1250_headers.tsv"].map(
    (name) => `pastes_derived/${name}`,
  ),
];

/** Of a folder of pages the first, one of the middle and the last: they are alike. */
const FOLDERS = ["bbo_imp_skyclub_2196", "bbo_mp_1538", "jfr_pary_20130801", "kops_pch1003", "realbridge_crossimp"];

function pagesOf(folder: string): string[] {
  const names = fileNames(folder).filter((name) => name.endsWith(".html"));
  return [names[0], names[Math.floor(names.length / 2)], names[names.length - 1]].map((name) => `${folder}/${name}`);
}

async function survives(spoilt: fc.Arbitrary<Uint8Array>): Promise<void> {
  await fc.assert(
    fc.asyncProperty(spoilt, async (bytes) => holdsTogether(await readResults(bytes, "night"))),
    { numRuns: RUNS },
  );
}

describeFiles("a spoilt", () => {
  test.each(FILES)("%s", (name) => survives(mutatedBytes(fileBytes(name))), PATIENCE);

  test.each(FOLDERS)(
    "page of %s",
    async (folder) => {
      for (const page of pagesOf(folder)) await survives(mutatedBytes(fileBytes(page)));
    },
    3 * PATIENCE,
  );

  test(
    "Bridgemate database, its bytes overwritten or moved",
    async () => {
      const bytes = fileBytes("bridgemate_12tables.bws");
      await survives(overwritten(bytes));
      await survives(mutatedBytes(bytes));
    },
    2 * PATIENCE,
  );

  test.each(FILES)(
    "%s, pasted and cut off anywhere",
    async (name) => {
      const text = decode(fileBytes(name));
      await fc.assert(
        fc.asyncProperty(fc.nat(text.length), async (end) => {
          if (text.slice(0, end).trim()) holdsTogether(await readPastedText(text.slice(0, end)));
        }),
        { numRuns: RUNS },
      );
    },
    PATIENCE,
  );
});

/** What somebody may type into one field. */
const entry = fc.oneof(
  fc.constantFrom("", "-", "?", "0", "4S", "7NTXX", "PASS", "A6040", "NP", "1e309", "١٢", "99999999999999", "=1+1"),
  fc.string({ maxLength: 12 }),
);

describeFiles("one field of any content loses no line", () => {
  test.each(["usebio_mp_mitchell_6t.xml", "usebio_butler_howell_8p.xml"])(
    "of %s",
    async (name) => {
      const text = decode(fileBytes(name));
      const fields = [...text.matchAll(/<(CONTRACT|PLAYED_BY|TRICKS|SCORE|LEAD|[NE][SW]_PAIR_NUMBER)>[^<]*/g)];
      const count = text.split("<TRAVELLER_LINE>").length - 1;
      await fc.assert(
        fc.asyncProperty(fc.nat(fields.length - 1), entry, async (chosen, written) => {
          const { 0: before, index } = fields[chosen];
          const escaped = written.replace(/[&<>]/g, (sign) => `&#${sign.charCodeAt(0)};`);
          const after = before.slice(0, before.indexOf(">") + 1) + escaped;
          const spoilt = text.slice(0, index) + after + text.slice(index + before.length);
          const session = await readPastedText(spoilt);
          const twice = session.findings.filter(({ kind }) => kind === "sameResultTwice").length;
          expect(session.lines.length + twice).toBe(count);
          holdsTogether(session);
        }),
        { numRuns: RUNS },
      );
    },
    PATIENCE,
  );

  test(
    "of a pasted table",
    async () => {
      const rows = decode(fileBytes("pastes_derived/en_excel_clipboard.tsv")).trimEnd().split(/\r?\n/);
      const cells = rows.map((row) => row.split("\t"));
      const position = fc.tuple(fc.integer({ min: 1, max: rows.length - 1 }), fc.nat(cells[0].length - 1));
      await fc.assert(
        fc.asyncProperty(position, entry, async ([row, column], written) => {
          const plain = written.replace(/[\t\r\n"]/g, " ");
          const spoilt = cells.map((texts, i) => texts.map((text, j) => (i === row && j === column ? plain : text)));
          const session = await readPastedText(spoilt.map((texts) => texts.join("\t")).join("\n"));
          expect(session.lines).toHaveLength(rows.length - 1);
          holdsTogether(session);
        }),
        { numRuns: 5 * RUNS },
      );
    },
    PATIENCE,
  );
});
