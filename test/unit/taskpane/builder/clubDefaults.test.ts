import { clubDefaults, keepClubDefaults } from "../../../../src/taskpane/builder/clubDefaults";

const kept = new Map<string, string>();
const storage = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
};

const use = (value: unknown): void =>
  void Object.defineProperty(globalThis, "localStorage", { value, configurable: true });

beforeEach(() => {
  kept.clear();
  use(storage);
});

test("what is kept is there the next time, and a change keeps the rest", () => {
  expect(clubDefaults()).toEqual({});
  keepClubDefaults({ club: "Riverside", entry: "Scores" });
  keepClubDefaults({ paper: "Letter" });
  expect(clubDefaults()).toEqual({ club: "Riverside", entry: "Scores", paper: "Letter" });
});

test("what somebody else left there is passed over", () => {
  for (const text of ["{", "null", "7", '{"club":5}']) {
    kept.set("traveller.club", text);
    expect(clubDefaults()).toEqual({});
  }
});

test("a browser that keeps nothing is no trouble", () => {
  use({
    getItem: () => {
      throw new Error("SecurityError");
    },
    setItem: () => {
      throw new Error("SecurityError");
    },
  });
  keepClubDefaults({ club: "Riverside" });
  expect(clubDefaults()).toEqual({});
});
