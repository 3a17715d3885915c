/** Findings of one kind: each with its cell to go to, its sentence, and what may be written there. */
import "@fluentui/web-components/button.js";
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import type { Fix, Group, ShownFinding } from "./checkModel";
import { checkStrings as text } from "./checkStrings";
import { shared } from "./looks";

const SHOWN = 20;

/** A cell is to be shown. */
export class GoToEvent extends Event {
  constructor(readonly finding: ShownFinding) {
    super("goto");
  }
}

/** A correction is to be written. */
export class FixEvent extends Event {
  constructor(
    readonly finding: ShownFinding,
    readonly fix: Fix,
  ) {
    super("fix");
  }
}

/** Emits `goto`, a GoToEvent, and `fix`, a FixEvent. */
@customElement("check-group")
export class CheckGroup extends LitElement {
  static override styles = [
    shared,
    css`
      h3 {
        margin: 0;
      }
      .help {
        margin: 0 0 8px;
      }
      li {
        border-inline-start: 3px solid var(--colorPaletteYellowBorder2);
        padding: 2px 0 2px 8px;
        margin-bottom: 12px;
        overflow-wrap: anywhere;
      }
      :host([severity="wrong"]) li {
        border-color: var(--colorPaletteRedBorder2);
      }
      :host([severity="missing"]) li {
        border-color: var(--colorNeutralStroke1);
      }
      .place {
        font: inherit;
        font-weight: var(--fontWeightSemibold);
        color: var(--colorBrandForegroundLink);
        text-decoration: underline;
        background: none;
        border: 0;
        border-radius: var(--borderRadiusSmall);
        padding: 2px;
        margin: -2px;
        margin-inline-end: 4px;
        cursor: pointer;
      }
      .place:focus-visible {
        outline: 2px solid var(--colorStrokeFocus2);
      }
      .fixes {
        display: flex;
        flex-wrap: wrap;
        gap: 4px;
        margin-top: 4px;
      }
      .fixes fluent-button {
        max-width: 100%;
        min-width: 0;
        text-align: start;
        white-space: normal;
      }
      ul + fluent-button {
        width: 100%;
      }
    `,
  ];

  @property({ attribute: false }) group!: Group;
  @state() private shown = SHOWN;

  override willUpdate(changed: PropertyValues<this>): void {
    if (changed.has("group")) this.setAttribute("severity", this.group.severity);
  }

  override render(): TemplateResult {
    const { severity, findings, count } = this.group;
    const { heading, help } = text.groups[severity];
    const rest = findings.length - this.shown;
    return html`
      <section aria-labelledby="heading">
        <h3 id="heading">${text.headed(heading, text.groups[severity].counted(count))}</h3>
        <p class="help">${help}</p>
        <ul>
          ${findings.slice(0, this.shown).map((finding) => this.item(finding))}
        </ul>
        ${
          rest > 0
            ? html`<fluent-button size="small" class="more" @click=${this.more}
                >${text.more(Math.min(rest, SHOWN), rest)}</fluent-button
              >`
            : nothing
        }
      </section>
    `;
  }

  /** Brings the keyboard to a finding's link: the first one after that was corrected. */
  focusItem(index: number): boolean {
    const links = this.renderRoot.querySelectorAll<HTMLElement>(".place");
    const link = links[Math.min(index, links.length - 1)];
    link?.focus();
    return link !== undefined;
  }

  private item(finding: ShownFinding): TemplateResult {
    const { address, sentence, fixes } = finding;
    return html`
      <li>
        <button
          type="button"
          class="place"
          aria-label=${text.goTo(address)}
          title=${text.goTo(address)}
          @click=${() => this.dispatchEvent(new GoToEvent(finding))}
        >
          ${address}</button
        >${sentence}
        ${
          fixes.length
            ? html`<div class="fixes" role="group" aria-label=${address}>
                ${fixes.map(
                  (fix) =>
                    html`<fluent-button size="small" @click=${() => this.dispatchEvent(new FixEvent(finding, fix))}
                      >${fix.label}</fluent-button
                    >`,
                )}
              </div>`
            : nothing
        }
      </li>
    `;
  }

  /** The keyboard goes on with the first of those that have come. */
  private async more(): Promise<void> {
    const first = this.shown;
    this.shown += SHOWN;
    await this.updateComplete;
    this.focusItem(first);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "check-group": CheckGroup;
  }
}
