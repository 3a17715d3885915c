/** The tests of the scoring alone: they are run once for every change that is made to it. */
const base = require("../jest.config.js");

const { displayName, ...unit } = base.projects.find((project) => project.displayName === "unit");

module.exports = { ...unit, testMatch: [`<rootDir>/test/${displayName}/scoring/*.test.ts`], testTimeout: 60000 };
