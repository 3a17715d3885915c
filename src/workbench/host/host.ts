/**
 * The fake Excel: answers Office.js's requests from a grid. It is a stand-in for trying and testing, not Excel: what it
 * does not know it refuses with ApiNotFound and a sentence, and it is strict where Excel is strict.
 */
import { isInSheet, parseArea, splitAddress, type Grid, type SheetId } from "../grid";
import { text } from "./argument";
import { CustomFunctionCalls } from "./customFunctionCalls";
import {
  accessDenied,
  ApiError,
  cellIsEdited,
  invalidArgument,
  itemNotFound,
  responseTooLarge,
  tooLarge,
} from "./errors";
import { Faults, type Failure } from "./faults";
import type { Argument, HostObject } from "./hostObject";
import { answer, type Roots } from "./interpreter";
import { isRange, type Context, type RangeObject } from "./objects/context";
import { rangeObject } from "./objects/range";
import { tablesObject } from "./objects/tables";
import { workbookObject } from "./objects/workbook";
import { worksheetObject } from "./objects/worksheet";
import { DELAY_FOR_CELL_EDIT, type RequestBody, type RequestMessage, type ResponseBody } from "./protocol";
import { References } from "./references";

/** What Excel on the web takes in one request and gives in one answer. */
const LARGEST = 5 * 1024 * 1024;

export interface HostOptions {
  workbookName?: string;
}

export class Host {
  readonly references = new References();
  readonly functions = new CustomFunctionCalls();
  private readonly faults = new Faults();
  private readonly context: Context;
  private readonly roots: Roots;
  private readonly worksheets = new Map<SheetId, HostObject>();
  private queue: Promise<unknown> = Promise.resolve();

  constructor(
    readonly grid: Grid,
    options: HostOptions = {},
  ) {
    this.context = this.makeContext(options);
    this.roots = {
      workbook: workbookObject(this.context),
      service: (name) => this.service(name),
      references: this.references,
      settle: () => grid.settle(),
      beforeAction: () => this.faults.action(),
    };
  }

  /** Answers one request; requests are carried out one after the other. */
  handle(message: string): Promise<{ id: number; body: ResponseBody }> {
    const request = JSON.parse(message) as RequestMessage;
    const { body } = request.message;
    const parsed = typeof body === "string" ? (JSON.parse(body) as RequestBody) : body;
    const answered = this.queue.then(() => this.carryOut(parsed, request.flags, message.length)).catch(ownFailure);
    this.queue = answered;
    return answered.then((response) => ({ id: request.id, body: response }));
  }

  private async carryOut(body: RequestBody, flags: number, size: number): Promise<ResponseBody> {
    if (isFunctionTraffic(body)) return answer(body, { ...this.roots, beforeAction: () => undefined });
    try {
      this.faults.request();
      if (size > LARGEST) throw tooLarge();
      await this.waitForEditor(flags);
    } catch (error) {
      return refusal(error);
    }
    const response = await answer(body, this.roots);
    await this.grid.settle();
    return sizeOf(response) > LARGEST ? refusal(responseTooLarge()) : response;
  }

  private async waitForEditor(flags: number): Promise<void> {
    while (this.grid.isEditing()) {
      if (!(flags & DELAY_FOR_CELL_EDIT)) throw cellIsEdited();
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Makes the n-th request from now (1 is the next) fail before anything of it is done. */
  failCall(n: number, failure?: Partial<Failure>): void {
    this.faults.failRequest(n, failure);
  }

  /** Makes the n-th action from now (1 is the next) fail; the actions before it stay done. */
  failAction(n: number, failure?: Partial<Failure>): void {
    this.faults.failAction(n, failure);
  }

  /** How many requests and actions came since the last call of `startCounting`. */
  get counts(): { requests: number; actions: number } {
    return this.faults.counts;
  }

  /** Counts from 0 again and forgets failures that were asked for. */
  startCounting(): void {
    this.faults.reset();
  }

  /** Calls a custom function as Excel would: through the runtime, in a batch with others of the same moment. */
  invokeCustomFunction(
    id: string,
    values: unknown[],
    address = "Sheet1!A1",
  ): ReturnType<CustomFunctionCalls["invoke"]> {
    return this.functions.invoke(id, values, address);
  }

  private service(name: string): HostObject {
    if (name === "Microsoft.ExcelServices.CustomFunctions") return this.functions.service();
    return { type: name, silent: true, properties: {}, children: {}, methods: {} };
  }

  private makeContext({ workbookName = "Book1.xlsx" }: HostOptions): Context {
    const { grid } = this;
    const context: Context = {
      grid,
      workbookName,
      calculation: { mode: "Automatic" },
      structure: { isProtected: false, password: "" },
      range: (sheet, area) => {
        if (!isInSheet(area)) throw invalidArgument();
        // A sheet that a client still holds may be deleted by now.
        if (!grid.sheets().includes(sheet)) throw itemNotFound();
        return rangeObject(context, sheet, area);
      },
      worksheet: (sheet) => this.worksheet(context, sheet),
      tables: (which) => tablesObject(context, which),
      resolveRange: (value, sheet) => resolveRange(context, value, sheet),
      guard: (sheet) => {
        if (grid.state(sheet).protection) throw accessDenied();
      },
    };
    return context;
  }

  private worksheet(context: Context, sheet: SheetId): HostObject {
    if (!this.grid.sheets().includes(sheet)) throw itemNotFound();
    const known = this.worksheets.get(sheet);
    if (known) return known;
    const left = this.grid.sheets();
    [...this.worksheets.keys()].filter((id) => !left.includes(id)).forEach((id) => this.worksheets.delete(id));
    const made = worksheetObject(context, sheet);
    this.worksheets.set(sheet, made);
    return made;
  }
}

function resolveRange(context: Context, value: Argument, sheet?: SheetId): RangeObject {
  if (isRange(value)) return value;
  const { grid } = context;
  const parts = splitAddress(text(value));
  const wanted = parts.sheet?.toLowerCase();
  const place =
    wanted === undefined
      ? (sheet ?? grid.activeSheet())
      : grid.sheets().find((id) => grid.sheetName(id).toLowerCase() === wanted);
  if (place === undefined) throw itemNotFound();
  const area = parseArea(parts.area);
  if (area) return context.range(place, area);
  return namedRange(context, parts.area);
}

function namedRange(context: Context, name: string): RangeObject {
  const same = (one: { name: string }): boolean => one.name.toLowerCase() === name.toLowerCase();
  const table = context.grid.tables().find(same);
  if (table) return context.range(table.sheet, { ...table.area, row: table.area.row + 1, rows: table.area.rows - 1 });
  const defined = context.grid.names().find(same);
  if (!defined || !defined.formula.includes("!")) throw invalidArgument();
  return resolveRange(context, defined.formula);
}

/** Requests of the custom functions' runtime: no part of what the pane does. */
function isFunctionTraffic(body: RequestBody): boolean {
  return Object.values(body.ObjectPaths).some((path) => path.Name === "Microsoft.ExcelServices.CustomFunctions");
}

function refusal(error: unknown): ResponseBody {
  if (!(error instanceof ApiError)) throw error;
  return {
    Results: [],
    Error: { Code: error.code, Message: error.message, Location: "", ActionIndex: 0, HttpStatusCode: 400 },
  };
}

/** A bug of the workbench itself: told in the console, and to the pane, which would wait for ever otherwise. */
function ownFailure(error: unknown): ResponseBody {
  console.error(error);
  return refusal(new ApiError("GeneralException", `The workbench failed: ${String(error)}`));
}

function sizeOf(response: ResponseBody): number {
  return JSON.stringify(response.Results).length;
}
