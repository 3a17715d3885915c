/** New, with a movement: who plays, which movement, names, and a look at it all before anything is written. */
import "@fluentui/web-components/button.js";
import "@fluentui/web-components/text-input.js";
import "@fluentui/web-components/textarea.js";
import { css, html, LitElement, nothing, type TemplateResult } from "lit";
import { customElement, state } from "lit/decorators.js";
import { excelSentence, freeTableNames } from "../../excel";
import type { Movement } from "../../movements/movement";
import type { MovementKind } from "../../movements/types";
import { placedSentence, sentence } from "../../notation/messages";
import type { Member } from "../../results/members";
import { ENTRIES, type Entry, type Order } from "../../sheets";
import { hasSlips, scoringsOf } from "../../sheets/build";
import { shared } from "../looks";
import { memberList } from "../memberList";
import { messagesOf } from "../messages";
import { keepColumns, keptColumns, moreColumns, moreColumnsLooks } from "../moreColumns";
import { numberField } from "../numberField";
import { radios } from "../radios";
import { strings } from "../strings";
import { writeWithProgress } from "../write";
import {
  blankSection,
  conflictOf,
  contestantKind,
  entered,
  entryOf,
  hasByes,
  isNearest,
  mayHaveSections,
  MOST_SECTIONS,
  movementOf,
  namesFor,
  plannedSections,
  plansOf,
  preview,
  sectionName,
  sectionSettings,
  suggestions,
  withBest,
  type EventFields,
  type PlannedSection,
  type SectionFields,
  type Suggestion,
} from "./builderModel";
import { builderStrings as text } from "./builderStrings";
import { choice, choiceLooks } from "./choice";
import { clubDefaults, keepClubDefaults } from "./clubDefaults";
import "./movementPreview";
import { today } from "./today";

const MOST_PROBLEMS = 5;

@customElement("session-builder")
export class SessionBuilder extends LitElement {
  static override styles = [
    shared,
    choiceLooks,
    moreColumnsLooks,
    css`
      .grid {
        display: grid;
        grid-template-columns: 1fr 1fr;
        gap: 12px;
        align-items: end;
      }
      .section {
        display: grid;
        grid-template-columns: 1fr auto;
        gap: 12px;
        align-items: end;
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

  @state() private evening: EventFields = startEvening();
  @state() private sections: readonly SectionFields[] = [blankSection()];
  /** The section that the fields show. */
  @state() private at = 0;
  /** For that section. */
  @state() private offered: readonly Suggestion[] = [];
  @state() private members: readonly Member[] = [];
  @state() private busy = false;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.findMembers();
  }

  /** Everything that is asked of the section that is shown. */
  private get fields(): EventFields & SectionFields {
    return { ...this.evening, ...this.sections[this.at] };
  }

  override render(): TemplateResult {
    const movement = movementOf(this.fields);
    const planned = plannedSections(this.evening.event, this.sections);
    return html`
      <div class="stack" @keydown=${this.pressed}>
        ${this.whoPlays()} ${this.movements()}
        ${movement && !movement.ok ? html`<p class="problem" role="alert">${sentence(movement)}</p>` : nothing}
        ${movement?.ok ? this.people(movement.value) : nothing} ${this.addition()} ${this.details()}
        ${planned ? html`${this.entries(planned)} ${this.lookAt(planned)}` : html`<p class="help">${this.needs()}</p>`}
      </div>
    `;
  }

  private needs(): string {
    return this.sections.length > 1 ? text.needsAll : text.needs;
  }

  private whoPlays(): TemplateResult {
    const { event } = this.evening;
    return html`
      ${choice({
        name: "event",
        label: text.event,
        values: text.events,
        chosen: event,
        choose: (value) => this.choose(value as EventFields["event"]),
      })}
      ${this.sections.length > 1 ? this.sectionChoice() : nothing}
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
                choose: (value) => this.look({ winners: value as SectionFields["winners"] }),
              })
            : nothing
        }
      </div>
    `;
  }

  private sectionChoice(): TemplateResult {
    const { sections, evening } = this;
    const who = text.counts[evening.event];
    return html`
      <div class="section">
        ${choice({
          name: "section",
          label: text.section,
          values: sections.map(({ count }, i) => ({
            value: String(i),
            label: text.sectionOf(sectionName(i, sections.length), count, who),
          })),
          chosen: String(this.at),
          choose: (value) => this.show(Number(value)),
        })}
        <fluent-button id="remove-section" @click=${this.removeSection}
          >${text.removeSection(sectionName(this.at, sections.length))}</fluent-button
        >
      </div>
    `;
  }

  /** The button for one section more. */
  private addition(): TemplateResult | typeof nothing {
    const { length } = this.sections;
    if (!mayHaveSections(this.evening.event) || length >= MOST_SECTIONS) return nothing;
    return html`
      <div>
        <fluent-button id="add-section" @click=${this.addSection}
          >${text.addSection(sectionName(length, length + 1))}</fluent-button
        >
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
      ${isNearest(fields, offered) ? html`<p class="help">${text.nearest(fields.boards)}</p>` : nothing}
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
    const { named, contestants, problems } = entered(
      { section: sectionName(this.at, this.sections.length), movement, names: this.fields.names },
      this.members,
    );
    return html`
      <div>
        <fluent-textarea
          id="names"
          placeholder=${text.namesHint[contestantKind(this.evening.event)]}
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
        value: this.evening.details[name] ?? "",
        change: (value) => this.setEvening({ details: { ...this.evening.details, [name]: value } }),
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

  private entries(planned: readonly PlannedSection[]): TemplateResult {
    const { evening } = this;
    const { kind } = planned[0].movement;
    const scorings = scoringsOf(kind);
    const slips = hasSlips(kind) && evening.scoring !== "Board-a-match";
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
              chosen: evening.scoring || scorings[0],
              choose: (scoring) => this.setEvening({ scoring }),
            })
          : nothing
      }
      ${planned.length > 1 ? this.apart(kind) : nothing}
      ${
        planned.some(({ movement }) => hasByes(movement))
          ? this.field("byeVps", text.byeVps, "", (byeVps) => this.setEvening({ byeVps }))
          : nothing
      }
      ${choice({
        name: "entry",
        label: strings.entry.label,
        values: entries,
        chosen: evening.entry,
        choose: (value) => this.setEvening({ entry: value as Entry | "Slips" }),
      })}
      ${
        entryOf(planned[0].movement, evening) === "Slips"
          ? nothing
          : choice({
              name: "order",
              label: text.order,
              values: text.orders,
              chosen: evening.order,
              choose: (value) => this.setEvening({ order: value as Order }),
            })
      }
      ${
        entryOf(planned[0].movement, evening) === "Slips"
          ? nothing
          : moreColumns({ chosen: evening.columns, choose: (columns) => this.setEvening({ columns }) })
      }
    `;
  }

  private apart(kind: MovementKind): TemplateResult {
    return choice({
      name: "apart",
      label: text.apart,
      values: sectionSettings(kind).map((value) => ({ value, label: text.sectionsAre[value] })),
      chosen: this.evening.apart,
      choose: (apart) => this.setEvening({ apart }),
    });
  }

  private lookAt(planned: readonly PlannedSection[]): TemplateResult {
    const { evening, members } = this;
    const conflict = conflictOf(planned);
    if (conflict) return html`<p class="problem" role="alert">${sentence(conflict)}</p>`;
    const sheets = plansOf(planned, evening, { names: NO_NAMES, prefix: "", members }).map(({ name }) => name);
    return html`
      <movement-preview
        .preview=${preview(planned, members)}
        .slips=${entryOf(planned[0].movement, evening) === "Slips"}
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
        @change=${(event: Event) => this.look({ [name]: (event.target as HTMLInputElement).value })}
        >${label}</fluent-text-input
      >
    `;
  }

  private setEvening(changes: Partial<EventFields>): void {
    this.evening = { ...this.evening, ...changes };
  }

  /** Of the section that is shown. */
  private set(changes: Partial<SectionFields>): void {
    this.sections = this.sections.map((section, i) => (i === this.at ? { ...section, ...changes } : section));
  }

  /** Changes what movements go by, and looks for them where it is another. */
  private look(changes: Partial<Pick<SectionFields, "count" | "boards" | "minutes" | "winners">>): void {
    const before = this.sections[this.at];
    if (Object.entries(changes).every(([name, value]) => before[name as keyof SectionFields] === value)) return;
    this.set(changes);
    this.offered = suggestions(this.fields);
    this.set(withBest(this.sections[this.at], this.offered));
  }

  /** Another kind of event: every section has another movement. */
  private choose(event: EventFields["event"]): void {
    this.setEvening({ event, scoring: "", apart: "Together" });
    const sections = mayHaveSections(event) ? this.sections : this.sections.slice(0, 1);
    this.sections = sections.map((section) => withBest(section, suggestions({ ...section, event })));
    this.show(Math.min(this.at, sections.length - 1));
  }

  private show(at: number): void {
    this.at = at;
    this.offered = suggestions(this.fields);
  }

  /** One more, with the evening of the one that is shown. */
  private addSection(): void {
    const { boards, minutes, winners } = this.fields;
    this.sections = [...this.sections, { ...blankSection(), boards, minutes, winners }];
    this.show(this.sections.length - 1);
    void this.updateComplete.then(() => this.shadowRoot?.querySelector<HTMLElement>("#count")?.focus());
  }

  private removeSection(): void {
    this.sections = this.sections.filter((_, i) => i !== this.at);
    this.show(Math.max(0, this.at - 1));
    void this.updateComplete.then(() => this.shadowRoot?.querySelector<HTMLElement>("#count")?.focus());
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
    const planned = plannedSections(this.evening.event, this.sections);
    if (this.busy || !planned || conflictOf(planned)) return;
    this.busy = true;
    try {
      await this.writeSession(planned);
    } finally {
      this.busy = false;
    }
  }

  private async writeSession(planned: readonly PlannedSection[]): Promise<void> {
    const messages = messagesOf((this.getRootNode() as ShadowRoot).host as HTMLElement);
    const names = await freeTableNames();
    if (!names.ok) return messages.show({ intent: "error", text: excelSentence(names) });
    const { evening } = this;
    const members = this.members.length ? { members: this.members } : {};
    const plans = plansOf(planned, evening, { names: names.value, prefix: FUNCTION_PREFIX, ...members });
    const { club = "", director = "" } = evening.details;
    keepClubDefaults({ club, director, entry: evening.entry, order: evening.order });
    keepColumns(evening.columns);
    await writeWithProgress(messages, plans, text.after, { label: text.next, page: "results" });
  }
}

const NO_NAMES = { results: "Results", names: "Names", settings: "Settings" };

function startEvening(): EventFields {
  const { club, director, entry, order } = clubDefaults();
  return {
    event: "pairs",
    scoring: "",
    byeVps: "12",
    entry: ENTRIES.find((known) => known === entry) ?? (entry === "Slips" ? "Slips" : "Columns"),
    order: order === "Round" ? "Round" : "Board",
    apart: "Together",
    columns: keptColumns(),
    details: { date: today(), ...(club ? { club } : {}), ...(director ? { director } : {}) },
  };
}

declare global {
  interface HTMLElementTagNameMap {
    "session-builder": SessionBuilder;
  }
}
