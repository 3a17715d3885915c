/** A field for a whole number. */
import "@fluentui/web-components/text-input.js";
import { html, type TemplateResult } from "lit";

export interface NumberField {
  name: string;
  label: string;
  value: string;
  change: (value: string) => void;
}

export function numberField({ name, label, value, change }: NumberField): TemplateResult {
  return html`
    <fluent-text-input
      id=${name}
      name=${name}
      .value=${value}
      @input=${(event: Event) => change((event.target as HTMLInputElement).value)}
      >${label}</fluent-text-input
    >
  `;
}
