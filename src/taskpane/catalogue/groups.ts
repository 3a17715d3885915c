/** The functions by what they are for, in the order in which a club comes to them. */

export const GROUPS = {
  contracts: ["BRIDGESCORE", "NSSCORE", "SCOREBREAKDOWN", "BOARDVUL", "BOARDDEALER"],
  pairs: ["MATCHPOINTS", "NEUBERG", "CROSSIMPS", "BUTLER", "BUTLERDATUM", "PLACES"],
  teams: ["IMPS", "BAM", "VPS", "PERCENTVPS"],
  session: [
    "SCORERESULTS",
    "CHECKRESULTS",
    "RANKING",
    "TRAVELLER",
    "SCORECARD",
    "CROSSTABLE",
    "TEAMRESULTS",
    "MOVEMENT",
  ],
  rubber: ["RUBBER", "CHICAGO"],
  charts: ["SCORETABLE", "UNDERTRICKTABLE", "IMPTABLE", "VPTABLE"],
  addIn: ["BRIDGEVERSION"],
} as const satisfies Record<string, readonly string[]>;

export type Group = keyof typeof GROUPS;

export const GROUP_NAMES = Object.keys(GROUPS) as Group[];

/** A function that no group names yet is found with the add-in's own. */
export function groupOf(name: string): Group {
  return GROUP_NAMES.find((group) => (GROUPS[group] as readonly string[]).includes(name)) ?? "addIn";
}

/** Functions in the order of the groups. */
export function inGroupOrder<T extends { name: string }>(functions: readonly T[]): T[] {
  const order: readonly string[] = GROUP_NAMES.flatMap((group) => [...GROUPS[group]]);
  const place = ({ name }: T): number => (order.includes(name) ? order.indexOf(name) : order.length);
  return [...functions].sort((a, b) => place(a) - place(b));
}

/** The groups of these functions, each where its first function stands. */
export function grouped<T extends { name: string }>(functions: readonly T[]): [Group, T[]][] {
  const groups = new Map<Group, T[]>();
  for (const one of functions) {
    const group = groupOf(one.name);
    groups.set(group, [...(groups.get(group) ?? []), one]);
  }
  return [...groups];
}
