/** `npm test` runs jest in many parts: the last line and the report count them together. */
import { spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";

const RUN = resolve(__dirname, "../run.mjs");

test("the last line counts the tests of all parts, skipped ones too, and so does the report", () => {
  const folder = mkdtempSync(join(tmpdir(), "report-"));
  const report = join(folder, "report.json");
  const words = ["--testPathPatterns", "unit/scoring/places|acceptance/lin", "--json", `--outputFile=${report}`];
  const { status, stdout } = spawnSync(process.execPath, [RUN, ...words], {
    encoding: "utf8",
    env: { ...process.env, BRIDGE_FILES: join(folder, "none") },
  });
  const { numPassedTests, numPendingTests } = JSON.parse(readFileSync(report, "utf8")) as Record<string, number>;
  rmSync(folder, { recursive: true });
  expect(status).toBe(0);
  expect(Math.min(numPassedTests, numPendingTests)).toBeGreaterThan(0);
  expect(stdout.trimEnd().split("\n").pop()).toBe(`${numPassedTests} passed, 0 failed, ${numPendingTests} skipped`);
});
