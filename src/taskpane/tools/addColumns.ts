/** Columns that the results have not, each with a button: for a ruling, for the note that tells of it. */
import "@fluentui/web-components/button.js";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { addColumn, excelSentence } from "../../excel";
import { parseSettings } from "../../results/parseSettings";
import type { OptionalColumn, TableNames } from "../../sheets";
import { missingColumns, type NewColumn } from "../../sheets/moreColumns";
import { entryLooks, shared } from "../looks";
import type { PaneMessages } from "../messages";
import type { SessionCells } from "../sessionCells";
import { toolLooks } from "./toolLooks";
import { columnStrings as text } from "./toolsStrings";

/** Those that are wanted most come first. */
const ORDER: readonly OptionalColumn[] = ["Adjust", "TD note", "Paper score", "Lead", "Field"];

/** Says `changed` when the sheet is. */
@customElement("add-columns")
export class AddColumns extends LitElement {
  static override styles = [
    shared,
    toolLooks,
    entryLooks,
    css`
      li span {
        min-width: 0;
      }
    `,
  ];

  /** The session as the page read it. */
  @property({ attribute: false }) cells: SessionCells | undefined;
  @property({ attribute: false }) tables: TableNames | undefined;
  @property({ attribute: false }) messages!: PaneMessages;
  @state() private busy = false;

  override render(): TemplateResult | typeof nothing {
    const missing = this.missing();
    if (!missing) return nothing;
    const offered = ORDER.flatMap((heading) => missing.find((column) => column.heading === heading) ?? []);
    return html`
      <details>
        <summary id="columns">${text.heading}</summary>
        ${
          offered.length
            ? html`<ul>
                ${offered.map((column) => this.offer(column))}
              </ul>`
            : html`<p>${text.allThere}</p>`
        }
      </details>
    `;
  }

  private offer(column: NewColumn): TemplateResult {
    const { heading } = column;
    return html`
      <li>
        <span><strong>${heading}</strong>: ${text.what[heading]}</span>
        <fluent-button
          id="add-${heading.replace(" ", "-")}"
          aria-label=${text.addNamed(heading)}
          ?disabled=${this.busy}
          @click=${() => void this.add(column)}
          >${text.add}</fluent-button
        >
      </li>
    `;
  }

  private missing(): NewColumn[] | undefined {
    const { cells } = this;
    return cells && missingColumns(cells.results.cells, parseSettings(cells.settings?.cells ?? []).settings);
  }

  private async add(column: NewColumn): Promise<void> {
    const { cells, tables, messages } = this;
    if (this.busy || !cells || !tables) return;
    this.busy = true;
    messages.clear();
    try {
      const added = await addColumn(tables.results, cells.results.cells[0], column);
      if (!added.ok) return messages.show({ intent: "error", text: excelSentence(added) });
      messages.show({ intent: "success", text: text.added(column.heading, added.value.address) });
      this.renderRoot.querySelector<HTMLElement>("summary")?.focus();
    } finally {
      this.busy = false;
      // Where it was refused the sheet may be another than was read.
      this.dispatchEvent(new Event("changed"));
    }
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "add-columns": AddColumns;
  }
}
