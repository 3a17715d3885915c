/** Export: a session as a file, saved, or copied where the webview refuses a download. */
import "@fluentui/web-components/button.js";
import { css, html, nothing, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { decimalSign, readKept } from "../excel";
import { csvForm } from "../files/csv/makeCsv";
import { FORM_NAMES, makeFile, notesOf, refusalOf, type FormName, type OutFile, type Outgoing } from "../files/out";
import { outgoingOf } from "./exportModel";
import { exportStrings as text, noteSentence } from "./exportStrings";
import { shared } from "./looks";
import type { PaneMessages } from "./messages";
import { radios } from "./radios";
import { copyText, saveFile } from "./saveFile";
import type { SessionCells } from "./sessionCells";
import { SessionPage } from "./sessionPage";
import { strings } from "./strings";

@customElement("export-panel")
export class ExportPanel extends SessionPage {
  static override styles = [
    shared,
    css`
      h2 {
        margin: 0 0 8px;
      }
      #notes {
        border-inline-start: 3px solid var(--colorPaletteYellowBorder2);
        padding-inline-start: 8px;
      }
      textarea {
        width: 100%;
        box-sizing: border-box;
        font: inherit;
        font-family: var(--fontFamilyMonospace);
      }
    `,
  ];

  @property({ attribute: false }) messages!: PaneMessages;
  /** The session as it was read last; a sentence where it cannot be. */
  @state() private out: Outgoing | string | undefined;
  @state() private form: FormName = "usebio";
  /** Where even copying is refused, the text to be copied by hand. */
  @state() private byHand = "";
  @query("textarea") private field!: HTMLTextAreaElement | null;

  override render(): TemplateResult {
    const { out } = this;
    const why = this.failure || (typeof out === "string" ? out : text.none);
    return html`
      <section class="stack" aria-labelledby="export">
        <h2 id="export" tabindex="-1">${text.heading}</h2>
        ${this.choice()}
        ${typeof out === "object" ? this.forms(out) : html`<p>${this.busy ? strings.working : why}</p>`}
      </section>
    `;
  }

  private forms(out: Outgoing): TemplateResult {
    const refusal = refusalOf(this.form, out);
    const notes = refusal ? [refusal] : notesOf(this.form, out);
    return html`
      ${radios({
        name: "form",
        label: text.form,
        choices: FORM_NAMES.map((value) => ({ value, label: text.forms[value] })),
        chosen: this.form,
        choose: (form) => {
          this.form = form;
          this.byHand = "";
        },
      })}
      ${
        notes.length
          ? html`<div id="notes" role="status" aria-label=${text.before}>
              ${notes.map((note) => html`<p>${noteSentence(note)}</p>`)}
            </div>`
          : nothing
      }
      <div class="row">
        <fluent-button
          id="save"
          appearance="primary"
          ?disabled=${this.busy || refusal !== undefined}
          @click=${() => void this.send(this.save)}
          >${text.save}</fluent-button
        >
        <fluent-button
          id="copy"
          ?disabled=${this.busy || refusal !== undefined}
          @click=${() => void this.send(this.copy)}
          >${text.copy}</fluent-button
        >
      </div>
      ${
        this.byHand
          ? html`<textarea readonly rows="8" aria-label=${text.text} .value=${this.byHand}></textarea>`
          : nothing
      }
    `;
  }

  protected override async take(cells: SessionCells | undefined): Promise<void> {
    // Lets the pane say that it is at work before the session is scored.
    await new Promise((resolve) => setTimeout(resolve));
    const table = this.tables()?.results;
    const kept = cells && table ? await readKept(table) : undefined;
    this.out = cells && outgoingOf(cells, kept?.ok ? kept.value : undefined);
  }

  /** Makes the file of what the workbook holds now. */
  private async send(how: (file: OutFile) => void | Promise<void>): Promise<void> {
    await this.once(async () => {
      this.byHand = "";
      await this.read();
      const { out } = this;
      if (typeof out !== "object") return this.refuse(this.failure || (out ?? text.none));
      const maker = { program: strings.title, version: VERSION };
      const file = await makeFile(this.form, out, { maker, csv: csvForm(await decimalSign()) });
      if ("kind" in file) return this.refuse(noteSentence(file));
      await how.call(this, file);
    });
  }

  private save(file: OutFile): void {
    if (saveFile(file)) this.messages.show({ intent: "success", text: text.saved(file.name) });
    else this.refuse(text.notSaved(file.name));
  }

  private async copy(file: OutFile): Promise<void> {
    if (await copyText(file.text)) {
      this.messages.show({ intent: "success", text: text.copied(file.name) });
      return;
    }
    this.byHand = file.text;
    this.messages.show({ intent: "warning", text: text.copyByHand });
    await this.updateComplete;
    this.field?.focus();
    this.field?.select();
  }

  private refuse(sentence: string): void {
    this.messages.show({ intent: "error", text: sentence });
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "export-panel": ExportPanel;
  }
}
