/**
 * An object of the fake Excel: its members by the names that Office.js uses (camelCase). What is not listed does not
 * exist, and the interpreter says so.
 */
import type { Json } from "./protocol";

/** What a method or property gives: plain data, an object, or null for an "OrNullObject" that is not there. */
export type HostValue = Json | HostObject | null | undefined | void;
/** What a method is given: plain data, or an object that was passed as an argument. */
export type Argument = Json | HostObject | undefined;

export interface Property {
  get(): Json;
  set?(value: Json): void | Promise<void>;
}

export interface HostObject {
  /** The class in Office.js, for messages: "Range". */
  readonly type: string;
  readonly id?: string;
  /** Ranges are kept by the client from one request to the next. */
  readonly keep?: boolean;
  /** Takes any method and does nothing: a service that Office.js only reports to. */
  readonly silent?: boolean;
  readonly properties: Record<string, Property>;
  readonly children: Record<string, () => HostObject | null>;
  readonly methods: Record<string, (...values: Argument[]) => HostValue | Promise<HostValue>>;
  /** Collections: all items, and the one with this key. */
  readonly items?: () => HostObject[];
  readonly item?: (key: Argument) => HostObject;
}

export function isHostObject(value: unknown): value is HostObject {
  return typeof value === "object" && value !== null && "methods" in value && "properties" in value;
}

/** The member of this name; undefined for what only every JavaScript object has. */
export function own<T>(members: Record<string, T>, name: string): T | undefined {
  return Object.prototype.hasOwnProperty.call(members, name) ? members[name] : undefined;
}

/** A property that can only be read. */
export function readOnly(get: () => Json): Property {
  return { get };
}
