export { excelSentence, type ExcelProblem, type Outcome } from "./outcome";
export { freeTableName, freeTableNames } from "./names";
export { activeCell, goTo, readReferences, readSelection, type ActiveCell, type SelectedCells } from "./read";
export { freezeCopy, insertFormula, repairFormulas, type Repaired } from "./formulas";
export { writeSheets, type WriteOptions } from "./writeSheets";
