/**
 * How much of the six lower floors the unit and acceptance tests walk through: `npm run coverage`. It fails where a room
 * has less than its share of branches, and lists each file with the lines that no test reaches.
 */
const path = require("path");
const base = require("./jest.config.js");

const ROOMS = ["scoring", "notation", "movements", "results", "files", "sheets"];
/** Of all branches of a room, in percent. */
const LEAST_BRANCHES = 95;

const root = path.resolve(__dirname, "..");

module.exports = {
  ...base,
  projects: base.projects
    .filter(({ displayName }) => ["unit", "acceptance"].includes(displayName))
    .map((project) => ({
      ...project,
      coveragePathIgnorePatterns: [`<rootDir>/(?!src/(?:${ROOMS.join("|")})/)`],
    })),
  collectCoverage: true,
  coverageDirectory: path.join(root, "coverage"),
  coverageReporters: [["text", { skipFull: true }], "json"],
  coverageThreshold: Object.fromEntries(
    ROOMS.map((room) => [`${path.join(root, "src", room)}/`, { branches: LEAST_BRANCHES }]),
  ),
  // Counting takes its time.
  testTimeout: 2 * base.testTimeout,
};
