/** Every board of every match: both tables' scores, the difference, and what each side gets for it. */
import { makeSpecial } from "../../notation/entry";
import { sentence } from "../../notation/messages";
import { unread, type Unread } from "../../notation/problem";
import { rectangle, shown, type Figure } from "../figures";
import { comparePairs } from "../pairs";
import type { ResultLine } from "../types";
import { wonOf } from "./compareTables";
import type { ScoredMatch, ScoredTeams } from "./scoreTeams";
import type { TeamBoard } from "./types";

/**
 * The cells of the boards, match by match with a blank row between. Both scores are N-S's: where the team, and where its
 * opponent sat N-S. Slips have no boards.
 */
export function teamBoardCells(scored: ScoredTeams): Figure[][] | Unread {
  if (scored.source === "slips") return unread("noBoardLines", "");
  const matches = [...scored.matches].sort(
    (a, b) =>
      (a.round ?? 0) - (b.round ?? 0) || comparePairs(a.teams[0], b.teams[0]) || comparePairs(a.teams[1], b.teams[1]),
  );
  const rounds = matches.some(({ round }) => round !== undefined);
  const sections = matches.some(({ teams: [team] }) => team.section !== "");
  const won = scored.rankedOn === "Points" ? ["Points", "Opp points"] : ["IMPs", "Opp IMPs"];
  const heading = [
    ...(rounds ? ["Round"] : []),
    ...(sections ? ["Section"] : []),
    ...["Board", "Team", "Opponent", "NS score", "Other table", "Difference", ...won, "Note"],
  ];
  const tables = matches.map((match) => [
    heading,
    ...match.results.map((board) => [
      ...(rounds ? [match.round ?? ""] : []),
      ...(sections ? [match.teams[0].section] : []),
      ...boardRow(match, board, scored),
    ]),
  ]);
  return rectangle(tables.length ? tables.flatMap((table, i) => (i ? [[], ...table] : table)) : [heading]);
}

function boardRow({ teams }: ScoredMatch, board: TeamBoard, { settings }: ScoredTeams): Figure[] {
  const scores = board.tables.map(tableText);
  const [ours, theirs] = scores;
  const won = wonOf(board.points, settings);
  const settled = board.state === "settled";
  return [
    board.board,
    ...teams.map(({ label }) => label),
    ...scores,
    typeof ours === "number" && typeof theirs === "number" ? ours - theirs : "",
    ...won.map((points) => (settled ? shown(points, settings) : "")),
    note(board),
  ];
}

/** N-S's score at a table, or what stands in its place; "" while it is to come. */
function tableText(line: ResultLine | undefined): Figure {
  if (!line) return "";
  if (line.award) return makeSpecial({ kind: "award", ...line.award });
  switch (line.status) {
    case "played":
    case "passed":
      return line.score ?? "";
    case "notPlayed":
    case "sitOut":
    case "pending":
      return makeSpecial({ kind: line.status });
    default:
      return "";
  }
}

function note({ state, tables, problem }: TeamBoard): string {
  if (problem) return sentence(problem);
  if (state === "cancelled") return "cancelled";
  if (state === "settled") return "";
  return tables.some((line) => line?.status === "unread") ? "not understood" : "to come";
}
