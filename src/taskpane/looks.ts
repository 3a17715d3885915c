/** What all parts of the pane share in looks. Constructed style sheets only: the page allows no inline style. */
import { css } from "lit";

export const shared = css`
  :host {
    display: block;
    font-family: var(--fontFamilyBase);
    font-size: var(--fontSizeBase300);
    line-height: var(--lineHeightBase300);
    color: var(--colorNeutralForeground1);
  }
  :host([hidden]) {
    display: none;
  }
  label {
    color: var(--colorNeutralForeground1);
  }
  fluent-radio-group {
    gap: 8px;
  }
  /* The circle stands by the first line of what it chooses. */
  fluent-radio-group fluent-field {
    align-items: start;
  }
  fluent-radio {
    margin-block-start: 2px;
  }
  h2 {
    font-size: var(--fontSizeBase400);
    line-height: var(--lineHeightBase400);
    font-weight: var(--fontWeightSemibold);
    margin: 0 0 12px;
    outline: none;
    overflow-wrap: anywhere;
  }
  h3 {
    font-size: var(--fontSizeBase300);
    font-weight: var(--fontWeightSemibold);
    margin: 20px 0 6px;
  }
  p {
    margin: 0 0 8px;
  }
  .help {
    color: var(--colorNeutralForeground2);
    font-size: var(--fontSizeBase200);
    line-height: var(--lineHeightBase200);
    margin: 4px 0 0;
  }
  .stack > * + * {
    margin-top: 16px;
  }
  /* Work that takes a moment is to be seen; buttons stay as they are, or the keyboard would lose its place. */
  [aria-busy="true"] {
    opacity: 0.8;
  }
  .row {
    display: flex;
    gap: 12px;
    align-items: flex-end;
  }
  .row > * {
    flex: 1;
    min-width: 0;
  }
  fluent-text-input,
  fluent-textarea {
    width: 100%;
  }
  @media (forced-colors: active) {
    /* Fluent's own knob has the colour of what it lies on. */
    fluent-switch:not(:state(checked))::part(checked-indicator) {
      background-color: ButtonText;
    }
  }
  ul {
    margin: 0;
    padding: 0;
    list-style: none;
  }
  fieldset {
    border: 0;
    margin: 0;
    padding: 0;
  }
  /* For a screen reader alone: the eye sees what it is. */
  .spoken {
    position: absolute;
    width: 1px;
    height: 1px;
    overflow: hidden;
    clip-path: inset(50%);
    white-space: nowrap;
  }
  legend {
    padding: 0;
    margin-bottom: 6px;
  }
`;

/** A list of entries, each with its button at the end. */
export const entryLooks = css`
  li {
    display: flex;
    align-items: center;
    justify-content: space-between;
    gap: 8px;
    padding: 4px 0;
    border-bottom: 1px solid var(--colorNeutralStroke2);
  }
  li fluent-button {
    flex: none;
    min-width: 80px;
  }
`;
