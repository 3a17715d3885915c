import { parseSettings } from "../../../src/results/parseSettings";
import { SETTING_NAMES } from "../../../src/results/settings";
import { sessionPlans, type Session } from "../../../src/sheets";
import { eventOf, settingsPlan } from "../../../src/sheets/settings";
import { column, OPTIONS, plan, session } from "./plans";

const value = (settings: Session["settings"], name: string) => {
  const sheet = plan("Settings", sessionPlans({ ...session, settings }, OPTIONS));
  return column(sheet, "Value")[column(sheet, "Setting").indexOf(name)];
};

test("each setting has a row with its help", () => {
  expect(column(plan("Settings"), "Setting")).toEqual(SETTING_NAMES);
  expect(column(plan("Settings"), "Help").every((help) => String(help).length > 10)).toBe(true);
});

test("no value is left to be decided later", () => {
  expect(column(plan("Settings"), "Value")).not.toContain("Auto");
  const undecided = { Winners: "Auto", "Results as": "Auto", Language: "Auto" };
  expect(column(plan("Settings", sessionPlans({ ...session, settings: undecided }, OPTIONS)), "Value")).not.toContain(
    "Auto",
  );
});

test("what was decided or chosen is written", () => {
  expect(value({}, "Winners")).toBe(2);
  expect(value({ Winners: 1 }, "Winners")).toBe(1);
  expect(value({ "Matchpoint scale": 1 }, "Matchpoint scale")).toBe(1);
  expect(value({ "Results as": "Over book" }, "Results as")).toBe("Over book");
  expect(value({}, "Event")).toBe("Tuesday");
});

test("how a file's results were laid out does not bind our sheet", () => {
  expect(value({ "Results as": "Scores" }, "Results as")).toBe("Tricks");
});

test("choices are offered as lists that can stand in Excel: at most 255 characters, no comma inside", () => {
  const { choices } = plan("Settings");
  expect(choices.length).toBeGreaterThan(5);
  for (const { values } of choices) {
    expect(values.join(",").length).toBeLessThanOrEqual(255);
    expect(values.filter((choice) => choice.includes(","))).toEqual([]);
  }
});

test("the event is read back from the settings, a date that Excel made of one too", () => {
  const event = { name: "Tuesday", club: "Riverside BC", date: "2026-11-30" };
  const [, ...rows] = settingsPlan({}, event, 1, "Settings").blocks[0].cells;
  expect(eventOf(parseSettings(rows).settings)).toEqual(event);
  expect(eventOf({ Date: 46356 })).toEqual({ date: "2026-11-30" });
  expect(eventOf({})).toEqual({});
});
