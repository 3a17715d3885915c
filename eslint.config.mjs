import { isBuiltin } from "node:module";
import path from "node:path";
import js from "@eslint/js";
import officeAddins from "eslint-plugin-office-addins";
import tseslint from "typescript-eslint";

/** The rooms of the house, from the top floor down: each imports only from rooms below it. */
const ROOMS = [
  "workbench",
  "taskpane",
  "excel",
  "functions",
  "sheets",
  "files",
  "results",
  "movements",
  "notation",
  "scoring",
];

/** These run in Node, a browser and a worker alike. */
const LOWER_FLOORS = ROOMS.slice(ROOMS.indexOf("sheets"));

/** A package of this name is installed: bundles get that one. */
const PACKAGES_NAMED_LIKE_BUILT_INS = ["buffer"];

const PAGE_AND_NODE = [
  "window",
  "self",
  "document",
  "navigator",
  "location",
  "localStorage",
  "sessionStorage",
  "indexedDB",
  "fetch",
  "XMLHttpRequest",
  "WebSocket",
  "DOMParser",
  "FileReader",
  "alert",
  "process",
  "require",
  "global",
  "Buffer",
  "__dirname",
  "__filename",
];

const OFFICE = ["Excel", "Office", "OfficeExtension", "OfficeRuntime"];

const src = path.join(import.meta.dirname, "src");

/** The room that a file stands in, if any. */
function roomOf(file) {
  const [room] = path.relative(src, file).split(path.sep);
  return ROOMS.includes(room) ? room : undefined;
}

/** Why a file of this room may not import from there. */
function objection(room, file, from) {
  if (!from.startsWith(".")) {
    const builtIn = isBuiltin(from) && !PACKAGES_NAMED_LIKE_BUILT_INS.includes(from);
    return builtIn && LOWER_FLOORS.includes(room) ? `${room}/ runs in Node, a browser and a worker alike.` : undefined;
  }
  const other = roomOf(path.resolve(path.dirname(file), from));
  if (!other || other === room) return undefined;
  if (other === "functions") return "Only the functions bundle imports functions/: its files associate on import.";
  const isAbove = ROOMS.indexOf(other) < ROOMS.indexOf(room);
  return isAbove ? `${room}/ imports only from rooms below it: not from ${other}/.` : undefined;
}

const roomsRule = {
  meta: { type: "problem", schema: [] },
  create(context) {
    const room = roomOf(context.filename);
    if (!room) return {};
    const check = (node) => {
      if (typeof node.source?.value !== "string") return;
      const message = objection(room, context.filename, node.source.value);
      if (message) context.report({ node, message });
    };
    return {
      ImportDeclaration: check,
      ImportExpression: check,
      ExportNamedDeclaration: check,
      ExportAllDeclaration: check,
      TSImportType: check,
    };
  },
};

const forbidGlobals = (rooms, names) => ({
  files: rooms.map((room) => `src/${room}/**/*.ts`),
  rules: {
    "no-restricted-globals": [
      "error",
      ...names.map((name) => ({ name, message: `Not in ${rooms.join("/, ")}/: they run anywhere.` })),
    ],
  },
});

export default tseslint.config(
  { ignores: ["dist/", "dist-workbench/", "node_modules/", ".cache/", "coverage/"] },
  { linterOptions: { reportUnusedDisableDirectives: "error" } },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ["src/**/*.ts"],
    plugins: { "office-addins": officeAddins, house: { rules: { rooms: roomsRule } } },
    rules: {
      "house/rooms": "error",
      "office-addins/call-sync-after-load": "error",
      "office-addins/call-sync-before-read": "error",
      "office-addins/load-object-before-read": "error",
      "office-addins/no-context-sync-in-loop": "error",
      "office-addins/no-empty-load": "error",
      "office-addins/no-navigational-load": "error",
      "office-addins/no-office-initialize": "error",
      "office-addins/test-for-null-using-isNullObject": "error",
    },
  },
  forbidGlobals(LOWER_FLOORS, [...PAGE_AND_NODE, ...OFFICE, "CustomFunctions"]),
  forbidGlobals(["functions"], [...PAGE_AND_NODE, ...OFFICE]),
  {
    files: ["**/*.js", "**/*.mjs"],
    languageOptions: {
      globals: {
        require: "readonly",
        module: "writable",
        __dirname: "readonly",
        __filename: "readonly",
        process: "readonly",
        console: "readonly",
        URL: "readonly",
      },
    },
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
);
