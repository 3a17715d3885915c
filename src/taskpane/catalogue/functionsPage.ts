/** Functions: what each does, searched by any word, and put into the selected cell. */
import "@fluentui/web-components/button.js";
import "@fluentui/web-components/text-input.js";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { repeat } from "lit/directives/repeat.js";
import { findSessions, insertBeside } from "../../excel";
import { meantSession } from "../chosenSession";
import { shared } from "../looks";
import { messagesOf, report } from "../messages";
import { catalogueStrings as text } from "./catalogueStrings";
import { grouped, groupOf, inGroupOrder, type Group } from "./groups";
import { inShort, pieces, readHelp, search, signature, type FunctionHelp, type Parameter } from "./help";
import { insertionOf } from "./insertion";

@customElement("functions-page")
export class FunctionsPage extends LitElement {
  static override styles = [
    shared,
    css`
      code {
        font-family: var(--fontFamilyMonospace);
        font-size: var(--fontSizeBase200);
        overflow-wrap: anywhere;
      }
      summary {
        cursor: pointer;
        padding: 6px 4px;
        border-radius: var(--borderRadiusMedium);
        font-weight: var(--fontWeightSemibold);
        overflow-wrap: anywhere;
      }
      summary span {
        display: -webkit-box;
        -webkit-box-orient: vertical;
        -webkit-line-clamp: 2;
        overflow: hidden;
        font-weight: var(--fontWeightRegular);
        font-size: var(--fontSizeBase200);
        line-height: var(--lineHeightBase200);
        color: var(--colorNeutralForeground2);
      }
      details[open] summary span {
        display: none;
      }
      summary:hover {
        background: var(--colorNeutralBackground1Hover);
      }
      summary:focus-visible {
        outline: 2px solid var(--colorStrokeFocus2);
      }
      li {
        border-bottom: 1px solid var(--colorNeutralStroke2);
      }
      .about {
        padding: 2px 4px 14px;
      }
      .about > * {
        margin: 0 0 10px;
      }
      dt {
        font-weight: var(--fontWeightSemibold);
        overflow-wrap: anywhere;
      }
      dt span {
        font-weight: var(--fontWeightRegular);
        color: var(--colorNeutralForeground2);
      }
      dd {
        margin: 0 0 6px;
      }
      .about fluent-button {
        width: 100%;
        margin: 0;
      }
    `,
  ];

  @state() private functions: readonly FunctionHelp[] = [];
  @state() private missing = false;
  @state() private typed = "";
  @state() private busy = false;

  override connectedCallback(): void {
    super.connectedCallback();
    if (this.functions.length === 0) void this.load();
  }

  override render(): TemplateResult {
    if (this.missing) {
      return html`<p role="alert">${text.notLoaded}</p>
        <fluent-button id="again" @click=${() => void this.load()}>${text.again}</fluent-button>`;
    }
    if (this.functions.length === 0) return html`<p role="status">${text.loading}</p>`;
    const found = search(this.functions, this.typed, (name) => text.groups[groupOf(name)]);
    return html`
      <fluent-text-input
        id="search"
        placeholder=${text.hint}
        .value=${this.typed}
        @input=${(event: Event) => (this.typed = (event.target as HTMLInputElement).value)}
        >${text.search}</fluent-text-input
      >
      <p class="help" id="found" role="status">
        ${text.found(found.length, this.functions.length)} ${found.length ? nothing : text.none(this.typed.trim())}
      </p>
      ${repeat(
        grouped(found),
        ([group]) => group,
        ([group, members]) => this.group(group, members, found.length),
      )}
    `;
  }

  private group(group: Group, members: readonly FunctionHelp[], found: number): TemplateResult {
    // What a search leaves alone, or names, is what was looked for.
    const isMeant = ({ name }: FunctionHelp): boolean => found === 1 || name === this.typed.trim().toUpperCase();
    return html`
      <h3 id="group-${group}">${text.groups[group]}</h3>
      <ul aria-labelledby="group-${group}">
        ${repeat(
          members,
          ({ name }) => name,
          (help) => html`
            <li>
              <details id=${help.name} ?open=${isMeant(help)}>
                <summary>${help.name} <span>${inShort(help)}</span></summary>
                ${this.about(help)}
              </details>
            </li>
          `,
        )}
      </ul>
    `;
  }

  private about(help: FunctionHelp): TemplateResult {
    return html`
      <div class="about">
        <p><code>${signature(help)}</code></p>
        <p>${pieces(help.text).map((piece) => (piece.isFormula ? html`<code>${piece.text}</code>` : piece.text))}</p>
        ${
          help.parameters.length
            ? html`<dl aria-label=${text.arguments}>${help.parameters.map(described)}</dl>`
            : html`<p>${text.noArguments}</p>`
        }
        <div>
          <fluent-button
            appearance="primary"
            aria-label=${text.insertNamed(help.name)}
            ?disabled=${this.busy}
            @click=${() => void this.insert(help)}
            >${text.insert}</fluent-button
          >
          <p class="help">${text.insertHelp}</p>
        </div>
      </div>
    `;
  }

  /** The list that Excel reads as well, from our own address: looked at again, for Excel keeps its copy for a day. */
  private async load(): Promise<void> {
    this.missing = false;
    try {
      const answer = await fetch("functions.json", { cache: "no-cache" });
      this.functions = inGroupOrder((answer.ok ? readHelp(await answer.json()) : undefined) ?? []);
    } catch {
      this.functions = [];
    }
    this.missing = this.functions.length === 0;
  }

  private async insert(help: FunctionHelp): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      const sessions = await findSessions();
      const session = sessions.ok ? meantSession(sessions.value) : undefined;
      const made = insertBeside((beside) =>
        insertionOf(help, { beside, prefix: FUNCTION_PREFIX, ...(session ? { session } : {}) }),
      );
      await report(messagesOf(this), made, ({ address, made: insertion }) => ({
        intent: insertion.kind === "nowhere" ? "warning" : "success",
        text: text.inserted(address, insertion),
      }));
    } finally {
      this.busy = false;
    }
  }
}

function described({ name, text: about, optional }: Parameter): TemplateResult {
  return html`<dt>${name}${optional ? html` <span>(${text.optional})</span>` : nothing}</dt>
    <dd>${about}</dd>`;
}
