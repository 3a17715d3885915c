/** A list to choose one from, the browser's own: it opens over the pane's edge, and every keyboard knows it. */
import { css, html, type TemplateResult } from "lit";

export interface Choice {
  name: string;
  label: string;
  values: readonly { value: string; label: string }[];
  chosen: string;
  choose: (value: string) => void;
}

export const choiceLooks = css`
  .choice {
    display: flex;
    flex-direction: column;
    gap: 4px;
  }
  select {
    font: inherit;
    color: inherit;
    min-height: 32px;
    width: 100%;
    padding: 4px 6px;
    background: var(--colorNeutralBackground1);
    border: 1px solid var(--colorNeutralStroke1);
    border-bottom-color: var(--colorNeutralStrokeAccessible);
    border-radius: var(--borderRadiusMedium);
  }
  select:focus-visible {
    outline: 2px solid var(--colorStrokeFocus2);
    outline-offset: 1px;
  }
`;

export function choice({ name, label, values, chosen, choose }: Choice): TemplateResult {
  return html`
    <label class="choice">
      <span>${label}</span>
      <select id=${name} @change=${(event: Event) => choose((event.target as HTMLSelectElement).value)}>
        ${values.map(({ value, label: text }) => html`<option value=${value} ?selected=${value === chosen}>${text}</option>`)}
      </select>
    </label>
  `;
}
