/** A row of keys of which one is pressed. */
import "@fluentui/web-components/toggle-button.js";
import { css, html, nothing, type TemplateResult } from "lit";
import { live } from "lit/directives/live.js";

export interface KeyRow<T> {
  values: readonly T[];
  face: (value: T) => string;
  /** What a screen reader says, where the face is a sign. */
  spoken?: (value: T) => string;
  chosen: T | undefined;
  choose: (value: T) => void;
}

export const keyLooks = css`
  .keys {
    display: flex;
    flex-wrap: wrap;
    gap: 4px;
  }
  .keys fluent-toggle-button {
    min-width: 36px;
    padding: 0 6px;
  }
  /* In high contrast Fluent's colours of a pressed key are not told apart. */
  @media (forced-colors: active) {
    fluent-toggle-button[appearance="primary"] {
      forced-color-adjust: none;
      background: Highlight;
      color: HighlightText;
    }
  }
  fluent-toggle-button:not([appearance="primary"]) .red {
    color: var(--colorPaletteRedForeground1);
  }
`;

export function keyRow<T>(label: string, { values, face, spoken = face, chosen, choose }: KeyRow<T>): TemplateResult {
  return html`
    <fieldset>
      <legend>${label}</legend>
      <div class="keys">
        ${values.map(
          (value) => html`
            <fluent-toggle-button
              size="small"
              appearance=${value === chosen ? "primary" : nothing}
              aria-label=${spoken(value)}
              .pressed=${live(value === chosen)}
              @click=${() => choose(value)}
            >
              <span class=${/[♥♦]/.test(face(value)) ? "red" : nothing}>${face(value)}</span>
            </fluent-toggle-button>
          `,
        )}
      </div>
    </fieldset>
  `;
}
