/** BOARDVUL and BOARDDEALER. */
import { parseBoard, parseSide } from "../../notation/board";
import { sentence } from "../../notation/messages";
import { unset } from "../../notation/played";
import { isBlank } from "../../notation/text";
import { dealer, isVulnerable, vulnerability } from "../../scoring/board";
import { explainStrings as text } from "../explainStrings";
import { cellwise } from "./asked";

/** Vulnerability goes round in sixteen boards (Law 2). */
const ROUND = 16;

export const explainBoard = cellwise(([value, of]) => {
  if (isBlank(unset(value))) return [text.notComplete];
  const board = parseBoard(value);
  if (!board.ok) return [text.cannot(sentence(board))];
  const number = board.value;
  const same = number > ROUND ? ((number - 1) % ROUND) + 1 : undefined;
  const law = text.board(number, dealer(number), vulnerability(number), same);
  if (isBlank(unset(of))) return [law];
  const side = parseSide(of);
  if (!side.ok) return [text.cannot(sentence(side))];
  return [law, text.sideVulnerable(side.value, isVulnerable(vulnerability(number), side.value))];
});
