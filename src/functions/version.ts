import about from "../../package.json";

/**
 * Which version of the scoring functions runs: the self-test of an installation.
 * @customfunction BRIDGEVERSION
 * @returns {string} The version, such as 1.0.0.
 */
export function bridgeVersion(): string {
  return about.version;
}
