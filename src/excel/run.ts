/** Runs a batch in Excel and answers with an outcome, never with a rejected promise. */
import { done, problem, type ExcelProblem, type ExcelProblemKind, type Outcome } from "./outcome";

/** While somebody types in a cell Excel refuses everything: worth waiting for, but not for ever. */
const TRIES = 8;
const PAUSE = 500;

const KINDS: Record<string, ExcelProblemKind> = {
  InvalidOperationInCellEditMode: "cellEditing",
  AccessDenied: "protected",
  ItemAlreadyExists: "nameTaken",
  ItemNotFound: "gone",
  RequestPayloadSizeLimitExceeded: "tooLarge",
  ResponsePayloadSizeLimitExceeded: "tooLarge",
  InvalidSelection: "severalAreas",
  ApiNotFound: "notAvailable",
};

/** Something that a batch found wrong: ends it with this problem. */
export class Refusal extends Error {
  constructor(readonly problem: ExcelProblem) {
    super(problem.kind);
  }
}

/** `batch` may run again after Excel refused it for a cell being edited: it must not count on being first. */
export async function run<T>(batch: (context: Excel.RequestContext) => Promise<T>): Promise<Outcome<T>> {
  for (let tries = 1; ; tries++) {
    const outcome = await once(batch);
    if (outcome.ok || outcome.kind !== "cellEditing" || tries === TRIES) return outcome;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

async function once<T>(batch: (context: Excel.RequestContext) => Promise<T>): Promise<Outcome<T>> {
  // In a plain browser there is Office.js, but no Excel.
  if (typeof Excel === "undefined") return problem("notAvailable");
  try {
    return done(await Excel.run(batch));
  } catch (error) {
    return problemOf(error);
  }
}

export function problemOf(error: unknown): ExcelProblem {
  if (error instanceof Refusal) return error.problem;
  const { code, message } = error as { code?: string; message?: string };
  const kind = code === undefined ? undefined : KINDS[code];
  if (kind === undefined) return problem("refused", message ?? String(error));
  return problem(kind, kind === "notAvailable" ? message : undefined);
}
