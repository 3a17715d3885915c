import { newMembers, readMembers, withMembers } from "../../../src/results/members";
import type { Contestant } from "../../../src/results/types";
import { mergeMembers } from "../../../src/sheets/mergeMembers";
import { edited } from "../sheets/mergeTables";

const LIST = [
  ["Number", "Name", "Stratum", "Handicap"],
  ["101", "Ann", "A", 2],
  ["0102", "Bob", "B", 5],
  ["103", "Cid", "", ""],
];
const MEMBERS = readMembers(LIST);

const pair = (names: string[], numbers?: string[]): Contestant => ({
  id: "1",
  section: "",
  names,
  ...(numbers ? { numbers } : {}),
});

describe("the list", () => {
  test("is read by its headings, in any order, numbers typed as numbers too", () => {
    expect(MEMBERS).toEqual([
      { number: "101", name: "Ann", stratum: "A", handicap: 2 },
      { number: "0102", name: "Bob", stratum: "B", handicap: 5 },
      { number: "103", name: "Cid" },
    ]);
    expect(
      readMembers([
        ["Name", "Member no."],
        ["Ann", 101],
      ]),
    ).toEqual([{ number: "101", name: "Ann" }]);
  });

  test("rows without a number or a name are passed over, a range of something else has none", () => {
    expect(
      readMembers([
        ["Number", "Name"],
        ["", "Ann"],
        ["5", ""],
        [0, 0],
      ]),
    ).toEqual([]);
    expect(readMembers([["Board", "Result"]])).toEqual([]);
  });
});

describe("numbers find their names", () => {
  test("zeros in front, spaces and case are no difference", () => {
    expect(withMembers([pair([], ["0101", "102 "])], MEMBERS)[0].names).toEqual(["Ann", "Bob"]);
  });

  test("a name that is known stays, a number in its place is none", () => {
    expect(withMembers([pair(["Anne", "102"], ["101", "102"])], MEMBERS)[0].names).toEqual(["Anne", "Bob"]);
  });

  test("a number that is not in the list stands for itself", () => {
    expect(withMembers([pair([], ["101", "999"])], MEMBERS)[0].names).toEqual(["Ann", "999"]);
    expect(withMembers([pair([], ["998", "999"])], MEMBERS)[0].names).toEqual([]);
  });

  test("one name for two numbers is left as it is", () => {
    expect(withMembers([pair(["Ann"], ["101", "102"])], MEMBERS)[0].names).toEqual(["Ann"]);
  });

  test("a pair has its stronger member's stratum and the mean of the handicaps", () => {
    expect(withMembers([pair([], ["102", "101"])], MEMBERS)[0]).toMatchObject({ stratum: "A", handicap: 3.5 });
    const own = { ...pair([], ["102", "101"]), stratum: "C", handicap: 0 };
    expect(withMembers([own], MEMBERS)[0]).toMatchObject({ stratum: "C", handicap: 0 });
  });

  test("where one of the two has none, the pair has neither", () => {
    const [found] = withMembers([pair([], ["101", "103"])], MEMBERS);
    expect([found.stratum, found.handicap]).toEqual([undefined, undefined]);
  });
});

describe("new members", () => {
  test("are the named numbers that the list does not have, each once", () => {
    const session = [pair(["Ann", "Dee"], ["101", "104"]), pair(["Dee", "Eve"], ["104", "105"])];
    expect(newMembers(session, MEMBERS)).toEqual([
      { number: "104", name: "Dee" },
      { number: "105", name: "Eve" },
    ]);
  });

  test("are not those that are known by number only, or of whom it is not known who is who", () => {
    expect(newMembers([pair(["104", "Eve"], ["104", ""]), pair(["Fay"], ["106", "107"])], [])).toEqual([]);
  });

  test("come in below, into blank rows first, and into the columns that there are", () => {
    const session = [pair(["Dee", "Eve"], ["104", "105"])];
    const list = [
      ["Name", "Phone", "Number"],
      ["Ann", "5", "101"],
      ["", "", ""],
    ];
    const { added, edit } = mergeMembers(session, list);
    expect(added.map(({ name }) => name)).toEqual(["Dee", "Eve"]);
    expect(edited(list, edit)).toEqual([...list.slice(0, 2), ["Dee", "", "104"], ["Eve", "", "105"]]);
  });
});
