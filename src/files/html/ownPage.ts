/** A web page of our own: its session stands in its head as PBN, so that the page comes back as what went out. */
import type { ImportedSession } from "../../results/types";
import { within, type Steps } from "../../results/steps";
import type { Source } from "../fromCells";
import { OWN_SESSION } from "../recognise";
import { readPbn } from "../pbn/session";
import { attribute, elementsOf, parsePage } from "./page";
import { readPages } from "./session";

/** The session as the page carries it; where that cannot be read, its tables are read as those of any page. */
export function* readOwnPage(text: string, source: Source): Steps<ImportedSession> {
  const carried = carriedIn(text);
  const session = carried ? yield* within(readPbn(carried, source.fileName), 0.1, 0.9) : undefined;
  if (!session?.lines.length) return yield* readPages([{ text, fileName: source.fileName }], source);
  const { fileName } = source;
  return {
    ...session,
    // Its contracts are not in cells, whose language could be another.
    source: { kind: "own page", fileName },
    findings: [{ kind: "ownPage", at: fileName, read: fileName }, ...session.findings],
  };
}

function carriedIn(text: string): string {
  const page = parsePage(text);
  const metas = page ? elementsOf(page, "meta") : [];
  const own = metas.find((meta) => attribute(meta, "name") === OWN_SESSION);
  return own ? attribute(own, "content") : "";
}
