/** The fields of one line, for files whose lines are not all of one table. */
import { unguarded } from "./csv/makeCsv";

/** Quotes hold a field together; a quote in it is doubled. */
export function fieldsOf(line: string, separator: string): string[] {
  if (!line.includes('"')) return line.split(separator).map((field) => unguarded(field.trim()));
  const fields = [""];
  let isQuoted = false;
  for (let i = 0; i < line.length; i++) {
    const sign = line[i];
    if (sign === '"' && isQuoted && line[i + 1] === '"') fields[fields.length - 1] += line[++i];
    else if (sign === '"') isQuoted = !isQuoted;
    else if (sign === separator && !isQuoted) fields.push("");
    else fields[fields.length - 1] += sign;
  }
  return fields.map((field) => unguarded(field.trim()));
}
