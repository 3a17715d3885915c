/** Groups of radio buttons. */
import "@fluentui/web-components/field.js";
import "@fluentui/web-components/label.js";
import "@fluentui/web-components/radio.js";
import "@fluentui/web-components/radio-group.js";
import { html, type TemplateResult } from "lit";
import { strings } from "./strings";

export interface Choice<T extends string> {
  value: T;
  label: string;
}

/** A group of radio buttons. */
export function radios<T extends string>(
  name: string,
  label: string,
  choices: readonly Choice<T>[],
  chosen: T | undefined,
  choose: (value: T) => void,
): TemplateResult {
  return html`
    <fieldset>
      <legend>${label}</legend>
      <fluent-radio-group
        orientation="vertical"
        name=${name}
        aria-label=${label}
        @change=${(event: Event) => choose((event.target as HTMLInputElement).value as T)}
      >
        ${choices.map(
          ({ value, label: text }) => html`
            <fluent-field label-position="after">
              <label slot="label">${text}</label>
              <fluent-radio slot="input" name=${name} value=${value} ?checked=${value === chosen}></fluent-radio>
            </fluent-field>
          `,
        )}
      </fluent-radio-group>
    </fieldset>
  `;
}

export const entryChoices = (["Columns", "One cell", "Scores"] as const).map((value) => ({
  value,
  label: strings.entry[value],
}));
