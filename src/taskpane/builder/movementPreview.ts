/** A session before it is written: the movement in words, how much there is to play, and who sits where first. */
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import { shared } from "../looks";
import type { Preview, SectionPreview } from "./builderModel";
import { builderStrings as text } from "./builderStrings";

@customElement("movement-preview")
export class MovementPreview extends LitElement {
  static override styles = [
    shared,
    css`
      section {
        background: var(--colorNeutralBackground3);
        border-radius: var(--borderRadiusMedium);
        padding: 8px 12px;
      }
      h3 {
        margin-top: 0;
      }
      p {
        overflow-wrap: anywhere;
      }
      table {
        width: 100%;
        border-collapse: collapse;
        font-size: var(--fontSizeBase200);
        line-height: var(--lineHeightBase200);
      }
      caption {
        text-align: start;
        font-weight: var(--fontWeightSemibold);
      }
      th {
        text-align: start;
        font-weight: var(--fontWeightRegular);
        color: var(--colorNeutralForeground2);
      }
      td,
      th {
        padding: 3px 6px 3px 0;
        border-bottom: 1px solid var(--colorNeutralStroke2);
        overflow-wrap: anywhere;
        vertical-align: top;
      }
      th,
      td:first-child,
      td:last-child {
        white-space: nowrap;
        overflow-wrap: normal;
      }
      td:last-child,
      th:last-child {
        padding-inline-end: 0;
      }
    `,
  ];

  @property({ attribute: false }) preview: Preview | undefined;
  /** Results come as a slip for each match. */
  @property({ type: Boolean }) slips = false;

  override render(): TemplateResult | typeof nothing {
    const { preview } = this;
    if (!preview) return nothing;
    return html`
      <section aria-labelledby="heading">
        <h3 id="heading">${text.preview}</h3>
        <p>
          ${this.slips ? text.matches(preview.matches, preview.rounds) : text.results(preview.results, preview.boards)}
        </p>
        ${preview.sections.map((section) => this.section(section))}
      </section>
    `;
  }

  private section({ section, words, tables }: SectionPreview): TemplateResult {
    const seats = tables[0]?.seats.length === 4 ? ["N", "E", "S", "W"] : ["N-S", "E-W"];
    return html`
      ${words.map((sentence) => html`<p>${sentence}</p>`)}
      <table>
        <caption>
          ${text.roundOne(section)}
        </caption>
        <thead>
          <tr>
            <th scope="col">${text.table}</th>
            ${seats.map((seat) => html`<th scope="col">${seat}</th>`)}
            <th scope="col">${text.boardsOf}</th>
          </tr>
        </thead>
        <tbody>
          ${tables.map(
            ({ table, seats: sitting, boards }) => html`
              <tr>
                <td>${table || text.noTable}</td>
                ${sitting.map((who) => html`<td>${who}</td>`)}
                <td>${boards || text.sitsOut}</td>
              </tr>
            `,
          )}
        </tbody>
      </table>
    `;
  }
}
