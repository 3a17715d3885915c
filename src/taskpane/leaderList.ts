/** The top of each ranking, as it would be written now. */
import { css, html, LitElement, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Leaders } from "./leaders";
import { shared } from "./looks";
import { strings } from "./strings";

const text = strings.review;

@customElement("leader-list")
export class LeaderList extends LitElement {
  static override styles = [
    shared,
    css`
      h3 {
        margin-top: 0;
      }
      table {
        width: 100%;
        border-collapse: collapse;
      }
      caption {
        text-align: start;
        color: var(--colorNeutralForeground2);
        padding-top: 4px;
      }
      td,
      th {
        padding: 4px 8px 4px 0;
        border-bottom: 1px solid var(--colorNeutralStroke2);
        overflow-wrap: anywhere;
        text-align: start;
        vertical-align: top;
        font-weight: var(--fontWeightRegular);
      }
      thead th {
        padding: 0;
        border: 0;
      }
      td:first-child {
        width: 2em;
      }
      td:last-child {
        text-align: end;
        padding-inline-end: 0;
        white-space: nowrap;
        font-variant-numeric: tabular-nums;
      }
    `,
  ];

  @property({ attribute: false }) lists: readonly Leaders[] = [];

  override render(): TemplateResult {
    return html`
      <section aria-label=${text.ranking}>
        <h3>${text.ranking}</h3>
        ${this.lists.length ? this.lists.map((list) => this.table(list)) : html`<p>${text.noRanking}</p>`}
      </section>
    `;
  }

  private table({ list, pairs }: Leaders): TemplateResult {
    return html`
      <table>
        ${
          list
            ? html`<caption>
                ${list}
              </caption>`
            : ""
        }
        <thead>
          <tr>
            ${Object.values(text.leaderHeadings).map(
              (heading) => html`<th scope="col"><span class="spoken">${heading}</span></th>`,
            )}
          </tr>
        </thead>
        <tbody>
          ${pairs.map(
            ({ place, who, id, names, figure }) => html`
              <tr>
                <td>${place}</td>
                <th scope="row">${text.leader(who, id, names)}</th>
                <td>${figure}</td>
              </tr>
            `,
          )}
        </tbody>
      </table>
    `;
  }
}
