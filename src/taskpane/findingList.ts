/** A list of findings, each with its place, its sentence and its choices; of many of a kind some are shown first. */
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { placedSentence, sentence } from "../notation/messages";
import { groups } from "../results/groups";
import type { Finding } from "../results/types";
import { shared } from "./looks";
import { radios } from "./radios";
import { placesOf, type Choices } from "./reviewModel";
import { strings } from "./strings";

const text = strings.review;

/** Many of one kind would hide the others. */
const SHOWN = 8;
const SHOWN_BESIDE_OTHERS = 3;
/** Ten thousand at once would stop the pane. */
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
        margin-bottom: 8px;
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
  /** How many more are shown of a kind than at first. */
  @state() private opened: ReadonlyMap<string, number> = new Map();

  override render(): TemplateResult {
    // Each choice is an entry of its own; of what is not understood each place is one.
    const entries = this.unread ? placesOf(this.findings) : this.findings.map((finding) => [finding]);
    const kinds = groups(entries, ([{ kind }]) => kind);
    const first = kinds.length > 1 ? SHOWN_BESIDE_OTHERS : SHOWN;
    return html`
      <section aria-label=${this.heading}>
        <h3>${this.heading} (${entries.length})</h3>
        ${this.help ? html`<p class="help">${this.help}</p>` : nothing} ${kinds.map((kind) => this.ofKind(kind, first))}
      </section>
    `;
  }

  private ofKind(entries: readonly (readonly Finding[])[], first: number): TemplateResult {
    const [[{ kind }]] = entries;
    // A button for a single one would take as much room as it.
    const least = entries.length === first + 1 ? entries.length : first;
    const shown = least + (this.opened.get(kind) ?? 0);
    const rest = entries.length - shown;
    return html`
      <ul id=${kind}>
        ${entries
          .slice(0, shown)
          .map(
            ([one, ...more], i) =>
              html`<li tabindex="-1">
                ${[placedSentence(one), ...more.map(sentence)].join(" ")} ${this.choicesOf(one, `${kind}-${i}`)}
              </li>`,
          )}
      </ul>
      ${
        rest > 0
          ? html`<fluent-button size="small" @click=${() => this.more(kind, shown)}
              >${text.more(Math.min(rest, MORE), rest)}</fluent-button
            >`
          : nothing
      }
    `;
  }

  /** The keyboard goes on with the first of those that have come. */
  private async more(kind: string, shown: number): Promise<void> {
    this.opened = new Map(this.opened).set(kind, (this.opened.get(kind) ?? 0) + MORE);
    await this.updateComplete;
    this.renderRoot.querySelectorAll<HTMLElement>(`ul#${kind} > li`)[shown]?.focus();
  }

  private choicesOf(finding: Finding, name: string): TemplateResult | typeof nothing {
    if (!finding.choices) return nothing;
    const choices = finding.choices.map(({ label }, i) => ({ value: String(i), label }));
    const chosen = this.choices.get(finding);
    const recorded = finding.choices[this.recorded(finding)];
    return html`
      ${radios({
        name: `finding-${name}`,
        label: text.whichHolds,
        choices,
        chosen: chosen === undefined ? undefined : String(chosen),
        choose: (value) => this.dispatchEvent(new ChosenEvent(finding, Number(value))),
      })}
      ${chosen === undefined && recorded ? html`<p class="help">${text.recorded(recorded.label)}</p>` : nothing}
    `;
  }
}
