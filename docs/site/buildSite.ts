/** The pages beside the add-in, from the Markdown under docs/. */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative, resolve } from "node:path";
import { licencesPage } from "./licences";
import { amendMarkdown } from "./markdown";
import { partsOf } from "./parts";
import { referencePage } from "./reference";

const DOCS = resolve(__dirname, "..");
const PICTURES = join(DOCS, "pictures");

export interface SiteInput {
  /** functions.json, as it is built. */
  functions: unknown;
  /** The files that the published scripts are made of. */
  sources: Iterable<string>;
  version: string;
}

/** The site's files by name: "install.html", "pictures/pane.png". */
export async function buildSite({ functions, sources, version }: SiteInput): Promise<Map<string, string | Buffer>> {
  const { default: Eleventy } = await import("@11ty/eleventy");
  const generated: Record<string, (intro: string) => string> = {
    functions: (intro) => referencePage(intro, functions),
    licences: (intro) => licencesPage(intro, partsOf(sources)),
  };
  const eleventy = new Eleventy(relative(process.cwd(), DOCS), "dist", {
    quietMode: true,
    configPath: false,
    config(configuration) {
      configuration.setIncludesDirectory("site");
      configuration.setTemplateFormats(["md"]);
      configuration.setUseGitIgnore(false);
      // For developers, who read it where the sources are.
      configuration.ignores.add(join(relative(process.cwd(), DOCS), "contributing.md"));
      configuration.amendLibrary("md", amendMarkdown);
      configuration.addGlobalData("layout", "layout.njk");
      configuration.addGlobalData("version", version);
      configuration.addGlobalData(
        "permalink",
        () =>
          ({ page }: { page: { fileSlug: string } }) =>
            nameOf(page.fileSlug),
      );
      configuration.addCollection("inOrder", (api) => api.getAll().sort((a, b) => a.data.order - b.data.order));
      configuration.addPreprocessor("generated", "md", ({ generated: what }, content) =>
        what === undefined ? content : generated[what](content),
      );
      // Formulas are full of braces: the Markdown is taken as it stands.
      return { markdownTemplateEngine: false };
    },
  });
  const pages = await eleventy.toJSON();
  return new Map<string, string | Buffer>([
    ...pages.map(({ outputPath, content }): [string, string] => [relative("dist", outputPath), content]),
    ...pictures().map((name): [string, Buffer] => [`pictures/${name}`, readFileSync(join(PICTURES, name))]),
    ["site.css", readFileSync(join(__dirname, "site.css"))],
  ]);
}

/** Eleventy calls the first page by its folder, docs/. */
const nameOf = (slug: string): string => `${slug || "index"}.html`;

const pictures = (): string[] => readdirSync(PICTURES).filter((name) => /\.(png|svg|jpg|webp)$/.test(name));
