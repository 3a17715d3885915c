/** The paper in a club's printer. */
import type { Paper } from "../../sheets/plan";

/** Where Letter is the usual paper (Unicode CLDR, paperSize). */
const LETTER = /-(?:BZ|CA|CL|CO|CR|GT|MX|NI|PA|PH|PR|SV|US|VE)$/;

/**
 * paperOf("en-US") // "Letter"
 *
 * @param language of the browser, with its country: "de-AT"
 */
export const paperOf = (language: string): Paper => (LETTER.test(language) ? "Letter" : "A4");
