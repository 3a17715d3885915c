import { placedSentence } from "../../../../src/notation/messages";
import { check, kinds, labels, mitchell } from "./nights";
import { TRAPS } from "./traps";

test.each(TRAPS)(
  "$name is found where it stands",
  ({ cells, settings, names, kind, row, column, offered, also = [] }) => {
    const findings = check(cells, settings, names);
    const found = findings.find((finding) => finding.kind === kind);
    expect(found && { row: found.row, column: found.column }).toEqual({ row, column });
    if (offered) expect(found && labels(found)).toEqual(offered);
    expect(kinds(findings).filter((other) => other !== kind && !also.includes(other as never))).toEqual([]);
  },
);

test.each(TRAPS)("$name has a sentence without gaps", ({ cells, settings, names }) => {
  for (const finding of check(cells, settings, names)) {
    expect(placedSentence(finding)).not.toMatch(/undefined|NaN|\(\)|: \.| {2}/);
  }
});

test.each([
  ["seven tables", mitchell()],
  ["nine tables, two boards a round", mitchell(9, 2)],
  ["five tables, one board a round", mitchell(5, 1)],
  ["eleven tables", mitchell(11, 3)],
])("a clean night of %s is clean", (_, cells) => {
  expect(check(cells)).toEqual([]);
});
