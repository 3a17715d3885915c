/** What the tools of a session share in looks. */
import { css } from "lit";

export const toolLooks = css`
  .grid {
    display: grid;
    grid-template-columns: 1fr 1fr;
    gap: 12px;
    align-items: end;
  }
  summary {
    cursor: pointer;
    font-weight: var(--fontWeightSemibold);
    padding: 4px;
    margin-inline: -4px;
    border-radius: var(--borderRadiusMedium);
  }
  summary:focus-visible {
    outline: 2px solid var(--colorStrokeFocus2);
  }
  details[open] > summary {
    margin-bottom: 8px;
  }
  .problem {
    color: var(--colorPaletteRedForeground1);
    margin: 4px 0 0;
    overflow-wrap: anywhere;
  }
  ol {
    margin: 0;
    padding-inline-start: 24px;
  }
  ol li {
    padding: 2px 0;
    overflow-wrap: anywhere;
  }
`;
