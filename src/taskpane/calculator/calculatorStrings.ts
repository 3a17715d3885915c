/** The texts of the calculator beyond those in strings.ts; they come with its page. */

export interface ScoreWords {
  /** "4♠X". */
  contract: string;
  vulnerable: boolean;
  /** "just made", "2 down". */
  result: string;
  /** Of each item of the score. */
  points: readonly number[];
  total: number;
}

export const calculatorStrings = {
  /** "4♠X, vulnerable, just made: 240 + 500 + 50 = 790 to declarer's side." */
  inWords: ({ contract, vulnerable, result, points, total }: ScoreWords): string => {
    const sum = points.length > 1 ? `${points.join(" + ")} = ` : "";
    const what = total >= 0 ? `${sum}${total} to declarer's side` : `${-total} to the defenders`;
    return `${contract}, ${vulnerable ? "vulnerable" : "not vulnerable"}, ${result}: ${what}.`;
  },

  beside: (contract: string) => `Beside ${contract}: a trick less, a trick more, doubled, redoubled`,
  notVulnerable: "Not vulnerable",
  vulnerable: "Vulnerable",
  result: "Result",
  doubles: ["–", "X", "XX"],
  doublesSpoken: ["undoubled", "doubled", "redoubled"],

  sheets: {
    heading: "Sheets",
    charts: "Write the score charts",
    chartsHelp: "Three pages to print: contracts made, doubled, redoubled, defeated, and the IMPs.",
    chartsAfter: "To print: File, Print in Excel.",
    tasks: "Contracts",
    seed: "Draw number",
    practice: "Write a practice sheet",
    practiceHelp:
      "Sets contracts at random and checks the scores that are typed. The same draw number sets the same contracts.",
    practiceAfter: "Type the scores into the column Your score; beside each stands whether it is right.",
  },
};
