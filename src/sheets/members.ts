/** The members table, and the formulas by which typed numbers find their names there. */
import type { Member } from "../results/members";
import { emptyPlan, headingStyle, numberOrText, TABLE_STYLE } from "./look";
import type { Cell, SheetPlan } from "./plan";

/** One list for all sessions: it is kept from week to week. */
export const MEMBERS_TABLE = "Members";

const HEADINGS = ["Number", "Name", "Stratum", "Handicap"];

/** The list on a sheet of its own; without members one blank row. */
export function membersPlan(members: readonly Member[]): SheetPlan {
  const rows = members.length ? members.map(memberRow) : [HEADINGS.map(() => "")];
  const cells: Cell[][] = [HEADINGS, ...rows];
  return {
    ...emptyPlan(MEMBERS_TABLE),
    columns: [
      // As text: zeros in front stay, and long numbers are no powers of ten.
      { column: 0, width: 14, numberFormat: "@" },
      { column: 1, width: 30, numberFormat: "@" },
      { column: 2, width: 10, align: "center" },
      { column: 3, width: 11 },
    ],
    blocks: [{ row: 0, column: 0, cells }],
    tables: [
      {
        name: MEMBERS_TABLE,
        area: { row: 0, column: 0, rows: cells.length, columns: HEADINGS.length },
        style: TABLE_STYLE,
        banded: true,
      },
    ],
    styles: [headingStyle(0, 0, HEADINGS.length)],
    freeze: { rows: 1, columns: 0 },
    select: { row: 1, column: 0 },
  };
}

export function memberRow({ number, name, stratum, handicap }: Member): Cell[] {
  return [number, name, stratum === undefined ? "" : numberOrText(stratum), handicap ?? ""];
}

/** What a member's number in a cell finds, as text; a number that is not in the list finds "". */
function found(numberCell: string, heading: "Name" | "Stratum" | "Handicap"): string {
  const [numbers, values] = [`${MEMBERS_TABLE}[Number]`, `${MEMBERS_TABLE}[${heading}]`];
  return `IF(${numberCell}="","",XLOOKUP(${numberCell}&"",${numbers}&"",${values},"")&"")`;
}

/** The name of the member whose number stands in a cell: "F2". */
export function nameFormula(numberCell: string): Cell {
  return { formula: `=IFERROR(${found(numberCell, "Name")},"")` };
}

/** The stratum of a pair is its stronger member's, the first in the alphabet; both have to be in the list. */
export function stratumFormula([first, second]: readonly [string, string]): Cell {
  const [a, b] = [found(first, "Stratum"), found(second, "Stratum")];
  return { formula: `=IFERROR(IF(OR(${a}="",${b}=""),"",IF(${a}<=${b},${a},${b})),"")` };
}

/** The handicap of a pair is the mean of its members'; both have to be in the list. */
export function handicapFormula([first, second]: readonly [string, string]): Cell {
  return { formula: `=IFERROR((${found(first, "Handicap")}+${found(second, "Handicap")})/2,"")` };
}

/** A formula that looks up members: ours, and to be replaced by a name that is known otherwise. */
export function isMemberFormula(formula: string): boolean {
  return formula.startsWith("=IFERROR(") && formula.includes(`${MEMBERS_TABLE}[Number]`);
}
