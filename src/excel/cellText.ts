/** Text that is to stay text. */

/** Plain words: nothing that Excel would take for a number, a date, a formula or a truth value. */
const PLAIN_WORDS = /^\p{L}[\p{L} ,.;()!?'"]*$/u;
const TRUTH = /^(true|false)$/i;

/**
 * The text as it must be put into a cell of General format to be read back unchanged: with Excel's own mark for text,
 * a leading apostrophe, wherever it could be taken for something else. A name that starts with "=" is no formula.
 */
export function asText(text: string): string {
  if (text === "") return text;
  return PLAIN_WORDS.test(text) && !TRUTH.test(text) ? text : `'${text}`;
}

/** The text as it must be put into a cell of Text format: only a leading apostrophe needs one more in front. */
export function inTextCell(text: string): string {
  return text.startsWith("'") ? `'${text}` : text;
}
