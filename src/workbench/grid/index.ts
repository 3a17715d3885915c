export * from "./address";
export * from "./grid";
export { readEntry } from "./entry";
export { isBalanced, shiftFormula } from "./formulaText";
