/** Results: how far a session is, who leads, and its live sheets to write, open and print. */
import "@fluentui/web-components/button.js";
import "@fluentui/web-components/text-input.js";
import { css, html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { cornerFormulas, excelSentence, goTo, type SheetFormula } from "../excel";
import type { SheetPlan } from "../sheets";
import { resultsStrings as text, sessionStrings } from "./checkStrings";
import "./leaderList";
import { entryLooks, shared } from "./looks";
import { messagesOf } from "./messages";
import { cardOwner, cardPlan, cardSheet, nightOf, overview, planOf, sheetOf, type Night } from "./resultsModel";
import type { Overview, SheetKind } from "./resultsModel";
import type { SessionCells } from "./sessionCells";
import { SessionPage } from "./sessionPage";
import { strings } from "./strings";
import { writeWithProgress } from "./write";

@customElement("results-page")
export class ResultsPage extends SessionPage {
  static override styles = [
    shared,
    entryLooks,
    css`
      h2 {
        margin: 0;
      }
      h3 {
        margin: 0 0 4px;
      }
      .status {
        border-inline-start: 3px solid var(--colorPaletteYellowBorder2);
        padding-inline-start: 8px;
      }
      .status.sound {
        border-color: var(--colorPaletteGreenBorder2);
      }
      .row fluent-button {
        flex: none;
        min-width: 80px;
      }
      li fluent-button[appearance="subtle"] {
        color: var(--colorBrandForegroundLink);
      }
      .help {
        margin: 0 0 8px;
      }
    `,
  ];

  /** The session as it was read when the page was opened; undefined where there is none. */
  @state() private night: Night | string | undefined;
  @state() private shown: Overview | undefined;
  /** The formulas by which the sheets that there are already are known. */
  @state() private formulas: readonly SheetFormula[] = [];
  @state() private asked = "";
  @state() private cells: SessionCells | undefined;

  override render(): TemplateResult {
    const { shown } = this;
    return html`
      <div class="stack" aria-busy=${this.busy}>
        <div role="status">${this.summary()}</div>
        ${this.choice()} ${shown ? html`<leader-list .lists=${shown.leaders}></leader-list>` : nothing}
        ${shown ? this.sheets(shown) : nothing} ${shown?.pairs.length ? this.card(shown.pairs[0]) : nothing}
        ${shown ? this.tools() : nothing}
        ${
          this.source ? html`<fluent-button id="refresh" @click=${this.again}>${text.refresh}</fluent-button>` : nothing
        }
      </div>
    `;
  }

  protected override async take(cells: SessionCells | undefined): Promise<void> {
    // Lets the pane say that it is at work before the session is scored.
    await new Promise((resolve) => setTimeout(resolve));
    this.cells = cells;
    this.night = cells && nightOf(cells);
    this.shown = typeof this.night === "object" ? overview(this.night) : undefined;
    if (!this.shown) return;
    const formulas = await cornerFormulas();
    if (formulas.ok) this.formulas = formulas.value;
  }

  private summary(): TemplateResult {
    if (this.failure)
      return html`<h2 tabindex="-1">${strings.pages.results}</h2>
        <p>${this.failure}</p>`;
    if (this.shown) {
      const { status, isFinal } = this.shown;
      return html`<div class="status ${isFinal ? "sound" : ""}"><h2 tabindex="-1">${status}</h2></div>`;
    }
    if (this.busy) return html`<p>${strings.working}</p>`;
    return typeof this.night === "string"
      ? html`<h2 tabindex="-1">${this.sourceName()}</h2>
          <p>${this.night}</p>`
      : html`<h2 tabindex="-1">${sessionStrings.none}</h2>
          <p>${text.none}</p>`;
  }

  /** The next round, late changes and forms come in a chunk of their own, for sessions that have tables. */
  private tools(): TemplateResult | typeof nothing {
    const tables = this.tables();
    if (!tables) return nothing;
    void import(/* webpackChunkName: "tools" */ "./tools");
    const messages = messagesOf(this);
    return html`
      <draw-round .cells=${this.cells} .tables=${tables} .messages=${messages} @changed=${this.refresh}></draw-round>
      <add-columns .cells=${this.cells} .tables=${tables} .messages=${messages} @changed=${this.refresh}></add-columns>
      <late-changes .tables=${tables} .messages=${messages} @changed=${this.refresh}></late-changes>
      <print-forms .cells=${this.cells} .table=${tables.results} .messages=${messages}></print-forms>
    `;
  }

  private sheets({ kinds }: Overview): TemplateResult {
    return html`
      <section aria-labelledby="sheets">
        <h3 id="sheets">${text.sheets}</h3>
        <p class="help">${text.sheetsHelp}</p>
        <ul>
          ${kinds.map((kind) => html`<li><span>${text.names[kind]}</span>${this.sheetButton(kind)}</li>`)}
        </ul>
      </section>
    `;
  }

  private sheetButton(kind: SheetKind): TemplateResult {
    const name = text.names[kind];
    const tables = this.tables();
    const there =
      typeof this.night === "object" && tables ? sheetOf(kind, this.night, tables, this.formulas) : undefined;
    return there
      ? html`<fluent-button
          id="open-${kind}"
          appearance="subtle"
          aria-label=${text.openNamed(name, there)}
          @click=${() => void this.visit(there)}
          >${text.open}</fluent-button
        >`
      : html`<fluent-button id="write-${kind}" aria-label=${text.writeNamed(name)} @click=${() => void this.write(kind)}
          >${text.write}</fluent-button
        >`;
  }

  private card(example: string): TemplateResult {
    return html`
      <section aria-labelledby="card">
        <h3 id="card">${text.card}</h3>
        <div class="row" @keydown=${this.pressed}>
          <fluent-text-input
            id="pair"
            placeholder=${text.pairHint(example)}
            .value=${this.asked}
            @input=${(event: Event) => (this.asked = (event.target as HTMLInputElement).value)}
            >${text.pair}</fluent-text-input
          >
          <fluent-button id="write-card" @click=${this.writeCard}>${text.writeCard}</fluent-button>
        </div>
      </section>
    `;
  }

  /** Enter in the field is the button's press. */
  private pressed(event: KeyboardEvent): void {
    if (event.key === "Enter" && (event.target as HTMLElement).localName === "fluent-text-input") void this.writeCard();
  }

  private async again(): Promise<void> {
    messagesOf(this).clear();
    await this.refresh();
  }

  private async visit(sheet: string): Promise<void> {
    const outcome = await goTo(`'${sheet.replace(/'/g, "''")}'!A1`);
    if (outcome.ok) messagesOf(this).clear();
    else {
      this.refuse(excelSentence(outcome));
      // Not waited for: within a press the reading comes after the press.
      void this.refresh();
    }
  }

  private write(kind: SheetKind): Promise<void> {
    return this.writeNew((night) => {
      const tables = this.tables();
      if (!tables) return undefined;
      return sheetOf(kind, night, tables, this.formulas) ?? planOf(kind, night, tables, FUNCTION_PREFIX);
    });
  }

  private writeCard(): Promise<void> {
    return this.writeNew((night) => {
      const tables = this.tables();
      const owner = this.asked.trim() ? cardOwner(this.asked, night) : text.noPair;
      if (typeof owner === "string" || !tables) {
        this.refuse(typeof owner === "string" ? owner : "");
        this.renderRoot.querySelector<HTMLElement>("#pair")?.focus();
        return undefined;
      }
      return cardSheet(owner.pair, tables, this.formulas) ?? cardPlan(owner.pair, night, tables, FUNCTION_PREFIX);
    });
  }

  /** Writes a sheet by what the session is now, or opens the one that is there. */
  private async writeNew(choose: (night: Night) => SheetPlan | string | undefined): Promise<void> {
    await this.once(async () => {
      await this.read();
      const { night, cells } = this;
      if (typeof night !== "object" || !cells) return;
      const chosen = choose(night);
      if (typeof chosen === "string") return this.visit(chosen);
      if (!chosen) return;
      await writeWithProgress(messagesOf(this), [chosen], text.after(cells.results.sheet));
      // Not a part of the press: the next one comes after it, and is not taken for the same.
      void this.refresh();
    });
  }

  private refuse(sentence: string): void {
    messagesOf(this).show({ intent: "error", text: sentence });
  }
}
