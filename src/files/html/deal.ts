/** A deal as newspapers print it. */
import type { Deal } from "../../results/types";
import { SEATS } from "../../scoring/types";
import { markup, type Markup } from "./makeHtml";

const SUITS = [
  { sign: "♠", red: false },
  { sign: "♥", red: true },
  { sign: "♦", red: true },
  { sign: "♣", red: false },
];

export function dealMarkup({ hands }: Deal): Markup {
  const all = SEATS.map((seat) => {
    const cards = hands[seat].split(".");
    const suits = SUITS.map(
      ({ sign, red }, i) =>
        markup`${i ? markup`<br>` : ""}<span class="${red ? "red" : ""}">${sign}</span> ${cards[i] || "–"}`,
    );
    return markup`<p class="hand hand-${seat}">${suits}</p>`;
  });
  return markup`<div class="deal">${all}<div class="compass">N<br>W&nbsp;&nbsp;E<br>S</div></div>\n`;
}
