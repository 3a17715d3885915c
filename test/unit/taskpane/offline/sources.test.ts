import { sourceOf, type Build, type Source } from "../../../../src/taskpane/offline/sources";

const FOLDER = "https://club.example/bridge/";
const OFFICE = "https://office.example/";

const named = (url: string, revision: string | null = "r"): Build["files"][number] => ({
  url,
  revision,
  integrity: "",
});
const BUILD: Build = {
  hash: "0123456789abcdef0123",
  files: [
    ...["taskpane.html", "index.html", "help/index.html", "functions.js", "functions.json", "look.css"].map((name) =>
      named(name),
    ),
    named("pane.12345678.js", null),
  ],
};

const source = (url: string, as = "script"): Source =>
  sourceOf({ url: new URL(url, FOLDER).href, as }, BUILD, FOLDER, OFFICE);

test.each([
  ["a later part of this version", "pane.12345678.js", "script", { from: "build", file: "pane.12345678.js" }],
  [
    "a script as this version's page asks for it",
    `functions.js?${BUILD.hash}`,
    "script",
    { from: "build", file: "functions.js" },
  ],
  [
    "a script as another version's page asks for it",
    "functions.js?ffffffffffffffffffff",
    "script",
    { from: "network" },
  ],
  ["a later part of another version", "pane.87654321.js", "script", { from: "another version" }],
  ["what Excel is told of the functions", "functions.json", "", { from: "newest", file: "functions.json" }],
  ["the same, by any version", "functions.json?v=0.1.0", "", { from: "newest", file: "functions.json" }],
  ["the same, by something else", "functions.json?v=0.1.0&w=1", "", { from: "network" }],
  ["the pane", "taskpane.html", "navigate", { from: "newest", file: "taskpane.html" }],
  [
    "the pane with Excel's words",
    "taskpane.html?_host_Info=Excel$Web",
    "navigate",
    { from: "newest", file: "taskpane.html" },
  ],
  ["the pane on a server that leaves out .html", "taskpane", "navigate", { from: "newest", file: "taskpane.html" }],
  ["the folder itself", "", "navigate", { from: "newest", file: "index.html" }],
  ["a folder within", "help/", "navigate", { from: "newest", file: "help/index.html" }],
  ["a page that is no part of the build", "news.html", "navigate", { from: "network" }],
  ["a style", "look.css", "style", { from: "newest", file: "look.css" }],
  ["a file that is no part of the build", "night.csv", "", { from: "network" }],
  ["something beside the folder", "../pane.12345678.js", "script", { from: "network" }],
  ["something elsewhere", "https://elsewhere.example/bridge/functions.js", "script", { from: "network" }],
  ["Office.js", `${OFFICE}lib/office.js`, "script", { from: "Office.js" }],
] as const)("%s", (_, url, as, expected) => {
  expect(source(url, as)).toEqual(expected);
});

test("Office.js from the club's own address", () => {
  const asked = { url: `${FOLDER}office/en-us/office_strings.js`, as: "script" };
  expect(sourceOf(asked, BUILD, FOLDER, `${FOLDER}office/`)).toEqual({ from: "Office.js" });
});
