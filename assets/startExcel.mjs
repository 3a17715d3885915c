/** Starts the add-in in Excel on Windows and Mac, with the development manifest. */
import { spawnSync } from "node:child_process";

if (!["win32", "darwin"].includes(process.platform)) {
  console.error(
    "Excel runs on Windows and Mac only: here, use the workbench (npm start) or Excel on the web (README).",
  );
  process.exit(1);
}
const { status } = spawnSync("npx", ["office-addin-debugging", "start", "dist/manifest.dev.xml", "desktop"], {
  stdio: "inherit",
  shell: true,
});
process.exit(status ?? 1);
