/** Which optional columns new results are to have, folded away: most sessions need none. */
import "@fluentui/web-components/checkbox.js";
import "@fluentui/web-components/field.js";
import { css, html, type TemplateResult } from "lit";
import type { OptionalColumn } from "../sheets";
import { clubDefaults, keepClubDefaults } from "./builder/clubDefaults";
import { strings } from "./strings";

const text = strings.moreColumns;

/** In the order in which they stand. */
const COLUMNS = Object.keys(text.columns) as OptionalColumn[];

export const moreColumnsLooks = css`
  summary {
    cursor: pointer;
    padding: 4px;
    margin-inline: -4px;
    border-radius: var(--borderRadiusMedium);
  }
  summary:focus-visible {
    outline: 2px solid var(--colorStrokeFocus2);
  }
  .checks {
    display: flex;
    flex-direction: column;
    gap: 4px;
  }
`;

export interface MoreColumns {
  chosen: readonly OptionalColumn[];
  choose: (chosen: OptionalColumn[]) => void;
}

export function moreColumns({ chosen, choose }: MoreColumns): TemplateResult {
  const change = (column: OptionalColumn, checked: boolean): void =>
    choose(COLUMNS.filter((other) => (other === column ? checked : chosen.includes(other))));
  return html`
    <details>
      <summary id="more-columns">${chosen.length ? text.chosen(chosen) : text.label}</summary>
      <fieldset class="checks">
        <legend class="spoken">${text.label}</legend>
        ${COLUMNS.map(
          (column) => html`
            <fluent-field label-position="after">
              <label slot="label">${text.columns[column]}</label>
              <fluent-checkbox
                slot="input"
                name="column"
                value=${column}
                aria-label=${text.columns[column]}
                ?checked=${chosen.includes(column)}
                @change=${(event: Event) => change(column, (event.target as HTMLInputElement).checked)}
              ></fluent-checkbox>
            </fluent-field>
          `,
        )}
      </fieldset>
      <p class="help">${text.help}</p>
    </details>
  `;
}

/** Those of the last session that was written here. */
export function keptColumns(): OptionalColumn[] {
  const kept = clubDefaults().columns?.split(",") ?? [];
  return COLUMNS.filter((column) => kept.includes(column));
}

export function keepColumns(columns: readonly OptionalColumn[]): void {
  keepClubDefaults({ columns: columns.join(",") });
}
