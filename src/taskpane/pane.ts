/** The pane: pages under a row of tabs, in the order of a club night, and one place for messages. */
import "@fluentui/web-components/button.js";
import "@fluentui/web-components/tab.js";
import "@fluentui/web-components/tablist.js";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { calculatesByHand, lacks, readUnfinished } from "../excel";
import { addSentences } from "../notation/messages";
import { PANE_SENTENCES } from "../notation/paneMessages";
import { letElementsGo } from "./letElementsGo";
import { shared } from "./looks";
import "./messages";
import type { OpenPageEvent, PaneMessages } from "./messages";
import { strings } from "./strings";
import { followTheme } from "./theme";

export interface PaneSetting {
  inExcel: boolean;
}

export function showPane({ inExcel }: PaneSetting): void {
  addSentences(PANE_SENTENCES);
  followTheme();
  void letElementsGo();
  const pane = document.createElement("traveller-pane");
  pane.inExcel = inExcel;
  document.body.append(pane);
}

type PageName = keyof typeof strings.pages;

/** A page that reads the workbook does so whenever it is opened. */
interface ReadingPage extends HTMLElement {
  opened?(attend: boolean): Promise<void>;
}

const PAGES = Object.keys(strings.pages) as PageName[];

/** Pages come when they are first opened. */
const LOADERS: Record<PageName, () => Promise<unknown>> = {
  new: () => import(/* webpackChunkName: "new" */ "./newPage"),
  import: () => import(/* webpackChunkName: "import" */ "./importPage"),
  check: () => import(/* webpackChunkName: "check" */ "./checkPage"),
  results: () => import(/* webpackChunkName: "results" */ "./resultsPage"),
  calculator: () => import(/* webpackChunkName: "calculator" */ "./calculatorPage"),
  functions: () => import(/* webpackChunkName: "catalogue" */ "./catalogue/functionsPage"),
  workbook: () => import(/* webpackChunkName: "workbook" */ "./workbookPage"),
};

const CONTENTS: Record<PageName, TemplateResult> = {
  new: html`<new-page></new-page>`,
  import: html`<import-page></import-page>`,
  check: html`<check-page></check-page>`,
  results: html`<results-page></results-page>`,
  calculator: html`<calculator-page></calculator-page>`,
  functions: html`<functions-page></functions-page>`,
  workbook: html`<workbook-page></workbook-page>`,
};

/** Pages that begin with a heading of their own. */
const HEADED: readonly PageName[] = ["check", "results"];

@customElement("traveller-pane")
export class Pane extends LitElement {
  static override styles = [
    shared,
    css`
      header {
        position: sticky;
        top: 0;
        z-index: 1;
        background: var(--colorNeutralBackground1);
        border-bottom: 1px solid var(--colorNeutralStroke2);
      }
      /* Tabs that do not fit stand in a second row: nobody looks for what has to be scrolled to. */
      fluent-tablist {
        flex-wrap: wrap;
        padding-inline: 6px;
      }
      fluent-tab {
        padding-inline: 6px;
      }
      /* In high contrast Fluent's own mark is not to be seen. */
      @media (forced-colors: active) {
        fluent-tab[aria-selected="true"]:not(:focus-visible) {
          outline: 1px solid Highlight;
          outline-offset: -3px;
        }
      }
      main {
        padding: 16px;
      }
      pane-messages {
        scroll-margin-top: 88px;
      }
      .host p {
        padding: 8px 16px;
        background: var(--colorNeutralBackground3);
        border-bottom: 1px solid var(--colorNeutralStroke2);
        margin: 0;
      }
    `,
  ];

  @property({ attribute: false }) inExcel = true;
  @state() private page: PageName = "new";
  /** What is to be known of the Excel around the pane, or that there is none. */
  @state() private host: readonly string[] = [];
  @state() private loaded = new Set<PageName>();
  @query("pane-messages") private messages!: PaneMessages;

  override connectedCallback(): void {
    super.connectedCallback();
    addEventListener("unhandledrejection", this.failed);
    void this.open(this.inExcel ? "new" : "calculator");
    if (this.inExcel) void this.tellUnfinished();
  }

  /** A write that the last pane did not see the end of, for it was closed, is not left unexplained. */
  private async tellUnfinished(): Promise<void> {
    const found = await readUnfinished();
    if (!found.ok || !found.value) return;
    const { sheets, tables } = found.value;
    await this.updateComplete;
    const text = tables ? strings.unfinishedChange(tables, sheets) : strings.unfinished(sheets);
    this.messages.show({ intent: "warning", text, sheets });
  }

  override disconnectedCallback(): void {
    removeEventListener("unhandledrejection", this.failed);
    super.disconnectedCallback();
  }

  override render(): TemplateResult {
    return html`
      <header>
        <h1 class="spoken">${strings.title}</h1>
        <fluent-tablist size="small" aria-label=${strings.title} .activeid=${this.page} @change=${this.changed}>
          ${PAGES.map(
            (name) => html`<fluent-tab id=${name} aria-controls="${name}-panel">${strings.pages[name]}</fluent-tab>`,
          )}
        </fluent-tablist>
      </header>
      <div class="host" role="status">${this.host.map((sentence) => html`<p>${sentence}</p>`)}</div>
      <main>
        <pane-messages
          @open-page=${({ page }: OpenPageEvent) => void this.open(page, true)}
          @told=${() => void this.lookAtHost()}
        ></pane-messages>
        ${PAGES.map((name) => this.panel(name))}
      </main>
    `;
  }

  /** Pages stay as they were left while another is open. */
  private panel(name: PageName): TemplateResult {
    return html`
      <div id="${name}-panel" role="tabpanel" aria-labelledby=${name} ?hidden=${name !== this.page}>
        ${HEADED.includes(name) ? nothing : html`<h2 class="spoken">${strings.pages[name]}</h2>`}
        ${this.loaded.has(name) ? CONTENTS[name] : nothing}
      </div>
    `;
  }

  private changed(event: Event): void {
    const { activeid } = event.target as HTMLElement & { activeid: string };
    if (PAGES.includes(activeid as PageName)) void this.open(activeid as PageName);
  }

  /** @param attend brings the keyboard to the page: what was pressed is gone */
  private async open(name: PageName, attend = false): Promise<void> {
    if (name !== this.page) this.messages?.clear();
    void this.lookAtHost();
    this.page = name;
    await LOADERS[name]();
    this.loaded = new Set([...this.loaded, name]);
    await this.updateComplete;
    await this.renderRoot.querySelector<ReadingPage>(`#${name}-panel > :not(h2)`)?.opened?.(attend);
  }

  /** Asked again after all that was done: somebody may have set Excel to calculate by hand meanwhile. */
  private async lookAtHost(): Promise<void> {
    if (!this.inExcel) this.host = [strings.notInExcel];
    else {
      const lacking = lacks().map((lack) => strings.lacks[lack]);
      this.host = [...lacking, ...((await calculatesByHand()) ? [strings.byHand] : [])];
    }
  }

  /** A bug of ours, or a part of the pane that did not load: said, not left as a bar that never ends. */
  private failed = ({ reason }: PromiseRejectionEvent): void => {
    const { name, message } = reason instanceof Error ? reason : { name: "", message: String(reason) };
    const text = name === "ChunkLoadError" ? strings.partNotLoaded : strings.unexpected(message);
    this.messages.show({ intent: "error", text });
  };
}

declare global {
  interface HTMLElementTagNameMap {
    "traveller-pane": Pane;
  }
}
