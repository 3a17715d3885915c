/** The messages of errors that custom functions gave, by cell: Excel shows them when the pointer rests on the cell. */

export class ErrorMessages {
  private readonly cells = new Map<string, { code: string; message: string }>();
  /** The cells that a call wrote to, so that its next result replaces them. */
  private readonly written = new Map<string, string[]>();

  /** Forgets what this call said before. A call is a function in a cell. */
  begin(call: string): void {
    this.written.get(call)?.forEach((cell) => this.cells.delete(cell));
    this.written.delete(call);
  }

  add(call: string, cell: string, code: string, message: string): void {
    if (!message) return;
    this.cells.set(cell, { code, message });
    this.written.set(call, [...(this.written.get(call) ?? []), cell]);
  }

  /** Forgets what was said of the cells of a sheet that is deleted. */
  forgetSheet(sheet: string): void {
    const isThere = (key: string): boolean => key.startsWith(`${sheet}!`);
    for (const known of [this.cells, this.written])
      [...known.keys()].filter(isThere).forEach((key) => known.delete(key));
  }

  /** The message for a cell that shows this error; "" if none was given. */
  of(cell: string, code: string): string {
    const found = this.cells.get(cell);
    return found?.code === code ? found.message : "";
  }
}

export function cellKey(sheet: string, row: number, column: number): string {
  return `${sheet}!${row},${column}`;
}
