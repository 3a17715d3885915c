/** The one place for messages: what happened, where, and what to do; progress with a way to stop. */
import "@fluentui/web-components/message-bar.js";
import "@fluentui/web-components/progress-bar.js";
import { css, html, LitElement, nothing, svg, type TemplateResult } from "lit";
import { customElement, query, state } from "lit/decorators.js";
import { ifDefined } from "lit/directives/if-defined.js";
import { goTo, excelSentence, type Outcome } from "../excel";
import { shared } from "./looks";
import { strings } from "./strings";

export interface Message {
  intent: "success" | "error" | "info" | "warning";
  text: string;
  /** Sheets to go to. */
  sheets?: readonly string[];
  /** What is usually done next, on which page of the pane. */
  next?: NextStep;
}

export interface NextStep {
  label: string;
  page: keyof typeof strings.pages;
}

/** A page of the pane is to be opened. */
export class OpenPageEvent extends Event {
  constructor(readonly page: NextStep["page"]) {
    super("open-page");
  }
}

export interface Progress {
  text: string;
  /** How far it is, from 0 to 1; unknown where it is left out. */
  part?: number;
  stop?: () => void;
}

/** Emits `open-page`, an OpenPageEvent, and `told` with each message. */
@customElement("pane-messages")
export class PaneMessages extends LitElement {
  static override styles = [
    shared,
    css`
      #live {
        outline: none;
      }
      .box {
        margin-bottom: 16px;
      }
      .links {
        display: flex;
        flex-wrap: wrap;
        gap: 4px;
        margin-top: 4px;
      }
      #next,
      fluent-progress-bar + fluent-button {
        margin-top: 8px;
      }
      fluent-message-bar {
        white-space: normal;
        padding-block: 8px 2px;
      }
      svg {
        width: 16px;
        height: 20px;
        flex: none;
        fill: none;
        stroke: var(--colorNeutralForeground1);
        stroke-width: 1.4;
        stroke-linecap: round;
        stroke-linejoin: round;
      }
      .text {
        color: var(--colorNeutralForeground1);
        font-size: var(--fontSizeBase300);
        line-height: var(--lineHeightBase300);
        overflow-wrap: anywhere;
      }
    `,
  ];

  @state() private message: Message | undefined;
  @state() private running: Progress | undefined;
  @query("#live") private box!: HTMLElement;
  private hadKeyboard = false;

  override render(): TemplateResult {
    return html`
      <div id="live" aria-live="polite" tabindex="-1">
        ${this.running ? this.progressBox(this.running) : nothing}
        ${this.message ? this.messageBox(this.message) : nothing}
      </div>
    `;
  }

  show(message: Message): void {
    this.running = undefined;
    this.message = message;
    this.dispatchEvent(new Event("told"));
  }

  progress(progress: Progress): void {
    this.message = undefined;
    this.running = progress;
  }

  /** What the keyboard was on, such as Cancel, may be gone with the message that it stood in. */
  override willUpdate(): void {
    this.hadKeyboard = this.shadowRoot?.activeElement != null;
  }

  /** A message is never left above what is to be seen. */
  override updated(): void {
    if (this.message || this.running) this.scrollIntoView({ block: "nearest" });
    if (this.hadKeyboard && !this.shadowRoot?.activeElement) this.box.focus({ preventScroll: true });
  }

  /** Brings the keyboard to the messages: what was pressed may be gone. */
  async attend(): Promise<void> {
    await this.updateComplete;
    this.box.focus({ preventScroll: true });
  }

  clear(): void {
    this.message = undefined;
    this.running = undefined;
  }

  private progressBox({ text, part, stop }: Progress): TemplateResult {
    return html`
      <div class="box">
        <p>${text}</p>
        <fluent-progress-bar
          aria-label=${text}
          value=${ifDefined(part === undefined ? undefined : Math.round(100 * part))}
        ></fluent-progress-bar>
        ${stop ? html`<fluent-button size="small" @click=${stop}>${strings.cancel}</fluent-button>` : nothing}
      </div>
    `;
  }

  private messageBox({ intent, text, sheets, next }: Message): TemplateResult {
    return html`
      <div class="box">
        <fluent-message-bar intent=${intent} layout="multiline">
          <span slot="icon">${sign(intent)}</span>
          <div class="text">
            ${text}
            ${
              sheets?.length
                ? html`<div class="links">
                    ${sheets.map(
                      (sheet) =>
                        html`<fluent-button size="small" @click=${() => void this.visit(sheet)}
                          >${sheet}</fluent-button
                        >`,
                    )}
                  </div>`
                : nothing
            }
            ${
              next
                ? html`<fluent-button
                    id="next"
                    appearance="primary"
                    size="small"
                    @click=${() => this.dispatchEvent(new OpenPageEvent(next.page))}
                    >${next.label}</fluent-button
                  >`
                : nothing
            }
          </div>
        </fluent-message-bar>
      </div>
    `;
  }

  private async visit(sheet: string): Promise<void> {
    const outcome = await goTo(`'${sheet.replace(/'/g, "''")}'!A1`);
    if (!outcome.ok) this.show({ intent: "error", text: excelSentence(outcome) });
  }
}

/** What kind of message it is, for those who do not see its colour; its words say the same. */
function sign(intent: Message["intent"]): TemplateResult {
  const around = intent === "warning" ? "M8 3.5l6.5 13h-13z" : "M8 3.5a6.5 6.5 0 1 1 0 13a6.5 6.5 0 1 1 0-13";
  const within = {
    success: "M5 10.3l2 2l4-4.4",
    info: "M8 9.5v4m0-6.7v.1",
    warning: "M8 8.5v4m0 2.2v.1",
    error: "M8 6.7v4m0 2.4v.1",
  };
  return html`<svg viewBox="0 0 16 20" aria-hidden="true">${svg`<path d=${around + within[intent]}></path>`}</svg>`;
}

/** The pane's messages, from within any of its pages, or a part of one. */
export function messagesOf(page: HTMLElement): PaneMessages {
  const root = page.getRootNode() as ShadowRoot;
  return root.querySelector<PaneMessages>("pane-messages") ?? messagesOf(root.host as HTMLElement);
}

/** Shows progress while something runs, then what became of it. */
export async function report<T>(
  messages: PaneMessages,
  job: Promise<Outcome<T>>,
  success: (value: T) => Message,
): Promise<T | undefined> {
  messages.progress({ text: strings.working });
  const outcome = await job;
  if (outcome.ok) {
    messages.show(success(outcome.value));
    return outcome.value;
  }
  messages.show({ intent: "error", text: excelSentence(outcome) });
  return undefined;
}

declare global {
  interface HTMLElementTagNameMap {
    "pane-messages": PaneMessages;
  }
}
