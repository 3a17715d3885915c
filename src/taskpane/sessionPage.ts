/** What the pages Check and Results share: which session of the workbook they are about, read anew at each turn. */
import { LitElement, nothing, type TemplateResult } from "lit";
import { state } from "lit/decorators.js";
import { excelSentence, findSessions, type ExcelProblem } from "../excel";
import type { TableNames } from "../sheets";
import { sessionStrings as text } from "./checkStrings";
import { chooseSession, meantSession } from "./chosenSession";
import { radios } from "./radios";
import { readSource, type SessionCells, type Source } from "./sessionCells";
import { Turns } from "./turns";

export abstract class SessionPage extends LitElement {
  @state() protected sessions: readonly TableNames[] = [];
  @state() protected source: Source | undefined;
  /** Why nothing can be shown. */
  @state() protected failure = "";
  @state() protected busy = false;
  private readonly turns = new Turns((busy) => (this.busy = busy));

  /**
   * Called by the pane whenever the page is opened.
   *
   * @param attend it was opened as the next step after a session was written: that one is meant
   */
  async opened(attend = false): Promise<void> {
    if (!attend) return this.refresh();
    await this.turns.after(() => {
      this.source = undefined;
      chooseSession(undefined, this.sessions);
      return this.read();
    });
    await this.attend();
  }

  /** Brings the keyboard to the page's heading. */
  async attend(): Promise<void> {
    await this.updateComplete;
    this.renderRoot.querySelector<HTMLElement>("h2")?.focus();
  }

  /** What the page makes of the session; undefined where there is none. */
  protected abstract take(cells: SessionCells | undefined): void | Promise<void>;

  /** Finds the sessions and reads the chosen one. */
  protected refresh(): Promise<void> {
    return this.turns.read(() => this.read());
  }

  /** What a press asks for; nothing begins before the last thing has ended. */
  protected once(job: () => Promise<void>): Promise<void> {
    return this.turns.act(job);
  }

  protected async read(): Promise<void> {
    const found = await findSessions();
    if (!found.ok) return this.fail(found);
    this.sessions = found.value;
    this.source = this.sourceNow();
    const cells = this.source && (await readSource(this.source));
    if (cells && !cells.ok) {
      // What was selected may be on a sheet that is gone.
      this.source = undefined;
      return this.fail(cells);
    }
    this.failure = "";
    await this.take(cells?.value);
  }

  private sourceNow(): Source | undefined {
    if (this.source && "selected" in this.source) return this.source;
    const tables = meantSession(this.sessions);
    return tables && { tables };
  }

  /** From now on the page is about this. */
  protected use(source: Source): void {
    this.source = source;
    if ("tables" in source) chooseSession(source.tables, this.sessions);
  }

  private async fail(problem: ExcelProblem): Promise<void> {
    this.failure = excelSentence(problem);
    await this.take(undefined);
  }

  /** A choice, where there are several sessions or the selected cells were taken. */
  protected choice(): TemplateResult | typeof nothing {
    const names = this.sessions.map(({ results }) => results);
    const isSelected = this.source !== undefined && "selected" in this.source;
    const choices = [
      ...names.map((name) => ({ value: name, label: text.session(name) })),
      ...(isSelected ? [{ value: SELECTED, label: text.selected }] : []),
    ];
    if (choices.length < 2) return nothing;
    return radios({
      name: "session",
      label: text.which,
      choices,
      chosen: isSelected ? SELECTED : this.tables()?.results,
      choose: (value) => this.choose(value),
    });
  }

  private choose(value: string): void {
    const tables = this.sessions.find(({ results }) => results === value);
    if (!tables) return;
    void this.turns.after(() => {
      this.use({ tables });
      return this.read();
    });
  }

  protected tables(): TableNames | undefined {
    return this.source && "tables" in this.source ? this.source.tables : undefined;
  }

  /** "Results", "Results 2", "The selected cells". */
  protected sourceName(): string {
    const tables = this.tables();
    return tables ? text.session(tables.results) : text.selected;
  }
}

/** No table is called so. */
const SELECTED = "selected cells";
