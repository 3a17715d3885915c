/** Import: files of one session, a pasted table, the selected cells, or the sample session. */
import "@fluentui/web-components/textarea.js";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, query, state } from "lit/decorators.js";
import { excelSentence, readSelection } from "../excel";
import { readFiles, readPastedText, readSelectedCells, type ResultFile } from "../files";
import { placedSentence } from "../notation/messages";
import { sessionTitle } from "../results/eventDetails";
import type { Pace } from "../results/steps";
import type { ImportedSession, ReadAs } from "../results/types";
import { handsAlone, withHands, type Hands } from "./handsModel";
import "./handsPanel";
import "./importReview";
import type { ReadAgainEvent } from "./importReview";
import { importStrings } from "./importStrings";
import { shared } from "./looks";
import { messagesOf } from "./messages";
import { radios } from "./radios";
import { strings } from "./strings";

const text = strings.importPage;

@customElement("import-page")
export class ImportPage extends LitElement {
  static override styles = [
    shared,
    css`
      .drop {
        border: 1px dashed var(--colorNeutralStroke1);
        border-radius: var(--borderRadiusMedium);
        padding: 16px;
        text-align: center;
      }
      .drop.over {
        background: var(--colorBrandBackground2);
      }
      input[type="file"] {
        position: absolute;
        width: 1px;
        height: 1px;
        opacity: 0;
      }
      .heading {
        font-weight: var(--fontWeightSemibold);
        margin-bottom: 4px;
      }
      .buttons {
        display: flex;
        flex-direction: column;
        gap: 8px;
        align-items: stretch;
      }
    `,
  ];

  @state() private session: ImportedSession | undefined;
  /** All sessions of the file that is reviewed. */
  private sessions: readonly ImportedSession[] = [];
  /** Hands without results, which wait for some. */
  @state() private hands: Hands | undefined;
  @state() private over = false;
  @state() private pasted = "";
  private reading: AbortController | undefined;
  /** What is being reviewed, to be read again. */
  private job: ReadingJob | undefined;
  @query("input[type=file]") private fileInput!: HTMLInputElement;

  override render(): TemplateResult {
    return this.session
      ? html`<div class="stack">
          ${this.sessionChoice(this.session)}<import-review
            .session=${this.session}
            .messages=${messagesOf(this)}
            @back=${this.back}
            @read-again=${({ as }: ReadAgainEvent) => void this.readAgain(as)}
            @written=${this.written}
          ></import-review>
        </div>`
      : html`<div class="stack">${this.handsPanel()}${this.sources()}</div>`;
  }

  private sessionChoice(chosen: ImportedSession): TemplateResult | typeof nothing {
    if (this.sessions.length < 2) return nothing;
    return radios({
      name: "session-of-file",
      label: importStrings.sessions,
      choices: this.sessions.map((session, i) => ({ value: String(i), label: sessionTitle(session) })),
      chosen: String(this.sessions.indexOf(chosen)),
      choose: (value) => (this.session = this.sessions[Number(value)]),
    });
  }

  private handsPanel(): TemplateResult | typeof nothing {
    if (!this.hands) return nothing;
    const leave = (): void => {
      this.hands = undefined;
      void this.attend();
    };
    return html`<hands-panel .hands=${this.hands} @kept=${leave} @left=${leave}></hands-panel>`;
  }

  /** Hands that waited went along. */
  private written(): void {
    this.session = undefined;
    this.hands = undefined;
  }

  private sources(): TemplateResult {
    return html`
      <div class="stack" @dragover=${this.dragged} @dragleave=${() => (this.over = false)} @drop=${this.dropped}>
        <div class="drop ${this.over ? "over" : ""}">
          <fluent-button id="choose" appearance="primary" @click=${() => this.fileInput.click()}
            >${text.choose}</fluent-button
          >
          <input
            type="file"
            multiple
            tabindex="-1"
            aria-label=${text.file}
            accept=".bws,.xml,.pbn,.html,.htm,.json,.csv,.txt,.tsv,*/*"
            @change=${this.chosen}
          />
          <p class="help">${text.drop}</p>
        </div>
        <fluent-textarea
          id="paste"
          placeholder=${text.pasteHint}
          resize="vertical"
          block
          .value=${this.pasted}
          @input=${(event: Event) => (this.pasted = (event.target as HTMLTextAreaElement).value)}
          ><span slot="label" class="heading">${text.paste}</span></fluent-textarea
        >
        <div class="buttons">
          <fluent-button id="read-paste" @click=${this.readPasted}>${text.read}</fluent-button>
          <fluent-button id="read-selection" @click=${this.readSelected}>${text.selection}</fluent-button>
          <fluent-button id="sample" appearance="subtle" @click=${this.readSample}>${text.sample}</fluent-button>
        </div>
      </div>
    `;
  }

  private back(): void {
    this.session = undefined;
    messagesOf(this).clear();
    void this.attend();
  }

  /** Brings the keyboard to where the next file is chosen: what was pressed is gone. */
  private async attend(): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>("#choose")?.focus();
  }

  /** The whole page takes the file: one that misses the frame would be opened in place of the pane. */
  private dragged(event: DragEvent): void {
    event.preventDefault();
    this.over = true;
  }

  private dropped(event: DragEvent): void {
    event.preventDefault();
    this.over = false;
    void this.readChosen([...(event.dataTransfer?.files ?? [])]);
  }

  private chosen(): void {
    void this.readChosen([...(this.fileInput.files ?? [])]);
    this.fileInput.value = "";
  }

  /** All files together make one session. */
  private async readChosen(chosen: readonly File[]): Promise<void> {
    if (chosen.length === 0) return;
    messagesOf(this).progress({ text: strings.working });
    const files: ResultFile[] = [];
    for (const file of chosen) {
      const bytes = await bytesOf(file);
      if (!bytes) return messagesOf(this).show({ intent: "error", text: text.notReadable(file.name) });
      files.push({ bytes, name: file.name });
    }
    await this.read((pace, as) => readFiles(files, pace, as));
  }

  private async readPasted(): Promise<void> {
    if (this.pasted.trim() === "") messagesOf(this).show({ intent: "info", text: text.nothing });
    else {
      const text = this.pasted;
      await this.read((pace, as) => readPastedText(text, pace, as));
    }
  }

  private async readSelected(): Promise<void> {
    const selected = await readSelection();
    if (!selected.ok) return messagesOf(this).show({ intent: "error", text: excelSentence(selected) });
    const { cells, address } = selected.value;
    await this.read((pace, as) => readSelectedCells(cells, address, pace, as));
  }

  private async readSample(): Promise<void> {
    const { sampleSession } = await import(/* webpackChunkName: "sample" */ "./sample");
    this.job = undefined;
    this.review(sampleSession());
  }

  /** With something decided otherwise, beside what was so before. */
  private async readAgain(as: ReadAs): Promise<void> {
    if (this.job) await this.read(this.job, { ...this.session?.source.as, ...as });
  }

  /** Reads with progress that can be stopped; what was still being read before is stopped. */
  private async read(job: ReadingJob, as?: ReadAs): Promise<void> {
    this.job = job;
    const messages = messagesOf(this);
    this.reading?.abort();
    const reading = (this.reading = new AbortController());
    const { signal } = reading;
    const progress = (part: number): void => {
      if (!signal.aborted) messages.progress({ text: text.reading(part), part, stop: () => reading.abort() });
    };
    progress(0);
    const session = await job({ signal, progress }, as);
    if (this.reading === reading) this.review(session, messages);
  }

  /** A session with lines is reviewed; without, the page says why and stays. */
  private review(session: ImportedSession, messages = messagesOf(this)): void {
    if (session.lines.length > 0) {
      messages.clear();
      this.sessions = [session, ...(session.others ?? [])].map((one) => withHands(one, this.hands));
      this.session = this.sessions[0];
      return;
    }
    const hands = handsAlone(session);
    if (hands) {
      this.hands = hands;
      const left = session.findings.slice(0, MOST_SAID).map(placedSentence).join(" ");
      return left ? messages.show({ intent: "info", text: left }) : messages.clear();
    }
    const stopped = session.unread.some(({ kind }) => kind === "readingStopped");
    messages.show({
      intent: stopped ? "info" : "error",
      text: session.unread.slice(0, MOST_SAID).map(placedSentence).join(" "),
    });
  }
}

/** Reads what was chosen, pasted or selected, as the scorer wants it to be read. */
type ReadingJob = (pace: Pace, as?: ReadAs) => Promise<ImportedSession>;

/** Of many files that are no results, the first are named. */
const MOST_SAID = 3;

/** Undefined for what cannot be opened, such as a folder that was dropped. */
async function bytesOf(file: File): Promise<Uint8Array | undefined> {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return undefined;
  }
}
