/** The settings of team matches. */
import { parseSettings } from "../../../../src/results/parseSettings";
import { setting, SETTINGS } from "../../../../src/results/settings";
import { VP_SCALES } from "../../../../src/scoring/victoryPoints";

test("every VP scale can be chosen, the default first", () => {
  expect(SETTINGS["VP scale"].values).toEqual([...VP_SCALES, "None"]);
});

test.each([["Boards a match"], ["Bye VPs"], ["Average IMPs (teams)"]] as const)(
  "%s: a blank, however it arrives, leaves the default",
  (name) => {
    for (const blank of ["", null, 0]) expect(parseSettings([[name, blank]])).toEqual({ settings: {}, problems: [] });
    expect(setting({}, name)).toBe(SETTINGS[name].default);
  },
);

test.each([
  ["Boards a match", "8", 8],
  ["Bye VPs", "12,5", 12.5],
  ["Bye VPs", "none", "None"],
  ["Bye VPs", "0", 0],
  ["Average IMPs (teams)", 2, 2],
])("%s may be %p", (name, written, value) => {
  expect(parseSettings([[name, written]])).toEqual({ settings: { [name]: value }, problems: [] });
});

test.each([
  ["Boards a match", 7.5, "a whole number from 1 to 100"],
  ["Boards a match", -8, "a whole number from 1 to 100"],
  ["Bye VPs", "many", "a number from 0 to 100"],
  ["Average IMPs (teams)", 25, "a number from 0 to 24"],
])("%s cannot be %p", (name, written, likely) => {
  const { settings, problems } = parseSettings([[name, written]]);
  expect(settings).toEqual({});
  expect(problems).toMatchObject([{ kind: "unknownSettingValue", column: name }]);
  expect(problems[0].likely).toContain(likely);
});
