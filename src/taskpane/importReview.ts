/** The one review of an import, before anything is written. */
import "@fluentui/web-components/button.js";
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { excelSentence, freeTableNames } from "../excel";
import { sentence } from "../notation/messages";
import { setting, type SettingName } from "../results/settings";
import type { Finding, ImportedSession, Settings } from "../results/types";
import { sessionPlans } from "../sheets";
import "./findingList";
import type { ChosenEvent } from "./findingList";
import "./leaderList";
import { shared } from "./looks";
import type { PaneMessages } from "./messages";
import { radios, winnersChoices, type Radios } from "./radios";
import { counts, decided, entryOf, eventDetails, recorded, sorted, standings, type Choices } from "./reviewModel";
import { strings } from "./strings";
import { writeWithProgress } from "./write";

const text = strings.review;

/** Emits `back`, and `written` once the sheets are there. */
@customElement("import-review")
export class ImportReview extends LitElement {
  static override styles = [
    shared,
    css`
      h2 {
        margin-bottom: 4px;
      }
      h3 {
        margin-top: 0;
      }
      .counts {
        font-weight: var(--fontWeightSemibold);
      }
      .row > #write {
        flex: 2;
      }
      fieldset + fieldset {
        margin-top: 12px;
      }
    `,
  ];

  @property({ attribute: false }) session!: ImportedSession;
  @property({ attribute: false }) messages!: PaneMessages;
  @state() private choices: Choices = new Map();
  @state() private changed: Settings = {};
  @state() private busy = false;
  @query("h2") private heading!: HTMLElement;
  /** The session as chosen: worked out anew only where something was chosen. */
  private outcome!: ImportedSession;
  private standings!: ReturnType<typeof standings>;

  override willUpdate(updated: PropertyValues): void {
    if (!["session", "choices", "changed"].some((name) => updated.has(name))) return;
    this.outcome = decided(this.session, this.choices, this.changed);
    this.standings = standings(this.outcome);
  }

  override firstUpdated(): void {
    this.heading.focus();
  }

  override render(): TemplateResult {
    const { findings, unread } = this.session;
    const { decisions, toLookAt } = sorted(findings);
    return html`
      <div class="stack">
        ${this.summary()} ${unread.length ? this.list("unread", unread) : nothing}
        ${toLookAt.length ? this.list("findings", toLookAt) : nothing} ${this.settings(decisions)}
        <leader-list .lists=${this.standings.leaders}></leader-list>
        <div>
          <div class="row">
            <fluent-button appearance="primary" id="write" ?disabled=${this.busy} @click=${this.write}
              >${text.write}</fluent-button
            >
            <fluent-button id="back" ?disabled=${this.busy} @click=${() => this.dispatchEvent(new Event("back"))}
              >${text.back}</fluent-button
            >
          </div>
          <p class="help">${text.writeHelp}</p>
        </div>
      </div>
    `;
  }

  private summary(): TemplateResult {
    const { lines, boards, perBoard, status } = counts(this.outcome.lines);
    const details = eventDetails(this.session.event);
    const { pairs, named } = this.standings;
    return html`
      <div>
        <h2 tabindex="-1">${text.heading(this.session.source.fileName)}</h2>
        ${details.length ? html`<p>${details.join(", ")}</p>` : nothing}
        <p class="counts" id="counts">${text.counts(lines, boards, perBoard)}</p>
        <p>${status.map(([name, number]) => text.status[name](number)).join(", ")}.</p>
        <p>${text.pairs(pairs, named)}</p>
        <p class="help">${text.nothingWritten}</p>
      </div>
    `;
  }

  private list(name: "findings" | "unread", findings: readonly Finding[]): TemplateResult {
    return html`
      <finding-list
        id=${name}
        ?unread=${name === "unread"}
        heading=${text[name]}
        help=${name === "unread" ? text.unreadHelp : ""}
        .findings=${findings}
        .choices=${this.choices}
        .recorded=${(finding: Finding) => recorded(this.session, finding)}
        @chosen=${({ finding, choice }: ChosenEvent) => (this.choices = new Map(this.choices).set(finding, choice))}
      ></finding-list>
    `;
  }

  private settings(decisions: readonly Finding[]): TemplateResult {
    return html`
      <section aria-label=${text.settings}>
        <h3>${text.settings}</h3>
        ${this.setting("Matchpoint scale", text.scale, text.scales, Number)}
        ${this.setting("Numbers", text.numbers, text.numbersChoices, String)}
        ${this.setting("Winners", strings.winners.label, winnersChoices, Number)}
        ${decisions.map((decision) => html`<p class="help">${sentence(decision)}</p>`)}
      </section>
    `;
  }

  private setting(
    name: SettingName,
    label: string,
    choices: Radios<string>["choices"],
    valueOf: (chosen: string) => string | number,
  ): TemplateResult {
    return radios({
      name,
      label,
      choices,
      chosen: String(setting(this.outcome.settings, name)),
      choose: (value) => (this.changed = { ...this.changed, [name]: valueOf(value) }),
    });
  }

  private async write(): Promise<void> {
    this.busy = true;
    try {
      if (await this.writeSheets()) this.dispatchEvent(new Event("written"));
    } finally {
      this.busy = false;
    }
  }

  private async writeSheets(): Promise<boolean> {
    const names = await freeTableNames();
    if (!names.ok) {
      this.messages.show({ intent: "error", text: excelSentence(names) });
      return false;
    }
    const options = { entry: entryOf(this.outcome), names: names.value, prefix: FUNCTION_PREFIX };
    const next = { label: strings.checkNext, page: "check" } as const;
    return writeWithProgress(this.messages, sessionPlans(this.outcome, options), text.after, next);
  }
}
