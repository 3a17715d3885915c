/** Collections that are looked up by a name or id, without regard to case. */
import { index, text } from "../argument";
import { itemNotFound } from "../errors";
import type { Argument, HostObject } from "../hostObject";

interface Collection<T> {
  type: string;
  list(): T[];
  /** The keys that an item is found by. */
  keys(item: T): string[];
  object(item: T): HostObject;
  methods?: HostObject["methods"];
}

export function collectionObject<T>({ type, list, keys, object, methods = {} }: Collection<T>): HostObject {
  const find = (key: Argument): T | undefined => {
    const wanted = text(typeof key === "number" ? String(key) : key).toLowerCase();
    return list().find((item) => keys(item).some((own) => own.toLowerCase() === wanted));
  };
  const item = (key: Argument): HostObject => {
    const found = find(key);
    if (found === undefined) throw itemNotFound();
    return object(found);
  };
  return {
    type,
    properties: { count: { get: () => list().length } },
    children: {},
    methods: {
      getCount: () => list().length,
      getItem: item,
      getItemOrNullObject: (key) => {
        const found = find(key);
        return found === undefined ? null : object(found);
      },
      getItemAt: (position) => {
        const found = list()[index(position)];
        if (found === undefined) throw itemNotFound();
        return object(found);
      },
      ...methods,
    },
    items: () => list().map(object),
    item,
  };
}
