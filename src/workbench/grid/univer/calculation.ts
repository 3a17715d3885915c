/** Knows when Univer has finished calculating. */
import { CommandType, ICommandService, type Injector } from "@univerjs/core";
import type { UniverApi } from "./createUniver";

/** Univer begins to calculate some moments after a change, and not after every one. */
const START_WITHIN = 400;
const LONGEST = 60000;

export class Calculation {
  private busy = false;
  private changed = false;
  /** All formulas are to be calculated, and no such calculation has begun. */
  private allWanted = false;
  private waiting: (() => void)[] = [];

  constructor(
    private readonly api: UniverApi,
    injector: Injector,
  ) {
    const formula = api.getFormula();
    formula.calculationStart((isOfAll) => {
      this.busy = true;
      if (isOfAll) this.allWanted = false;
    });
    formula.calculationEnd(() => {
      this.busy = false;
      // Of two requests within a tenth of a second Univer hears the last alone, and it makes one of its own at the start.
      if (this.allWanted) return this.recalculate();
      this.changed = false;
      this.waiting.splice(0).forEach((resolve) => resolve());
    });
    injector.get(ICommandService).onCommandExecuted((command, options) => {
      const sheetChange = /^(sheet\.mutation|formula\.mutation\.set-(super-table|defined-name))/.test(command.id);
      if (command.type === CommandType.MUTATION && sheetChange && !options?.fromFormula) this.changed = true;
    });
  }

  /** Calculates all formulas again. */
  recalculate(): void {
    this.changed = true;
    this.allWanted = true;
    this.api.getFormula().executeCalculation();
  }

  async settle(): Promise<void> {
    while (this.changed || this.busy) {
      const patience = this.busy ? LONGEST : START_WITHIN;
      let timer: ReturnType<typeof setTimeout> | undefined;
      await new Promise<void>((resolve) => {
        this.waiting.push(resolve);
        timer = setTimeout(resolve, patience);
      });
      clearTimeout(timer);
      if (!this.busy) this.changed = false;
    }
    // The results are put into the cells right after the end of the calculation.
    await new Promise((resolve) => setTimeout(resolve, 0));
  }
}
