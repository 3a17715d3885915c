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

/** The whole number typed, undefined where it is none or out of range. */
export function wholeNumber(text: string, least: number, most: number): number | undefined {
  const number = /^\s*\d{1,4}\s*$/.test(text) ? Number(text) : NaN;
  return number >= least && number <= most ? number : undefined;
}
