export { excelSentence, type ExcelProblem, type Outcome } from "./outcome";
export { calculatesByHand, lacks, type Lack } from "./abilities";
export { freeTableName, freeTableNames } from "./names";
export {
  activeCell,
  formulaAt,
  goTo,
  readReferences,
  readSelection,
  type ActiveCell,
  type SelectedCells,
} from "./read";
export { changeCells, type ChangedCell, type TextChange } from "./changeCells";
export { decimalSign } from "./decimalSign";
export { readKept, writeKept } from "./keptText";
export { cornerFormulas, type SheetFormula } from "./cornerFormulas";
export { findSessions, readPlaces, selectedPlace, type Place, type PlacedCells } from "./places";
export { mergeTables, type Merged, type MergeOptions, type TableChange } from "./mergeTables";
export { readTable, readWrittenSessions, type WrittenSession } from "./writtenSessions";
export { showCell, type ShownCell } from "./showCell";
export { freezeCopy } from "./freezeCopy";
export { addColumn, type AddedColumn } from "./addColumn";
export { insertBeside, type Beside } from "./insertBeside";
export { insertFormula, repairFormulas, type Repaired } from "./formulas";
export { writeSheets, type WriteOptions } from "./writeSheets";
export { readUnfinished, type Writing } from "./unfinished";
