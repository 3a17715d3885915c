/** Which page of single-byte letters a text was written in: by the letters that a language really has. */

/** Western, Windows' Central European, and the standard's: the pages that clubs' programs write without saying so. */
const PAGES = ["windows-1252", "windows-1250", "iso-8859-2"] as const;

export type CodePage = (typeof PAGES)[number];

/** Letters beyond a to z, each language with those of its page. */
const ALPHABETS: readonly (readonly [pages: readonly CodePage[], letters: string])[] = [
  [["windows-1252"], "àâæçéèêëîïôœùûü"],
  [["windows-1252"], "äöüß"],
  [["windows-1252"], "åäöæøéü"],
  [["windows-1252"], "àèéìíòóùú"],
  [["windows-1252"], "áéíñóúü"],
  [["windows-1252"], "áâãàçéêíóôõú"],
  [["windows-1252"], "áðéíóúýþæö"],
  [["windows-1250", "iso-8859-2"], "áčďéěíňóřšťúůýž"],
  [["windows-1250", "iso-8859-2"], "áäčďéíĺľňóôŕšťúýž"],
  [["windows-1250", "iso-8859-2"], "ąćęłńóśźż"],
  [["windows-1250", "iso-8859-2"], "áéíóöőúüű"],
  [["windows-1250", "iso-8859-2"], "čšžćđ"],
  [["windows-1250", "iso-8859-2"], "ăâîşţ"],
];

/** As far as a text is looked at: names of a whole session stand in it. */
const MOST_BYTES = 200_000;

/**
 * The page under which fewest letters are foreign to the language that fits best: "Rozgrywaj¹cy" has one in every
 * Western language and, read as Polish, none. Where pages fit alike, the declared or else the Western one.
 *
 * @param likely the page that the file declares, or that its headings fit
 */
export function codePage(bytes: Uint8Array, likely: CodePage = "windows-1252"): CodePage {
  const part = bytes.subarray(0, MOST_BYTES);
  const foreign = (page: CodePage): number => {
    const letters = foreignCandidates(new TextDecoder(page).decode(part));
    const fits = ALPHABETS.filter(([pages]) => pages.includes(page));
    return Math.min(...fits.map(([, alphabet]) => letters.filter((letter) => !alphabet.includes(letter)).length));
  };
  const candidates = [likely, ...PAGES.filter((page) => page !== likely)];
  return candidates.reduce((best, page) => (foreign(page) < foreign(best) ? page : best));
}

/** Letters of words beyond ASCII, in small letters: quotes and dashes between words say nothing. */
function foreignCandidates(text: string): string[] {
  const words = text.toLowerCase().match(/[a-z\u0080-\uffff]+/g) ?? [];
  return words
    .filter((word) => /[a-z]/.test(word))
    .flatMap((word) => word.match(/[\u0080-\uffff]/g) ?? [])
    .filter((sign) => !/[\u2010-\u2026\u00ab\u00bb\u00a0\u00b7]/.test(sign));
}
