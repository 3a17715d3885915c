/** Groups of radio buttons. */
import "@fluentui/web-components/field.js";
import "@fluentui/web-components/label.js";
import "@fluentui/web-components/radio.js";
import "@fluentui/web-components/radio-group.js";
import { html, type TemplateResult } from "lit";
import { strings } from "./strings";

export interface Radios<T extends string> {
  name: string;
  label: string;
  choices: readonly { value: T; label: string }[];
  /** Undefined while nothing is chosen. */
  chosen: T | undefined;
  choose: (value: T) => void;
}

export function radios<T extends string>({ name, label, choices, chosen, choose }: Radios<T>): TemplateResult {
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
              <fluent-radio
                slot="input"
                name=${name}
                value=${value}
                aria-label=${text}
                ?checked=${value === chosen}
              ></fluent-radio>
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

export const winnersChoices = [
  { value: "1" as const, label: strings.winners.one },
  { value: "2" as const, label: strings.winners.two },
];
