/** The reference of the functions: what Excel is told of them, the pane's groups, and examples. */
import { readdirSync, readFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { catalogueStrings } from "../../src/taskpane/catalogue/catalogueStrings";
import { grouped, inGroupOrder } from "../../src/taskpane/catalogue/groups";
import { pieces, readHelp, signature, type FunctionHelp } from "../../src/taskpane/catalogue/help";
import { insertionOf } from "../../src/taskpane/catalogue/insertion";

const FUNCTIONS = resolve(__dirname, "../../src/functions");

/** What each function gives, by name: the metadata has no place for it. */
export function results(): Map<string, string> {
  const sources = readdirSync(FUNCTIONS).map((name) => readFileSync(join(FUNCTIONS, name), "utf8"));
  const found = sources.flatMap((source) => [
    ...source.matchAll(/@customfunction (\w+)(?:(?!\*\/)[^])*?@returns \{[^}]*\} ((?:(?!\*\/)[^])*?)\s*\*\//g),
  ]);
  return new Map(found.map(([, name, text]) => [name, text.replace(/\s*\n \* ?/g, " ")]));
}

/** The examples of docs/functions.md, which stand under the functions' names. */
export function sections(markdown: string): { intro: string; examples: Map<string, string> } {
  const [intro, ...parts] = markdown.split(/^## /m);
  return {
    intro: intro.trim(),
    examples: new Map(
      parts.map((part) => {
        const end = part.indexOf("\n");
        return [part.slice(0, end).trim(), part.slice(end).trim()];
      }),
    ),
  };
}

/** The page in Markdown: a list to choose from, then each group's functions. */
export function referencePage(markdown: string, functionsJson: unknown): string {
  const { intro, examples } = sections(markdown);
  const gives = results();
  const groups = grouped(inGroupOrder(readHelp(functionsJson) ?? []));
  const list = groups.map(([group, functions]) => {
    const names = functions.map(({ name }) => `[${name}](#${name})`).join(" · ");
    return `- ${catalogueStrings.groups[group]}: ${names}`;
  });
  const parts = groups.flatMap(([group, functions]) => [
    `## ${catalogueStrings.groups[group]}`,
    ...functions.map((help) => functionPart(help, gives.get(help.name) ?? "", examples.get(help.name) ?? "")),
  ]);
  return `${[intro, list.join("\n"), ...parts].join("\n\n")}\n`;
}

function functionPart(help: FunctionHelp, gives: string, example: string): string {
  const beside = besideCells(help);
  return [
    `### ${help.name}`,
    `\`${signature(help)}\``,
    inMarkdown(help.text),
    help.parameters.length > 0 ? argumentTable(help) : "",
    `**Gives:** ${inMarkdown(gives)}`,
    beside && `**Beside cells that may still be blank:** ${code(beside)}`,
    example,
  ]
    .filter(Boolean)
    .join("\n\n");
}

function argumentTable({ parameters }: FunctionHelp): string {
  const rows = parameters.map(({ name, text, optional }) => {
    return `| \`${optional ? `[${name}]` : name}\` | ${inMarkdown(text)} |`;
  });
  return ["| argument | what it is |", "| --- | --- |", ...rows].join("\n");
}

/** The formula that the pane puts to the right of filled cells, where it is guarded against blanks. */
function besideCells(help: FunctionHelp): string | undefined {
  const [row, column] = [1, 8];
  const beside = { row, column, firstColumn: 0, left: [], headings: [], inTable: false };
  const insertion = insertionOf(help, { beside, prefix: "" });
  if (insertion.kind !== "reads" || !/^=IF\(|\(IF\(/.test(insertion.formula)) return undefined;
  return fromColumnA(insertion.formula);
}

/** The pane's formula reads the columns left of its cell; a reader expects them to begin with A. */
function fromColumnA(formula: string): string {
  const cells = /\b([A-Z])(?=\d)/g;
  const first = Math.min(...[...formula.matchAll(cells)].map(([letter]) => letter.charCodeAt(0)));
  return formula.replace(cells, (letter) => String.fromCharCode(letter.charCodeAt(0) - first + "A".charCodeAt(0)));
}

const code = (formula: string): string => `\`${formula}\``;

/** Every sign that could mean something to Markdown stands for itself; formulas are marked. */
function inMarkdown(text: string): string {
  return pieces(text)
    .map((piece) => (piece.isFormula ? code(piece.text) : piece.text.replace(/[\\`*_{}[\]<>#|~]/g, "\\$&")))
    .join("");
}
