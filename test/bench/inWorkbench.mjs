/* global window, indexedDB, EventTarget */
/** What the bench does in the workbench's page: each function is sent there alone, so it uses nothing from around it. */

/** The workbench stores itself after each change: here only when it opens, or the storing would be measured. */
export function keepNothing() {
  const open = indexedDB.open.bind(indexedDB);
  let opened = 0;
  indexedDB.open = (...values) => (opened++ ? new EventTarget() : open(...values));
}

export async function writeSheets(plans) {
  const { grid } = window.workbench.parts;
  const written = (cell) => (cell === null || cell?.formula ? cell : { value: cell });
  // Formulas come last: they read tables.
  const made = plans.map(({ name }) => grid.addSheet(name));
  for (const isFormula of [false, true])
    for (const [i, { blocks, tables }] of plans.entries()) {
      for (const { row, column, cells } of blocks) {
        const part = cells.map((line) => line.map((cell) => (!!cell?.formula === isFormula ? written(cell) : null)));
        if (part.flat().some((cell) => cell !== null))
          grid.write(made[i], { row, column, rows: cells.length, columns: cells[0].length }, part);
      }
      if (!isFormula)
        for (const { name, area } of tables) {
          // Univer makes no table that has the name of a sheet, but renames one to it.
          const { id } = await grid.addTable({ name: `${name}Table`, sheet: made[i], area, showBandedRows: false });
          await grid.changeTable(id, { name });
        }
    }
  await grid.settle();
}

export async function calculate() {
  const { grid } = window.workbench.parts;
  grid.calculate();
  await grid.settle();
}

export async function changeCell({ sheet, row, column, text }) {
  const { grid } = window.workbench.parts;
  const id = grid.sheets().find((one) => grid.sheetName(one) === sheet);
  grid.write(id, { row, column, rows: 1, columns: 1 }, [[{ value: text }]]);
  await grid.settle();
}

export function valuesOf(address) {
  return window.workbench.values(address);
}
