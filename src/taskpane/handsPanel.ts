/** Hands that came without results: to keep with a session of the workbook, or with the results that come next. */
import "@fluentui/web-components/button.js";
import { html, LitElement, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { readWrittenSessions, writeKept } from "../excel";
import { handsOffers, type Hands, type HandsOffer } from "./handsModel";
import { importStrings } from "./importStrings";
import { shared } from "./looks";
import { messagesOf, report } from "./messages";

const text = importStrings.hands;

/** Emits `kept` when they are kept, and `left` when they are not wanted. */
@customElement("hands-panel")
export class HandsPanel extends LitElement {
  static override styles = [shared];

  @property({ attribute: false }) hands!: Hands;
  @state() private offers: readonly HandsOffer[] = [];
  @query("h2") private heading!: HTMLElement;

  override firstUpdated(): void {
    this.heading.focus();
  }

  override willUpdate(updated: Map<PropertyKey, unknown>): void {
    if (updated.has("hands")) void this.look();
  }

  /** Without a workbook there is nothing to keep them with: they wait for results. */
  private async look(): Promise<void> {
    const written = await readWrittenSessions();
    this.offers = written.ok ? handsOffers(this.hands, written.value) : [];
  }

  override render(): TemplateResult {
    const { deals, fileName } = this.hands;
    return html`
      <section class="stack" aria-label=${text.heading}>
        <div>
          <h2 tabindex="-1">${text.heading}</h2>
          <p>${text.found(deals.length, fileName)}</p>
        </div>
        ${this.offers.map(
          (offer) => html`
            <div>
              <fluent-button appearance="primary" class="keep" @click=${() => this.keep(offer)}
                >${text.keep(offer.table)}</fluent-button
              >
              <p class="help">${text.shared(offer.shared, offer.table, offer.event)}</p>
            </div>
          `,
        )}
        <div>
          <p>${text.next}</p>
          <fluent-button id="leave-hands" @click=${() => this.dispatchEvent(new Event("left"))}
            >${text.leave}</fluent-button
          >
        </div>
      </section>
    `;
  }

  private async keep({ table, shared: count, kept }: HandsOffer): Promise<void> {
    const messages = messagesOf(this);
    if (kept === undefined) return messages.show({ intent: "error", text: text.tooMany(table) });
    const done = await report(messages, writeKept(table, kept), () => ({
      intent: "success",
      text: text.kept(count, table),
    }));
    if (done) this.dispatchEvent(new Event("kept"));
  }
}
