/** The offer to merge an import into the sheets of its night: what would change, and what is to be chosen. */
import "@fluentui/web-components/button.js";
import { html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, property } from "lit/decorators.js";
import type { Finding } from "../results/types";
import "./findingList";
import type { ChosenEvent } from "./findingList";
import { shared } from "./looks";
import { namedPlaces, notRemembered, SHEET, type MergeOffer } from "./mergeModel";
import { mergeStrings as text } from "./mergeStrings";

/** Which choice was made, by the question's key. */
export class MergeChoiceEvent extends Event {
  constructor(
    readonly key: string,
    readonly choice: number,
  ) {
    super("merge-choice");
  }
}

/** Emits `merge`, and `merge-choice`, a MergeChoiceEvent. */
@customElement("merge-panel")
export class MergePanel extends LitElement {
  static override styles = [shared];

  @property({ attribute: false }) offer!: MergeOffer;
  @property({ attribute: false }) choices: ReadonlyMap<string, number> = new Map();
  @property({ type: Boolean }) busy = false;

  override render(): TemplateResult {
    const { merge, written, questions } = this.offer;
    const table = written.tables.results;
    const { missing } = merge.results;
    const unknown = notRemembered(this.offer);
    return html`
      <section class="stack" aria-label=${text.heading}>
        <div>
          <h3>${text.heading}</h3>
          <p id="merge-counts"><strong>${text.counts(merge.counts, merge.isRemembered)}</strong></p>
          ${namedPlaces(this.offer).map((places) => html`<p>${places}</p>`)}
          ${merge.names ? html`<p>${text.names(merge.names)}</p>` : nothing}
          ${missing.length ? html`<p>${text.missing(missing, table)}</p>` : nothing}
          ${unknown ? html`<p class="help">${unknown}</p>` : nothing}
        </div>
        ${questions.length ? this.list() : nothing}
        <div>
          <fluent-button id="merge" appearance="primary" ?disabled=${this.busy} @click=${this.press}
            >${text.merge(table)}</fluent-button
          >
          <p class="help">${text.help(table)}</p>
        </div>
      </section>
    `;
  }

  private list(): TemplateResult {
    const { questions } = this.offer;
    const keys = new Map(questions.map(({ finding, key }) => [finding, key]));
    const chosen = questions.flatMap(({ finding, key }): [Finding, number][] => {
      const choice = this.choices.get(key);
      return choice === undefined ? [] : [[finding, choice]];
    });
    return html`
      <finding-list
        id="merge-questions"
        heading=${text.differences}
        .findings=${questions.map(({ finding }) => finding)}
        .choices=${new Map(chosen)}
        .recorded=${() => SHEET}
        @chosen=${({ finding, choice }: ChosenEvent) =>
          this.dispatchEvent(new MergeChoiceEvent(keys.get(finding) ?? "", choice))}
      ></finding-list>
    `;
  }

  private press(): void {
    this.dispatchEvent(new Event("merge"));
  }
}
