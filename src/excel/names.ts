/** Names of tables that are free in this workbook. */
import type { TableNames } from "../sheets/plan";
import type { Outcome } from "./outcome";
import { run } from "./run";

/** Results, Names and Settings; for a second session Results_2 and so on, the same number for all three. */
export function freeTableNames(): Promise<Outcome<TableNames>> {
  return run(async (context) => {
    const taken = await takenNames(context);
    for (let number = 1; ; number++) {
      const ending = number === 1 ? "" : `_${number}`;
      const names = { results: `Results${ending}`, names: `Names${ending}`, settings: `Settings${ending}` };
      if (!Object.values(names).some((name) => taken.has(name.toLowerCase()))) return names;
    }
  });
}

/** "Board_7", or "Board_7_2" where that is taken. */
export function freeTableName(wish: string): Promise<Outcome<string>> {
  return run(async (context) => {
    const taken = await takenNames(context);
    for (let number = 1; ; number++) {
      const name = number === 1 ? wish : `${wish}_${number}`;
      if (!taken.has(name.toLowerCase())) return name;
    }
  });
}

/** Tables and defined names share their names; in lower case. */
export async function takenNames(context: Excel.RequestContext): Promise<Set<string>> {
  const { tables, names } = context.workbook;
  tables.load("items/name");
  names.load("items/name");
  await context.sync();
  return new Set([...tables.items, ...names.items].map(({ name }) => name.toLowerCase()));
}
