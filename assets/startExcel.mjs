/** Builds the add-in, serves its sources from this computer and starts Excel with the development manifest. */
import { spawnSync } from "node:child_process";

if (!["win32", "darwin"].includes(process.platform)) {
  console.error(
    "Excel runs on Windows and Mac only: here, use the workbench (npm start) or Excel on the web (README).",
  );
  process.exit(1);
}

const MANIFEST = "dist/manifest.dev.xml";
const COMMANDS = [
  "npm run build",
  `npx office-addin-debugging start ${MANIFEST} desktop --dev-server "npm run dev-server" --dev-server-port 3000`,
];
for (const command of COMMANDS) {
  const { status } = spawnSync(command, { stdio: "inherit", shell: true });
  if (status !== 0) process.exit(status ?? 1);
}
