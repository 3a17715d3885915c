/** Makes the functions that the pane associated known to Univer, with their arguments for the autocompletion. */
import type { Injector } from "@univerjs/core";
import { FunctionType, IFunctionService, type IFunctionInfo } from "@univerjs/engine-formula";
import { IDescriptionService } from "@univerjs/preset-sheets-core";
import type { ErrorMessages } from "./errorMessages";
import type { BlankAs, FunctionMetadata, FunctionsFile } from "./metadata";
import { UniverFunction, type ErrorClass } from "./univerFunction";

/** The custom functions of a pane's window, as Office.js keeps them. */
export interface FunctionsWindow {
  CustomFunctions?: {
    Error?: ErrorClass;
    _association?: { mappings: Record<string, (...values: unknown[]) => unknown> };
  };
}

/** Waits until each function of functions.json is associated, then registers all. Gives their names. */
export async function registerFunctions(
  pane: FunctionsWindow,
  injector: Injector,
  messages: ErrorMessages,
  blank: () => BlankAs,
): Promise<string[]> {
  const file = (await (await fetch("functions.json")).json()) as FunctionsFile;
  const { mappings, Error } = await associated(pane, file.functions);
  const service = injector.get(IFunctionService);
  file.functions.forEach((metadata) => {
    const call = mappings[metadata.id.toUpperCase()];
    service.registerExecutors(new UniverFunction(metadata, { call, Error, messages, blank }));
  });
  injector.get(IDescriptionService).registerDescriptions(file.functions.map(description));
  const names = file.functions.map((metadata) => metadata.name.toUpperCase());
  // Formulas of a stored workbook were parsed when the names meant nothing yet.
  service.deleteFormulaAstCacheKey(...names);
  return names;
}

async function associated(
  pane: FunctionsWindow,
  functions: FunctionMetadata[],
): Promise<{ mappings: Record<string, (...values: unknown[]) => unknown>; Error: ErrorClass }> {
  const missing = (): string[] => {
    const mappings = pane.CustomFunctions?._association?.mappings ?? {};
    return functions.map(({ id }) => id.toUpperCase()).filter((id) => !mappings[id]);
  };
  const deadline = Date.now() + 30000;
  while (missing().length > 0 || !pane.CustomFunctions?.Error) {
    if (Date.now() > deadline) throw new globalThis.Error(`The pane did not associate: ${missing().join(", ")}.`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return { mappings: pane.CustomFunctions._association?.mappings ?? {}, Error: pane.CustomFunctions.Error };
}

function description({ name, description = "", parameters }: FunctionMetadata): IFunctionInfo {
  return {
    functionName: name,
    functionType: FunctionType.User,
    description,
    abstract: description,
    functionParameter: parameters.map((parameter) => ({
      name: parameter.name,
      detail: parameter.description ?? "",
      example: "",
      require: parameter.optional ? 0 : 1,
      repeat: 0,
    })),
  };
}
