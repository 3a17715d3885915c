/** Light or dark, as Excel is where it says so (Windows and Mac), else as the system is. */
import { setTheme } from "@fluentui/web-components";
import { webDarkTheme, webLightTheme } from "@fluentui/tokens";
import { isDark } from "./color";

/** High contrast needs no theme of ours: Fluent's components follow the system's colours by themselves. */
export function followTheme(): void {
  const page = new CSSStyleSheet();
  page.replaceSync("body { margin: 0; background: var(--colorNeutralBackground1); }");
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, page];
  const system = matchMedia("(prefers-color-scheme: dark)");
  const apply = (): void => {
    const dark = isDark(excelBackground()) ?? system.matches;
    setTheme(dark ? webDarkTheme : webLightTheme);
    document.documentElement.style.colorScheme = dark ? "dark" : "light";
  };
  system.addEventListener("change", apply);
  apply();
}

function excelBackground(): string | undefined {
  if (typeof Office === "undefined") return undefined;
  return Office.context?.officeTheme?.bodyBackgroundColor;
}
