/** functions.json as it was built: what Excel knows of the functions before any of them is called. */
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { SHEET_FUNCTIONS } from "../../src/sheets";
import { FUNCTIONS } from "../../src/taskpane/functionNames";

interface Parameter {
  name: string;
  description: string;
  type: string;
  dimensionality?: string;
  optional?: boolean;
}
interface CustomFunction {
  id: string;
  name: string;
  description: string;
  parameters: Parameter[];
  result: { dimensionality?: string; type?: string };
  options?: Record<string, boolean>;
}
interface Metadata {
  allowErrorForDataTypeAny?: boolean;
  functions: CustomFunction[];
}

const read = (file: string): Metadata => JSON.parse(readFileSync(file, "utf8")) as Metadata;
const metadata = read(resolve(__dirname, "../../dist/functions.json"));
const { functions } = metadata;
const names = functions.map(({ name }) => name);
const byId = functions.map((one) => [one.id, one] as const);

/** Excel's own functions in English, from the workbench's spreadsheet; in a Node of its own, for it comes as ES modules. */
function englishNames(): string[] {
  const script = `
    const lists = Object.entries(require("@univerjs/engine-formula")).filter(([name]) => name.startsWith("FUNCTION_NAMES_"));
    console.log(JSON.stringify(lists.flatMap(([, list]) => Object.values(list))));`;
  return JSON.parse(execFileSync(process.execPath, ["-e", script], { cwd: __dirname }).toString()) as string[];
}
const ENGLISH = englishNames();

/**
 * Names of Excel's functions in its other languages that a bridge word could meet. A clash is silent: Excel's own wins.
 */
const OTHER_LANGUAGES = [
  // German
  ...[
    "DATUM",
    "RANG",
    "RANG.GLEICH",
    "RANG.MITTELW",
    "TREND",
    "VERGLEICH",
    "MITTELWERT",
    "WERT",
    "ZINS",
    "NV",
    "BRTEILJAHRE",
  ],
  // French
  ...["DATE", "RANG", "EQUIV", "IMPAIR", "EST.IMPAIR", "NB", "NO.SEMAINE", "PLAFOND", "TENDANCE", "VPM", "VAN"],
  // Dutch
  ...["DATUM", "RANG", "VERGELIJKEN", "ONEVEN", "NB", "HW", "BET", "TREND", "VERSCHUIVING"],
  // Polish
  ...["DATA", "POZYCJA", "PODAJ.POZYCJĘ", "NB.X", "BRAK", "REGLINX", "PMT", "PV"],
  // Swedish, Norwegian, Danish
  ...["DATUM", "RANG", "PASSA", "DATO", "RANGERING", "SAMMENLIGNE", "SAMMENLIGN", "PLADS", "UDDA", "ODDETALL", "TREND"],
  // Italian
  ...["DATA", "RANGO", "CONFRONTA", "DISPARI", "RATA", "VA", "VAN", "TENDENZA", "INTERVALLO.DISTRIBUZIONE", "SCARTO"],
  // Spanish and Portuguese
  ...[
    "FECHA",
    "JERARQUIA",
    "COINCIDIR",
    "ES.IMPAR",
    "REDONDEA.IMPAR",
    "ÍMPAR",
    "CORRESP",
    "ORDEM",
    "TENDENCIA",
    "PAGO",
    "VA",
  ],
];

/** Words of the macro language that was before VBA: Excel refuses them as names. */
const MACRO_WORDS = [
  ...[
    "RUN",
    "ECHO",
    "RESULT",
    "RETURN",
    "STEP",
    "ERROR",
    "INPUT",
    "NEXT",
    "NOTE",
    "NAMES",
    "VOLATILE",
    "WINDOWS",
    "CALL",
  ],
  ...["REGISTER", "EVALUATE", "GOTO", "HALT", "BREAK", "ARGUMENT", "TABLE", "SAVE", "OPEN", "CLOSE"],
];

/** A1 to XFD1048576, and the other way to write addresses. */
const looksLikeACell = (name: string): boolean => {
  const cell = /^([A-Z]{1,3})(\d+)$/.exec(name);
  const isColumn = cell ? cell[1].length < 3 || cell[1] <= "XFD" : false;
  return isColumn || /^R\d*(C\d*)?$|^C\d*$/.test(name);
};

test("it is the accepted one; npm run accept:functions accepts another", () => {
  expect(metadata).toEqual(read(join(__dirname, "functions.accepted.json")));
});

test("errors in cells reach the functions", () => {
  expect(metadata.allowErrorForDataTypeAny).toBe(true);
});

test.each(byId)("%s: name, texts and arguments are within Excel's rules", (_, one) => {
  expect(one.name).toBe(one.id);
  expect(one.id).toMatch(/^[A-Z]{3,64}$/);
  expect(one.description.length).toBeGreaterThan(20);
  expect(one.description.length).toBeLessThanOrEqual(1024);
  expect(one.parameters.length).toBeLessThanOrEqual(128);
  for (const { name, description } of one.parameters) {
    expect(name).toMatch(/^[A-Za-z]{1,64}$/);
    expect(description.length).toBeGreaterThan(5);
    expect(description.length).toBeLessThanOrEqual(512);
  }
});

test.each(byId)("%s: every argument may be a range, and optional ones come last", (_, one) => {
  expect(one.parameters.filter(({ dimensionality, type }) => dimensionality !== "matrix" || type !== "any")).toEqual(
    [],
  );
  const optional = one.parameters.map((parameter) => Boolean(parameter.optional));
  expect(optional).toEqual([...optional].sort());
});

test.each(byId)("%s: it is recalculated only when its cells change", (_, one) => {
  expect(one.options ?? {}).toEqual({});
});

test("no name is a cell's, one of Excel's own, or a macro word", () => {
  expect(ENGLISH).toEqual(expect.arrayContaining(["SUM", "MATCH", "IMSUM", "RANK.EQ"]));
  const taken = new Set([...ENGLISH, ...OTHER_LANGUAGES, ...MACRO_WORDS]);
  expect(names.filter((name) => taken.has(name) || looksLikeACell(name))).toEqual([]);
});

test.each(["VP20", "IMP1", "XFD9", "R1C1", "RC", "C5"])("%s would be a cell", (name) => {
  expect(looksLikeACell(name)).toBe(true);
});

test.each(["XFE9", "VPS", "BAM", "ABCD12"])("%s is no cell", (name) => {
  expect(looksLikeACell(name)).toBe(false);
});

test("the pane knows each function, and the sheets call only functions that there are", () => {
  expect([...FUNCTIONS].sort()).toEqual([...names].sort());
  expect(SHEET_FUNCTIONS.filter((name) => !names.includes(name))).toEqual([]);
});
