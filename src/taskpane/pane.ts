/** The pane: four pages under a row of tabs, and one place for messages. */
import "@fluentui/web-components/button.js";
import "@fluentui/web-components/tab.js";
import "@fluentui/web-components/tablist.js";
import { setTheme } from "@fluentui/web-components";
import { webDarkTheme, webLightTheme } from "@fluentui/tokens";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property, state } from "lit/decorators.js";
import { shared } from "./looks";
import "./messages";
import type { PaneMessages } from "./messages";
import { strings } from "./strings";

export interface PaneSetting {
  inExcel: boolean;
}

export function showPane({ inExcel }: PaneSetting): void {
  followTheme();
  const page = new CSSStyleSheet();
  page.replaceSync("body { margin: 0; background: var(--colorNeutralBackground1); }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, page];
  const pane = document.createElement("traveller-pane");
  pane.inExcel = inExcel;
  document.body.append(pane);
}

/** Excel tells no theme to every version: the system's choice is followed, and it changes while we watch. */
function followTheme(): void {
  const dark = matchMedia("(prefers-color-scheme: dark)");
  const apply = (): void => setTheme(dark.matches ? webDarkTheme : webLightTheme);
  dark.addEventListener("change", apply);
  apply();
}

type PageName = keyof typeof strings.pages;

const PAGES = Object.keys(strings.pages) as PageName[];

/** Pages come when they are first opened. */
const LOADERS: Record<PageName, () => Promise<unknown>> = {
  new: () => import(/* webpackChunkName: "new" */ "./newPage"),
  import: () => import(/* webpackChunkName: "import" */ "./importPage"),
  calculator: () => import(/* webpackChunkName: "calculator" */ "./calculatorPage"),
  workbook: () => import(/* webpackChunkName: "workbook" */ "./workbookPage"),
};

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
        overflow-x: auto;
      }
      fluent-tab {
        padding-inline: 8px;
      }
      main {
        padding: 16px;
      }
      .outside {
        padding: 8px 16px;
        background: var(--colorNeutralBackground3);
        margin: 0;
      }
    `,
  ];

  @property({ attribute: false }) inExcel = true;
  @state() private page: PageName = "new";
  @state() private loaded = new Set<PageName>();

  override connectedCallback(): void {
    super.connectedCallback();
    void this.open(this.inExcel ? "new" : "calculator");
  }

  override render(): TemplateResult {
    return html`
      <header>
        <fluent-tablist size="small" .activeid=${this.page} @change=${this.changed}>
          ${PAGES.map((name) => html`<fluent-tab id=${name}>${strings.pages[name]}</fluent-tab>`)}
        </fluent-tablist>
      </header>
      ${this.inExcel ? nothing : html`<p class="outside">${strings.notInExcel}</p>`}
      <main>
        <pane-messages></pane-messages>
        ${PAGES.filter((name) => this.loaded.has(name)).map((name) => this.pageOf(name))}
      </main>
    `;
  }

  /** Pages stay where they were left. */
  private pageOf(name: PageName): TemplateResult {
    const hidden = name !== this.page;
    switch (name) {
      case "new":
        return html`<new-page ?hidden=${hidden}></new-page>`;
      case "import":
        return html`<import-page ?hidden=${hidden}></import-page>`;
      case "calculator":
        return html`<calculator-page ?hidden=${hidden}></calculator-page>`;
      case "workbook":
        return html`<workbook-page ?hidden=${hidden}></workbook-page>`;
    }
  }

  private changed(event: Event): void {
    const { activeid } = event.target as HTMLElement & { activeid: string };
    if (PAGES.includes(activeid as PageName)) void this.open(activeid as PageName);
  }

  private async open(name: PageName): Promise<void> {
    if (name !== this.page) this.renderRoot.querySelector<PaneMessages>("pane-messages")?.clear();
    this.page = name;
    await LOADERS[name]();
    this.loaded = new Set([...this.loaded, name]);
  }
}

declare global {
  interface HTMLElementTagNameMap {
    "traveller-pane": Pane;
  }
}
