/** A score's items in words. */
import type { ScoreItem } from "../scoring/contractScore";
import type { Contract } from "../scoring/types";
import { makeContract } from "./contract";

const STATE = ["undoubled", "doubled", "redoubled"] as const;

/** "Contract 4S", "1 overtrick, doubled, vulnerable", "Game, vulnerable". */
export function itemLabel({ part, tricks = 0 }: ScoreItem, contract: Contract, vulnerable: boolean): string {
  const state = vulnerable ? "vulnerable" : "not vulnerable";
  const doubled = contract.doubled ? `, ${STATE[contract.doubled]}` : "";
  switch (part) {
    case "contract":
      return `Contract ${makeContract(contract, true)}`;
    case "overtricks":
      return `${tricks} ${tricks === 1 ? "overtrick" : "overtricks"}${doubled}${contract.doubled ? `, ${state}` : ""}`;
    case "game":
      return `Game, ${state}`;
    case "partscore":
      return "Part-score";
    case "smallSlam":
      return `Small slam, ${state}`;
    case "grandSlam":
      return `Grand slam, ${state}`;
    case "insult":
      return `For making it ${STATE[contract.doubled]}`;
    case "undertricks":
      return `${tricks} ${tricks === 1 ? "undertrick" : "undertricks"}${doubled}, ${state}`;
  }
}
