/** The ScoreTable of a board: a row for each result. */
import { makeContract } from "../../notation/contract";
import { isLeadRead, makeLead } from "../../notation/lead";
import { shownPercent, shownPoints } from "../../results/figures";
import { isIndividual } from "../../results/pairs";
import type { ScoredLine, ScoredSession } from "../../results/session";
import { scoringUnit } from "../../results/settings";
import { assignedScore } from "../../results/awards";
import { makeOwnEntry } from "../ownEntry";
import { makeTable, type PbnCell, type PbnColumn } from "./makePbn";

interface ScoreColumn extends PbnColumn {
  stands?: (scored: ScoredLine, session: ScoredSession) => boolean;
  cell: (scored: ScoredLine, session: ScoredSession) => PbnCell;
}

const left = (name: string, cell: ScoreColumn["cell"], stands?: ScoreColumn["stands"]): ScoreColumn => ({
  name,
  align: "L",
  cell,
  ...(stands ? { stands } : {}),
});

const right = (name: string, cell: ScoreColumn["cell"], stands?: ScoreColumn["stands"]): ScoreColumn => ({
  ...left(name, cell, stands),
  align: "R",
});

const pairs: ScoreColumn["stands"] = ({ line }) => !isIndividual(line);
const players: ScoreColumn["stands"] = ({ line }) => isIndividual(line);
const matchpointed: ScoreColumn["stands"] = (_, { settings }) => scoringUnit(settings) === "MP";
const inPoints: ScoreColumn["stands"] = (_, { settings }) => scoringUnit(settings) !== "MP";

const isCardRead = (lead: string | undefined): lead is string => lead !== undefined && isLeadRead(lead);

/** `WrittenLead`, `Field`, `Adjust` and `TDNote` are Traveller's own: tables may have further columns (PBN 2.1, 5). */
const COLUMNS: readonly ScoreColumn[] = [
  left(
    "Section",
    ({ line }) => line.section,
    ({ line }) => line.section !== "",
  ),
  right(
    "Table",
    ({ line }) => line.table ?? "",
    ({ line }) => line.table !== undefined,
  ),
  right(
    "Round",
    ({ line }) => line.round ?? "",
    ({ line }) => line.round !== undefined,
  ),
  right("PairId_NS", ({ line }) => line.ns || null, pairs),
  right("PairId_EW", ({ line }) => line.ew || null, pairs),
  ...["North", "East", "South", "West"].map((seat, i) =>
    right(`PlayerId_${seat}`, ({ line }) => (isIndividual(line) ? line.players[i] : null), players),
  ),
  left("Contract", ({ line }) =>
    line.contract ? makeContract(line.contract) : line.status === "passed" ? "Pass" : null,
  ),
  left("Declarer", ({ line }) => line.declarer ?? null),
  right("Result", ({ line }) => line.tricks ?? null),
  left(
    "Lead",
    ({ line: { lead } }) => (isCardRead(lead) ? makeLead(lead) : null),
    ({ line: { lead } }) => isCardRead(lead),
  ),
  right("Score_NS", (scored) => score(scored, 1)),
  right("Score_EW", (scored) => score(scored, -1)),
  right("MP_NS", (scored, { settings }) => points(scored, shownPoints(scored.ns, settings)), matchpointed),
  right("MP_EW", (scored, { settings }) => points(scored, shownPoints(scored.ew, settings)), matchpointed),
  right("Percentage_NS", (scored, { settings }) => points(scored, shownPercent(scored.ns, settings)), matchpointed),
  right("Percentage_EW", (scored, { settings }) => points(scored, shownPercent(scored.ew, settings)), matchpointed),
  right("IMP_NS", (scored, { settings }) => points(scored, shownPoints(scored.ns, settings)), inPoints),
  right("IMP_EW", (scored, { settings }) => points(scored, shownPoints(scored.ew, settings)), inPoints),
  left(
    "WrittenLead",
    ({ line: { lead } }) => (isCardRead(lead) ? null : (lead ?? null)),
    ({ line: { lead } }) => lead !== undefined && !isCardRead(lead),
  ),
  left(
    "Field",
    ({ line }) => line.field ?? null,
    ({ line }) => line.field !== undefined,
  ),
  left(
    "Adjust",
    ({ line }) => makeOwnEntry(line) || null,
    ({ line }) => makeOwnEntry(line) !== "",
  ),
  left(
    "TDNote",
    ({ line }) => line.note ?? null,
    ({ line }) => line.note !== undefined,
  ),
];

export function makeScoreTable(lines: readonly ScoredLine[], session: ScoredSession): string[] {
  if (lines.length === 0) return [];
  const columns = COLUMNS.filter(({ stands }) => !stands || lines.some((line) => stands(line, session)));
  const rows = lines.map((line) => columns.map(({ cell }) => cell(line, session)));
  return makeTable("ScoreTable", columns, rows);
}

/** The side that scored has the score, a pass-out is N-S's 0; of a ruling only a result that was assigned. */
function score({ line }: ScoredLine, sign: 1 | -1): PbnCell {
  const settled = line.status === "played" || line.status === "passed";
  const counted = settled ? line.score : line.status === "awarded" ? assignedScore(line) : undefined;
  if (counted === undefined) return null;
  if (counted === 0) return sign === 1 ? 0 : null;
  return counted * sign > 0 ? counted * sign : null;
}

/** `^` marks what was not won at the table. */
function points({ line }: ScoredLine, figure: string | number): PbnCell {
  if (figure === "") return null;
  const isArtificial = line.status === "awarded" && assignedScore(line) === undefined;
  return isArtificial && typeof figure === "number" ? { artificial: figure } : figure;
}
