/** How numbers are written on this computer. */
import { run } from "./run";

/** Excel's decimal separator; the browser's where Excel does not tell. */
export async function decimalSign(): Promise<string> {
  const told = await run(async (context) => {
    const { application } = context.workbook;
    application.load("decimalSeparator");
    await context.sync();
    return application.decimalSeparator;
  });
  return told.ok && told.value ? told.value : (1.5).toLocaleString().replace(/\d/g, "");
}
