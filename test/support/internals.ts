/**
 * Fluent's components tell a screen reader their role and state through ElementInternals. The browser hands these on;
 * rules that read the page's attributes do not see them, unless they are written out as attributes meanwhile.
 */
import type { Frame, Page } from "playwright-core";

interface WithInternals {
  elementInternals: Map<HTMLElement, ElementInternals>;
}

/** To be called before the page is loaded. */
export async function recordInternals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const known = ((window as unknown as WithInternals).elementInternals = new Map());
    const attach = HTMLElement.prototype.attachInternals;
    HTMLElement.prototype.attachInternals = function () {
      const internals = attach.call(this);
      known.set(this, internals);
      return internals;
    };
  });
}

/** Runs with the roles and states of the components written out as attributes, which are taken away afterwards. */
export async function withInternalsShown<T>(frame: Frame, job: () => Promise<T>): Promise<T> {
  await frame.evaluate(() => {
    for (const [element, internals] of (window as unknown as WithInternals).elementInternals) {
      const told = Object.keys(ElementInternals.prototype).filter((name) => /^(role|aria[A-Z].*[a-z])$/.test(name));
      const shown = told.flatMap((name) => {
        // Fluent says "false" of buttons that the attribute disables, which is what holds.
        const isDisabled = name === "ariaDisabled" && element.hasAttribute("disabled");
        const value: unknown = isDisabled ? "true" : internals[name as "role"];
        const attribute = name === "role" ? name : name.replace(/^aria/, "aria-").toLowerCase();
        if (typeof value !== "string" || element.hasAttribute(attribute)) return [];
        element.setAttribute(attribute, value);
        return [attribute];
      });
      element.dataset.shown = shown.join(" ");
    }
  });
  const done = await job();
  await frame.evaluate(() => {
    for (const [element] of (window as unknown as WithInternals).elementInternals) {
      element.dataset.shown?.split(" ").forEach((attribute) => attribute && element.removeAttribute(attribute));
      delete element.dataset.shown;
    }
  });
  return done;
}
