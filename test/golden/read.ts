/** Checked figures: computed by an independent implementation in exact rationals from the Laws' texts. */
import { readFileSync } from "fs";
import { join } from "path";

export function goldenText(name: string): string {
  return readFileSync(join(__dirname, name), "utf8");
}

export function goldenJson<T>(name: string): T {
  return JSON.parse(goldenText(name)) as T;
}
