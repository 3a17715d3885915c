/** The licences of what is published: who made the parts, and what they ask for. */

/** A package in the published scripts. */
export interface Part {
  name: string;
  version: string;
  licence: string;
  text: string;
}

/** Whatever else turns up is looked at before it is published. */
const ACCEPTED = ["MIT", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "ISC"];

/** May a part with this licence be published? `(MIT AND ISC)` asks for both, `(MIT OR GPL-3.0)` leaves the choice. */
export function isAccepted(licence: string): boolean {
  return licence
    .replace(/[()]/g, "")
    .split(/ OR /)
    .some((choice) => choice.split(/ AND /).every((one) => ACCEPTED.includes(one.trim())));
}

/** The page: a table of the parts, then each licence's text. */
export function licencesPage(intro: string, parts: readonly Part[]): string {
  const sorted = [...parts].sort((a, b) => (a.name < b.name ? -1 : 1));
  const rows = sorted.map(({ name, version, licence }) => `| [${name}](#${anchor(name)}) | ${version} | ${licence} |`);
  const texts = sorted.map(({ name, version, text }) => `### ${name}\n\nVersion ${version}.\n\n${fenced(text)}`);
  return [
    intro.trim(),
    ["| part | version | licence |", "| --- | --- | --- |", ...rows].join("\n"),
    "## Their texts",
    ...texts,
  ]
    .join("\n\n")
    .concat("\n");
}

/** As Markdown gives a heading its id. */
const anchor = (name: string): string => name.toLowerCase().replace(/[^\w-]/g, "");

const fenced = (text: string): string => `\`\`\`\`text\n${text.trim()}\n\`\`\`\``;
