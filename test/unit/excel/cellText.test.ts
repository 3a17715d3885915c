import { asText, inTextCell } from "../../../src/excel/cellText";

describe("text in a cell of General format", () => {
  test.each(["Ann", "Ann & Bob", "Riverside BC", "Łukasz", "O'Neill"])("%s stays text", (name) => {
    expect(asText(name).replace(/^'/, "")).toBe(name);
  });

  test.each(["Ann", "Riverside BC", "O'Neill", "Was it made?"])("plain words need no mark: %s", (words) => {
    expect(asText(words)).toBe(words);
  });

  test.each([
    "=1+1",
    "+44",
    "-",
    "@home",
    "3-1",
    "1E5",
    "10",
    "TRUE",
    "false",
    "'quoted",
    "May 5",
    "4S",
    "50%",
    "#N/A",
    "1/2",
  ])("what Excel would change gets a mark: %s", (text) => {
    expect(asText(text)).toBe(`'${text}`);
  });

  test("a blank cell stays blank", () => {
    expect(asText("")).toBe("");
  });
});

test("in a cell of Text format only a leading apostrophe needs a mark", () => {
  expect(["=1+1", "3-1", "'t", "it's"].map(inTextCell)).toEqual(["=1+1", "3-1", "''t", "it's"]);
});
