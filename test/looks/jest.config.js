/** Pictures of the pane for people to look at: `npm run looks`. */
const { projects } = require("../jest.config.js");

const browser = projects.find(({ displayName }) => displayName === "browser");

module.exports = {
  ...browser,
  displayName: "looks",
  testMatch: ["<rootDir>/test/looks/*.test.ts"],
  maxWorkers: 1,
};
