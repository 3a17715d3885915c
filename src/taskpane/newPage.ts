/** New: a paper night's sheets, or the traveller of one board. */
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { excelSentence, freeTableName, freeTableNames } from "../excel";
import type { Entry, OptionalColumn } from "../sheets";
import { keepColumns, keptColumns, moreColumns, moreColumnsLooks } from "./moreColumns";
import { entryChoices, radios, winnersChoices } from "./radios";
import { shared } from "./looks";
import { messagesOf } from "./messages";
import { numberField } from "./numberField";
import { strings } from "./strings";
import { wholeNumber } from "./wholeNumber";
import { writeWithProgress } from "./write";

const text = strings.newPage;

const WHAT = [
  { value: "night" as const, label: text.night },
  { value: "traveller" as const, label: text.traveller },
  { value: "movement" as const, label: text.movement },
  { value: "last" as const, label: text.last },
];

type What = (typeof WHAT)[number]["value"];

/** The sheets come when they are wanted: this page is the first that is shown. */
const sheets = () => import(/* webpackChunkName: "sheets" */ "../sheets");

const MOST_BOARDS = 200;
const MOST_RESULTS = 100;

@customElement("new-page")
export class NewPage extends LitElement {
  static override styles = [shared, moreColumnsLooks];

  @state() private what: What = "night";
  @state() private entry: Entry = "Columns";
  @state() private winners: "1" | "2" = "1";
  @state() private columns: readonly OptionalColumn[] = keptColumns();
  @state() private boards = "24";
  @state() private results = "6";
  @state() private board = "1";
  @state() private busy = false;

  override render(): TemplateResult {
    return html`
      <div class="stack">
        ${radios({ name: "what", label: text.what, choices: WHAT, chosen: this.what, choose: this.choose })}
        ${this.form()}
      </div>
    `;
  }

  /** Called by the pane whenever the page is opened: a session may have been written since. */
  async opened(): Promise<void> {
    await this.renderRoot.querySelector("last-session")?.read();
  }

  private choose = (what: What): void => {
    this.what = what;
    messagesOf(this).clear();
    if (what === "movement") void import(/* webpackChunkName: "builder" */ "./builder/sessionBuilder");
    if (what === "last") void import(/* webpackChunkName: "last" */ "./tools/lastSession");
  };

  private form(): TemplateResult {
    if (this.what === "movement") return html`<session-builder></session-builder>`;
    return this.what === "last" ? html`<last-session></last-session>` : this.blankSheets();
  }

  /** Sheets without a movement: who plays what is typed with the results. */
  private blankSheets(): TemplateResult {
    const night = this.what === "night";
    return html`
      <form class="stack" @submit=${this.submitted} @keydown=${this.pressed}>
        <div class="row">
          ${
            night
              ? numberField({
                  name: "boards",
                  label: text.boards,
                  value: this.boards,
                  change: (v) => (this.boards = v),
                })
              : numberField({ name: "board", label: text.board, value: this.board, change: (v) => (this.board = v) })
          }
          ${numberField({ name: "results", label: text.results, value: this.results, change: (v) => (this.results = v) })}
        </div>
        ${radios({
          name: "entry",
          label: strings.entry.label,
          choices: entryChoices,
          chosen: this.entry,
          choose: (value) => (this.entry = value),
        })}
        ${moreColumns({ chosen: this.columns, choose: (columns) => (this.columns = columns) })}
        ${night ? this.rankings() : nothing}
        <div>
          <fluent-button appearance="primary" id="create" ?disabled=${this.busy} @click=${this.create}>
            ${night ? text.create : text.createOne}
          </fluent-button>
          <p class="help">${text.after}</p>
        </div>
      </form>
    `;
  }

  private rankings(): TemplateResult {
    return radios({
      name: "winners",
      label: strings.winners.label,
      choices: winnersChoices,
      chosen: this.winners,
      choose: (value) => (this.winners = value),
    });
  }

  private submitted(event: Event): void {
    event.preventDefault();
  }

  /** Enter in a field is the button's press. */
  private pressed(event: KeyboardEvent): void {
    if (event.key === "Enter" && (event.target as HTMLElement).localName === "fluent-text-input") void this.create();
  }

  private async create(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    keepColumns(this.columns);
    try {
      await (this.what === "night" ? this.createNight() : this.createTraveller());
    } finally {
      this.busy = false;
    }
  }

  private async createNight(): Promise<void> {
    const boards = this.number("boards", text.boards, 1, MOST_BOARDS);
    const results = boards && this.number("results", text.results, 1, MOST_RESULTS);
    if (!boards || !results) return;
    const names = await freeTableNames();
    if (!names.ok) return this.fail(excelSentence(names));
    const { memberList } = await import(/* webpackChunkName: "members" */ "./memberList");
    const members = await memberList();
    const options = {
      entry: this.entry,
      names: names.value,
      prefix: FUNCTION_PREFIX,
      columns: this.columns,
      ...(members ? { members } : {}),
    };
    const winners = this.winners === "2" ? 2 : 1;
    const { nightPlans } = await sheets();
    await writeWithProgress(messagesOf(this), nightPlans({ boards, results, winners }, options), text.after);
  }

  private async createTraveller(): Promise<void> {
    const board = this.number("board", text.board, 1, 999);
    const results = board && this.number("results", text.results, 1, MOST_RESULTS);
    if (!board || !results) return;
    const table = await freeTableName(`Board_${board}`);
    if (!table.ok) return this.fail(excelSentence(table));
    const { travellerPlan } = await sheets();
    const { entry, columns } = this;
    const plan = travellerPlan({ board, results, entry, columns, table: table.value, prefix: FUNCTION_PREFIX });
    await writeWithProgress(messagesOf(this), [plan], text.after);
  }

  /** Where it cannot be, the keyboard is in the field that it was typed into. */
  private number(name: "boards" | "results" | "board", label: string, least: number, most: number): number | undefined {
    const number = wholeNumber(this[name], least, most);
    if (number !== undefined) return number;
    this.fail(text.wholeNumber(label, least, most));
    this.renderRoot.querySelector<HTMLElement>(`#${name}`)?.focus();
    return undefined;
  }

  private fail(sentence: string): void {
    messagesOf(this).show({ intent: "error", text: sentence });
  }
}
