/** Markdown as these pages use it: formulas, examples, headings to lead to, links between the sources. */
import { FUNCTIONS } from "../../src/taskpane/functionNames";
import { argumentsOf } from "./separators";
import { isFigure, readExample, type Answered, type CellRange } from "./example";

interface Token {
  tag: string;
  content: string;
  info: string;
  children: Token[] | null;
  attrGet(name: string): string | null;
  attrSet(name: string, value: string): void;
}

type Rule = (tokens: Token[], index: number, options: unknown, env: object, renderer: Renderer) => string;

interface Renderer {
  rules: Partial<Record<string, Rule>>;
  renderToken(tokens: Token[], index: number, options: unknown): string;
}

/** What is used of markdown-it. */
export interface Markdown {
  renderer: Renderer;
  utils: { escapeHtml(text: string): string };
}

export function amendMarkdown({ renderer, utils: { escapeHtml } }: Markdown): void {
  const { rules } = renderer;
  const asItIs: Rule = (tokens, index, options, _env, self) => self.renderToken(tokens, index, options);
  const fence = rules.fence ?? asItIs;

  rules.code_inline = (tokens, index) => {
    const { content } = tokens[index];
    return isFormula(content) ? formulaOf(content) : `<code>${escapeHtml(content)}</code>`;
  };

  rules.fence = (tokens, index, ...rest) =>
    tokens[index].info.trim() === "formula" ? exampleOf(tokens[index].content) : fence(tokens, index, ...rest);

  rules.heading_open = (tokens, index, options, env, self) => {
    const text = (tokens[index + 1].children ?? []).map(({ content }) => content).join("");
    tokens[index].attrSet("id", newId(idOf(text), env));
    return self.renderToken(tokens, index, options);
  };

  rules.link_open = (tokens, index, options, _env, self) => {
    const href = tokens[index].attrGet("href") ?? "";
    tokens[index].attrSet("href", href.replace(/^(?!\w+:)([\w-]+)\.md(?=#|$)/, "$1.html"));
    return self.renderToken(tokens, index, options);
  };

  // What is wider than a phone moves by itself, not the page.
  rules.table_open = () => `<div class="wide">\n<table>\n`;
  rules.table_close = () => "</table>\n</div>\n";

  /** On a phone a formula goes on in the next line where an argument begins. */
  const formulaOf = (text: string): string =>
    `<code class="formula">${argumentsOf(text).map(escapeHtml).join("<wbr>")}</code>`;

  const cell = (text: string): string =>
    isFigure(text) ? `<td class="figure">${text}</td>` : `<td>${escapeHtml(text)}</td>`;

  const table = (caption: string, content: string): string =>
    `<div class="wide"><table class="cells"><caption>${escapeHtml(caption)}</caption>${content}</table></div>`;

  function exampleOf(text: string): string {
    const { ranges, formulas } = readExample(text);
    return `<div class="example">\n${[...ranges.map(rangeOf), ...formulas.map(answered)].join("\n")}\n</div>\n`;
  }

  function rangeOf({ at, rows }: CellRange): string {
    const address = /^([A-Z])(\d+)$/.exec(at);
    if (!address) return table(`Table ${at}`, `${headings(rows[0])}${body(rows.slice(1))}`);
    const letters = rows[0].map((_, i) => String.fromCharCode(address[1].charCodeAt(0) + i));
    const numbered = rows.map(
      (row, i) => `<tr><th scope="row">${Number(address[2]) + i}</th>${row.map(cell).join("")}</tr>`,
    );
    const last = `${letters[letters.length - 1]}${Number(address[2]) + rows.length - 1}`;
    return table(`Cells ${at}:${last}`, `${headings(["", ...letters])}<tbody>${numbered.join("")}</tbody>`);
  }

  const headings = (texts: string[]): string => {
    const cells = texts.map((text) => (text === "" ? "<td></td>" : `<th scope="col">${escapeHtml(text)}</th>`));
    return `<thead><tr>${cells.join("")}</tr></thead>`;
  };

  const body = (rows: string[][]): string =>
    `<tbody>${rows.map((row) => `<tr>${row.map(cell).join("")}</tr>`).join("")}</tbody>`;

  function answered({ formula, answer, hasMore }: Answered): string {
    const [[first, ...others], ...rows] = answer;
    if (others.length === 0 && rows.length === 0) {
      const kind = isFigure(first) ? "answer figure" : "answer";
      return `<p>${formulaOf(formula)} is <span class="${kind}">${escapeHtml(first)}</span></p>`;
    }
    const width = Math.max(...answer.map(({ length }) => length));
    const filled = answer.map((row) => [...row, ...Array<string>(width - row.length).fill("")]);
    const more = hasMore ? "<p>and so on.</p>" : "";
    return `<p>${formulaOf(formula)} fills</p>${table("Answer", body(filled))}${more}`;
  }
}

/** A formula, or how a function is called: both have separators. */
const isFormula = (code: string): boolean => /^=?[A-Z]{2,}\(/.test(code);

/** A heading's id: as code hosts make it, but a function keeps its capitals. */
function idOf(heading: string): string {
  if (FUNCTIONS.includes(heading)) return heading;
  return heading
    .toLowerCase()
    .replace(/[^\p{L}\d\s-]/gu, "")
    .trim()
    .replace(/\s/g, "-");
}

/** The ids of a page that were given: markdown-it hands over one object for each page. */
const given = new WeakMap<object, Map<string, number>>();

function newId(wanted: string, env: object): string {
  const counts = given.get(env) ?? new Map<string, number>();
  given.set(env, counts);
  const count = counts.get(wanted) ?? 0;
  counts.set(wanted, count + 1);
  return count === 0 ? wanted : `${wanted}-${count}`;
}
