/** Scores of one table that may weigh together (Law 12C1c), as directors write them: `60% 620, 40% -100`. */
import { compare, divide, fraction, fromDecimal, multiply, sum, toNumber } from "../scoring/fraction";
import { certain, type Weighted } from "../scoring/weighted";
import { read, unread, type Reading } from "./problem";
import { parseTableScore } from "./tableScore";
import { isBlank, numberOf, plain, textOf } from "./text";

/** A share with its score, `60% 620`, `33.33 % of -100`, `12,5%*PASS`, and what parts it from the next. */
const PART =
  /^(\d{1,3}(?:[.,]\d+)?) ?% ?(?:[*x:]|of)? ?([+-]? ?\d+|[a-z]+(?: out)?)(?: ?[,;/&] ?(?=\d)| and (?=\d)| (?=\d)|$)/i;

const HUNDRED = fraction(100);

/**
 * Scores with their shares, which must make 100 % exactly. A comma within a share is a decimal comma, any other stands
 * between two scores. Undefined where the text has no percent sign.
 *
 * parseWeighted("60% 620, 40% -100") // 620 with 3/5, -100 with 2/5
 */
export function parseWeighted(text: string): Reading<Weighted> | undefined {
  let rest = plain(text);
  if (!rest.includes("%")) return undefined;
  const parts: Weighted[number][] = [];
  while (rest !== "") {
    const part = PART.exec(rest);
    const score = part && parseTableScore(part[2].replace(" ", ""));
    if (!score) return unread("notWeighted", text);
    if (!score.ok) return score;
    parts.push({ score: score.value, weight: divide(fromDecimal(Number(part[1].replace(",", "."))), HUNDRED) });
    rest = rest.slice(part[0].length);
  }
  const shares = sum(parts.map(({ weight }) => weight));
  const isWhole = compare(shares, fraction(1)) === 0 && parts.every(({ weight }) => weight.n > 0);
  return isWhole ? read(parts) : unread("weightsNotWhole", text, [`${toNumber(multiply(shares, HUNDRED))} %`]);
}

/**
 * What IMPs are counted for: a score, a difference of scores, or a weighted result. A pass-out is 0; undefined where
 * there is nothing to compare.
 */
export function parseImpScore(value: unknown): Reading<Weighted> | undefined {
  if (isBlank(value)) return undefined;
  const number = numberOf(value);
  if (number !== undefined) return read(certain(number));
  const weighted = parseWeighted(textOf(value));
  if (weighted) return weighted;
  const score = parseTableScore(value);
  if (!score) return undefined;
  if (score.ok) return read(certain(score.value));
  return score.kind === "notAScore" ? unread("notANumber", textOf(value)) : score;
}
