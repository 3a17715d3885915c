/** Custom functions called as Excel calls them: a message to the runtime of Office.js, and its answer in a later request. */
import type { Argument, HostObject } from "./hostObject";

/** What a call came to: a value (a matrix where the function gives one) or an error with its message. */
export type FunctionResult = { value: unknown } | { error: string; message: string };

/** `errorCode` of the runtime. */
const ERROR_CODES: Record<number, string> = { 1: "#N/A", 5: "#DIV/0!", 6: "#NUM!", 7: "#VALUE!", 8: "#NULL!" };

export class CustomFunctionCalls {
  private waiting = new Map<number, (result: FunctionResult) => void>();
  private next = 1;
  private batch: unknown[] = [];
  /** Sends an entry of kind 1000 to the runtime; set when the host is installed in a page. */
  send: ((entries: unknown[]) => void) | undefined;
  /** Whether the runtime said that it is ready. */
  ready = false;

  /** All calls of one moment go out in one batch. */
  invoke(id: string, values: unknown[], address: string): Promise<FunctionResult> {
    const invocation = this.next++;
    if (this.batch.length === 0) setTimeout(() => this.flush(), 0);
    this.batch.push({
      messageCategory: 1,
      messageType: 1000,
      targetId: "",
      message: [invocation, id, values, address, 0],
      id: invocation,
    });
    return new Promise((resolve) => this.waiting.set(invocation, resolve));
  }

  private flush(): void {
    if (!this.send) throw new Error("The host is not installed in a page.");
    this.send(this.batch);
    this.batch = [];
  }

  /** The object that the runtime reports its results to. */
  service(): HostObject {
    const take = (results: Argument): null => {
      if (Array.isArray(results)) results.forEach((result) => this.settle(result));
      return null;
    };
    return {
      type: "CustomFunctions",
      properties: {},
      children: {},
      methods: {
        _SetOsfControlContainerReadyForCustomFunctions: () => {
          this.ready = true;
          return null;
        },
        _GetEnabledFeatures: () => [],
        setInvocationArrayResults: take,
        setInvocationResults: take,
      },
    };
  }

  private settle(result: unknown): void {
    const { id, failed, value, errorCode } = readResult(result);
    const resolve = this.waiting.get(id);
    this.waiting.delete(id);
    const message = typeof value === "string" ? value : "";
    resolve?.(failed ? { error: ERROR_CODES[errorCode] ?? "#VALUE!", message } : { value });
  }
}

interface RuntimeResult {
  id: number;
  failed: boolean;
  value: unknown;
  errorCode: number;
}

/** The runtime answers with lists, or, for single results, with objects. */
function readResult(result: unknown): RuntimeResult {
  if (!Array.isArray(result)) return result as RuntimeResult;
  const [id, succeeded, value, errorCode] = result as [number, boolean, unknown, number];
  return { id, failed: !succeeded, value, errorCode };
}
