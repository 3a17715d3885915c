/** The published functions, cells in and cells out as Excel calls them; and the scoring alone beside other people's. */
import { createRequire } from "node:module";
import { publishedFunctions, source } from "./load.mjs";
import { boardOf, cellsOf, linesOf } from "./made.mjs";
import { medianOf } from "./measure.mjs";
import { growing, heading, line, SIZES, thousands, timesAsFast } from "./table.mjs";

const require = createRequire(import.meta.url);
const bridgeScorer = require("bridge-scorer");
const bridgeTools = require("@bridge-tools/core");

/** As many rows as a function reads. */
const MOST_LINES = 100_000;
/** bridge-scorer compares each result with each: ten times as many would take seconds a call. */
const MOST_COMPARED = 1_000;

export async function functions() {
  const published = publishedFunctions();
  const over = (name, arguments_, most = Infinity) => ({
    name,
    most,
    call: (made) => published.get(name)(...arguments_(made)),
  });
  const runs = [
    over("BRIDGESCORE", ({ contractColumn, trickColumn }) => [contractColumn, trickColumn]),
    over("IMPS", ({ column }) => [column]),
    over("MATCHPOINTS", ({ column }) => [column], MOST_LINES),
    over("CROSSIMPS", ({ column }) => [column], MOST_LINES),
    over("SCORERESULTS", ({ session }) => [corrected(session)], MOST_LINES),
    over("RANKING", ({ session }) => [corrected(session)], MOST_LINES),
  ];
  heading("The functions, cells in and cells out (growth a doubling)");
  for (const run of runs) growing(run.name, await timesOf(run), run.most);
}

let corrections = 0;

/** With one result corrected: a session that was read just before is not read again. */
function corrected(session) {
  const result = session[0].indexOf("Result");
  return session.with(1, session[1].with(result, ["=", "+1", "-1"][corrections++ % 3]));
}

/** The same by other people's libraries, numbers in and numbers out; what is asked of the scoring alone, and of the functions. */
export async function beside() {
  const published = publishedFunctions();
  const { contractScore } = source("src/scoring/contractScore.ts");
  const { matchpoints } = source("src/scoring/matchpoints.ts");
  const { crossImps } = source("src/scoring/crossImps.ts");
  // The scores are added up: what nobody uses the engine would leave out.
  const every = (score) => (made) => made.contracts.reduce((sum, _, i) => sum + score(made, i), 0);
  const theirs = {
    contract: every(({ theirContracts, tricks }, i) =>
      bridgeScorer.contractTricks(theirContracts[i], false, tricks[i]),
    ),
    toolsContract: every(
      ({ toolsContracts, tricks }, i) => bridgeTools.Score.calculate(toolsContracts[i], "NvNv", tricks[i]).score,
    ),
    matchpoints: ({ games }) => bridgeScorer.matchpoints(games),
    crossImps: ({ games }) => bridgeScorer.crossImps(games),
  };
  const ours = {
    contract: every(({ ownContracts, tricks }, i) => contractScore(ownContracts[i], tricks[i], false)),
    matchpoints: ({ scores }) => matchpoints(scores),
    crossImps: ({ scores }) => crossImps(scores),
    BRIDGESCORE: (made) => published.get("BRIDGESCORE")(made.contractColumn, made.trickColumn),
    MATCHPOINTS: ({ column }) => published.get("MATCHPOINTS")(column),
    CROSSIMPS: ({ column }) => published.get("CROSSIMPS")(column),
  };
  const pairs = [
    { name: "contract scores", of: "bridge-scorer", ours: ours.contract, theirs: theirs.contract },
    { name: "contract scores", of: "@bridge-tools/core", ours: ours.contract, theirs: theirs.toolsContract },
    {
      name: "matchpoints",
      of: "bridge-scorer",
      ours: ours.matchpoints,
      theirs: theirs.matchpoints,
      target: { size: 10_000, least: 10 },
    },
    {
      name: "cross-IMPs",
      of: "bridge-scorer",
      ours: ours.crossImps,
      theirs: theirs.crossImps,
      most: MOST_COMPARED,
      target: { size: 1_000, least: 100 },
    },
    // Reading and answering cells, which the others do not: no target.
    { name: "MATCHPOINTS", of: "bridge-scorer", ours: ours.MATCHPOINTS, theirs: theirs.matchpoints, most: MOST_LINES },
    {
      name: "CROSSIMPS",
      of: "bridge-scorer",
      ours: ours.CROSSIMPS,
      theirs: theirs.crossImps,
      most: MOST_COMPARED,
    },
  ];
  heading("How many times as fast as other libraries");
  for (const pair of pairs) {
    const [own, others] = [new Map(), new Map()];
    for (const size of SIZES.filter((one) => one <= (pair.most ?? Infinity))) {
      const made = boardOfAll(size);
      own.set(size, await medianOf(() => pair.ours(made)));
      others.set(size, await medianOf(() => pair.theirs(made)));
    }
    timesAsFast({ ...pair, own, others });
  }
  line(`  - over ${thousands(MOST_COMPARED)}, bridge-scorer's cross-IMPs compare each with each: seconds a call`);
  line("  Functions in capitals read cells and answer in cells, which the libraries do not.");
}

async function timesOf({ call, most }) {
  const times = new Map();
  for (const size of SIZES.filter((one) => one <= most)) {
    const made = { ...boardOf(size), ...(size <= MOST_LINES ? { session: cellsOf(linesOf(size)) } : {}) };
    times.set(size, await medianOf(() => call(made)));
  }
  return times;
}

/** A board in the forms that each library takes. */
function boardOfAll(size) {
  const made = boardOf(size);
  return {
    ...made,
    games: made.scores.map((score) => ({ score, contract: { declaror: "N" } })),
    ownContracts: made.contracts.map(({ level, strain, doubled }) => ({ level, strain: strain[0], doubled })),
    theirContracts: made.contracts.map(({ level, strain, doubled }) => ({
      level,
      denomination: strain,
      risk: "X".repeat(doubled),
    })),
    toolsContracts: made.contracts.map(({ level, strain, doubled }) => ({
      level,
      strain,
      declarer: "N",
      doubled: doubled === 1,
      redoubled: doubled === 2,
    })),
  };
}
