/** Failures on request, so that a test can let each call of the host fail once. */
import { ApiError } from "./errors";

export interface Failure {
  code: string;
  message: string;
}

const USUAL: Failure = {
  code: "GeneralException",
  message: "There was an internal error while processing the request.",
};

export class Faults {
  private requests = 0;
  private actions = 0;
  private failingRequests = new Map<number, Failure>();
  private failingActions = new Map<number, Failure>();

  failRequest(n: number, failure: Partial<Failure> = {}): void {
    this.failingRequests.set(this.requests + n, { ...USUAL, ...failure });
  }

  failAction(n: number, failure: Partial<Failure> = {}): void {
    this.failingActions.set(this.actions + n, { ...USUAL, ...failure });
  }

  request(): void {
    fail(this.failingRequests.get(++this.requests));
  }

  action(): void {
    fail(this.failingActions.get(++this.actions));
  }

  get counts(): { requests: number; actions: number } {
    return { requests: this.requests, actions: this.actions };
  }

  reset(): void {
    this.requests = 0;
    this.actions = 0;
    this.failingRequests.clear();
    this.failingActions.clear();
  }
}

function fail(failure: Failure | undefined): void {
  if (failure) throw new ApiError(failure.code, failure.message);
}
