/** The one review of an import, before anything is written. */
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { excelSentence, freeTableNames } from "../excel";
import { placedSentence } from "../notation/messages";
import type { Problem } from "../notation/problem";
import { setting } from "../results/settings";
import type { Finding, ImportedSession, Settings } from "../results/types";
import { sessionPlans } from "../sheets";
import { shared } from "./looks";
import { messagesOf } from "./messages";
import { radios } from "./radios";
import { counts, decided, leaders, type Choices } from "./reviewModel";
import { strings } from "./strings";
import { writeWithProgress } from "./write";

const text = strings.review;

/** Longer lists are shown piece by piece: 10,000 of them would stop the pane. */
const SHOWN = 8;

@customElement("import-review")
export class ImportReview extends LitElement {
  static override styles = [
    shared,
    css`
      li {
        border-left: 3px solid var(--colorPaletteYellowBorder2);
        padding: 2px 0 2px 8px;
        margin-bottom: 8px;
        overflow-wrap: anywhere;
      }
      .unread li {
        border-color: var(--colorPaletteRedBorder2);
      }
      .quiet li {
        border-color: var(--colorNeutralStroke2);
      }
      .counts {
        font-weight: var(--fontWeightSemibold);
        margin: 0;
      }
    `,
  ];

  @property({ attribute: false }) session!: ImportedSession;
  @state() private choices: Choices = new Map();
  @state() private changed: Settings = {};
  @state() private shown = { findings: SHOWN, unread: SHOWN };
  @state() private busy = false;

  override firstUpdated(): void {
    this.renderRoot.querySelector("h2")?.focus();
  }

  override render(): TemplateResult {
    const session = decided(this.session, this.choices, this.changed);
    const { findings, unread, source } = this.session;
    return html`
      <div class="stack">
        <div>
          <h2 tabindex="-1">${text.heading}: ${source.fileName}</h2>
          ${this.summary(session)}
        </div>
        ${unread.length ? this.list("unread", text.unread, unread, text.unreadHelp) : nothing}
        ${findings.length ? this.list("findings", text.findings, findings) : nothing} ${this.settings(session)}
        ${this.ranking(session)}
        <div>
          <div class="row">
            <fluent-button appearance="primary" id="write" ?disabled=${this.busy} @click=${this.write}>
              ${text.write}
            </fluent-button>
            <fluent-button id="back" @click=${() => this.dispatchEvent(new Event("back"))}>${text.back}</fluent-button>
          </div>
          <p class="help">${text.writeHelp}</p>
        </div>
      </div>
    `;
  }

  private summary({ lines, event }: ImportedSession): TemplateResult {
    const { lines: all, boards, perBoard, status } = counts(lines);
    const details = status.map(([name, number]) => text.status[name](number)).join(", ");
    return html`
      <p class="counts" id="counts">${text.counts(all, boards)}</p>
      <p>${details}. ${text.perBoard(...perBoard)}</p>
      ${event.date ? html`<p>${event.date}</p>` : nothing}
      <p class="help">${text.nothingWritten}</p>
    `;
  }

  private list(
    name: "findings" | "unread",
    heading: string,
    problems: readonly (Problem | Finding)[],
    help?: string,
  ): TemplateResult {
    const rest = problems.length - this.shown[name];
    return html`
      <section class=${name} aria-label=${heading}>
        <h3>${heading} (${problems.length})</h3>
        ${help ? html`<p class="help">${help}</p>` : nothing}
        <ul>
          ${problems
            .slice(0, this.shown[name])
            .map((problem, i) => html`<li>${placedSentence(problem)} ${this.choicesOf(problem, i)}</li>`)}
        </ul>
        ${
          rest > 0
            ? html`<fluent-button
                size="small"
                @click=${() => (this.shown = { ...this.shown, [name]: this.shown[name] + 50 })}
              >
                ${text.more(Math.min(rest, 50))}
              </fluent-button>`
            : nothing
        }
      </section>
    `;
  }

  private choicesOf(finding: Finding, index: number): TemplateResult | typeof nothing {
    if (!finding.choices) return nothing;
    const choices = finding.choices.map(({ label }, i) => ({ value: String(i), label }));
    const chosen = this.choices.get(finding);
    return html`
      ${radios(`finding-${index}`, "", choices, chosen === undefined ? undefined : String(chosen), (value) => {
        this.choices = new Map(this.choices).set(finding, Number(value));
      })}
      ${chosen === undefined ? html`<p class="help">${text.recorded}</p>` : nothing}
    `;
  }

  private settings({ settings }: ImportedSession): TemplateResult {
    const change = (changes: Settings): void => void (this.changed = { ...this.changed, ...changes });
    return html`
      <div class="row">
        ${radios(
          "scale",
          text.scale,
          [
            { value: "2", label: text.scale2 },
            { value: "1", label: text.scale1 },
          ],
          String(setting(settings, "Matchpoint scale")) as "1" | "2",
          (value) => change({ "Matchpoint scale": Number(value) }),
        )}
        ${radios(
          "winners",
          text.winners,
          [
            { value: "1", label: strings.newPage.oneRanking },
            { value: "2", label: strings.newPage.twoRankings },
          ],
          String(setting(settings, "Winners")) as "1" | "2",
          (value) => change({ Winners: Number(value) }),
        )}
      </div>
    `;
  }

  private ranking(session: ImportedSession): TemplateResult {
    return html`
      <section class="quiet" aria-label=${text.ranking}>
        <h3>${text.ranking}</h3>
        <ul id="leaders">
          ${leaders(session).map((block) =>
            block.map(({ place, pair, percent }) => html`<li>${text.place(place, pair, percent)}</li>`),
          )}
        </ul>
      </section>
    `;
  }

  private async write(): Promise<void> {
    this.busy = true;
    const messages = messagesOf((this.getRootNode() as ShadowRoot).host as HTMLElement);
    messages.progress({ text: strings.working });
    const names = await freeTableNames();
    if (names.ok) {
      const session = decided(this.session, this.choices, this.changed);
      const entry = session.lines.some(({ contract }) => contract) ? "Columns" : "Scores";
      await writeWithProgress(messages, sessionPlans(session, { entry, names: names.value, prefix: FUNCTION_PREFIX }));
    } else {
      messages.show({ intent: "error", text: excelSentence(names) });
    }
    this.busy = false;
    messages.scrollIntoView({ block: "nearest" });
  }
}
