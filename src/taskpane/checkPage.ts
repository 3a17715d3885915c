/** Check: everything odd in a session, before the prizes are given. Nothing is corrected by itself. */
import { css, html, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { changeCells, excelSentence, selectedPlace, showCell, type ChangedCell } from "../excel";
import { nothingOdd } from "../notation/messages";
import { textOf } from "../notation/text";
import type { Settings } from "../results/settings";
import "./checkGroup";
import type { CheckGroup, FixEvent, GoToEvent } from "./checkGroup";
import { checkup, type Checkup, type Fix, type Group, type ShownFinding } from "./checkModel";
import { checkStrings as text, sessionStrings } from "./checkStrings";
import { shared } from "./looks";
import { messagesOf } from "./messages";
import type { SessionCells } from "./sessionCells";
import { SessionPage } from "./sessionPage";
import { strings } from "./strings";

/** More cells than these are counted, not told one by one. */
const MOST_TOLD = 4;

@customElement("check-page")
export class CheckPage extends SessionPage {
  static override styles = [
    shared,
    css`
      h2 {
        margin: 0 0 4px;
      }
      .status {
        border-inline-start: 3px solid var(--colorPaletteYellowBorder2);
        padding-inline-start: 8px;
      }
      .status.sound {
        border-color: var(--colorPaletteGreenBorder2);
      }
      .status p {
        margin: 0;
      }
      .buttons {
        display: flex;
        flex-wrap: wrap;
        gap: 8px;
      }
    `,
  ];

  /** What was found, or a sentence on why nothing could be. */
  @state() private found: Checkup | string | undefined;
  /** What the findings are about, as it was read. */
  private cells: SessionCells | undefined;
  /** Settings of selected cells, which have no settings table. */
  private assumed: Settings = {};

  override render(): TemplateResult {
    return html`
      <div class="stack" aria-busy=${this.busy}>
        <div role="status">${this.summary()}</div>
        ${this.choice()}
        <div class="buttons">
          ${
            this.source
              ? html`<fluent-button id="again" appearance="primary" @click=${this.again}>${text.check}</fluent-button>`
              : nothing
          }
          <fluent-button id="check-selection" @click=${this.checkSelection}>${text.selection}</fluent-button>
        </div>
        ${typeof this.found === "object" ? this.found.groups.map((group) => this.group(group)) : nothing}
      </div>
    `;
  }

  protected override async take(cells: SessionCells | undefined): Promise<void> {
    this.cells = cells;
    if (!cells) {
      this.found = undefined;
      return;
    }
    // Ten thousand lines take a moment: that they are looked at is to be seen before.
    await new Promise((resolve) => setTimeout(resolve));
    this.found = checkup(cells, this.assumed);
  }

  private summary(): TemplateResult | typeof nothing {
    if (this.failure)
      return html`<h2 tabindex="-1">${strings.pages.check}</h2>
        <p>${this.failure}</p>`;
    if (this.busy && !this.found) return html`<p>${strings.working}</p>`;
    if (!this.source)
      return html`<h2 tabindex="-1">${sessionStrings.none}</h2>
        <p>${text.none}</p>`;
    if (typeof this.found === "string")
      return html`<h2 tabindex="-1">${this.sourceName()}</h2>
        <p>${this.found}</p>`;
    return this.found ? this.status(this.found) : nothing;
  }

  private status({ status, isFinal, results, groups }: Checkup): TemplateResult {
    const counts = groups.map(({ severity, count }) => text.groups[severity].count(count));
    return html`
      <div class="status ${isFinal && groups.length === 0 ? "sound" : ""}">
        <h2 tabindex="-1">${status}</h2>
        <p id="summary">${groups.length ? text.summary(this.sourceName(), counts) : nothingOdd(results)}</p>
      </div>
    `;
  }

  private group(group: Group): TemplateResult {
    return html`
      <check-group
        id=${group.severity}
        .group=${group}
        @goto=${({ finding }: GoToEvent) => void this.goTo(finding)}
        @fix=${({ finding, fix }: FixEvent) => void this.once(() => this.write(group, finding, fix))}
      ></check-group>
    `;
  }

  private async again(): Promise<void> {
    messagesOf(this).clear();
    await this.refresh();
  }

  private async checkSelection(): Promise<void> {
    messagesOf(this).clear();
    await this.once(async () => {
      const selected = await selectedPlace();
      if (!selected.ok) return messagesOf(this).show({ intent: "error", text: excelSentence(selected) });
      const place = selected.value;
      const session = this.sessions.find(({ results }) => "table" in place && place.table === results);
      this.use(session ? { tables: session } : { selected: place });
      this.assumed = {};
      await this.read();
    });
  }

  private async goTo({ range, row, column }: ShownFinding): Promise<void> {
    const read = this.cells?.[range];
    if (!read) return;
    const shown = await showCell(read, row, column);
    const messages = messagesOf(this);
    if (!shown.ok) messages.show({ intent: "error", text: excelSentence(shown) });
    else if (shown.value.isSame) messages.clear();
    else messages.show({ intent: "warning", text: text.changedSince(shown.value.address) });
  }

  /** Writes a correction and checks again; the keyboard stays where it was in the list. */
  private async write(group: Group, finding: ShownFinding, fix: Fix): Promise<void> {
    const messages = messagesOf(this);
    const read = this.cells?.[fix.range];
    if (fix.assumed) {
      const { name, value } = fix.assumed;
      this.assumed = { ...this.assumed, [name]: value };
      messages.show({ intent: "info", text: text.assumed(name, String(value)) });
    } else if (read) {
      const changed = await changeCells(read, fix.changes);
      if (!changed.ok) return messages.show({ intent: "error", text: excelSentence(changed) });
      messages.show({ intent: "success", text: told(changed.value) });
    }
    await this.read();
    await this.attendNear(group, group.findings.indexOf(finding));
  }

  /** The finding that has taken the place of the one that is gone, or the heading where none is left. */
  private async attendNear({ severity }: Group, index: number): Promise<void> {
    await messagesOf(this).updateComplete;
    await this.updateComplete;
    const list = this.renderRoot.querySelector<CheckGroup>(`check-group#${severity}`);
    await list?.updateComplete;
    if (!list?.focusItem(index)) await this.attend();
  }
}

function told(changed: readonly ChangedCell[]): string {
  if (changed.length > MOST_TOLD) return text.writtenRows(changed.length);
  return text.written(
    changed.map(({ address, before, text: now }) => ({ address, before: textOf(before), text: now })),
  );
}
