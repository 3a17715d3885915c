/** Conditional formats and data validation in Univer. Their areas are read from Univer, which moves them. */
import { BooleanNumber, type IStyleBase, type IStyleData } from "@univerjs/core";
import { contains, type Area } from "../address";
import type { ConditionalRecord, SheetId, ValidationRecord } from "../grid";
import type { UniverApi, UniverWorkbook, UniverWorksheet } from "./createUniver";
import type { Extras } from "./extras";
import { range, toArea, worksheet } from "./place";

export class UniverRules {
  constructor(
    private readonly api: UniverApi,
    private readonly workbook: UniverWorkbook,
    private readonly extras: Extras,
  ) {}

  conditionals(sheet: SheetId): ConditionalRecord[] {
    const rules = worksheet(this.workbook, sheet).getConditionalFormattingRules();
    return Object.values(this.extras.conditionals)
      .filter((record) => record.sheet === sheet)
      .map((record) => {
        const rule = rules.find((one) => one.cfId === record.id);
        return rule ? { ...record, area: toArea(rule.ranges[0]) } : record;
      });
  }

  /** A record without a rule or a format has nothing to show yet and is only remembered. */
  setConditional(record: ConditionalRecord): void {
    this.extras.conditionals[record.id] = record;
    const sheet = worksheet(this.workbook, record.sheet);
    const rule = highlight(sheet, record);
    if (!rule) return;
    const known = sheet.getConditionalFormattingRules().some((one) => one.cfId === record.id);
    if (known) sheet.setConditionalFormattingRule(record.id, rule);
    else sheet.addConditionalFormattingRule(rule);
  }

  removeConditional(sheet: SheetId, id: string): void {
    delete this.extras.conditionals[id];
    worksheet(this.workbook, sheet).deleteConditionalFormattingRule(id);
  }

  validation(sheet: SheetId, area: Area): ValidationRecord | undefined {
    return Object.values(this.extras.validations).find(
      (record) => record.sheet === sheet && contains(record.area, area),
    );
  }

  async setValidation(record: ValidationRecord): Promise<void> {
    this.forgetValidations(record.sheet, record.area);
    this.extras.validations[`${record.sheet}!${record.area.row},${record.area.column}`] = record;
    if (!record.rule.list) return;
    const choices = record.rule.list.source.split(",");
    const { errorAlert, prompt } = record;
    const hint = errorAlert.message || prompt.message;
    const rule = this.api
      .newDataValidation()
      .requireValueInList(choices, false, record.rule.list.inCellDropDown)
      .setAllowInvalid(errorAlert.style !== "Stop" || !errorAlert.showAlert)
      .setAllowBlank(record.ignoreBlanks)
      .setOptions(hint ? { error: hint, showErrorMessage: true } : {})
      .build();
    await range(worksheet(this.workbook, record.sheet), record.area).setDataValidation(rule);
  }

  async removeValidation(sheet: SheetId, area: Area): Promise<void> {
    this.forgetValidations(sheet, area);
    await range(worksheet(this.workbook, sheet), area).setDataValidation(null);
  }

  private forgetValidations(sheet: SheetId, area: Area): void {
    Object.entries(this.extras.validations).forEach(([key, record]) => {
      if (record.sheet === sheet && contains(area, record.area)) delete this.extras.validations[key];
    });
  }
}

type Highlight = Parameters<UniverWorksheet["addConditionalFormattingRule"]>[0];

function highlight(
  sheet: UniverWorksheet,
  { id, area, rule, format, stopIfTrue }: ConditionalRecord,
): Highlight | undefined {
  const builder = sheet.newConditionalFormattingRule();
  const ranges = [range(sheet, area).getRange()];
  const built = condition(builder, rule)?.setRanges(ranges).build();
  if (!built) return undefined;
  const style: IStyleBase & Pick<IStyleData, "n"> = {};
  if (format["fill/color"]) style.bg = { rgb: String(format["fill/color"]) };
  if (format["font/color"]) style.cl = { rgb: String(format["font/color"]) };
  if (format["font/bold"]) style.bl = BooleanNumber.TRUE;
  if (format["font/italic"]) style.it = BooleanNumber.TRUE;
  // Kept with the rule, and shown by conditionalNumbers.ts.
  if (format.numberFormat) style.n = { pattern: String(format.numberFormat) };
  return { ...built, cfId: id, stopIfTrue, rule: { ...built.rule, style } } as Highlight;
}

type Builder = ReturnType<UniverWorksheet["newConditionalFormattingRule"]>;

function condition(
  builder: Builder,
  { formula, cellValue }: ConditionalRecord["rule"],
): ReturnType<Builder["whenFormulaSatisfied"]> | undefined {
  if (formula) return builder.whenFormulaSatisfied(formula);
  if (!cellValue) return undefined;
  const [first, second] = [cellValue.formula1, cellValue.formula2 ?? ""].map((text) => Number(text.replace(/^=/, "")));
  switch (cellValue.operator) {
    case "Between":
      return builder.whenNumberBetween(first, second);
    case "NotBetween":
      return builder.whenNumberNotBetween(first, second);
    case "EqualTo":
      return builder.whenNumberEqualTo(first);
    case "NotEqualTo":
      return builder.whenNumberNotEqualTo(first);
    case "GreaterThan":
      return builder.whenNumberGreaterThan(first);
    case "GreaterThanOrEqual":
      return builder.whenNumberGreaterThanOrEqualTo(first);
    case "LessThan":
      return builder.whenNumberLessThan(first);
    default:
      return builder.whenNumberLessThanOrEqualTo(first);
  }
}
