/** The next round of a Swiss event: looked at, changed by hand, and written as values. */
import "@fluentui/web-components/button.js";
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { mergeTables } from "../../excel";
import { sentence } from "../../notation/messages";
import type { Reading } from "../../notation/problem";
import { drawEdit } from "../../sheets/drawEdit";
import {
  drawFindings,
  proposeDraw,
  roundToDraw,
  swapInDraw,
  type Draw,
  type RoundToDraw,
} from "../../sheets/nextRound";
import type { TableNames } from "../../sheets";
import { shared } from "../looks";
import type { PaneMessages } from "../messages";
import { numberField } from "../numberField";
import type { SessionCells } from "../sessionCells";
import { withProgress } from "../write";
import { toolLooks } from "./toolLooks";
import { drawStrings as text } from "./toolsStrings";

/** Says `changed` when the round is written. */
@customElement("draw-round")
export class DrawRound extends LitElement {
  static override styles = [shared, toolLooks];

  @property({ attribute: false }) cells: SessionCells | undefined;
  @property({ attribute: false }) tables: TableNames | undefined;
  @property({ attribute: false }) messages!: PaneMessages;
  @state() private round: RoundToDraw | undefined;
  @state() private draw: Reading<Draw> | undefined;
  @state() private without = "";
  @state() private one = "";
  @state() private other = "";
  @state() private problem = "";
  @state() private busy = false;

  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("cells")) return;
    const found = this.cells && roundToDraw(cellsOf(this.cells));
    this.round = found && "round" in found ? found : undefined;
    this.propose();
  }

  override render(): TemplateResult | typeof nothing {
    const { round, draw } = this;
    if (!round || !draw) return nothing;
    return html`
      <details>
        <summary id="draw">${text.heading(round.round)}</summary>
        <div class="stack">
          ${round.outstanding.length ? html`<p>${text.outstanding(round.outstanding)}</p>` : nothing}
          ${round.isDrawn ? html`<p>${text.isDrawn}</p>` : nothing}
          <fluent-text-input
            id="without"
            placeholder=${text.withoutHint}
            .value=${this.without}
            @change=${(event: Event) => this.leaveOut((event.target as HTMLInputElement).value)}
            >${text.without}</fluent-text-input
          >
          ${draw.ok ? this.shown(round, draw.value) : html`<p class="problem" role="alert">${sentence(draw)}</p>`}
        </div>
      </details>
    `;
  }

  private shown(round: RoundToDraw, draw: Draw): TemplateResult {
    const called = (id: string): string => {
      const { names = "", points = "" } = round.standings.find((one) => one.id === id) ?? {};
      return [id, names, points && `(${points})`].filter(Boolean).join(" ");
    };
    return html`
      <div>
        <h3>${text.matches}</h3>
        <ol>
          ${draw.matches.map(([a, b]) => html`<li>${text.match(called(a), called(b))}</li>`)}
        </ol>
        ${draw.bye === undefined ? nothing : html`<p>${text.bye(called(draw.bye))}</p>`}
        ${drawFindings(draw).map((finding) => html`<p class="problem">${sentence(finding)}</p>`)}
      </div>
      <fieldset>
        <legend>${text.swap}</legend>
        <div class="grid">
          ${numberField({ name: "one", label: text.one, value: this.one, change: (v) => (this.one = v) })}
          ${numberField({ name: "other", label: text.other, value: this.other, change: (v) => (this.other = v) })}
        </div>
        ${this.problem ? html`<p class="problem" role="alert">${this.problem}</p>` : nothing}
        <p>
          <fluent-button id="swap" @click=${() => this.swap(round, draw)}>${text.swapButton}</fluent-button>
        </p>
      </fieldset>
      <div>
        <fluent-button
          id="write-draw"
          appearance="primary"
          ?disabled=${this.busy}
          @click=${() => void this.write(round, draw)}
          >${text.write(round.round)}</fluent-button
        >
        <p class="help">${text.help[round.kind]}</p>
      </div>
    `;
  }

  private propose(): void {
    const without = this.without.split(/[\s,;]+/).filter(Boolean);
    this.draw = this.round && proposeDraw(this.round, without);
    this.problem = "";
  }

  private leaveOut(without: string): void {
    this.without = without;
    this.propose();
  }

  private swap(round: RoundToDraw, draw: Draw): void {
    const swapped = swapInDraw(draw, this.one, this.other, round);
    this.problem = swapped.ok ? "" : sentence(swapped);
    if (!swapped.ok) return;
    this.draw = swapped;
    this.one = this.other = "";
  }

  private async write(round: RoundToDraw, draw: Draw): Promise<void> {
    const { cells, tables } = this;
    if (!cells || !tables || this.busy) return;
    const edit = drawEdit(round, draw, cellsOf(cells));
    if ("ok" in edit) {
      this.problem = sentence(edit);
      return;
    }
    this.busy = true;
    try {
      const outcome = await withProgress(
        this.messages,
        (options) => mergeTables([{ table: tables.results, read: cells.results.cells, edit }], options),
        ({ sheet }) => ({ intent: "success", text: text.written(round.round), sheets: [sheet] }),
      );
      if (outcome.ok) this.dispatchEvent(new Event("changed"));
    } finally {
      this.busy = false;
    }
  }
}

const cellsOf = ({ results, settings, names }: SessionCells) => ({
  results: results.cells,
  settings: settings?.cells ?? [],
  names: names?.cells ?? [],
});

declare global {
  interface HTMLElementTagNameMap {
    "draw-round": DrawRound;
  }
}
