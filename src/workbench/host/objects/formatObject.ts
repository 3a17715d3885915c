/** Fill, font and borders, of a range as of a conditional format: both keep values by path ("font/bold"). */
import type { FormatPath, FormatValue } from "../../grid";
import { oneOf, scalar } from "../argument";
import { invalidArgument } from "../errors";
import type { Argument, HostObject, Property } from "../hostObject";

/** Where formats are kept. */
export interface FormatPlace {
  get(path: FormatPath): FormatValue;
  set(path: FormatPath, value: FormatValue): void | Promise<void>;
}

type Check = (value: FormatValue) => FormatValue;

const any: Check = (value) => value;
const truth: Check = (value) => {
  if (typeof value !== "boolean") throw invalidArgument();
  return value;
};
const amount: Check = (value) => {
  if (typeof value !== "number" || !(value >= 0)) throw invalidArgument();
  return value;
};
/** `#C00000` or a colour's name; "" for none. */
const colour: Check = (value) => {
  if (typeof value !== "string" || !/^(#[0-9a-f]{6}|[a-z]*)$/i.test(value)) throw invalidArgument();
  return value.startsWith("#") ? value.toUpperCase() : value;
};
const words =
  (...choices: string[]): Check =>
  (value) =>
    oneOf(value, choices);

function property(place: FormatPlace, path: FormatPath, check: Check): Property {
  return { get: () => place.get(path), set: (value) => place.set(path, check(scalar(value))) };
}

export function fillObject(place: FormatPlace, type: string): HostObject {
  return {
    type,
    properties: { color: property(place, "fill/color", colour) },
    children: {},
    methods: { clear: () => place.set("fill/color", "") },
  };
}

export function fontObject(place: FormatPlace, type: string, withFace: boolean): HostObject {
  const face = { name: property(place, "font/name", any), size: property(place, "font/size", amount) };
  return {
    type,
    properties: {
      bold: property(place, "font/bold", truth),
      italic: property(place, "font/italic", truth),
      strikethrough: property(place, "font/strikethrough", truth),
      underline: property(
        place,
        "font/underline",
        words("None", "Single", "Double", "SingleAccountant", "DoubleAccountant"),
      ),
      color: property(place, "font/color", colour),
      ...(withFace ? face : {}),
    },
    children: {},
    methods: {},
  };
}

const EDGES = [
  "EdgeTop",
  "EdgeBottom",
  "EdgeLeft",
  "EdgeRight",
  "InsideVertical",
  "InsideHorizontal",
  "DiagonalDown",
  "DiagonalUp",
] as const;
const CONDITIONAL_EDGES = ["EdgeTop", "EdgeBottom", "EdgeLeft", "EdgeRight"] as const;
const LINES = ["None", "Continuous", "Dash", "DashDot", "DashDotDot", "Dot", "Double", "SlantDashDot"];

function borderObject(place: FormatPlace, edge: string, type: string): HostObject {
  const path = `borders/${edge}`;
  return {
    type,
    id: edge,
    properties: {
      sideIndex: { get: () => edge },
      style: property(place, `${path}/style`, words(...LINES)),
      color: property(place, `${path}/color`, colour),
      weight: property(place, `${path}/weight`, words("Hairline", "Thin", "Medium", "Thick")),
    },
    children: {},
    methods: {},
  };
}

export function bordersObject(place: FormatPlace, conditional: boolean): HostObject {
  const [collection, single] = conditional
    ? ["ConditionalRangeBorderCollection", "ConditionalRangeBorder"]
    : ["RangeBorderCollection", "RangeBorder"];
  const edges: readonly string[] = conditional ? CONDITIONAL_EDGES : EDGES;
  const item = (key: Argument): HostObject => borderObject(place, oneOf(key, edges), single);
  const sides = conditional ? { top: "EdgeTop", bottom: "EdgeBottom", left: "EdgeLeft", right: "EdgeRight" } : {};
  const children = Object.fromEntries(Object.entries(sides).map(([side, edge]) => [side, () => item(edge)]));
  return {
    type: collection,
    properties: { count: { get: () => edges.length } },
    children,
    methods: { getItem: item },
    items: () => edges.map(item),
    item,
  };
}

/** The plain properties of a range's format. Widths and heights are points. */
export function alignmentProperties(place: FormatPlace): Record<string, Property> {
  return {
    columnWidth: property(place, "columnWidth", amount),
    rowHeight: property(place, "rowHeight", amount),
    wrapText: property(place, "wrapText", truth),
    indentLevel: property(place, "indentLevel", amount),
    shrinkToFit: property(place, "shrinkToFit", truth),
    textOrientation: property(place, "textOrientation", any),
    horizontalAlignment: property(
      place,
      "horizontalAlignment",
      words("General", "Left", "Center", "Right", "Fill", "Justify", "CenterAcrossSelection", "Distributed"),
    ),
    verticalAlignment: property(place, "verticalAlignment", words("Top", "Center", "Bottom", "Justify", "Distributed")),
  };
}

/** What Excel gives where nothing was set. */
export const DEFAULT_FORMATS: Record<FormatPath, FormatValue> = {
  "fill/color": "#FFFFFF",
  "font/bold": false,
  "font/italic": false,
  "font/strikethrough": false,
  "font/underline": "None",
  "font/color": "#000000",
  "font/name": "Calibri",
  "font/size": 11,
  columnWidth: 48,
  rowHeight: 15,
  wrapText: false,
  indentLevel: 0,
  shrinkToFit: false,
  textOrientation: 0,
  horizontalAlignment: "General",
  verticalAlignment: "Bottom",
  rowHidden: false,
  columnHidden: false,
};

export function defaultFormat(path: FormatPath): FormatValue {
  if (path in DEFAULT_FORMATS) return DEFAULT_FORMATS[path];
  if (path.endsWith("/style")) return "None";
  return path.endsWith("/weight") ? "Thin" : "#000000";
}
