/**
 * The real result files: `BRIDGE_FILES`, or shared/files beside the project. They may not be copied into it; where
 * they are not, these tests are skipped and counted.
 */
import { existsSync, readdirSync, readFileSync } from "fs";
import { join, resolve } from "path";

const folder = process.env.BRIDGE_FILES ?? resolve(__dirname, "../../../shared/files");

export const describeFiles = existsSync(folder) ? describe : describe.skip;

export function fileBytes(name: string): Uint8Array {
  return new Uint8Array(readFileSync(join(folder, name)));
}

/** The names of a folder's files. */
export function fileNames(name: string): string[] {
  return readdirSync(join(folder, name));
}

export function fileJson<T>(name: string): T {
  return JSON.parse(readFileSync(join(folder, name), "utf8")) as T;
}
