/** Late changes: somebody comes, goes home or is replaced, two swap, a board is not played any more. */
import "@fluentui/web-components/button.js";
import { html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { excelSentence, mergeTables, readWrittenSessions, type WrittenSession } from "../../excel";
import { sentence } from "../../notation/messages";
import {
  lateChange,
  lateChoice,
  playedAgain,
  type LateChange,
  type LateChoice,
  type LateEdit,
  type LateKind,
} from "../../sheets/lateChanges";
import type { TableNames } from "../../sheets";
import { choice, choiceLooks } from "../builder/choice";
import { shared } from "../looks";
import type { PaneMessages } from "../messages";
import { numberField } from "../numberField";
import { wholeNumber } from "../wholeNumber";
import { withProgress } from "../write";
import { toolLooks } from "./toolLooks";
import { lateStrings as text } from "./toolsStrings";

/** More would push the button out of sight. */
const MOST_WARNINGS = 6;

/** Says `changed` when the sheets are. */
@customElement("late-changes")
export class LateChanges extends LitElement {
  static override styles = [shared, choiceLooks, toolLooks];

  @property({ attribute: false }) tables: TableNames | undefined;
  @property({ attribute: false }) messages!: PaneMessages;
  /** As it was read when this was opened. */
  @state() private session: WrittenSession | undefined;
  @state() private choices: LateChoice = { who: "pair", kinds: ["comes"], freeNumber: "", first: "comes" };
  @state() private kind: LateKind = "comes";
  @state() private pair = "";
  @state() private other = "";
  @state() private names = "";
  @state() private board = "";
  @state() private fromRound = "1";
  @state() private entered: "stay" | "go" = "stay";
  @state() private busy = false;
  private isOpen = false;

  /** What was read is of another session. */
  override willUpdate(changed: PropertyValues<this>): void {
    if (!changed.has("tables") || changed.get("tables")?.results === this.tables?.results) return;
    this.session = undefined;
    if (this.isOpen) void this.begin();
  }

  override render(): TemplateResult {
    return html`
      <details @toggle=${this.toggled}>
        <summary id="late">${text.heading}</summary>
        ${this.session ? this.form(this.session) : nothing}
      </details>
    `;
  }

  private form(session: WrittenSession): TemplateResult {
    const change = this.change();
    const edit = typeof change === "object" ? lateChange(change, session) : undefined;
    const told =
      typeof change === "string" ? change : edit && ("ok" in edit ? sentence(edit) : text.effect(edit.rows, edit.kept));
    const canWrite = edit !== undefined && !("ok" in edit);
    return html`
      <div class="stack">
        ${choice({
          name: "late-kind",
          label: text.what,
          values: this.choices.kinds.map((value) => ({ value, label: text.kinds[value][this.choices.who] })),
          chosen: this.kind,
          choose: (value) => this.choose(value as LateKind),
        })}
        <div class="grid">${this.fields()}</div>
        ${
          this.kind === "swap"
            ? choice({
                name: "late-entered",
                label: text.entered,
                values: text.enteredChoices,
                chosen: this.entered,
                choose: (value) => (this.entered = value as "stay" | "go"),
              })
            : nothing
        }
        <p role="status" class=${canWrite ? "" : "problem"}>${told ?? nothing}</p>
        ${edit && !("ok" in edit) ? this.warnings(edit, session) : nothing}
        <div>
          <fluent-button
            id="write-late"
            appearance="primary"
            ?disabled=${!canWrite || this.busy}
            @click=${() => edit && !("ok" in edit) && void this.write(session, edit)}
            >${text.write}</fluent-button
          >
          <p class="help">${text.help}</p>
        </div>
      </div>
    `;
  }

  /** What would be played or met a second time, told before anything is written. */
  private warnings(edit: LateEdit, session: WrittenSession): TemplateResult | typeof nothing {
    const again = playedAgain(edit, session);
    if (again.length === 0) return nothing;
    const rest = again.length - MOST_WARNINGS;
    return html`
      <div id="late-warnings" role="status">
        ${again
          .slice(0, MOST_WARNINGS)
          .map(
            (one) =>
              html`<p class="problem">
                ${"boards" in one ? text.boardsAgain(one.who, one.boards) : text.meetsAgain(one.who, one.meets)}
              </p>`,
          )}
        ${rest > 0 ? html`<p class="problem">${text.moreAgain(rest)}</p>` : nothing}
      </div>
    `;
  }

  private fields(): TemplateResult {
    const { who } = this.choices;
    const pair = this.field("late-pair", text.pair[who], this.pair, (value) => (this.pair = value));
    const other = (label: string): TemplateResult =>
      this.field("late-other", label, this.other, (value) => (this.other = value));
    const names = this.field("late-names", text.names, this.names, (value) => (this.names = value));
    const from = this.field("late-round", text.fromRound, this.fromRound, (value) => (this.fromRound = value));
    switch (this.kind) {
      case "comes":
        return html`${pair} ${names}`;
      case "leaves":
        return html`${pair} ${from}`;
      case "replaced":
        return html`${pair} ${from} ${other(text.by)} ${names}`;
      case "swap":
        return html`${pair} ${other(text.other[who])} ${from}`;
      case "drop":
        return this.field("late-board", text.board, this.board, (value) => (this.board = value));
    }
  }

  private field(name: string, label: string, value: string, change: (value: string) => void): TemplateResult {
    return numberField({ name, label, value, change });
  }

  /** Undefined while something is blank; a sentence where it cannot be read. */
  private change(): LateChange | string | undefined {
    const { kind, pair, other } = this;
    if (kind === "drop") {
      if (this.board.trim() === "") return undefined;
      const board = wholeNumber(this.board, 1, 999);
      return board === undefined ? text.wholeNumber(text.board) : { kind, board };
    }
    const needsOther = kind === "swap" || kind === "replaced";
    if (pair.trim() === "" || (needsOther && other.trim() === "")) return undefined;
    const names = this.names
      .split(/&|,|;/)
      .map((name) => name.trim())
      .filter(Boolean);
    if (kind === "comes") return { kind, pair, names };
    const fromRound = wholeNumber(this.fromRound, 1, 999);
    if (fromRound === undefined) return text.wholeNumber(text.fromRound);
    if (kind === "leaves") return { kind, pair, fromRound };
    if (kind === "replaced") return { kind, pair, by: other, names, fromRound };
    return { kind, pair, other, fromRound, entered: this.entered === "go" };
  }

  private choose(kind: LateKind): void {
    const { kinds, freeNumber } = this.choices;
    this.kind = kinds.includes(kind) ? kind : kinds[0];
    this.pair = this.kind === "comes" ? freeNumber : "";
    this.other = this.kind === "replaced" ? freeNumber : "";
  }

  private async toggled(event: Event): Promise<void> {
    this.isOpen = (event.target as HTMLDetailsElement).open;
    if (this.isOpen) await this.begin();
  }

  private async begin(): Promise<void> {
    await this.read();
    this.chooseAgain();
  }

  /** What was chosen stays; where nobody can come, something else is offered. */
  private chooseAgain(): void {
    this.choose(this.kind === "comes" ? this.choices.first : this.kind);
  }

  private async read(): Promise<void> {
    const found = await readWrittenSessions();
    if (!found.ok) return this.messages.show({ intent: "error", text: excelSentence(found) });
    this.session = found.value.find(({ tables }) => tables.results === this.tables?.results);
    if (this.session) this.choices = lateChoice(this.session);
  }

  private async write(session: WrittenSession, edit: LateEdit): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    const { results, names } = session.tables;
    try {
      const outcome = await withProgress(
        this.messages,
        (options) =>
          mergeTables(
            [
              { table: results, read: session.results, edit: edit.results },
              ...(edit.names ? [{ table: names, read: session.names, edit: edit.names }] : []),
            ],
            { ...options, copyOf: results },
          ),
        ({ sheet, copy }) => ({
          intent: "success",
          text: text.written(edit.rows, copy),
          sheets: [sheet, ...(copy ? [copy] : [])],
        }),
      );
      if (outcome.ok) this.dispatchEvent(new Event("changed"));
      await this.read();
      if (outcome.ok) this.chooseAgain();
    } finally {
      this.busy = false;
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "late-changes": LateChanges;
  }
}
