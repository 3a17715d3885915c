/** Four projects: unit (no build needed), host and browser (the built bundles), acceptance (the real result files). */
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
  transform: { "\\.(ts|js)$": tsJest },
  // These come as ES modules only.
  transformIgnorePatterns: ["/node_modules/(?!(mdb-reader)/)"],
  ...options,
});

module.exports = {
  projects: [project("unit"), project("host"), project("browser"), project("acceptance")],
  testTimeout: 120000,
};
