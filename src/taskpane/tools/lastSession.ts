/** New, as the last session was. */
import "@fluentui/web-components/button.js";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { excelSentence, freeTableNames, readWrittenSessions, type WrittenSession } from "../../excel";
import { plansLikeLast } from "../../sheets/lastSession";
import { today } from "../builder/today";
import { choice, choiceLooks } from "../builder/choice";
import { sessionStrings } from "../checkStrings";
import { shared } from "../looks";
import { memberList } from "../memberList";
import { messagesOf, type PaneMessages } from "../messages";
import { numberField } from "../numberField";
import { strings } from "../strings";
import { writeWithProgress } from "../write";
import { lastStrings as text } from "./toolsStrings";

@customElement("last-session")
export class LastSession extends LitElement {
  static override styles = [shared, choiceLooks];

  @state() private sessions: readonly WrittenSession[] | undefined;
  /** The results table of the session that was chosen; else it is the last one. */
  @state() private chosen: string | undefined;
  @state() private date = today();
  @state() private busy = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.read();
  }

  override render(): TemplateResult | typeof nothing {
    const { sessions } = this;
    if (!sessions) return nothing;
    if (sessions.length === 0) return html`<p>${text.none}</p>`;
    return html`
      <div class="stack">
        ${
          sessions.length > 1
            ? choice({
                name: "last",
                label: text.which,
                values: sessions.map(({ tables: { results } }) => ({
                  value: results,
                  label: sessionStrings.session(results),
                })),
                chosen: this.meant()?.tables.results ?? "",
                choose: (value) => (this.chosen = value),
              })
            : nothing
        }
        ${numberField({ name: "last-date", label: text.date, value: this.date, change: (value) => (this.date = value) })}
        <div>
          <fluent-button id="write-last" appearance="primary" ?disabled=${this.busy} @click=${this.write}
            >${text.write}</fluent-button
          >
          <p class="help">${text.help}</p>
        </div>
      </div>
    `;
  }

  private get messages(): PaneMessages {
    return messagesOf((this.getRootNode() as ShadowRoot).host as HTMLElement);
  }

  /** Reads the workbook again: called whenever the page is opened, too. */
  async read(): Promise<void> {
    const found = await readWrittenSessions();
    if (!found.ok) return this.messages.show({ intent: "error", text: excelSentence(found) });
    this.sessions = found.value;
  }

  private meant(): WrittenSession | undefined {
    return this.sessions?.find(({ tables }) => tables.results === this.chosen) ?? this.sessions?.at(-1);
  }

  private async write(): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      await this.read();
      await this.writeLike(this.meant());
      await this.read();
    } finally {
      this.busy = false;
    }
  }

  private async writeLike(session: WrittenSession | undefined): Promise<void> {
    if (!session) return;
    const names = await freeTableNames();
    if (!names.ok) return this.messages.show({ intent: "error", text: excelSentence(names) });
    const members = await memberList();
    const options = { names: names.value, prefix: FUNCTION_PREFIX, ...(members ? { members } : {}) };
    const plans = plansLikeLast(session, this.date.trim(), options);
    if (!plans) return this.messages.show({ intent: "error", text: text.unread });
    await writeWithProgress(this.messages, plans, strings.newPage.after);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "last-session": LastSession;
  }
}
