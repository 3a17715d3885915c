/** `load()`: the properties that a client asked for, nested as it expects them. */
import { notImplemented } from "./errors";
import { own, type HostObject } from "./hostObject";
import type { Action, Json } from "./protocol";
import type { References } from "./references";

type Loaded = { [key: string]: Json };

/** Paths are as in `load("values, format/fill/color")` or, for a collection, `load("items/name")`. */
export function runQuery(target: HostObject, query: Action["QueryInfo"], references: References): Loaded {
  const loaded = references.identify(target) ?? {};
  const paths = [...(query?.Select ?? []), ...(query?.Expand ?? [])];
  if (paths.length === 0) paths.push("$all");
  paths.forEach((path) => put(loaded, target, path.split("/"), references));
  return loaded;
}

function put(loaded: Loaded, target: HostObject, path: string[], references: References): void {
  const [name, ...rest] = path;
  if (target.items && !(name in target.properties) && name !== "count") {
    putItems(loaded, target.items(), name === "items" ? rest : path, references);
  } else if (name === "$all" || name === "*") {
    putAll(loaded, target);
  } else if (own(target.properties, name)) {
    loaded[upperFirst(name)] = target.properties[name].get();
  } else {
    putChild(loaded, target, name, rest, references);
  }
}

function putItems(loaded: Loaded, items: HostObject[], rest: string[], references: References): void {
  const previous = Array.isArray(loaded._Items) ? loaded._Items : [];
  loaded._Items = items.map((item, position) => {
    const entry = isLoaded(previous[position]) ? previous[position] : (references.identify(item) ?? {});
    put(entry, item, rest.length > 0 ? rest : ["$all"], references);
    return entry;
  });
}

function putAll(loaded: Loaded, target: HostObject): void {
  Object.entries(target.properties).forEach(([name, property]) => (loaded[upperFirst(name)] = property.get()));
}

function putChild(loaded: Loaded, target: HostObject, name: string, rest: string[], references: References): void {
  const navigate = own(target.children, name);
  if (!navigate) throw notImplemented(target.type, name);
  const child = navigate();
  const key = upperFirst(name);
  if (!child) {
    loaded[key] = null;
    return;
  }
  const entry = isLoaded(loaded[key]) ? loaded[key] : (references.identify(child) ?? {});
  put(entry, child, rest.length > 0 ? rest : ["$all"], references);
  loaded[key] = entry;
}

function isLoaded(value: Json | undefined): value is Loaded {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function upperFirst(name: string): string {
  return name.charAt(0).toUpperCase() + name.slice(1);
}
