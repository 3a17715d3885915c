/** A score's items in words. */
import type { ScoreItem } from "../scoring/contractScore";
import type { Entry } from "../scoring/dealPoints";
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

/**
 * The same for an entry of rubber bridge or Chicago: "Honours, all five", "Rubber in two games".
 *
 * @param contract the deal's; what ends a rubber has none
 */
export function entryLabel({ part, tricks, points, vulnerable = false }: Entry, contract?: Contract): string {
  switch (part) {
    case "honours":
      if (points === 100) return "Honours, four of the five";
      return contract?.strain === "N" ? "Honours, four aces" : "Honours, all five";
    case "rubber":
      return `Rubber in ${points === 700 ? "two" : "three"} games`;
    case "onlyGame":
      return "Unfinished rubber: the only side with a game";
    case "onlyPartscore":
      return "Unfinished rubber: the only side with a part-score";
    default:
      return itemLabel({ part, tricks, points }, contract as Contract, vulnerable);
  }
}
