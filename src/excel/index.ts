export { excelSentence, type ExcelProblem, type Outcome } from "./outcome";
export { freeTableName, freeTableNames } from "./names";
export { activeCell, goTo, readReferences, readSelection, type ActiveCell, type SelectedCells } from "./read";
export { freezeCopy } from "./freezeCopy";
export { insertFormula, repairFormulas, type Repaired } from "./formulas";
export { writeSheets, type WriteOptions } from "./writeSheets";
