/** Lines of a table with more fields than it has headings: something stands where nobody looks, or a field was split. */
import type { Problem } from "../notation/problem";
import type { Finding } from "../results/types";
import { filledWidth, type Cells, type Header } from "../results/columns";

interface Told {
  unread: Problem[];
  findings: Finding[];
}

/** Where more than this part of the lines go on, it is a column without a heading, and told once. */
const A_COLUMN = 0.5;

/**
 * Tells of lines that go on beyond the headings: in place of whatever else was said of them, for a field that was split
 * moves all that stand behind it.
 *
 * @param at the place of a row, counted from 1
 * @param separator what stands between two fields of the file; undefined where it cannot stand in a field
 */
export function withLinesBeyond(
  told: Told,
  cells: Cells,
  header: Header,
  at: (row: number) => string,
  separator?: string,
): Told {
  const places = [...header.columns.values()].map(({ index }) => index + 1);
  const width = Math.max(filledWidth(cells[header.row]), ...places);
  const body = cells.slice(header.row + 1);
  const wide = body.flatMap((row, i): Problem[] => {
    const fields = filledWidth(row);
    const likely = [String(width), ...(separator ? [separator] : [])];
    return fields > width ? [{ kind: "moreFields", at: at(header.row + i + 2), read: String(fields), likely }] : [];
  });
  const [first, ...others] = wide;
  if (!first) return told;
  if (others.length > 0 && wide.length > body.length * A_COLUMN) {
    const once: Finding = { ...first, likely: [String(width)], about: [String(others.length)] };
    return { ...told, findings: [...told.findings, once] };
  }
  const beyond = new Map(wide.map((problem) => [problem.at, problem]));
  const inPlace = (problems: readonly Problem[]): Problem[] => [
    ...new Set(problems.map((problem) => beyond.get(problem.at) ?? problem)),
  ];
  const [unread, findings] = [inPlace(told.unread), inPlace(told.findings)];
  const rest = wide.filter((problem) => !unread.includes(problem) && !findings.includes(problem));
  return { unread, findings: [...findings, ...rest] };
}
