/** The workbook's list of members: read, and added to. */
import { mergeTables, readTable, writeSheets, type Outcome } from "../excel";
import { readMembers, type Member } from "../results/members";
import type { Contestant } from "../results/types";
import { MEMBERS_TABLE, membersPlan } from "../sheets/members";
import { mergeMembers } from "../sheets/mergeMembers";

/** Undefined where the workbook has no such list, or there is no workbook. */
export async function memberList(): Promise<Member[] | undefined> {
  const table = await readTable(MEMBERS_TABLE);
  return table.ok && table.value ? readMembers(table.value) : undefined;
}

/** Adds the session's numbers that the list does not have; makes the list where there is none. */
export async function keepMembers(
  contestants: readonly Contestant[],
): Promise<Outcome<{ sheet: string; count: number }>> {
  const read = await readTable(MEMBERS_TABLE);
  if (!read.ok) return read;
  const { added, edit } = mergeMembers(contestants, read.value ?? [["Number", "Name"]]);
  const written = read.value
    ? await mergeTables([{ table: MEMBERS_TABLE, read: read.value, edit }])
    : await writeSheets([membersPlan(added)]);
  if (!written.ok) return written;
  const sheet = Array.isArray(written.value) ? written.value[0] : written.value.sheet;
  return { ok: true, value: { sheet, count: added.length } };
}
