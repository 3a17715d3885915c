/** The Howells of 2 and 3 tables, for which there is no cyclic one: N-S, E-W and sets, a line a round, table by table. */

/** 4 pairs. Every match is two rounds, between which the tables exchange their boards. */
export const TWO_TABLES = ["4-1@1 2-3@2", "4-1@2 2-3@1", "4-2@3 3-1@4", "4-2@4 3-1@3", "4-3@5 1-2@6", "4-3@6 1-2@5"];

/** 6 pairs, the traditional form: in the first round all three tables share set 1. Pair 6 stays. */
export const THREE_TABLES_SHARED = [
  "6-1@1 5-3@1 4-2@1",
  "6-2@2 1-3@3 4-5@4",
  "6-3@4 5-2@3 4-1@5",
  "6-4@3 3-2@5 5-1@2",
  "6-5@5 3-4@2 2-1@4",
];

/** 6 pairs, and no sharing: there are ten half-sets, and two of them are a round. */
export const THREE_TABLES_UNSHARED = [
  "6-4@1+2 1-2@3+9 3-5@6+8",
  "6-5@3+4 2-3@1+5 4-1@8+10",
  "6-1@5+6 3-4@3+7 5-2@2+10",
  "6-2@7+8 4-5@5+9 1-3@2+4",
  "6-3@9+10 5-1@1+7 2-4@4+6",
];
