/** The ranges that a client keeps from one request to the next, by the id that we gave it. */
import { ApiError } from "./errors";
import type { Argument, HostObject } from "./hostObject";
import type { Json } from "./protocol";

export class References {
  private readonly kept = new Map<string, HostObject>();
  private readonly names = new WeakMap<HostObject, string>();
  private next = 1;

  /** How an object is told to the client; null says that it is not there. */
  identify(object: HostObject | null): { [key: string]: Json } | null {
    if (!object) return null;
    const identity: { [key: string]: Json } = {};
    if (object.keep) identity._ReferenceId = this.keep(object);
    if (object.id !== undefined) Object.assign(identity, { Id: object.id, _Id: object.id });
    return identity;
  }

  find(name: string): HostObject {
    const object = this.kept.get(name);
    if (!object) throw new ApiError("InvalidReference", "This reference is not valid for the current operation.");
    return object;
  }

  forget(names: Argument[]): void {
    names.forEach((name) => typeof name === "string" && this.kept.delete(name));
  }

  /** How many references are alive: a leak shows here. */
  get size(): number {
    return this.kept.size;
  }

  private keep(object: HostObject): string {
    const name = this.names.get(object) ?? `reference-${this.next++}`;
    this.names.set(object, name);
    this.kept.set(name, object);
    return name;
  }
}
