/** The line above the sheet that says what is wrong in the selected cell. */
import { formatArea, type Grid } from "../grid";
import { cellKey, type ErrorMessages } from "../functions/errorMessages";

export class MessageLine {
  constructor(
    private readonly element: HTMLElement,
    private readonly grid: Grid,
    private readonly messages: ErrorMessages,
  ) {
    grid.subscribe(() => this.update());
  }

  /** Reads the selected cell again; calculation may have changed it without any event. */
  update(): void {
    const { sheet, area } = this.grid.selection();
    const [[cell]] = this.grid.read(sheet, { ...area, rows: 1, columns: 1 });
    const message = cell.error ? this.messages.of(cellKey(sheet, area.row, area.column), String(cell.value)) : "";
    const place = formatArea({ ...area, rows: 1, columns: 1 });
    this.element.textContent = cell.error ? `${place} ${cell.text}${message ? `: ${message}` : ""}` : "";
  }
}
