/** The two manifests that come from one manifest.xml. */
const { version } = require("../../package.json");

/** In manifest.xml; a build with `--env baseUrl=...` puts its own address in its place. */
const LOCAL_BASE = "https://localhost:3000/";
/** The namespace of the development add-in: two add-ins with the same function names clash. */
const DEVELOPMENT_NAMESPACE = "BRIDGEDEV";
const DEVELOPMENT_ID = "6d4b7a52-7d0c-4a35-9a5e-2f1c54a1b9d7";

/** manifest.xml for the club; manifest.dev.xml for `npm run excel`, which serves this computer's sources. */
function manifests(address) {
  const baseUrl = readBaseUrl(address);
  const withVersion = (text) =>
    text.replace(/<Version>[^<]*</, `<Version>${version}.0<`).replace(/\?v=[^"]*/g, `?v=${version}`);
  const production = (text) => withVersion(text).replaceAll(LOCAL_BASE, baseUrl);
  const development = (text) =>
    withVersion(text)
      .replace(/<Id>[^<]*</, `<Id>${DEVELOPMENT_ID}<`)
      .replace(/(<DisplayName DefaultValue="[^"]*)"/, '$1 (dev)"')
      .replace("</Metadata>", '</Metadata>\n            <Namespace resid="Functions.Namespace" />')
      .replace(
        "<bt:ShortStrings>",
        `<bt:ShortStrings>\n        <bt:String id="Functions.Namespace" DefaultValue="${DEVELOPMENT_NAMESPACE}" />`,
      );
  return [
    { from: "manifest.xml", transform: (content) => production(content.toString()) },
    { from: "manifest.xml", to: "manifest.dev.xml", transform: (content) => development(content.toString()) },
  ];
}

/** The address that the club publishes dist/ under, with a slash at the end. */
function readBaseUrl(text = LOCAL_BASE) {
  if (!/^https:\/\/[^\s"<>?#]+$/.test(text)) {
    throw new Error(`baseUrl is "${text}": Excel loads add-ins from https addresses only, such as ${LOCAL_BASE}`);
  }
  return text.replace(/\/*$/, "/");
}

module.exports = { DEVELOPMENT_NAMESPACE, manifests, readBaseUrl };
