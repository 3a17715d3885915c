/** The neighbouring results as a table, with this one marked. */
import { css, html, nothing, type TemplateResult } from "lit";
import { makeContract } from "../../notation/contract";
import type { Contract } from "../../scoring/types";
import { strings } from "../strings";
import { calculatorStrings as text } from "./calculatorStrings";
import { DOUBLINGS, neighbours, VULNERABILITIES } from "./neighbours";

const BOOK = 6;

export const neighbourLooks = css`
  #beside {
    width: 100%;
    border-collapse: collapse;
    font-size: var(--fontSizeBase200);
    font-variant-numeric: tabular-nums;
  }
  #beside caption {
    text-align: start;
    font-size: var(--fontSizeBase300);
    padding-bottom: 6px;
  }
  #beside th,
  #beside td {
    padding: 3px 4px 3px 2px;
    text-align: right;
    font-weight: var(--fontWeightRegular);
    border-bottom: 1px solid var(--colorNeutralStroke2);
  }
  #beside th[scope="colgroup"] {
    text-align: center;
  }
  #beside th:first-child {
    text-align: start;
  }
  #beside .vulnerable {
    border-inline-start: 1px solid var(--colorNeutralStroke1);
  }
  #beside [aria-current] {
    font-weight: var(--fontWeightSemibold);
    background: var(--colorNeutralBackground1Selected);
    outline: 2px solid var(--colorNeutralForeground1);
    outline-offset: -2px;
  }
`;

export function neighbourTable(contract: Contract, tricks: number, vulnerable: boolean): TemplateResult {
  const first = (doubled: number, side: boolean): string | typeof nothing =>
    side && doubled === 0 ? "vulnerable" : nothing;
  return html`<table id="beside">
    <caption>
      ${text.beside(makeContract(contract, true))}
    </caption>
    <colgroup></colgroup>
    ${VULNERABILITIES.map(() => html`<colgroup span=${DOUBLINGS.length}></colgroup>`)}
    <thead>
      <tr>
        <td></td>
        ${VULNERABILITIES.map(
          (side) =>
            html`<th scope="colgroup" colspan="3" class=${first(0, side)}>
              ${side ? text.vulnerable : text.notVulnerable}
            </th>`,
        )}
      </tr>
      <tr>
        <th scope="col">${text.result}</th>
        ${VULNERABILITIES.flatMap((side) =>
          DOUBLINGS.map(
            (doubled) =>
              html`<th scope="col" class=${first(doubled, side)} aria-label=${text.doublesSpoken[doubled]}>
                ${text.doubles[doubled]}
              </th>`,
          ),
        )}
      </tr>
    </thead>
    <tbody>
      ${neighbours(contract, tricks, vulnerable).map(
        ({ result, tricks: taken, scores }) =>
          html`<tr>
            <th scope="row" aria-label=${strings.calculator.over(taken - BOOK - contract.level)}>${result}</th>
            ${scores.map(
              ({ score, isThis, doubled, vulnerable: side }) =>
                html`<td class=${first(doubled, side)} aria-current=${isThis ? "true" : nothing}>${score}</td>`,
            )}
          </tr>`,
      )}
    </tbody>
  </table>`;
}
