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

const HOST_GLOBALS = [
  "window",
  "document",
  "navigator",
  "localStorage",
  "sessionStorage",
  "fetch",
  "XMLHttpRequest",
  "DOMParser",
  "FileReader",
  "Excel",
  "Office",
  "OfficeExtension",
  "CustomFunctions",
  "process",
  "require",
  "__dirname",
];

const NODE_BUILT_INS = ["node:*", "fs", "path", "os", "crypto", "stream", "util", "events", "zlib", "http", "https"];

const roomRules = ROOMS.map((room, floor) => {
  const above = ROOMS.slice(0, floor).map((name) => ({
    group: [`**/${name}/**`, `../${name}`],
    message: `${room}/ imports only from rooms below it: not from ${name}/.`,
  }));
  const builtIns = LOWER_FLOORS.includes(room)
    ? [{ group: NODE_BUILT_INS, message: `${room}/ runs in Node, a browser and a worker alike.` }]
    : [];
  return {
    files: [`src/${room}/**/*.ts`],
    rules: {
      "no-restricted-imports": ["error", { patterns: [...above, ...builtIns] }],
      ...(LOWER_FLOORS.includes(room)
        ? { "no-restricted-globals": ["error", ...HOST_GLOBALS.map((name) => ({ name, message: `Not in ${room}/.` }))] }
        : {}),
    },
  };
});

export default tseslint.config(
  { ignores: ["dist/", "dist-workbench/", "node_modules/", ".cache/", "coverage/"] },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    files: ["src/excel/**/*.ts", "src/taskpane/**/*.ts", "src/functions/**/*.ts"],
    plugins: { "office-addins": officeAddins },
    rules: {
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
  {
    files: ["**/*.js", "**/*.mjs"],
    languageOptions: {
      globals: {
        require: "readonly",
        module: "writable",
        __dirname: "readonly",
        process: "readonly",
        console: "readonly",
      },
    },
    rules: { "@typescript-eslint/no-require-imports": "off" },
  },
  ...roomRules,
);
