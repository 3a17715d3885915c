/** Carries out one request of Office.js on the objects of the fake Excel, action by action. */
import { ApiError, invalidArgument, itemNotFound, notImplemented } from "./errors";
import { isHostObject, own, type Argument, type HostObject, type HostValue } from "./hostObject";
import {
  ActionKind,
  PathKind,
  type Action,
  type ArgumentInfo,
  type Json,
  type RequestBody,
  type ResponseBody,
} from "./protocol";
import { runQuery } from "./query";
import type { References } from "./references";

export interface Roots {
  workbook: HostObject;
  service(name: string): HostObject;
  references: References;
  /** Called before values are read, so that calculation is finished. */
  settle(): Promise<void>;
  /** Called before each action; throws what the action shall fail with. */
  beforeAction(): void;
}

/** Answers one request. The actions before a failing one stay done, as in Excel. */
export async function answer(body: RequestBody, roots: Roots): Promise<ResponseBody> {
  const request = new Request(body, roots);
  const results: ResponseBody["Results"] = [];
  for (const [position, action] of body.Actions.entries()) {
    try {
      if (action.ActionType !== ActionKind.Trace) roots.beforeAction();
      results.push({ ActionId: action.Id, Value: await request.perform(action) });
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const Location = request.describe(action);
      const failure = {
        Code: error.code,
        Message: error.message,
        Location,
        ActionIndex: position,
        HttpStatusCode: 400,
      };
      return { Results: results, Error: failure };
    }
  }
  return { Results: results };
}

class Request {
  private readonly objects = new Map<number, HostObject | null>();

  constructor(
    private readonly body: RequestBody,
    private readonly roots: Roots,
  ) {}

  async perform(action: Action): Promise<Json> {
    if (action.ActionType === ActionKind.Trace || action.ActionType === ActionKind.EnsureUnchanged) return null;
    const target = await this.resolve(action.ObjectPathId);
    switch (action.ActionType) {
      case ActionKind.Instantiate:
        return this.roots.references.identify(target);
      case ActionKind.Query:
        await this.roots.settle();
        return target ? runQuery(target, action.QueryInfo, this.roots.references) : null;
      case ActionKind.Method:
        return this.callMethod(target, action);
      case ActionKind.SetProperty:
        await this.setProperty(target, action);
        return null;
      default:
        throw new ApiError(
          "GeneralException",
          `The workbench's Excel does not know actions of type ${String(action.ActionType)}.`,
        );
    }
  }

  /** "Range.values" for the error's `errorLocation`. */
  describe(action: Action): string {
    const target = this.objects.get(action.ObjectPathId);
    return [target?.type, action.Name && lowerFirst(action.Name)].filter(Boolean).join(".");
  }

  private async callMethod(target: HostObject | null, action: Action): Promise<Json> {
    const values = await this.values(action.ArgumentInfo);
    if (action.Name === "_KeepReference") return null;
    if (action.Name === "_RemoveReference" || action.Name === "_RemoveReferences") {
      this.roots.references.forget(values.flat());
      return null;
    }
    if (action.Name === "_RemoveAllReferences") return null;
    if (!target) throw itemNotFound();
    const result = await invoke(target, action.Name, values);
    if (isHostObject(result)) return this.roots.references.identify(result);
    return result ?? null;
  }

  private async setProperty(target: HostObject | null, action: Action): Promise<void> {
    if (!target) throw itemNotFound();
    const name = lowerFirst(action.Name);
    const property = own(target.properties, name);
    if (!property) throw notImplemented(target.type, name);
    if (!property.set) throw new ApiError("InvalidOperation", `${target.type}.${name} can only be read.`);
    const [value] = await this.values(action.ArgumentInfo);
    if (value === undefined || isHostObject(value)) throw invalidArgument();
    await property.set(value);
  }

  private async values(info: ArgumentInfo | undefined): Promise<Argument[]> {
    const values: Argument[] = [];
    for (const [position, value] of (info?.Arguments ?? []).entries()) {
      const path = info?.ReferencedObjectPathIds?.[position];
      values.push(typeof path === "number" && path > 0 ? ((await this.resolve(path)) ?? null) : value);
    }
    return values;
  }

  private async resolve(id: number): Promise<HostObject | null> {
    const known = this.objects.get(id);
    if (known !== undefined) return known;
    const found = await this.find(id);
    this.objects.set(id, found);
    return found;
  }

  private async find(id: number): Promise<HostObject | null> {
    const path = this.body.ObjectPaths[id];
    if (path.ObjectPathType === PathKind.Global) return this.roots.workbook;
    if (path.ObjectPathType === PathKind.Service) return this.roots.service(path.Name);
    if (path.ObjectPathType === PathKind.Reference) return this.roots.references.find(path.Name);
    const parent = await this.resolve(path.ParentObjectPathId ?? 0);
    if (!parent) return null;
    const values = await this.values(path.ArgumentInfo);
    if (path.ObjectPathType === PathKind.Indexer) {
      if (!parent.item) throw notImplemented(parent.type, "getItem");
      return parent.item(values[0]);
    }
    const name = lowerFirst(path.Name);
    if (path.ObjectPathType === PathKind.Property) {
      const child = own(parent.children, name);
      if (!child) throw notImplemented(parent.type, name);
      return child();
    }
    const result = await invoke(parent, path.Name, values);
    if (!isHostObject(result) && result !== null) throw notImplemented(parent.type, `${name}() as an object`);
    return result;
  }
}

async function invoke(target: HostObject, name: string, values: Argument[]): Promise<HostValue> {
  const method = own(target.methods, lowerFirst(name));
  if (!method) {
    if (target.silent) return null;
    if (/^_(Unr|R)egister\w*Event\w*$/.test(name)) return null;
    throw notImplemented(target.type, `${lowerFirst(name)}()`);
  }
  return method(...values);
}

function lowerFirst(name: string): string {
  return name[0] === "_" ? name : name.charAt(0).toLowerCase() + name.slice(1);
}
