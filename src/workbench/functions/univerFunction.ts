/** A custom function of the add-in as a function of Univer, with Excel's manners. */
import type { Nullable } from "@univerjs/core";
import {
  ArrayValueObject,
  BaseFunction,
  BooleanValueObject,
  ErrorType,
  ErrorValueObject,
  NumberValueObject,
  StringValueObject,
  type BaseValueObject,
} from "@univerjs/engine-formula";
import { cellKey, type ErrorMessages } from "./errorMessages";
import type { BlankAs, FunctionMetadata } from "./metadata";

/** The error class of the pane's own Office.js. */
export interface ErrorClass {
  new (code: string, message?: string): { code: string; message?: string };
}

export interface Surroundings {
  call: (...values: unknown[]) => unknown;
  Error: ErrorClass;
  messages: ErrorMessages;
  blank: () => BlankAs;
}

type Scalar = string | number | boolean | null | object;

export class UniverFunction extends BaseFunction {
  constructor(
    private readonly metadata: FunctionMetadata,
    private readonly surroundings: Surroundings,
  ) {
    super(metadata.name.toUpperCase());
    this.minParams = metadata.parameters.filter((parameter) => !parameter.optional).length;
    this.maxParams = metadata.parameters.length;
  }

  override calculate(...values: BaseValueObject[]): BaseValueObject {
    const { parameters } = this.metadata;
    const given = parameters.map((_, position) => (values[position] ? this.matrix(values[position]) : null));
    const matrices = parameters.map(({ dimensionality }) => dimensionality === "matrix");
    if (matrices.every((matrix, position) => matrix || isSingle(given[position]))) {
      return this.result(this.call(given.map((value, position) => (matrices[position] ? value : single(value)))));
    }
    return this.result(this.lift(given, matrices));
  }

  /** Excel calls a function once for each cell of a range that stands for a single value. */
  private lift(given: (Scalar[][] | null)[], matrices: boolean[]): unknown[][] {
    const lifted = given.filter((value, position): value is Scalar[][] => !matrices[position] && value !== null);
    const rows = lifted.reduce((most, value) => Math.max(most, value.length), 1);
    const columns = lifted.reduce((most, value) => Math.max(most, value[0].length), 1);
    const at = (value: Scalar[][] | null, row: number, column: number): Scalar =>
      value === null ? null : (value[value.length === 1 ? 0 : row]?.[value[0].length === 1 ? 0 : column] ?? null);
    return Array.from({ length: rows }, (_, row) =>
      Array.from({ length: columns }, (_, column) => {
        const result = this.call(given.map((value, position) => (matrices[position] ? value : at(value, row, column))));
        return Array.isArray(result) ? (result as unknown[][])[0]?.[0] : result;
      }),
    );
  }

  private call(values: unknown[]): unknown {
    const { call, Error: CustomError } = this.surroundings;
    try {
      return call(...values, { functionName: this.metadata.name, isInValuePreview: false });
    } catch (error) {
      // A plain error's message does not reach the user in Excel either.
      return error instanceof CustomError ? error : new CustomError("#VALUE!");
    }
  }

  private matrix(value: BaseValueObject): Scalar[][] {
    if (!value.isArray()) return [[this.read(value)]];
    const array = value as ArrayValueObject;
    return Array.from({ length: array.getRowCount() }, (_, row) =>
      Array.from({ length: array.getColumnCount() }, (_, column) => this.read(array.get(row, column))),
    );
  }

  private read(value: Nullable<BaseValueObject>): Scalar {
    if (!value || value.isNull()) return { null: null, text: "", zero: 0 }[this.surroundings.blank()];
    if (value.isError()) return new this.surroundings.Error(String(value.getValue()));
    return value.getValue();
  }

  private result(result: unknown): BaseValueObject {
    const sheet = this.subUnitId ?? "";
    const call = `${cellKey(sheet, this.row, this.column)} ${this.metadata.name}`;
    this.surroundings.messages.begin(call);
    const write = (value: unknown, row: number, column: number): BaseValueObject =>
      this.write(value, call, cellKey(sheet, this.row + row, this.column + column));
    if (!Array.isArray(result)) return write(result, 0, 0);
    const lines = result as unknown[][];
    if (lines.length === 0 || lines[0].length === 0) return ErrorValueObject.create(ErrorType.VALUE);
    if (lines.length === 1 && lines[0].length === 1) return write(lines[0][0], 0, 0);
    return ArrayValueObject.create({
      calculateValueList: lines.map((line, row) => line.map((value, column) => write(value, row, column))),
      rowCount: lines.length,
      columnCount: lines[0].length,
      unitId: this.unitId ?? "",
      sheetId: sheet,
      row: this.row,
      column: this.column,
    });
  }

  private write(value: unknown, call: string, cell: string): BaseValueObject {
    if (value instanceof this.surroundings.Error) {
      const { code, message } = value as { code: string; message?: string };
      this.surroundings.messages.add(call, cell, code, message ?? "");
      return ErrorValueObject.create(code as ErrorType);
    }
    if (typeof value === "number") {
      return Number.isFinite(value) ? NumberValueObject.create(value) : ErrorValueObject.create(ErrorType.NUM);
    }
    if (typeof value === "boolean") return BooleanValueObject.create(value);
    // What a function leaves undefined, Excel shows as 0.
    return value === null || value === undefined
      ? NumberValueObject.create(0)
      : StringValueObject.create(String(value));
  }
}

function isSingle(value: Scalar[][] | null): boolean {
  return value === null || (value.length === 1 && value[0].length === 1);
}

function single(value: Scalar[][] | null): Scalar {
  return value === null ? null : value[0][0];
}
