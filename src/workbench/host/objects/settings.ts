/** `workbook.settings`: kept with the workbook, the same as `Office.context.document.settings`. */
import { text } from "../argument";
import { isHostObject, type HostObject } from "../hostObject";
import { collectionObject } from "./collection";
import type { Context } from "./context";
import type { Json } from "../protocol";

export function settingsObject(context: Context): HostObject {
  const { grid } = context;
  const set = (key: string, value: Json): void | Promise<void> =>
    grid.setSettings({ ...grid.settings(), [key]: JSON.stringify(value) });
  const object = (key: string): HostObject => ({
    type: "Setting",
    id: key,
    properties: {
      key: { get: () => key },
      value: { get: (): Json => JSON.parse(grid.settings()[key] ?? "null") as Json, set: (value) => set(key, value) },
    },
    children: {},
    methods: {
      delete: () => {
        const others = Object.entries(grid.settings()).filter(([other]) => other !== key);
        return grid.setSettings(Object.fromEntries(others));
      },
    },
  });
  return collectionObject<string>({
    type: "SettingCollection",
    list: () => Object.keys(grid.settings()),
    keys: (key) => [key],
    object,
    methods: {
      add: async (key, value) => {
        await set(text(key), isHostObject(value) || value === undefined ? null : value);
        return object(text(key));
      },
    },
  });
}
