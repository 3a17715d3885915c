/** As much of Eleventy and its markdown-it as the site uses: they come without types of this kind. */
declare module "@11ty/eleventy" {
  interface PageData {
    title: string;
    description: string;
    order: number;
    generated?: string;
    page: { fileSlug: string };
  }

  interface Configuration {
    setIncludesDirectory(folder: string): void;
    setTemplateFormats(formats: string[]): void;
    setUseGitIgnore(use: boolean): void;
    ignores: Set<string>;
    amendLibrary(name: "md", change: (markdown: import("./markdown").Markdown) => void): void;
    addGlobalData(name: string, value: unknown): void;
    addCollection(
      name: string,
      make: (api: { getAll(): { data: PageData; url: string }[] }) => { data: PageData; url: string }[],
    ): void;
    addPreprocessor(name: string, formats: string, change: (data: PageData, content: string) => string): void;
  }

  export default class Eleventy {
    constructor(
      input: string,
      output: string,
      options: { quietMode: boolean; configPath: false; config: (configuration: Configuration) => unknown },
    );
    toJSON(): Promise<{ outputPath: string; content: string }[]>;
  }
}
