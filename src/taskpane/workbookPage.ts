/** Workbook: explain a cell, repair formulas, freeze a copy. */
import { css, html, LitElement, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { activeCell, excelSentence, freezeCopy, repairFormulas } from "../excel";
import { FUNCTIONS } from "./functionNames";
import { shared } from "./looks";
import { messagesOf, report } from "./messages";
import { strings } from "./strings";

const text = strings.workbook;

@customElement("workbook-page")
export class WorkbookPage extends LitElement {
  static override styles = [
    shared,
    css`
      fluent-button {
        width: 100%;
      }
      #explanation {
        background: var(--colorNeutralBackground3);
        border-radius: var(--borderRadiusMedium);
        padding: 8px 12px;
        overflow-wrap: anywhere;
      }
      #explanation:empty {
        display: none;
      }
      .version {
        margin-top: 24px;
      }
    `,
  ];

  @state() private explanation: readonly string[] = [];

  override render(): TemplateResult {
    return html`
      <div class="stack">
        <div>
          <fluent-button id="explain" appearance="primary" @click=${this.explainCell}>${text.explain}</fluent-button>
          <p class="help">${text.explainHelp}</p>
        </div>
        <div id="explanation" role="status">${this.explanation.map((line) => html`<p>${line}</p>`)}</div>
        <div>
          <fluent-button id="repair" @click=${this.repair}>${text.repair}</fluent-button>
          <p class="help">${text.repairHelp}</p>
        </div>
        <div>
          <fluent-button id="freeze" @click=${this.freeze}>${text.freeze}</fluent-button>
          <p class="help">${text.freezeHelp}</p>
        </div>
        <export-panel .messages=${messagesOf(this)}></export-panel>
        <p class="help version">${text.version(VERSION)}</p>
      </div>
    `;
  }

  /** Called by the pane whenever the page is opened. The export comes in a chunk of its own, and reads the workbook. */
  async opened(): Promise<void> {
    await import(/* webpackChunkName: "export" */ "./exportPanel");
    await this.updateComplete;
    await this.renderRoot.querySelector("export-panel")?.opened();
  }

  private async explainCell(): Promise<void> {
    const { explainCell } = await import(/* webpackChunkName: "explain" */ "./explain/cell");
    const cell = await activeCell();
    messagesOf(this).clear();
    if (cell.ok) this.explanation = await explainCell(cell.value);
    else messagesOf(this).show({ intent: "error", text: excelSentence(cell) });
  }

  private async repair(): Promise<void> {
    await report(messagesOf(this), repairFormulas(FUNCTIONS), ({ repaired, formulas }) => ({
      intent: "success",
      text: text.repaired(repaired, formulas),
    }));
  }

  private async freeze(): Promise<void> {
    await report(messagesOf(this), freezeCopy(FUNCTIONS), (sheets) => ({
      intent: sheets.length ? "success" : "info",
      text: text.frozen(sheets.length),
      sheets,
    }));
  }
}
