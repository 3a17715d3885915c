import { chooseSession, meantSession } from "../../../src/taskpane/chosenSession";

const [one, two, three] = ["Results", "Results_2", "Results_3"].map((results) => ({
  results,
  names: "",
  settings: "",
}));

beforeEach(() => chooseSession(undefined, []));

test("nothing chosen: the last session, where there is any", () => {
  expect(meantSession([])).toBeUndefined();
  expect(meantSession([one, two])).toBe(two);
});

test("what was chosen holds until another session is written, or it is gone", () => {
  chooseSession(one, [one, two]);
  expect(meantSession([one, two])).toBe(one);
  expect(meantSession([one, two, three])).toBe(three);
  expect(meantSession([two])).toBe(two);
});
