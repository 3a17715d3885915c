/** A score's items as one bar, each as long as its points. What it shows stands in words beside it. */
import { css, html, nothing, svg, type TemplateResult } from "lit";
import type { ScoreItem, ScorePart } from "../../scoring/contractScore";
import { segments } from "./segments";

/** Bonuses for what was bid look alike, as do tricks. */
const KINDS: Record<ScorePart, "tricks" | "over" | "bonus" | "slam" | "insult" | "down"> = {
  contract: "tricks",
  overtricks: "over",
  game: "bonus",
  partscore: "bonus",
  smallSlam: "slam",
  grandSlam: "slam",
  insult: "insult",
  undertricks: "down",
};

const WIDTH = 288;
const HEIGHT = 20;
/** Between two items, so that they are two without their colours. */
const GAP = 2;

export const barLooks = css`
  svg {
    display: block;
  }
  svg.bar {
    width: 100%;
    height: 20px;
    margin: 4px 0 8px;
  }
  svg.key {
    display: inline-block;
    width: 10px;
    height: 10px;
    margin-inline-end: 8px;
  }
  .tricks {
    fill: var(--colorPaletteTealBorderActive);
  }
  .over {
    fill: var(--colorPaletteLightGreenForeground3);
  }
  .bonus {
    fill: var(--colorPaletteBlueBorderActive);
  }
  .slam {
    fill: var(--colorPalettePurpleBorderActive);
  }
  .insult {
    fill: var(--colorPaletteDarkOrangeForeground3);
  }
  .down {
    fill: var(--colorPaletteRedForeground3);
  }
`;

export function breakdownBar(items: readonly ScoreItem[]): TemplateResult {
  return html`<svg
    class="bar"
    viewBox="0 0 ${WIDTH} ${HEIGHT}"
    preserveAspectRatio="none"
    aria-hidden="true"
    focusable="false"
  >
    ${segments(items, WIDTH, GAP).map(
      ({ part, x, width }) =>
        svg`<rect class=${KINDS[part]} x=${x} y="0" width=${width} height=${HEIGHT} rx="2"></rect>`,
    )}
  </svg>`;
}

/** The colour of an item, before its words; nothing for the total. */
export function colourKey(part: ScorePart | undefined): TemplateResult | typeof nothing {
  return part
    ? html`<svg class="key" viewBox="0 0 10 10" aria-hidden="true" focusable="false">
        ${svg`<rect class=${KINDS[part]} width="10" height="10" rx="2"></rect>`}
      </svg>`
    : nothing;
}
