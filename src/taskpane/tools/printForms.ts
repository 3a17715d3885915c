/** Forms for the printer: from who plays what, as it stands in the results now. */
import "@fluentui/web-components/button.js";
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { parseKept } from "../../results/keptImport";
import type { Deal } from "../../results/types";
import { isProblem, linesOf } from "../../results/readGrid";
import { readNames } from "../../results/readNames";
import { readResultRange } from "../../results/filledRows";
import { parseSettings } from "../../results/parseSettings";
import { eventOf } from "../../sheets";
import { PAPERS, type Paper } from "../../sheets/plan";
import { printPlan, PRINTS, type Print, type PrintSession } from "../../sheets/print";
import { readKept } from "../../excel";
import { choice, choiceLooks } from "../builder/choice";
import { clubDefaults, keepClubDefaults } from "../builder/clubDefaults";
import { entryLooks, shared } from "../looks";
import type { PaneMessages } from "../messages";
import type { SessionCells } from "../sessionCells";
import { writeWithProgress } from "../write";
import { toolLooks } from "./toolLooks";
import { printStrings as text } from "./toolsStrings";

@customElement("print-forms")
export class PrintForms extends LitElement {
  static override styles = [
    shared,
    choiceLooks,
    toolLooks,
    entryLooks,
    css`
      .choice,
      ul {
        margin-top: 8px;
      }
    `,
  ];

  @property({ attribute: false }) cells: SessionCells | undefined;
  /** The results' table: its import kept the hands. */
  @property() table = "";
  @property({ attribute: false }) messages!: PaneMessages;
  @state() private paper: Paper = clubDefaults().paper === "Letter" ? "Letter" : "A4";
  /** What the last import kept of the hands. */
  @state() private deals: readonly Deal[] = [];
  @state() private open = false;
  @state() private busy = false;

  override render(): TemplateResult | typeof nothing {
    const session = this.session();
    if (!session) return nothing;
    const kinds = this.open ? PRINTS.filter((print) => printPlan(print, session, {}, this.paper)) : [];
    return html`
      <details @toggle=${(event: Event) => (this.open = (event.target as HTMLDetailsElement).open)}>
        <summary id="print">${text.heading}</summary>
        <p class="help">${text.help}</p>
        ${choice({
          name: "paper",
          label: text.paper,
          values: PAPERS.map((value) => ({ value, label: value })),
          chosen: this.paper,
          choose: (value) => (this.paper = value as Paper),
        })}
        <ul>
          ${kinds.map(
            (print) => html`
              <li>
                <span>${text.names[print]}</span>
                <fluent-button
                  id="print-${print}"
                  aria-label=${text.writeNamed(text.names[print])}
                  ?disabled=${this.busy}
                  @click=${() => void this.write(print)}
                  >${text.write}</fluent-button
                >
              </li>
            `,
          )}
        </ul>
      </details>
    `;
  }

  override willUpdate(changed: PropertyValues): void {
    if (changed.has("table") || changed.has("cells")) void this.takeDeals();
  }

  private async takeDeals(): Promise<void> {
    const { table } = this;
    const kept = table ? await readKept(table) : undefined;
    if (table === this.table) this.deals = (kept?.ok && parseKept(kept.value)?.deals) || [];
  }

  private session(): PrintSession | undefined {
    const session = this.cells && printSession(this.cells);
    return session && { ...session, deals: this.deals };
  }

  private async write(print: Print): Promise<void> {
    const session = this.session();
    const plan = session && printPlan(print, session, eventOf(session.settings), this.paper);
    if (!plan || this.busy) return;
    this.busy = true;
    keepClubDefaults({ paper: this.paper });
    try {
      await writeWithProgress(this.messages, [plan], text.after);
    } finally {
      this.busy = false;
    }
  }
}

/** Undefined where the results are not board by board. */
function printSession({ results, settings: set, names }: SessionCells): PrintSession | undefined {
  const { settings } = parseSettings(set?.cells ?? []);
  const grid = readResultRange(results.cells, settings);
  if (isProblem(grid)) return undefined;
  return { lines: linesOf(grid), contestants: readNames(names?.cells ?? []).contestants, settings };
}

declare global {
  interface HTMLElementTagNameMap {
    "print-forms": PrintForms;
  }
}
