/** New, with a movement: who plays, which movement, names, and a look at it all before anything is written. */
import "@fluentui/web-components/button.js";
import "@fluentui/web-components/text-input.js";
import "@fluentui/web-components/textarea.js";
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { excelSentence, freeTableNames } from "../../excel";
import type { Movement } from "../../movements/movement";
import { placedSentence, sentence } from "../../notation/messages";
import type { Member } from "../../results/members";
import type { EventDetails } from "../../results/types";
import { ENTRIES, type Entry, type Order } from "../../sheets";
import { hasSlips, scoringsOf } from "../../sheets/build";
import { shared } from "../looks";
import { memberList } from "../memberList";
import { messagesOf } from "../messages";
import { numberField } from "../numberField";
import { radios } from "../radios";
import { strings } from "../strings";
import { writeWithProgress } from "../write";
import {
  contestantKind,
  hasByes,
  movementOf,
  namesFor,
  plansOf,
  preview,
  suggestions,
  type SessionFields,
  type Suggestion,
} from "./builderModel";
import { builderStrings as text } from "./builderStrings";
import { choice, choiceLooks } from "./choice";
import { clubDefaults, keepClubDefaults } from "./clubDefaults";
import "./movementPreview";
import { today } from "./today";

/** What the suggestions go by. */
const EVENING = ["event", "count", "boards", "minutes", "winners"] as const;
const MOST_PROBLEMS = 5;

@customElement("session-builder")
export class SessionBuilder extends LitElement {
  static override styles = [
    shared,
    choiceLooks,
    css`
      .grid {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 12px;
        align-items: end;
      }
      summary {
        cursor: pointer;
        padding: 4px 0;
        border-radius: var(--borderRadiusMedium);
      }
      summary:focus-visible {
        outline: 2px solid var(--colorStrokeFocus2);
      }
      details[open] > summary {
        margin-bottom: 8px;
      }
      #names {
        --block-size: 136px;
      }
      .problem {
        color: var(--colorPaletteRedForeground1);
        margin: 4px 0 0;
        overflow-wrap: anywhere;
      }
    `,
  ];

  @state() private fields: SessionFields = startFields();
  @state() private offered: readonly Suggestion[] = [];
  @state() private members: readonly Member[] = [];
  @state() private busy = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.findMembers();
  }

  override willUpdate(changed: PropertyValues<this>): void {
    const before = (changed as Map<string, unknown>).get("fields") as SessionFields | undefined;
    if (this.hasUpdated && (!before || EVENING.every((name) => before[name] === this.fields[name]))) return;
    this.offered = suggestions(this.fields);
    const blank = { name: "", rounds: "", boardsPerRound: "", switched: "", numbering: "", missing: "" };
    const scoring = before?.event === this.fields.event ? this.fields.scoring : "";
    this.fields = { ...this.fields, ...blank, scoring, ...this.offered[0]?.chosen };
  }

  override render(): TemplateResult {
    const { fields } = this;
    const movement = movementOf(fields);
    const chosen = movement?.ok ? movement.value : undefined;
    return html`
      <div class="stack" @keydown=${this.pressed}>
        ${this.evening()} ${this.movements()}
        ${movement && !movement.ok ? html`<p class="problem" role="alert">${sentence(movement)}</p>` : nothing}
        ${chosen ? this.people(chosen) : nothing} ${this.details()} ${chosen ? this.entries(chosen) : nothing}
        ${chosen ? this.lookAt(chosen) : html`<p class="help">${text.needs}</p>`}
      </div>
    `;
  }

  private evening(): TemplateResult {
    const { event } = this.fields;
    return html`
      ${choice({
        name: "event",
        label: text.event,
        values: text.events,
        chosen: event,
        choose: (value) => this.set({ event: value as SessionFields["event"] }),
      })}
      <div class="grid">
        ${this.late("count", text.counts[event])} ${this.late("boards", text.boards)}
        ${event === "pairs" ? this.late("minutes", text.minutes) : nothing}
        ${
          event === "pairs"
            ? choice({
                name: "winners",
                label: text.rankings,
                values: text.rankingChoices,
                chosen: this.fields.winners,
                choose: (value) => this.set({ winners: value as SessionFields["winners"] }),
              })
            : nothing
        }
      </div>
    `;
  }

  private movements(): TemplateResult | typeof nothing {
    const { offered, fields } = this;
    const names = namesFor(fields);
    if (names.length === 0 && offered.length === 0) return fields.count ? html`<p>${text.noSuggestion}</p>` : nothing;
    const chosen = offered.findIndex(({ chosen: own }) =>
      (Object.keys(own) as (keyof typeof own)[]).every((key) => own[key] === fields[key]),
    );
    return html`
      ${
        offered.length
          ? radios({
              name: "suggestion",
              label: text.suggestions,
              choices: offered.map(({ title }, i) => ({ value: String(i), label: title })),
              chosen: chosen < 0 ? undefined : String(chosen),
              choose: (value) => this.set(offered[Number(value)].chosen),
            })
          : html`<p>${text.noSuggestion}</p>`
      }
      <details ?open=${offered.length === 0}>
        <summary id="movement-change">${text.change}</summary>
        <div class="stack">
          ${choice({
            name: "movement",
            label: text.ownMovement,
            values: names.map((name) => ({ value: name, label: name })),
            chosen: fields.name,
            choose: (name) => this.set({ name, rounds: "", boardsPerRound: "", switched: "", missing: "" }),
          })}
          <div class="grid">
            ${this.field("rounds", text.rounds, "", (rounds) => this.set({ rounds, boardsPerRound: "" }))}
            ${this.field("boardsPerRound", text.boardsPerRound, this.boardsARound())}
            ${
              fields.event === "pairs"
                ? html`${this.field("switched", text.switched)} ${this.field("numbering", text.numbering)}
                  ${Number(fields.count) % 2 === 1 ? this.field("missing", text.missing) : nothing}`
                : nothing
            }
          </div>
        </div>
      </details>
    `;
  }

  private people(movement: Movement): TemplateResult {
    const { named, contestants, problems } = preview(movement, this.fields.names, this.members);
    return html`
      <div>
        <fluent-textarea
          id="names"
          placeholder=${text.namesHint[contestantKind(this.fields.event)]}
          resize="vertical"
          block
          .value=${this.fields.names}
          @input=${(event: Event) => this.set({ names: (event.target as HTMLTextAreaElement).value })}
          ><span slot="label">${text.names}</span></fluent-textarea
        >
        <p class="help">${text.namesHelp} ${text.named(named, contestants.length)}</p>
        ${problems.slice(0, MOST_PROBLEMS).map((problem) => html`<p class="problem">${placedSentence(problem)}</p>`)}
      </div>
    `;
  }

  private details(): TemplateResult {
    const detail = (name: keyof typeof text.fields): TemplateResult =>
      numberField({
        name: `detail-${name}`,
        label: text.fields[name],
        value: this.fields.details[name] ?? "",
        change: (value) => this.set({ details: { ...this.fields.details, [name]: value } }),
      });
    return html`
      <details>
        <summary>${text.details}</summary>
        <div class="stack">
          ${detail("name")}
          <div class="grid">${detail("club")} ${detail("date")} ${detail("session")} ${detail("director")}</div>
        </div>
      </details>
    `;
  }

  private entries(movement: Movement): TemplateResult {
    const { fields } = this;
    const scorings = scoringsOf(movement.kind);
    const slips = hasSlips({ movement }) && fields.scoring !== "Board-a-match";
    const entries = [...ENTRIES, ...(slips ? (["Slips"] as const) : [])].map((value) => ({
      value,
      label: value === "Slips" ? text.slips : strings.entry[value],
    }));
    return html`
      ${
        scorings.length > 1
          ? choice({
              name: "scoring",
              label: text.scoring,
              values: scorings.map((value) => ({ value, label: value })),
              chosen: fields.scoring || scorings[0],
              choose: (scoring) => this.set({ scoring }),
            })
          : nothing
      }
      ${hasByes(movement) ? this.field("byeVps", text.byeVps) : nothing}
      ${choice({
        name: "entry",
        label: strings.entry.label,
        values: entries,
        chosen: fields.entry,
        choose: (value) => this.set({ entry: value as Entry | "Slips" }),
      })}
      ${
        fields.entry === "Slips" && slips
          ? nothing
          : choice({
              name: "order",
              label: text.order,
              values: text.orders,
              chosen: fields.order,
              choose: (value) => this.set({ order: value as Order }),
            })
      }
    `;
  }

  private lookAt(movement: Movement): TemplateResult {
    const { fields, members } = this;
    const sheets = plansOf(movement, fields, { names: NO_NAMES, prefix: "", members }).map(({ name }) => name);
    return html`
      <movement-preview
        .preview=${preview(movement, fields.names, members)}
        .slips=${fields.entry === "Slips" && hasSlips({ movement })}
      ></movement-preview>
      <div>
        <fluent-button appearance="primary" id="write-session" ?disabled=${this.busy} @click=${this.write}
          >${text.write(sheets.length)}</fluent-button
        >
        <p class="help">${sheets.join(", ")}. ${text.kept}</p>
      </div>
    `;
  }

  /** What a blank field of boards a round stands for. */
  private boardsARound(): string {
    const movement = movementOf(this.fields);
    return movement?.ok ? String(movement.value.boardsPerRound) : "";
  }

  /** A field that is read with each key. */
  private field(
    name: "rounds" | "boardsPerRound" | "switched" | "numbering" | "missing" | "byeVps",
    label: string,
    placeholder = "",
    change = (value: string) => this.set({ [name]: value }),
  ): TemplateResult {
    return html`
      <fluent-text-input
        id=${name}
        name=${name}
        placeholder=${placeholder}
        .value=${this.fields[name]}
        @input=${(event: Event) => change((event.target as HTMLInputElement).value)}
        >${label}</fluent-text-input
      >
    `;
  }

  /** A field that is read when it is left, or with Enter: movements are looked for then. */
  private late(name: "count" | "boards" | "minutes", label: string): TemplateResult {
    return html`
      <fluent-text-input
        id=${name}
        name=${name}
        .value=${this.fields[name]}
        @change=${(event: Event) => this.set({ [name]: (event.target as HTMLInputElement).value })}
        >${label}</fluent-text-input
      >
    `;
  }

  private set(changes: Partial<SessionFields>): void {
    this.fields = { ...this.fields, ...changes };
  }

  /** Enter is never the form's: a session is written by its button alone. */
  private pressed(event: KeyboardEvent): void {
    const field = event.target as HTMLElement & { value: string };
    if (event.key !== "Enter" || field.localName !== "fluent-text-input") return;
    event.preventDefault();
    field.dispatchEvent(new Event("change", { bubbles: true }));
  }

  private async findMembers(): Promise<void> {
    this.members = (await memberList()) ?? [];
  }

  private async write(): Promise<void> {
    const movement = movementOf(this.fields);
    if (this.busy || !movement?.ok) return;
    this.busy = true;
    try {
      await this.writeSession(movement.value);
    } finally {
      this.busy = false;
    }
  }

  private async writeSession(movement: Movement): Promise<void> {
    const messages = messagesOf((this.getRootNode() as ShadowRoot).host as HTMLElement);
    const names = await freeTableNames();
    if (!names.ok) return messages.show({ intent: "error", text: excelSentence(names) });
    const { fields } = this;
    const members = this.members.length ? { members: this.members } : {};
    const plans = plansOf(movement, fields, { names: names.value, prefix: FUNCTION_PREFIX, ...members });
    const { club = "", director = "" } = fields.details;
    keepClubDefaults({ club, director, entry: fields.entry, order: fields.order });
    await writeWithProgress(messages, plans, text.after, { label: text.next, page: "results" });
  }
}

const NO_NAMES = { results: "Results", names: "Names", settings: "Settings" };

function startFields(): SessionFields {
  const { club, director, entry, order } = clubDefaults();
  const details: EventDetails = { date: today(), ...(club ? { club } : {}), ...(director ? { director } : {}) };
  return {
    event: "pairs",
    count: "",
    boards: "24",
    minutes: "",
    winners: "",
    name: "",
    rounds: "",
    boardsPerRound: "",
    switched: "",
    numbering: "",
    missing: "",
    scoring: "",
    byeVps: "12",
    entry: ENTRIES.find((known) => known === entry) ?? (entry === "Slips" ? "Slips" : "Columns"),
    order: order === "Round" ? "Round" : "Board",
    names: "",
    details,
  };
}

declare global {
  interface HTMLElementTagNameMap {
    "session-builder": SessionBuilder;
  }
}
