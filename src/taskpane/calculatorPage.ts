/** Calculator: a contract's score with its items, typed or by buttons. */
import "@fluentui/web-components/switch.js";
import "@fluentui/web-components/field.js";
import "@fluentui/web-components/text-input.js";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { insertFormula } from "../excel";
import { itemLabel } from "../notation/breakdown";
import { makeContract, type PlayedContract } from "../notation/contract";
import { parseEntry } from "../notation/entry";
import { SUIT_SIGNS } from "../notation/languages";
import { sentence } from "../notation/messages";
import { makeResult } from "../notation/result";
import { contractScore, scoreBreakdown, type ScorePart } from "../scoring/contractScore";
import type { Contract, Doubled, Strain } from "../scoring/types";
import { barLooks, breakdownBar, colourKey } from "./calculator/breakdownBar";
import { calculatorStrings } from "./calculator/calculatorStrings";
import { neighbourLooks, neighbourTable } from "./calculator/neighbourTable";
import "./calculator/scoreSheets";
import { keyLooks, keyRow } from "./keyRow";
import { shared } from "./looks";
import { messagesOf, report } from "./messages";
import { strings } from "./strings";

const text = strings.calculator;

const LEVELS = [1, 2, 3, 4, 5, 6, 7];
const STRAINS: readonly Strain[] = ["C", "D", "H", "S", "N"];
const DOUBLES: readonly Doubled[] = [0, 1, 2];

/** What for, the points, and which part of the score it is; the total is none. */
type Row = [label: string, points: number, part?: ScorePart];

@customElement("calculator-page")
export class CalculatorPage extends LitElement {
  static override styles = [
    shared,
    keyLooks,
    barLooks,
    neighbourLooks,
    css`
      #insert {
        width: 100%;
        margin-top: 12px;
      }
      #items {
        width: 100%;
        border-collapse: collapse;
      }
      #items td,
      #items th {
        padding: 4px 0;
        text-align: start;
        font-weight: var(--fontWeightRegular);
        border-bottom: 1px solid var(--colorNeutralStroke2);
      }
      /* Words that go on in a second line stand below the first, not below the colour. */
      #items th {
        padding-inline-start: 18px;
        text-indent: -18px;
      }
      #words {
        margin-top: 8px;
      }
      #items td:last-child {
        text-align: right;
        font-variant-numeric: tabular-nums;
      }
      #items tr:last-child > * {
        font-weight: var(--fontWeightSemibold);
        font-size: var(--fontSizeBase500);
        border: 0;
      }
    `,
  ];

  @state() private typed = "4SX=";
  @state() private vulnerable = false;

  override render(): TemplateResult {
    const entry = parseEntry(this.typed);
    const played = entry.ok && entry.value.kind === "contract" ? entry.value.played : undefined;
    return html`
      <div class="stack">
        <fluent-text-input
          id="contract"
          placeholder=${text.hint}
          .value=${this.typed}
          @input=${(event: Event) => (this.typed = (event.target as HTMLInputElement).value)}
          >${text.contract}</fluent-text-input
        >
        <fluent-field label-position="after">
          <label slot="label" for="vulnerable">${text.vulnerable}</label>
          <fluent-switch
            slot="input"
            id="vulnerable"
            ?checked=${this.vulnerable}
            @change=${(event: Event) => (this.vulnerable = (event.target as HTMLInputElement).checked)}
          ></fluent-switch>
        </fluent-field>
        ${this.keys(played)}
        <div id="score" role="status">${this.answer(entry, played)}</div>
        ${played?.tricks === undefined ? nothing : neighbourTable(played.contract, played.tricks, this.vulnerable)}
        <score-sheets></score-sheets>
      </div>
    `;
  }

  private answer(entry: ReturnType<typeof parseEntry>, played: PlayedContract | undefined): TemplateResult {
    if (this.typed.trim() === "") return html`<p>${text.empty}</p>`;
    if (!entry.ok) return html`<p>${sentence(entry)}</p>`;
    if (!played) {
      const passed = entry.value.kind === "passed";
      return passed ? this.table([[text.passedOut, 0]]) : html`<p>${text.noScore}</p>`;
    }
    if (played.tricks === undefined) return html`<p>${text.noResult}</p>`;
    const { contract, tricks } = played;
    const items = scoreBreakdown(contract, tricks, this.vulnerable);
    const total = contractScore(contract, tricks, this.vulnerable);
    return html`
      ${breakdownBar(items)}
      ${this.table([
        ...items.map((item): Row => [itemLabel(item, contract, this.vulnerable), item.points, item.part]),
        [text.total, total],
      ])}
      <p id="words">
        ${calculatorStrings.inWords({
          contract: makeContract(contract, true),
          vulnerable: this.vulnerable,
          result: text.over(tricks - 6 - contract.level),
          points: items.map(({ points }) => points),
          total,
        })}
      </p>
      <fluent-button id="insert" @click=${() => this.insert(played, tricks)}>${text.insert}</fluent-button>
    `;
  }

  private table(rows: readonly Row[]): TemplateResult {
    return html`<table id="items">
      <tbody>
        ${rows.map(
          ([label, points, part]) =>
            html`<tr>
              <th scope="row">${colourKey(part)}${label}</th>
              <td>${points}</td>
            </tr>`,
        )}
      </tbody>
    </table>`;
  }

  private keys(played: PlayedContract | undefined): TemplateResult {
    const contract: Contract = played?.contract ?? { level: 1, strain: "N", doubled: 0 };
    const tricks = played?.tricks ?? contract.level + 6;
    const change = (changes: Partial<Contract>): void =>
      this.take({ ...contract, ...changes }, tricks - contract.level);
    return html`
      ${keyRow(text.level, {
        values: LEVELS,
        face: String,
        chosen: played?.contract.level,
        choose: (level) => change({ level }),
      })}
      ${keyRow(text.strain, {
        values: STRAINS,
        face: (strain) => SUIT_SIGNS[strain],
        spoken: (strain) => text.strains[strain],
        chosen: played?.contract.strain,
        choose: (strain) => change({ strain }),
      })}
      ${keyRow(text.doubled, {
        values: DOUBLES,
        face: (doubled) => text.doubles[doubled],
        chosen: played?.contract.doubled,
        choose: (doubled) => change({ doubled }),
      })}
      ${keyRow(text.result, {
        values: results(contract.level),
        face: (over) => makeResult(contract, 6 + contract.level + over),
        spoken: text.over,
        chosen: played?.tricks === undefined ? undefined : played.tricks - 6 - contract.level,
        choose: (over) => this.take(contract, 6 + over),
      })}
    `;
  }

  /** @param beyond tricks less the level: 6 for just made */
  private take(contract: Contract, beyond: number): void {
    const tricks = Math.min(13, Math.max(0, contract.level + beyond));
    this.typed = makeContract(contract) + makeResult(contract, tricks);
    // A key that was pressed already has let go by itself: it is drawn anew even where nothing changed.
    this.requestUpdate();
  }

  private async insert({ contract }: PlayedContract, tricks: number): Promise<void> {
    const entry = makeContract(contract) + makeResult(contract, tricks);
    const vulnerable = this.vulnerable ? "V" : "NV";
    const formula = `=${FUNCTION_PREFIX}BRIDGESCORE("${entry}",,"${vulnerable}")`;
    await report(messagesOf(this), insertFormula(formula), (address) => ({
      intent: "success",
      text: text.inserted(address),
    }));
  }
}

/** Four down to as many over as there are: what is asked for most. */
function results(level: number): number[] {
  return Array.from({ length: 5 + 7 - level }, (_, i) => i - 4).filter((over) => over <= 7 - level);
}
