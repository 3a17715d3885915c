/** What the pages do: they write formulas as the reader's Excel does. */
import { argumentsOf, columnSign, hasDecimalComma, withSemicolons } from "./separators";

/** Where the choice is remembered. */
const REMEMBERED = "traveller.formulas";
type Style = "commas" | "semicolons";

const { language } = navigator;

/** Storage may be refused, as in a private window or in a page opened from a folder. */
function remembered(): Style | undefined {
  try {
    const style = localStorage.getItem(REMEMBERED);
    return style === "commas" || style === "semicolons" ? style : undefined;
  } catch {
    return undefined;
  }
}

function remember(style: Style): void {
  try {
    localStorage.setItem(REMEMBERED, style);
  } catch {
    // Then it holds for this page.
  }
}

/** Elements of a class with their texts as they came, in commas. */
const textsOf = (selector: string): [HTMLElement, string][] =>
  [...document.querySelectorAll<HTMLElement>(selector)].map((element) => [element, element.textContent ?? ""]);

const formulas = textsOf(".formula");
const figures = textsOf(".figure");

function show(style: Style): void {
  const semicolons = style === "semicolons";
  for (const [element, text] of formulas) {
    const shown = semicolons ? withSemicolons(text, columnSign(language)) : text;
    const pieces = argumentsOf(shown).flatMap((piece) => [piece, document.createElement("wbr")]);
    element.replaceChildren(...pieces.slice(0, -1));
  }
  for (const [element, text] of figures) element.textContent = semicolons ? text.replace(".", ",") : text;
}

/** The switch stands in the page only where it does something. */
function offerChoice(chosen: Style): void {
  const choice = document.querySelector<HTMLElement>("#separators");
  if (!choice || formulas.length === 0) return;
  choice.hidden = false;
  for (const radio of choice.querySelectorAll<HTMLInputElement>("input")) {
    radio.checked = radio.value === chosen;
    radio.addEventListener("change", () => {
      const style = radio.value as Style;
      remember(style);
      show(style);
    });
  }
}

/** A table that is wider than the page is moved by the keyboard as well. */
function reachWideTables(): void {
  for (const wide of document.querySelectorAll<HTMLElement>(".wide")) {
    const isWider = wide.scrollWidth > wide.clientWidth;
    const attributes = {
      tabindex: "0",
      role: "region",
      "aria-label": wide.querySelector("caption")?.textContent || "Table",
    };
    for (const [name, value] of Object.entries(attributes)) {
      if (isWider) wide.setAttribute(name, value);
      else wide.removeAttribute(name);
    }
  }
}

const style = remembered() ?? (hasDecimalComma(language) ? "semicolons" : "commas");
show(style);
offerChoice(style);
reachWideTables();
window.addEventListener("resize", reachWideTables);
