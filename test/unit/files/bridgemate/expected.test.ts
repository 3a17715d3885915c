import { findingsOf, record, round, sectionA, session } from "./tables";

const expected = (read: ReturnType<typeof session>): string[] =>
  read.lines.filter(({ status }) => status === "expected").map(({ board, ns, ew }) => `${board}: ${ns} v ${ew}`);

test("what RoundData plans and nobody has entered is expected, with its place", () => {
  const read = session({ receivedData: [record({ board: 1 })], roundData: [round()] });
  expect(read.lines).toMatchObject([
    { board: 1, status: "played" },
    { board: 2, status: "expected", ns: "1", ew: "2", round: 1, table: 1, at: "RoundData 1, round 1" },
  ]);
});

test("boards may be listed one by one", () => {
  const rounds = [round({ customboards: "1,4, 7" })];
  expect(expected(session({ receivedData: [record()], roundData: rounds }))).toEqual(["4: 1 v 2", "7: 1 v 2"]);
});

test("nobody is expected where one side is missing, or a rover's table has no boards", () => {
  const rounds = [
    round({ highboard: 1 }),
    round({ table: 2, nspair: 3, ewpair: 0 }),
    round({ table: 3, nspair: 0, ewpair: 4 }),
    round({ table: 4, nspair: 5, ewpair: 6, lowboard: 0, highboard: 0 }),
  ];
  expect(expected(session({ receivedData: [record()], roundData: rounds }))).toEqual([]);
});

test("against the section's missing pair is a sit-out, unless a result shows that it came", () => {
  const section = [{ ...sectionA, missingpair: 4 }];
  const rounds = [round({ highboard: 1 }), round({ table: 2, nspair: 3, ewpair: 4 })];
  expect(expected(session({ section, receivedData: [record()], roundData: rounds }))).toEqual([]);
  const came = [record(), record({ table: 2, pairns: 3, pairew: 4 })];
  const read = session({ section, receivedData: came, roundData: rounds });
  expect(findingsOf(read, "notAsPlanned")).toEqual([]);
  expect(read.lines).toHaveLength(2);
});

test("results that no round plans: RoundData is not what was played, so nothing is expected", () => {
  const read = session({
    receivedData: [record(), record({ id: 77, board: 9, pairns: 5, pairew: 6 })],
    roundData: [round()],
  });
  expect(expected(read)).toEqual([]);
  expect(findingsOf(read, "notAsPlanned")).toEqual([
    { kind: "notAsPlanned", at: "night.bws", read: "1", likely: ["ReceivedData 77"] },
  ]);
});

test("a record that names no pair does not speak against the plan", () => {
  const read = session({ receivedData: [record(), record({ pairns: 0, pairew: 0 })], roundData: [round()] });
  expect(findingsOf(read, "notAsPlanned")).toEqual([]);
  expect(expected(read)).toEqual(["2: 1 v 2"]);
});

test("pairs that sat the wrong way round have played their board", () => {
  const read = session({ receivedData: [record({ pairns: 2, pairew: 1 })], roundData: [round({ highboard: 1 })] });
  expect(expected(read)).toEqual([]);
});

test("in a teams match the other table is still to come", () => {
  const rounds = [round({ highboard: 1 }), round({ table: 2, nspair: 2, ewpair: 1, highboard: 1 })];
  expect(expected(session({ receivedData: [record()], roundData: rounds }))).toEqual(["1: 2 v 1"]);
});
