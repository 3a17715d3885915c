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
    if (!Array.isArray(result))
      throw new Error("The runtime of custom functions answered in a form that the workbench does not know.");
    const [invocation, succeeded, value, code] = result as [number, boolean, unknown, number];
    const resolve = this.waiting.get(invocation);
    this.waiting.delete(invocation);
    resolve?.(
      succeeded
        ? { value }
        : { error: ERROR_CODES[code] ?? "#VALUE!", message: typeof value === "string" ? value : "" },
    );
  }
}
