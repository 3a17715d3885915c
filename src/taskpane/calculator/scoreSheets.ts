/** Sheets that have to do with single scores: charts to print, and contracts to practise. */
import "@fluentui/web-components/button.js";
import { css, html, LitElement, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import type { SheetPlan } from "../../sheets";
import { MOST_TASKS } from "../../sheets/draw";
import { shared } from "../looks";
import { messagesOf } from "../messages";
import { numberField } from "../numberField";
import { strings } from "../strings";
import { wholeNumber } from "../wholeNumber";
import { writeWithProgress } from "../write";
import { calculatorStrings } from "./calculatorStrings";
import { paperOf } from "./paper";

const text = calculatorStrings.sheets;

const HIGHEST_SEED = 9999;

@customElement("score-sheets")
export class ScoreSheets extends LitElement {
  static override styles = [
    shared,
    css`
      fluent-button {
        width: 100%;
      }
      form {
        margin-top: 16px;
      }
      form > * + * {
        margin-top: 12px;
      }
    `,
  ];

  @state() private tasks = "20";
  @state() private seed = String(newSeed());
  @state() private busy = false;

  override render(): TemplateResult {
    return html`
      <h3>${text.heading}</h3>
      <div>
        <fluent-button id="charts" ?disabled=${this.busy} @click=${this.writeCharts}>${text.charts}</fluent-button>
        <p class="help">${text.chartsHelp}</p>
      </div>
      <form @submit=${(event: Event) => event.preventDefault()} @keydown=${this.pressed}>
        <div class="row">
          ${numberField({
            name: "tasks",
            label: text.tasks,
            value: this.tasks,
            change: (value) => (this.tasks = value),
          })}
          ${numberField({ name: "seed", label: text.seed, value: this.seed, change: (value) => (this.seed = value) })}
        </div>
        <div>
          <fluent-button id="practice" ?disabled=${this.busy} @click=${this.writePractice}>
            ${text.practice}
          </fluent-button>
          <p class="help">${text.practiceHelp}</p>
        </div>
      </form>
    `;
  }

  /** Enter in a field is the button's press. */
  private pressed(event: KeyboardEvent): void {
    if (event.key === "Enter" && (event.target as HTMLElement).localName === "fluent-text-input") {
      void this.writePractice();
    }
  }

  private async writeCharts(): Promise<void> {
    const options = { prefix: FUNCTION_PREFIX, paper: paperOf(navigator.language) };
    await this.write(({ chartsPlan }) => chartsPlan(options), text.chartsAfter);
  }

  private async writePractice(): Promise<void> {
    const tasks = this.number("tasks", 1, MOST_TASKS);
    const seed = tasks && this.number("seed", 0, HIGHEST_SEED);
    if (tasks === undefined || seed === undefined) return;
    const written = await this.write(
      ({ practicePlan }) => practicePlan({ seed, tasks, prefix: FUNCTION_PREFIX }),
      text.practiceAfter,
    );
    // The next sheet is another one, unless somebody wants the same.
    if (written) this.seed = String(newSeed());
  }

  private async write(plan: (sheets: typeof import("../../sheets")) => SheetPlan, after: string): Promise<boolean> {
    if (this.busy) return false;
    this.busy = true;
    try {
      const sheets = await import(/* webpackChunkName: "sheets" */ "../../sheets");
      return await writeWithProgress(messagesOf(this), [plan(sheets)], after);
    } finally {
      this.busy = false;
    }
  }

  /** Where it cannot be, the keyboard is in the field that it was typed into. */
  private number(name: "tasks" | "seed", least: number, most: number): number | undefined {
    const number = wholeNumber(this[name], least, most);
    if (number === undefined) {
      messagesOf(this).show({ intent: "error", text: strings.newPage.wholeNumber(text[name], least, most) });
      this.renderRoot.querySelector<HTMLElement>(`#${name}`)?.focus();
    }
    return number;
  }
}

const newSeed = (): number => Math.floor(Math.random() * (HIGHEST_SEED + 1));
