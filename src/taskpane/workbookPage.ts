/** Workbook: explain a cell, repair formulas, freeze a copy. */
import { css, html, LitElement, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { activeCell, excelSentence, freezeCopy, readReferences, repairFormulas, type ActiveCell } from "../excel";
import { isBlank, textOf } from "../notation/text";
import { explain } from "./explain/scores";
import { explainResults } from "./explain/session";
import { argument, callOf, type Call } from "./formula";
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
        <p class="help version">${text.version(VERSION)}</p>
      </div>
    `;
  }

  private async explainCell(): Promise<void> {
    const cell = await activeCell();
    messagesOf(this).clear();
    if (cell.ok) this.explanation = await explanationOf(cell.value);
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

async function explanationOf(cell: ActiveCell): Promise<string[]> {
  const { address, formula, value } = cell;
  const heading = strings.explain.heading(address, formula);
  const call = callOf(formula, FUNCTIONS);
  const error = strings.explain.errors[String(value)];
  if (error && formula) return [heading, error];
  if (!call) return [withoutCall(cell)];
  const part = isBlank(value) ? strings.explain.blank(address) : strings.explain.part(call.name, textOf(value));
  const ranges = await rangesOf(call);
  if (!ranges) return [heading, part];
  const words = ranges.every(isOneCell)
    ? explain(
        call.name,
        ranges.map(([[single]]) => single),
      )
    : [];
  return [heading, ...(words.length ? words : [part, ...explainResults(call.name, ranges)])];
}

function withoutCall({ address, formula, value }: ActiveCell): string {
  if (formula) return strings.explain.notOurs(address);
  return isBlank(value) ? strings.explain.blank(address) : strings.explain.value(address, textOf(value));
}

const isOneCell = (range: unknown[][]): boolean => range.length === 1 && range[0].length === 1;

/** The cells of each argument; undefined where one is no range that Excel knows, such as a formula within. */
async function rangesOf({ args }: Call): Promise<unknown[][][] | undefined> {
  const read = args.map(argument);
  const references = read.flatMap((arg) => ("reference" in arg ? arg.reference : []));
  const cells = references.length ? await readReferences(references) : undefined;
  if (cells && !cells.ok) return undefined;
  const ranges = new Map(references.map((reference, i) => [reference, cells?.value[i] ?? []]));
  return read.map((arg) => ("reference" in arg ? (ranges.get(arg.reference) ?? []) : [[arg.value]]));
}
