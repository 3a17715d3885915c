/** The one review of an import, before anything is written. */
import "@fluentui/web-components/button.js";
import { css, html, LitElement, nothing, type PropertyValues, type TemplateResult } from "lit";
import { customElement, property, query, state } from "lit/decorators.js";
import { excelSentence, freeTableNames, mergeTables, readWrittenSessions, type WrittenSession } from "../excel";
import { LANGUAGE_CODES, languageName } from "../notation/languages";
import { sentence } from "../notation/messages";
import { makeKept } from "../results/keptImport";
import { newMembers, withMembers, type Member } from "../results/members";
import { setting, type SettingName } from "../results/settings";
import { atOnce, inSlices } from "../results/steps";
import type { Finding, ImportedSession, ReadAs, Settings } from "../results/types";
import { sessionPlans } from "../sheets";
import { choice, choiceLooks } from "./builder/choice";
import "./findingList";
import type { ChosenEvent } from "./findingList";
import "./leaderList";
import { shared } from "./looks";
import { keepMembers, memberList } from "./memberList";
import { isNothingToMerge, mergeChanges, mergeOffer, type MergeOffer } from "./mergeModel";
import "./mergePanel";
import type { MergeChoiceEvent } from "./mergePanel";
import { mergeStrings } from "./mergeStrings";
import { report, type PaneMessages } from "./messages";
import { radios, winnersChoices, type Radios } from "./radios";
import {
  counts,
  decided,
  entryOf,
  eventDetails,
  recorded,
  settingsToAsk,
  sorted,
  standingsSteps,
  type AskedSetting,
  type Choices,
  type Standings,
} from "./reviewModel";
import { strings } from "./strings";
import { withProgress, writeWithProgress } from "./write";

const text = strings.review;

/** So many lines are scored without that anybody notices. */
const AT_ONCE = 2_000;

const CHECK_NEXT = { label: strings.checkNext, page: "check" } as const;

/** The source is to be read again, with this decided by the scorer. */
export class ReadAgainEvent extends Event {
  constructor(readonly as: ReadAs) {
    super("read-again");
  }
}

/** Emits `back`, `read-again`, a ReadAgainEvent, and `written` once the sheets are there. */
@customElement("import-review")
export class ImportReview extends LitElement {
  static override styles = [
    shared,
    choiceLooks,
    css`
      h2 {
        margin-bottom: 4px;
      }
      h3 {
        margin-top: 0;
      }
      .counts {
        font-weight: var(--fontWeightSemibold);
      }
      .row > #write {
        flex: 2;
      }
      .stack > * + * {
        margin-top: 12px;
      }
    `,
  ];

  @property({ attribute: false }) session!: ImportedSession;
  @property({ attribute: false }) messages!: PaneMessages;
  @state() private choices: Choices = new Map();
  @state() private changed: Settings = {};
  @state() private busy = false;
  /** What the workbook has: sessions that this may be, and members that give numbers their names. */
  @state() private written: readonly WrittenSession[] = [];
  @state() private members: readonly Member[] | undefined;
  @state() private mergeChoices: ReadonlyMap<string, number> = new Map();
  @query("h2") private heading!: HTMLElement;
  /** The session as chosen: worked out anew only where something was chosen. */
  private outcome!: ImportedSession;
  /** Undefined while a large session is being scored. */
  @state() private standings: Standings | undefined;
  private scoring: AbortController | undefined;
  private offer: MergeOffer | undefined;

  override willUpdate(updated: PropertyValues): void {
    if (updated.has("session")) this.forget();
    if (!["session", "choices", "changed", "written", "members"].some((name) => updated.has(name))) return;
    const chosen = decided(this.session, this.choices, this.changed);
    this.outcome = { ...chosen, contestants: withMembers(chosen.contestants, this.members ?? []) };
    this.score();
    this.offer = mergeOffer(this.outcome, this.written);
  }

  /** What was chosen for another session of the file. */
  private forget(): void {
    this.choices = new Map();
    this.changed = {};
    this.mergeChoices = new Map();
  }

  override disconnectedCallback(): void {
    super.disconnectedCallback();
    this.scoring?.abort();
  }

  /** A night is scored at once; a large session in slices, and the ranking follows when it is there. */
  private score(): void {
    this.scoring?.abort();
    const { signal } = (this.scoring = new AbortController());
    const steps = standingsSteps(this.outcome);
    if (this.outcome.lines.length <= AT_ONCE) {
      this.standings = atOnce(steps);
      return;
    }
    this.standings = undefined;
    void inSlices(steps, { signal }).then((found) => {
      if (found && !signal.aborted) this.standings = found;
    });
  }

  override firstUpdated(): void {
    this.heading.focus();
    void this.lookIntoWorkbook();
  }

  /** Without a workbook there is nothing to find: the review is what it is. */
  private async lookIntoWorkbook(): Promise<void> {
    const [written, members] = [await readWrittenSessions(), await memberList()];
    this.written = written.ok ? written.value : [];
    this.members = members;
  }

  override render(): TemplateResult {
    const { findings, unread } = this.session;
    const { decisions, toLookAt } = sorted(findings);
    return html`
      <div class="stack">
        ${this.summary()} ${unread.length ? this.list("unread", unread) : nothing}
        ${toLookAt.length ? this.list("findings", toLookAt) : nothing} ${this.settings(decisions)}
        ${this.standings ? html`<leader-list .lists=${this.standings.leaders}></leader-list>` : nothing}
        ${this.memberButton()} ${this.offer ? this.mergePanel(this.offer) : nothing}
        <div>
          <div class="row">
            <fluent-button
              appearance=${this.offer ? "outline" : "primary"}
              id="write"
              ?disabled=${this.busy}
              @click=${this.write}
              >${this.offer ? mergeStrings.writeNew : text.write}</fluent-button
            >
            <fluent-button id="back" ?disabled=${this.busy} @click=${() => this.dispatchEvent(new Event("back"))}
              >${text.back}</fluent-button
            >
          </div>
          <p class="help">${text.writeHelp}</p>
        </div>
      </div>
    `;
  }

  private summary(): TemplateResult {
    const { results, boards, perBoard, status } = counts(this.outcome);
    const details = eventDetails(this.session.event);
    return html`
      <div>
        <h2 tabindex="-1">${text.heading(this.session.source.fileName)}</h2>
        ${details.length ? html`<p>${details.join(", ")}</p>` : nothing}
        <p class="counts" id="counts">${text.counts(results, boards, perBoard)}</p>
        <p>${status.map(([name, number]) => text.status[name](number)).join(", ")}.</p>
        <p>${this.standings ? text.entrants(this.standings) : text.scoring}</p>
        <p class="help">${text.nothingWritten}</p>
      </div>
    `;
  }

  private list(name: "findings" | "unread", findings: readonly Finding[]): TemplateResult {
    return html`
      <finding-list
        id=${name}
        ?unread=${name === "unread"}
        heading=${text[name]}
        help=${name === "unread" ? text.unreadHelp : ""}
        .findings=${findings}
        .choices=${this.choices}
        .recorded=${(finding: Finding) => recorded(this.session, finding)}
        @chosen=${({ finding, choice }: ChosenEvent) => (this.choices = new Map(this.choices).set(finding, choice))}
      ></finding-list>
    `;
  }

  private settings(decisions: readonly Finding[]): TemplateResult {
    const asked = settingsToAsk(this.outcome);
    return html`
      <section aria-label=${text.settings}>
        <h3>${text.settings}</h3>
        <div class="stack">${asked.map((name) => this.asked(name))}</div>
        ${decisions.map((decision) => html`<p class="help">${sentence(decision)}</p>`)}
        <p class="help">${text.settingsHelp}</p>
      </section>
    `;
  }

  /** The language, and what a bare number means, are decided where the source is read: it is read again. */
  private asked(name: AskedSetting): TemplateResult {
    switch (name) {
      case "Language":
        return choice({
          name: "language",
          label: text.language,
          values: LANGUAGE_CODES.map((code) => ({ value: code, label: languageName(code) })),
          chosen: String(setting(this.session.settings, name)),
          choose: (value) => this.dispatchEvent(new ReadAgainEvent({ [name]: value })),
        });
      case "Results as":
        return choice({
          name: "results-as",
          label: text.resultsAs,
          values: text.resultsAsChoices,
          chosen: this.session.source.as?.[name] === undefined ? "Tricks" : String(this.session.source.as[name]),
          choose: (value) => this.dispatchEvent(new ReadAgainEvent({ [name]: value })),
        });
      case "Scoring":
        return choice({
          name: "scoring",
          label: text.scoringBy,
          values: text.scorings,
          chosen: String(setting(this.outcome.settings, name)),
          choose: (value) => (this.changed = { ...this.changed, [name]: value }),
        });
      case "Matchpoint scale":
        return this.setting(name, text.scale, text.scales, Number);
      case "Numbers":
        return this.setting(name, text.numbers, text.numbersChoices, String);
      case "Winners":
        return this.setting(name, strings.winners.label, winnersChoices, Number);
    }
  }

  private setting(
    name: SettingName,
    label: string,
    choices: Radios<string>["choices"],
    valueOf: (chosen: string) => string | number,
  ): TemplateResult {
    return radios({
      name,
      label,
      choices,
      chosen: String(setting(this.outcome.settings, name)),
      choose: (value) => (this.changed = { ...this.changed, [name]: valueOf(value) }),
    });
  }

  private mergePanel(offer: MergeOffer): TemplateResult {
    return html`
      <merge-panel
        .offer=${offer}
        .choices=${this.mergeChoices}
        ?busy=${this.busy}
        @merge-choice=${({ key, choice }: MergeChoiceEvent) =>
          (this.mergeChoices = new Map(this.mergeChoices).set(key, choice))}
        @merge=${() => this.whileBusy(() => this.merge(offer))}
      ></merge-panel>
    `;
  }

  private memberButton(): TemplateResult | typeof nothing {
    const count = newMembers(this.outcome.contestants, this.members ?? []).length;
    if (count === 0) return nothing;
    return html`
      <div>
        <fluent-button id="keep-members" ?disabled=${this.busy} @click=${() => this.whileBusy(() => this.keepMembers())}
          >${mergeStrings.members.keep}</fluent-button
        >
        <p class="help">${mergeStrings.members.help(count)}</p>
      </div>
    `;
  }

  /** Adds to the list of members; the review stays. */
  private async keepMembers(): Promise<boolean> {
    await report(this.messages, keepMembers(this.outcome.contestants), ({ sheet, count }) => ({
      intent: "success",
      text: mergeStrings.members.kept(count),
      sheets: [sheet],
    }));
    this.members = await memberList();
    // The button is gone once all are kept.
    await this.messages.attend();
    return false;
  }

  /** Writes into the sheets that are there; where these were changed meanwhile, they are looked at again. */
  private async merge(offer: MergeOffer): Promise<boolean> {
    const { merge, written } = offer;
    const table = written.tables.results;
    const changes = mergeChanges(offer, this.mergeChoices);
    const kept = makeKept(this.outcome, written.kept) ?? "";
    const counts = mergeStrings.counts(merge.counts, merge.isRemembered);
    // A copy is kept of what is about to change, not of a sheet that stays as it is.
    const copy = isNothingToMerge(changes) ? {} : { copyOf: table };
    const outcome = await withProgress(
      this.messages,
      (options) => mergeTables(changes, { ...options, ...copy, keep: kept }),
      ({ sheet, copy: copied }) => ({
        intent: "success",
        text: [mergeStrings.merged(table, counts), copied ? mergeStrings.copied(copied) : ""].filter(Boolean).join(" "),
        sheets: [sheet, ...(copied ? [copied] : [])],
        next: CHECK_NEXT,
      }),
    );
    if (!outcome.ok) await this.lookIntoWorkbook();
    return outcome.ok;
  }

  private write(): Promise<void> {
    return this.whileBusy(() => this.writeSheets());
  }

  /** Something that takes a while; the review is through where it answers true. */
  private async whileBusy(job: () => Promise<boolean>): Promise<void> {
    if (this.busy) return;
    this.busy = true;
    try {
      if (await job()) this.dispatchEvent(new Event("written"));
    } finally {
      this.busy = false;
    }
  }

  private async writeSheets(): Promise<boolean> {
    const names = await freeTableNames();
    if (!names.ok) {
      this.messages.show({ intent: "error", text: excelSentence(names) });
      return false;
    }
    const { members } = this;
    const options = {
      entry: entryOf(this.outcome),
      names: names.value,
      prefix: FUNCTION_PREFIX,
      ...(members ? { members } : {}),
    };
    const plans = sessionPlans(this.outcome, options);
    const after = ([results]: readonly string[]): string => text.after(results);
    return writeWithProgress(this.messages, plans, after, CHECK_NEXT, makeKept(this.outcome));
  }
}
