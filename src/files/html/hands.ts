/** The hands of a board on a page: in a link to a viewer, or as a diagram. */
import { parseBoard } from "../../notation/board";
import { compact } from "../../notation/text";
import { SEATS } from "../../scoring/types";
import type { DealFound, Suits } from "../deals";
import { linHands } from "../lin/hands";
import { attribute, childrenOf, elementsOf, isElement, type Element, type Node } from "./page";
import { linesOfText } from "./text";

/** What a link to a viewer says of a deal, in BBO's notation (LIN). */
export interface LinkedDeal {
  board?: number;
  hands?: DealFound["hands"];
}

const LONGEST_LINK = 20_000;

/** `...?lin=pn|..|md|3S..H..,..|ah|Board 7|` in an address, or in what a click does. */
export function linkedDeal(row: Element): LinkedDeal | undefined {
  for (const link of elementsOf(row, "a")) {
    const text = [attribute(link, "href"), attribute(link, "onclick")]
      .filter((written) => written.length < LONGEST_LINK)
      .map(unescaped)
      .find((written) => /\bmd\|/.test(written) || VIEWED.test(written));
    if (!text) continue;
    if (!/\bmd\|/.test(text)) return viewedDeal(text);
    const number = /\|ah\|Board[ +](\d{1,3})\|/i.exec(text)?.[1];
    const hands = linHands(/\bmd\|([^|]{1,120})\|/.exec(text)?.[1] ?? "");
    return { ...(number ? { board: Number(number) } : {}), ...(hands ? { hands } : {}) };
  }
  return undefined;
}

/** `handviewer.html?n=cq104dakqs109875h92&s=...&b=1`: a hand for each seat, each suit behind its letter. */
const VIEWED = /[?&]n=(?:[cdhs][^&cdhs]*){4}&/i;

function viewedDeal(address: string): LinkedDeal {
  const field = (name: string): string => new RegExp(`[?&]${name}=([^&]{1,80})`, "i").exec(address)?.[1] ?? "";
  const suitOf = (hand: string, suit: string): string => new RegExp(`${suit}([^cdhs]*)`, "i").exec(hand)?.[1] ?? "";
  const hands: LinkedDeal["hands"] = {};
  for (const seat of SEATS) {
    const hand = field(seat.toLowerCase());
    if (hand) hands[seat] = ["s", "h", "d", "c"].map((suit) => suitOf(hand, suit)) as unknown as Suits;
  }
  const board = Number(field("b"));
  return { ...(Number.isInteger(board) && board > 0 ? { board } : {}), hands };
}

const unescaped = (text: string): string =>
  text.replace(/%([2-7][0-9a-f])/gi, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)));

/** North, West, East and South as they stand around a table on the page; undefined unless there are four hands. */
export function diagram(page: Node): DealFound["hands"] | undefined {
  const hands = [...cellsOf(page)].flatMap((cell) => {
    const hand = handIn(cell);
    return hand ? [hand] : [];
  });
  if (hands.length !== 4) return undefined;
  const [north, west, east, south] = hands;
  return { N: north, W: west, E: east, S: south };
}

function* cellsOf(page: Node): Generator<Element> {
  for (const child of childrenOf(page)) {
    if (isElement(child) && child.tagName === "td") yield child;
    yield* cellsOf(child);
  }
}

function handIn(cell: Element): Suits | undefined {
  const text = compact(linesOfText(cell).slice(0, 200));
  const suits = /^♠([^♠♥♦♣]*)♥([^♠♥♦♣]*)♦([^♠♥♦♣]*)♣([^♠♥♦♣]*)$/.exec(text);
  const cards = /^(?:10|[2-9TJQKA-])*$/;
  return suits?.slice(1).every((suit) => cards.test(suit)) ? [suits[1], suits[2], suits[3], suits[4]] : undefined;
}

/** A deal found, as the checks of deals want it. */
export function dealAt(board: number, hands: DealFound["hands"], at: string): DealFound {
  const number = parseBoard(board);
  return { board: number.ok ? number.value : 0, hands, at, read: `board ${board}` };
}
