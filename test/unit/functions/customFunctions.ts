/** What Excel gives the functions while they run: an error that carries its code and message. */
export class CellError extends Error {
  constructor(
    readonly code: string,
    message?: string,
  ) {
    super(message);
  }
}

Object.assign(globalThis, {
  CustomFunctions: {
    Error: CellError,
    ErrorCode: { invalidValue: "#VALUE!", notAvailable: "#N/A" },
    associate: () => undefined,
  },
});

/** Cells as a person sees them: errors by code and message. */
export function seen(cells: unknown[][]): unknown[][] {
  return cells.map((row) => row.map((cell) => (cell instanceof CellError ? `${cell.code} ${cell.message}` : cell)));
}
