/**
 * Four projects: unit, host (the built bundle on the real Office.js), browser (the built pages in Chromium) and acceptance
 * (the real result files, and the sheets as they are printed). What is built, its manifest and its functions.json are read from dist/ and dist-workbench/.
 */
const path = require("path");

const tsJest = [
  "ts-jest",
  {
    diagnostics: false,
    tsconfig: {
      target: "ES2021",
      module: "CommonJS",
      moduleResolution: "node10",
      allowJs: true,
      esModuleInterop: true,
      resolveJsonModule: true,
      isolatedModules: true,
      experimentalDecorators: true,
      useDefineForClassFields: false,
      sourceMap: true,
    },
  },
];

const project = (name, options = {}) => ({
  displayName: name,
  rootDir: path.resolve(__dirname, ".."),
  testMatch: [`<rootDir>/test/${name}/**/*.test.ts`],
  testEnvironment: "node",
  transform: { "\\.(ts|m?js)$": tsJest },
  // These come as ES modules only.
  transformIgnorePatterns: ["/node_modules/(?!(mdb-reader|parse5|entities|hucre)/)"],
  ...options,
});

const SPEAKING = { setupFiles: ["<rootDir>/test/support/paneSentences.ts"] };

module.exports = {
  projects: [project("unit", SPEAKING), project("host"), project("browser"), project("acceptance", SPEAKING)],
  // One browser at a time: several would wait for each other on a small machine.
  maxWorkers: 1,
  testTimeout: 120000,
};
