/** `functions.json`, as far as the workbench reads it. */

export interface FunctionMetadata {
  id: string;
  name: string;
  description?: string;
  parameters: { name: string; description?: string; optional?: boolean; dimensionality?: "matrix" | "scalar" }[];
  result?: { dimensionality?: "matrix" | "scalar" };
}

export interface FunctionsFile {
  allowErrorForDataTypeAny?: boolean;
  functions: FunctionMetadata[];
}

/** How the cells of a blank reach a function: Excel's editions differ. */
export type BlankAs = "null" | "text" | "zero";
