/** A list of findings, each with its place, its sentence and its choices; long lists are shown piece by piece. */
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { placedSentence, sentence } from "../notation/messages";
import type { Finding } from "../results/types";
import { shared } from "./looks";
import { radios } from "./radios";
import { placesOf, type Choices } from "./reviewModel";
import { strings } from "./strings";

const text = strings.review;

/** Ten thousand at once would stop the pane. */
const SHOWN = 8;
const MORE = 50;

/** What was chosen for which finding. */
export class ChosenEvent extends Event {
  constructor(
    readonly finding: Finding,
    readonly choice: number,
  ) {
    super("chosen");
  }
}

/** Emits `chosen`, a ChosenEvent. */
@customElement("finding-list")
export class FindingList extends LitElement {
  static override styles = [
    shared,
    css`
      h3 {
        margin-top: 0;
      }
      li {
        border-inline-start: 3px solid var(--colorPaletteYellowBorder2);
        padding: 2px 0 2px 8px;
        margin-bottom: 8px;
        overflow-wrap: anywhere;
      }
      li:focus-visible {
        outline: 2px solid var(--colorStrokeFocus2);
      }
      :host([unread]) li {
        border-color: var(--colorPaletteRedBorder2);
      }
      .help {
        margin-bottom: 8px;
      }
      li fieldset {
        margin-top: 6px;
      }
      ul + fluent-button {
        width: 100%;
      }
    `,
  ];

  @property() heading = "";
  /** What is listed was not understood. */
  @property({ type: Boolean }) unread = false;
  @property() help = "";
  @property({ attribute: false }) findings: readonly Finding[] = [];
  @property({ attribute: false }) choices: Choices = new Map();
  /** Which of a finding's choices holds where none is chosen. */
  @property({ attribute: false }) recorded: (finding: Finding) => number = () => -1;
  @state() private shown = SHOWN;

  override render(): TemplateResult {
    // Each choice is an entry of its own; of what is not understood each place is one.
    const entries = this.unread ? placesOf(this.findings) : this.findings.map((finding) => [finding]);
    const rest = entries.length - this.shown;
    return html`
      <section aria-label=${this.heading}>
        <h3>${this.heading} (${entries.length})</h3>
        ${this.help ? html`<p class="help">${this.help}</p>` : nothing}
        <ul>
          ${entries
            .slice(0, this.shown)
            .map(
              ([first, ...more], i) =>
                html`<li tabindex="-1">
                  ${[placedSentence(first), ...more.map(sentence)].join(" ")} ${this.choicesOf(first, i)}
                </li>`,
            )}
        </ul>
        ${
          rest > 0
            ? html`<fluent-button size="small" @click=${this.more}
                >${text.more(Math.min(rest, MORE), rest)}</fluent-button
              >`
            : nothing
        }
      </section>
    `;
  }

  /** The keyboard goes on with the first of those that have come. */
  private async more(): Promise<void> {
    const first = this.shown;
    this.shown += MORE;
    await this.updateComplete;
    this.renderRoot.querySelectorAll<HTMLElement>("li")[first]?.focus();
  }

  private choicesOf(finding: Finding, index: number): TemplateResult | typeof nothing {
    if (!finding.choices) return nothing;
    const choices = finding.choices.map(({ label }, i) => ({ value: String(i), label }));
    const chosen = this.choices.get(finding);
    const recorded = finding.choices[this.recorded(finding)];
    return html`
      ${radios({
        name: `finding-${index}`,
        label: text.whichHolds,
        choices,
        chosen: chosen === undefined ? undefined : String(chosen),
        choose: (value) => this.dispatchEvent(new ChosenEvent(finding, Number(value))),
      })}
      ${chosen === undefined && recorded ? html`<p class="help">${text.recorded(recorded.label)}</p>` : nothing}
    `;
  }
}
