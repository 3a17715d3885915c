/**
 * The messages between Office.js and its host (the RichApi "ProcessQuery" protocol), as the frozen npm version 1.1.110
 * of Office.js speaks it. Names in actions and paths are PascalCase; those in a query are camelCase paths.
 */

export type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

export enum PathKind {
  Global = 1,
  Service = 2,
  Method = 3,
  Property = 4,
  Indexer = 5,
  Reference = 6,
}

export enum ActionKind {
  Instantiate = 1,
  Query = 2,
  Method = 3,
  SetProperty = 4,
  Trace = 5,
  EnsureUnchanged = 6,
}

export interface ArgumentInfo {
  Arguments?: Json[];
  /** For each argument the path of the object that stands there, or 0. */
  ReferencedObjectPathIds?: (number | number[] | null)[];
}

export interface ObjectPath {
  Id: number;
  ObjectPathType: PathKind;
  Name: string;
  ParentObjectPathId?: number;
  ArgumentInfo?: ArgumentInfo;
}

export interface Action {
  Id: number;
  ActionType: ActionKind;
  Name: string;
  ObjectPathId: number;
  ArgumentInfo?: ArgumentInfo;
  QueryInfo?: { Select?: string[]; Expand?: string[]; Top?: number; Skip?: number };
}

export interface RequestBody {
  Actions: Action[];
  ObjectPaths: Record<string, ObjectPath>;
}

export interface RequestMessage {
  id: number;
  type: number;
  flags: number;
  message: { body: RequestBody | string };
}

/** The request may wait until nobody is typing in a cell (`Excel.run({ delayForCellEdit: true }, ...)`). */
export const DELAY_FOR_CELL_EDIT = 64;

export interface ResponseBody {
  Results: { ActionId: number; Value: Json }[];
  Error?: { Code: string; Message: string; Location: string; ActionIndex: number; HttpStatusCode: number };
}

/** What an event is called on the wire, for those that the workbench raises. */
export const EVENT_TYPE = { changed: 10, activated: 11, selected: 14 } as const;
