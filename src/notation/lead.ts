/**
 * The card led as scorers write it: `HA` or `AH`, in French `CA` (as de coeur), `♥10`. A letter may name another suit or
 * another card elsewhere, so the leads of a column are read together, and a wrong card is worse than none.
 */
import type { Strain } from "../scoring/types";
import { LANGUAGES, SUIT_SIGNS, type Language, type LanguageCode } from "./languages";
import { compact } from "./text";
import { TONGUES, wordsOf, type KnownTongue } from "./words";

type Suit = Exclude<Strain, "N">;

const HONOURS = ["A", "K", "Q", "J"] as const;
/** Spot cards, with the ten as both are written everywhere. */
const SPOTS: readonly [word: string, rank: string][] = [
  ...["2", "3", "4", "5", "6", "7", "8", "9", "10"].map((rank): [string, string] => [rank, rank]),
  ["T", "10"],
];

/** A card as lines keep it, with a sign that means the same in every language: `♥A`, `♠10`. */
const CARD = /^([♠♥♦♣])(10|[2-9AKQJ])$/;

const SUITS = new Map<string, Suit>((["C", "D", "H", "S"] as const).map((suit) => [SUIT_SIGNS[suit], suit]));

/** One way of writing cards: whose suits, whose honours, and which of them stands first. */
interface Style {
  tongue: KnownTongue;
  honours: LanguageCode;
  suitFirst: boolean;
}

/** Every text that is one card in a style. */
const cards = new Map<string, ReadonlyMap<string, string>>();

function cardsOf({ tongue: { language, script }, honours, suitFirst }: Style): ReadonlyMap<string, string> {
  const key = [language, script, honours, suitFirst].join("|");
  const known = cards.get(key);
  if (known) return known;
  const found = new Map<string, string>();
  const twofold = new Set<string>();
  for (const [word, strain] of wordsOf(language, script).strains) {
    if (strain === "N") continue;
    for (const [name, rank] of ranksOf(honours)) {
      const text = suitFirst ? `${word}${name}` : `${name}${word}`;
      const card = `${SUIT_SIGNS[strain]}${rank}`;
      if ((found.get(text) ?? card) !== card) twofold.add(text);
      found.set(text, card);
    }
  }
  twofold.forEach((text) => found.delete(text));
  cards.set(key, found);
  return found;
}

function ranksOf(code: LanguageCode): [word: string, rank: string][] {
  const { honours }: Language = LANGUAGES[code];
  return [...SPOTS, ...HONOURS.flatMap((rank) => honours[rank].map((word): [string, string] => [word, rank]))];
}

/** The language's own way first: its suits in front of its honours. */
function stylesOf({ language, script }: KnownTongue): Style[] {
  const scripts = TONGUES.filter((tongue) => tongue.language === language);
  const tongues = script === undefined ? scripts : [{ language, script }];
  const own = [true, false].flatMap((suitFirst) =>
    tongues.map((tongue): Style => ({ tongue, honours: language, suitFirst })),
  );
  return language === "en" ? own : [...own, ...own.map((style): Style => ({ ...style, honours: "en" }))];
}

const ENGLISH: KnownTongue = { language: "en" };
const EVERY = TONGUES.flatMap(stylesOf);

/**
 * The cards of a column of leads, each `♥A` or undefined where it is none. First the language's own way is tried, then
 * its other ways, then those of all languages: the first that read the whole column, where they agree on the card. In a
 * column that nobody reads as a whole, a lead is taken where the language and English agree on it.
 *
 * readLeads(["CA", "P10"], { language: "fr" }) // ["♥A", "♠10"]
 */
export function readLeads(texts: readonly string[], tongue: KnownTongue): (string | undefined)[] {
  const keys = texts.map(compact);
  const written = [...new Set(keys)].filter(isCardAnywhere);
  const own = stylesOf(tongue);
  const whole = (styles: readonly Style[]): Style[] =>
    styles.filter((style) => written.every((key) => cardsOf(style).has(key)));
  const tiers = [() => whole(own.filter(isUsual)), () => whole(own), () => whole(EVERY)];
  let styles: readonly Style[] = [];
  for (const tier of tiers) if (styles.length === 0) styles = tier();
  if (styles.length === 0) styles = [...own, ...stylesOf(ENGLISH)];
  const read = new Map(written.map((key) => [key, agreed(key, styles)]));
  return keys.map((key) => read.get(key));
}

const isUsual = ({ tongue, honours, suitFirst }: Style): boolean => suitFirst && honours === tongue.language;

function agreed(key: string, styles: readonly Style[]): string | undefined {
  const found = [...new Set(styles.flatMap((style) => cardsOf(style).get(key) ?? []))];
  return found.length === 1 ? found[0] : undefined;
}

/** The longest word for a suit, and a ten. */
const LONGEST = 16;

function isCardAnywhere(key: string): boolean {
  return key.length <= LONGEST && EVERY.some((style) => cardsOf(style).has(key));
}

/** Is it a card in some language? */
export const isCard = (text: string): boolean => isCardAnywhere(compact(text));

/** Was the lead understood? */
export const isLeadRead = (lead: string): boolean => CARD.test(lead);

/**
 * A lead that is not understood as it was written; where it would be a card in some language it stays a question, so
 * that nobody reads it as one.
 */
export function unreadLead(text: string): string {
  return isCard(text) ? `${text.trim()}?` : text.trim();
}

/** The leads of lines that have one, as lines keep them. */
export function leadsOf(written: readonly (string | undefined)[], tongue: KnownTongue): (string | undefined)[] {
  const texts = written.flatMap((text) => text ?? []);
  if (texts.length === 0) return [];
  const cards = readLeads(texts, tongue);
  const known = new Map(texts.map((text, i) => [text, cards[i] ?? unreadLead(text)]));
  return written.map((text) => (text === undefined ? undefined : known.get(text)));
}

/**
 * A line's lead in a language, readable by `readLeads`: "HA", in French "CA"; with a sign where the language has two sets
 * of letters. One that was not understood stays as it is.
 */
export function makeLead(lead: string, language: LanguageCode = "en"): string {
  const [, sign, rank] = CARD.exec(lead) ?? [];
  const suit = sign && SUITS.get(sign);
  if (!suit) return lead;
  const { strains, scripts, honours }: Language = LANGUAGES[language];
  const honour = HONOURS.find((one) => one === rank);
  return `${scripts ? sign : strains[suit][0]}${honour ? honours[honour][0] : rank}`;
}
