/** Renders the icons of the ribbon from their drawings, through the machine's own Chromium. */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";

const SIZES = { "icon-small.svg": [16, 32], "icon.svg": [64, 80, 128] };
const PLACES = [process.env.CHROME_PATH, "/usr/bin/chromium", "/usr/bin/google-chrome"];

const here = (name) => fileURLToPath(new URL(name, import.meta.url));
const executablePath = PLACES.find((place) => place && existsSync(place));
if (!executablePath) throw new Error("No Chromium was found: install one, or set CHROME_PATH to its program file.");

const browser = await chromium.launch({ executablePath, args: process.getuid?.() === 0 ? ["--no-sandbox"] : [] });
const page = await browser.newPage();
for (const [drawing, sizes] of Object.entries(SIZES)) {
  const svg = readFileSync(here(drawing), "utf8");
  for (const size of sizes) {
    await page.setViewportSize({ width: size, height: size });
    await page.setContent(`<style>body{margin:0}svg{display:block;width:${size}px;height:${size}px}</style>${svg}`);
    writeFileSync(here(`icon-${size}.png`), await page.screenshot({ omitBackground: true }));
  }
}
await browser.close();
