/** Names that HTML has for letters, and that some programs write into XML, where they are not declared. */

/** From U+00A0 on, without a gap (HTML 4.01, 24.2). */
const LATIN =
  "nbsp iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml";

const OTHERS = {
  ...{ OElig: "Œ", oelig: "œ", Scaron: "Š", scaron: "š", Yuml: "Ÿ", euro: "€", trade: "™", hellip: "…", bull: "•" },
  ...{ ndash: "–", mdash: "—", minus: "−", lsquo: "‘", rsquo: "’", sbquo: "‚", ldquo: "“", rdquo: "”", bdquo: "„" },
  ...{ spades: "♠", clubs: "♣", hearts: "♥", diams: "♦" },
};

const SIGNS: ReadonlyMap<string, string> = new Map([
  ...LATIN.split(" ").map((name, i): [string, string] => [name, String.fromCharCode(0xa0 + i)]),
  ...Object.entries(OTHERS),
]);

/** Alternatives of a pattern. */
const HTML_NAMES = [...SIGNS.keys()].join("|");

const HTML_ENTITY = new RegExp(`&(${HTML_NAMES});`, "g");

/** The text with each such name as the letter that it is. */
export function withLetters(text: string): string {
  return text.replace(HTML_ENTITY, (_, name: string) => SIGNS.get(name) ?? "");
}

/** Readers undo an escape twice, for some programs escape twice: what looks like one is escaped once more. */
export function literally(name: string): string {
  return name.replace(ESCAPE, "&amp;");
}

const ESCAPE = new RegExp(`&(?=(?:#\\d{1,7}|#x[\\da-f]{1,6}|amp|lt|gt|quot|apos|${HTML_NAMES});)`, "gi");
