/** Univer's events as those of a grid. */
import { ICommandService, type Injector } from "@univerjs/core";
import type { GridEvent, SheetId } from "../grid";
import type { UniverApi } from "./createUniver";
import { toArea } from "./place";

interface Receiver {
  emit(event: GridEvent): void;
  editing(editing: boolean): void;
}

type Structure = Extract<GridEvent, { kind: "changed" }>["how"];

const STRUCTURE: Record<string, Structure> = {
  "sheet.mutation.insert-row": "RowInserted",
  "sheet.mutation.remove-rows": "RowDeleted",
  "sheet.mutation.insert-col": "CellInserted",
  "sheet.mutation.remove-col": "CellDeleted",
};

export function forwardEvents(api: UniverApi, injector: Injector, receiver: Receiver): void {
  api.addEvent(api.Event.SheetEditStarted, () => receiver.editing(true));
  api.addEvent(api.Event.SheetEditEnded, () => receiver.editing(false));
  api.addEvent(api.Event.SelectionChanged, ({ worksheet, selections }) => {
    const [first] = selections;
    if (first) receiver.emit({ kind: "selected", sheet: worksheet.getSheetId(), area: toArea(first) });
  });
  api.addEvent(api.Event.ActiveSheetChanged, ({ activeSheet }) =>
    receiver.emit({ kind: "activated", sheet: activeSheet.getSheetId() }),
  );
  api.addEvent(api.Event.SheetValueChanged, ({ effectedRanges }) =>
    effectedRanges.forEach((range) =>
      receiver.emit({ kind: "changed", sheet: range.getSheetId(), area: toArea(range.getRange()), how: "RangeEdited" }),
    ),
  );
  injector.get(ICommandService).onCommandExecuted((command) => {
    const how = STRUCTURE[command.id];
    if (!how) return;
    const { subUnitId, range } = command.params as { subUnitId: SheetId; range: Parameters<typeof toArea>[0] };
    receiver.emit({ kind: "changed", sheet: subUnitId, area: toArea(range), how });
  });
}
