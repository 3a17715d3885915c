/** What this Excel cannot do, or does only when it is told to. */
import { run } from "./run";

/** The pane keeps to what Excel 2021 has. */
const NEEDED = { sharedRuntime: ["SharedRuntime", "1.1"], excelApi: ["ExcelApi", "1.14"] } as const;

export type Lack = keyof typeof NEEDED;

/** Without the shared runtime the formulas do not work, without that ExcelApi some buttons of the pane. */
export function lacks(): Lack[] {
  const { requirements } = Office.context;
  return (Object.keys(NEEDED) as Lack[]).filter((name) => {
    const [set, version] = NEEDED[name];
    return !requirements.isSetSupported(set, version);
  });
}

/** Whether formulas wait for F9. False where it cannot be known, such as while a cell is being edited. */
export async function calculatesByHand(): Promise<boolean> {
  const mode = await run(async (context) => {
    const { application } = context.workbook;
    application.load("calculationMode");
    await context.sync();
    return application.calculationMode;
  });
  return mode.ok && mode.value === "Manual";
}
