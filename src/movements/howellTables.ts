/**
 * The first rounds of the Howells, in which all tables play different sets; from the second round on every moving pair
 * and every set counts one up. Found by depth-first search; the directions are those with the least deviation of the
 * balance. There is no such movement of 3 tables and 5 rounds, of 4 and 6, 5 and 8, or 8 and 9.
 */

export interface CyclicHowell {
  tables: number;
  /** As many as there are moving pairs and sets. The full Howell has 2 x tables - 1. */
  rounds: number;
  /** N-S, E-W and set of each table; S1, S2 ... stay, and have the numbers after the moving pairs. */
  first: string;
}

export const CYCLIC_HOWELLS: readonly CyclicHowell[] = [
  { tables: 4, rounds: 7, first: "S1-6@1 2-1@6 3-5@4 4-7@7" },
  { tables: 5, rounds: 7, first: "S1-4@1 S2-6@7 S3-7@6 1-2@4 3-5@3" },
  { tables: 5, rounds: 9, first: "S1-7@1 1-2@2 3-5@9 4-8@6 6-9@5" },
  { tables: 6, rounds: 8, first: "S1-4@1 S2-6@2 S3-7@8 S4-8@7 1-2@4 3-5@3" },
  { tables: 6, rounds: 9, first: "S1-4@1 S2-7@2 S3-8@9 1-2@4 5-3@3 6-9@5" },
  { tables: 6, rounds: 10, first: "S1-8@1 S2-9@5 2-1@2 3-5@10 4-7@6 6-10@4" },
  { tables: 6, rounds: 11, first: "S1-9@1 1-2@2 5-3@11 8-4@6 11-6@5 7-10@3" },
  { tables: 7, rounds: 9, first: "S1-4@1 S2-6@2 S3-7@9 S4-8@8 S5-9@7 1-2@5 3-5@4" },
  { tables: 7, rounds: 10, first: "S1-1@1 S2-6@9 S3-8@10 S4-10@8 3-2@7 4-7@3 5-9@6" },
  { tables: 7, rounds: 11, first: "S1-4@1 S2-7@5 S3-10@9 1-8@4 11-2@6 3-9@3 5-6@7" },
  { tables: 7, rounds: 12, first: "S1-9@1 S2-10@3 1-2@9 5-3@2 4-7@7 6-11@12 8-12@10" },
  { tables: 7, rounds: 13, first: "S1-10@1 1-2@2 3-5@8 4-8@3 6-11@4 7-13@9 9-12@6" },
  { tables: 8, rounds: 10, first: "S1-4@1 S2-6@2 S3-7@5 S4-8@7 S5-9@9 S6-10@4 1-2@3 3-5@8" },
  { tables: 8, rounds: 11, first: "S1-5@1 S2-6@3 S3-7@9 S4-9@8 S5-10@5 1-8@2 2-11@11 3-4@7" },
  { tables: 8, rounds: 12, first: "S1-4@1 S2-8@2 S3-9@8 S4-11@3 10-1@6 12-2@12 3-7@10 5-6@7" },
  { tables: 8, rounds: 13, first: "S1-9@1 S2-11@2 S3-12@5 1-2@10 3-5@6 7-4@4 6-10@8 8-13@7" },
  { tables: 8, rounds: 14, first: "S1-7@1 S2-13@9 1-5@10 2-11@13 6-3@6 4-10@11 8-9@7 12-14@4" },
  { tables: 8, rounds: 15, first: "S1-12@1 2-1@2 5-3@10 8-4@3 6-11@14 14-7@5 9-15@11 13-10@7" },
];
