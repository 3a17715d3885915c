/** PLACES: who is ahead, and who is equal. */
import { sentence } from "../../notation/messages";
import { parseLowestFirst } from "../../notation/methods";
import { unread } from "../../notation/problem";
import { isBlank, textOf } from "../../notation/text";
import { alongside } from "../../results/alongside";
import { isErrorCell } from "../../results/readLine";
import { valuePlaces } from "../../results/valuePlaces";
import { placeLabel } from "../../scoring/places";
import { explainStrings as text } from "../explainStrings";
import { single, type Explanation } from "./asked";

export const explainPlaces: Explanation = ({ ranges: [values = [], order, groups], row, column }) => {
  const flat = values.flat();
  const grouping = alongside(groups, flat.length);
  if (grouping && "sizes" in grouping) return [text.cannot(sentence(unread("sizesDiffer", grouping.sizes)))];
  const lowest = parseLowestFirst(single(order));
  if (!lowest.ok) return [text.cannot(sentence(lowest))];
  const value = values[row]?.[column];
  if (isErrorCell(value)) return [text.errorCame(textOf(value))];
  if (isBlank(value)) return [text.notComplete];
  const found = valuePlaces(flat, grouping, lowest.value)[row * (values[0]?.length ?? 0) + column];
  if (!found) return [text.cannot(sentence(unread("notANumber", textOf(value))))];
  return [text.places.place(placeLabel(found), found.of, found.place - 1, found.equal)];
};
