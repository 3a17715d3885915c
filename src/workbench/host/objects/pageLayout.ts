/** `worksheet.pageLayout` and its page breaks. */
import type { PageLayout, SheetId } from "../../grid";
import { formatArea } from "../../grid";
import { number, oneOf, record, scalar, text } from "../argument";
import { invalidArgument, itemNotFound } from "../errors";
import type { Argument, HostObject, Property } from "../hostObject";
import type { Json } from "../protocol";
import type { Context } from "./context";

const PLAIN = [
  "paperSize",
  "centerHorizontally",
  "centerVertically",
  "blackAndWhite",
  "printGridlines",
  "printHeadings",
  "printOrder",
  "firstPageNumber",
  "leftMargin",
  "rightMargin",
  "topMargin",
  "bottomMargin",
  "headerMargin",
  "footerMargin",
];
const PAGES = ["defaultForAllPages", "evenPages", "firstPage", "oddPages"];
const PLACES = ["leftHeader", "centerHeader", "rightHeader", "leftFooter", "centerFooter", "rightFooter"];

export function pageLayout(context: Context, sheet: SheetId): HostObject {
  const page = (): PageLayout => context.grid.state(sheet).page;
  const change = (changes: Partial<PageLayout>): void | Promise<void> =>
    context.grid.setState(sheet, { page: { ...page(), ...changes } });
  const plain = (name: string): [string, Property] => [
    name,
    {
      get: () => page().settings[name] ?? null,
      set: (value) => change({ settings: { ...page().settings, [name]: scalar(value) } }),
    },
  ];
  const area = (range: Argument): string => formatArea(context.resolveRange(range, sheet).area);
  const whole = (range: Argument): ReturnType<Context["resolveRange"]> => context.resolveRange(range, sheet);
  return {
    type: "PageLayout",
    properties: {
      orientation: {
        get: () => page().orientation,
        set: (value) => change({ orientation: oneOf(value, ["Portrait", "Landscape"] as const) }),
      },
      zoom: { get: () => page().zoom, set: (value) => change({ zoom: readZoom(value) }) },
      ...Object.fromEntries(PLAIN.map(plain)),
    },
    children: { headersFooters: () => headersFooters(page, change) },
    methods: {
      setPrintArea: (range) => change({ printArea: area(range) }),
      setPrintTitleRows: (range) => change({ titleRows: formatArea(wholeRows(whole(range).area)) }),
      setPrintTitleColumns: (range) => change({ titleColumns: formatArea(wholeColumns(whole(range).area)) }),
      getPrintAreaOrNullObject: () => (page().printArea ? context.resolveRange(page().printArea, sheet) : null),
      getPrintTitleRowsOrNullObject: () => (page().titleRows ? context.resolveRange(page().titleRows, sheet) : null),
      setPrintMargins: (_unit, options) => {
        const margins = Object.entries(record(options)).map(([side, value]) => [`${side}Margin`, scalar(value)]);
        return change({ settings: { ...page().settings, ...Object.fromEntries(margins) } });
      },
    },
  };
}

function wholeRows(area: { row: number; rows: number }): Parameters<typeof formatArea>[0] {
  return { row: area.row, rows: area.rows, column: 0, columns: 16384 };
}

function wholeColumns(area: { column: number; columns: number }): Parameters<typeof formatArea>[0] {
  return { column: area.column, columns: area.columns, row: 0, rows: 1048576 };
}

function readZoom(value: Json): PageLayout["zoom"] {
  const zoom = record(value);
  const entries = Object.entries(zoom).filter(([, size]) => size !== null);
  const known = entries.every(([name]) => ["scale", "horizontalFitToPages", "verticalFitToPages"].includes(name));
  if (!known) throw invalidArgument();
  return Object.fromEntries(entries.map(([name, size]) => [name, number(size)]));
}

function headersFooters(
  page: () => PageLayout,
  change: (changes: Partial<PageLayout>) => void | Promise<void>,
): HostObject {
  const property = (path: string): Property => ({
    get: () => page().headersFooters[path] ?? "",
    set: (value) => change({ headersFooters: { ...page().headersFooters, [path]: text(value) } }),
  });
  const group = (name: string): HostObject => ({
    type: "HeaderFooter",
    properties: Object.fromEntries(PLACES.map((place) => [place, property(`${name}/${place}`)])),
    children: {},
    methods: {},
  });
  return {
    type: "HeaderFooterGroup",
    properties: { state: property("state") },
    children: Object.fromEntries(PAGES.map((name) => [name, () => group(name)])),
    methods: {},
  };
}

/** Page breaks stand above a row, or left of a column. */
export function pageBreaks(context: Context, sheet: SheetId, along: "row" | "column"): HostObject {
  const page = (): PageLayout => context.grid.state(sheet).page;
  const name = along === "row" ? "breaksBefore" : "columnBreaksBefore";
  const places = (): number[] => page()[name] ?? [];
  const change = (breaks: number[]): void | Promise<void> =>
    context.grid.setState(sheet, { page: { ...page(), [name]: breaks } });
  const object = (place: number): HostObject => {
    const [row, column] = along === "row" ? [place, 0] : [0, place];
    return {
      type: "PageBreak",
      properties: { rowIndex: { get: () => row }, columnIndex: { get: () => column } },
      children: {},
      methods: {
        delete: () => change(places().filter((other) => other !== place)),
        getCellAfterBreak: () => context.range(sheet, { row, column, rows: 1, columns: 1 }),
      },
    };
  };
  return {
    type: "PageBreakCollection",
    properties: {},
    children: {},
    methods: {
      add: async (range) => {
        const place = context.resolveRange(range, sheet).area[along];
        if (place === 0) throw invalidArgument();
        await change([...places().filter((other) => other !== place), place].sort((a, b) => a - b));
        return object(place);
      },
      removePageBreaks: () => change([]),
      getCount: () => places().length,
      getItem: (position) => {
        const place = places()[number(position)];
        if (place === undefined) throw itemNotFound();
        return object(place);
      },
    },
    items: () => places().map(object),
  };
}
