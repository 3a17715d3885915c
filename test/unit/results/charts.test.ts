import { goldenJson, goldenText } from "../../golden/read";
import { impTable, scoreTable, undertrickTable } from "../../../src/results/charts";

/** Golden scores by level, strain, double, vulnerability and tricks: "4,S,X,V,10". */
const GOLDEN = new Map(
  goldenText("raw-scores-all-2940.csv")
    .trim()
    .split("\n")
    .slice(1)
    .map((line) => {
      const [level, strain, double, vul, tricks, score] = line.split(",");
      return [[level, strain, double, vul, tricks].join(), Number(score)] as const;
    }),
);

const DOUBLES = ["", "X", "XX"] as const;
const STRAINS: Record<string, string[]> = { "♣/♦": ["C", "D"], "♥/♠": ["H", "S"], NT: ["N"] };

test.each([0, 1, 2] as const)(
  "each made contract, doubled %i times, has its golden score in both strains",
  (doubled) => {
    const [heading, ...rows] = scoreTable(doubled);
    let compared = 0;
    for (const [contract, ...scores] of rows) {
      const [level, strains] = [Number(String(contract)[0]), STRAINS[String(contract).slice(1)]];
      scores.forEach((score, i) => {
        const [vul, made] = String(heading[i + 1]).split(" ");
        const tricks = 6 + level + (made === "=" ? 0 : Number(made));
        for (const strain of strains) {
          const golden = GOLDEN.get([level, strain, DOUBLES[doubled], vul, tricks].join());
          expect([contract, heading[i + 1], score]).toEqual([contract, heading[i + 1], golden ?? ""]);
          if (golden !== undefined) compared++;
        }
      });
    }
    // 7 + 6 + ... + 1 results of five strains at two vulnerabilities.
    expect(compared).toBe(28 * 5 * 2);
  },
);

test("the score chart reads as a printed one", () => {
  const [heading, first] = scoreTable(0);
  expect(heading.slice(0, 3)).toEqual(["Contract", "NV =", "NV +1"]);
  expect(heading.slice(8, 10)).toEqual(["V =", "V +1"]);
  expect(first).toEqual(["1♣/♦", 70, 90, 110, 130, 150, 170, 190, 70, 90, 110, 130, 150, 170, 190]);
  expect(scoreTable(0).map(([contract]) => contract)).toEqual(
    expect.arrayContaining(["1♥/♠", "1NT", "7♣/♦", "7♥/♠", "7NT"]),
  );
  expect(scoreTable(0)).toHaveLength(1 + 7 * 3);
  expect([scoreTable(1)[0][0], scoreTable(2)[0][0]]).toEqual(["Doubled", "Redoubled"]);
});

test("each number of undertricks has the golden score of every contract that can go so many down", () => {
  const [heading, ...rows] = undertrickTable();
  expect(heading).toEqual(["Down", "NV", "NV X", "NV XX", "V", "V X", "V XX"]);
  expect(rows.map(([down]) => down)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13]);
  let compared = 0;
  for (const [key, golden] of GOLDEN) {
    const [level, , double, vul, tricks] = key.split(",");
    const down = 6 + Number(level) - Number(tricks);
    if (down < 1) continue;
    const column = heading.indexOf(`${vul} ${double}`.trim());
    expect([key, rows[down - 1][column]]).toEqual([key, -golden]);
    compared++;
  }
  expect(compared).toBeGreaterThan(1500);
});

test("the IMP chart is the Law's", () => {
  const { rows } = goldenJson<{ rows: { imps: number; lo: number; hi: number | null }[] }>("imp-table.json");
  const [heading, ...bands] = impTable();
  expect(heading).toEqual(["From", "To", "IMPs"]);
  expect(bands).toHaveLength(25);
  expect(bands.slice(0, 24)).toEqual(rows.slice(0, 24).map(({ imps, lo, hi }) => [lo, hi, imps]));
  expect(bands[24]).toEqual([4000, "and more", 24]);
});
