/** Several files of one night as one session: a file for each board, each section or each half. */
import { TRIED_SETTINGS } from "./fitSettings";
import type { Steps } from "../results/steps";
import type { Contestant, EventDetails, FileTotal, Finding, ImportedSession, Settings } from "../results/types";
import { checkedDeals } from "./deals";
import { finished } from "./finish";
import { leftOut } from "./several";
import type { Source } from "./fromCells";

/**
 * The sessions as one. What was decided for each is decided again for all; a result that stands in two of them counts
 * once, or is asked about (`sameResultTwice`, `resultTwice`). Files without results are named, and their deals kept.
 */
export function* joined(sessions: readonly ImportedSession[], source: Source): Steps<ImportedSession> {
  const filled = sessions.filter(({ lines }) => lines.length > 0);
  const hasResults = filled.length > 0;
  const placed = filled.length > 1 ? sessions.map(withFileName) : sessions;
  const { contestants, findings } = people(filled);
  const { deals, findings: oddDeals } = checkedDeals(
    sessions.flatMap(({ deals: own = [], source: { fileName } }) => own.map((deal) => dealIn(deal, fileName))),
  );
  return yield* finished(
    {
      lines: placed.flatMap(({ lines }) => lines),
      // Hands alone lack nothing where another file has the results.
      unread: [
        ...sessions.flatMap(leftOut),
        ...placed.flatMap(({ unread }) => unread.filter(({ kind }) => !(hasResults && kind === "dealsOnly"))),
      ],
      findings: [...placed.flatMap(told), ...findings, ...oddDeals],
      contestants,
      totals: uniqueTotals(filled.flatMap(({ totals = [] }) => totals)),
      deals,
      event: Object.assign({}, ...[...sessions].reverse().map(({ event }) => event)) as EventDetails,
      declared: agreed(filled.map(({ settings }) => settings)),
    },
    source,
  );
}

/** With the file's name in front of every place. A line that a finding offers stays the line that the session holds. */
function withFileName(session: ImportedSession): ImportedSession {
  const { fileName } = session.source;
  const placed = <T extends { at: string }>(one: T): T =>
    one.at.startsWith(fileName) ? one : { ...one, at: `${fileName}, ${one.at}` };
  const lines = new Map(session.lines.map((line) => [line, placed(line)]));
  const findings = session.findings.map((finding): Finding => {
    const choices = finding.choices?.map(({ label, line }) => ({ label, line: lines.get(line) ?? placed(line) }));
    return { ...placed(finding), ...(choices ? { choices } : {}) };
  });
  return { ...session, lines: [...lines.values()], unread: session.unread.map(placed), findings };
}

type Deal = NonNullable<ImportedSession["deals"]>[number];

function dealIn({ board, hands }: Deal, fileName: string) {
  const suits = (hand: string) => hand.split(".") as unknown as readonly [string, string, string, string];
  const { N, E, S, W } = hands;
  return {
    board,
    hands: { N: suits(N), E: suits(E), S: suits(S), W: suits(W) },
    at: fileName,
    read: `board ${board}`,
  };
}

/** Decided for each file by itself. */
const EACH_ITS_OWN = ["decidedLanguage", "decidedColumns"];
/** Decided again for all files together, and said then. */
const AGAIN = [
  "filePointsDiffer",
  "fileTotalDiffers",
  "figuresOfItsOwn",
  "fileScoreDiffers",
  "sameResultTwice",
  "severalSessions",
];

function told({ findings }: ImportedSession): Finding[] {
  return findings.filter(
    ({ kind }) => EACH_ITS_OWN.includes(kind) || !(kind.startsWith("decided") || AGAIN.includes(kind)),
  );
}

/** What all files say alike, without what their figures showed: of all together they may show another thing. */
function agreed(all: readonly Settings[]): Settings {
  const [first = {}, ...others] = all;
  const same = Object.entries(first).filter(
    ([name, value]) =>
      !AGAIN_DECIDED.includes(name) && others.every((settings) => settings[name as keyof Settings] === value),
  );
  return Object.fromEntries(same);
}

const AGAIN_DECIDED: readonly string[] = [...TRIED_SETTINGS, "Winners", "Numbers"];

/** Each pair once: the first names stay, other names for the same number are said. */
function people(sessions: readonly ImportedSession[]): { contestants: Contestant[]; findings: Finding[] } {
  const known = new Map<string, Contestant>();
  const findings: Finding[] = [];
  for (const { contestants, source } of sessions) {
    for (const contestant of contestants) {
      const { id, section, direction } = contestant;
      const key = JSON.stringify([section, id, direction ?? ""]);
      const earlier = known.get(key);
      if (!earlier) known.set(key, contestant);
      else if (earlier.names.join() !== contestant.names.join()) {
        const [read, first] = [contestant, earlier].map(({ names }) => names.join(" & "));
        findings.push({ kind: "otherNames", at: source.fileName, read: `${id}, ${read}`, likely: [first] });
      }
    }
  }
  return { contestants: [...known.values()], findings };
}

/** Totals that several files give to one pair are of their own boards only: they say nothing of the whole. */
function uniqueTotals(totals: readonly FileTotal[]): FileTotal[] {
  const count = new Map<string, number>();
  const keyOf = ({ section, id, direction }: FileTotal): string => JSON.stringify([section, id, direction ?? ""]);
  for (const total of totals) count.set(keyOf(total), (count.get(keyOf(total)) ?? 0) + 1);
  return totals.filter((total) => count.get(keyOf(total)) === 1);
}
