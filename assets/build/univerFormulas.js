/**
 * Two faults of Univer 0.25.1 where it reads formulas, mended as it is bundled into the workbench: both are within it, out
 * of reach of a service. A newer Univer in which a piece is not found stops the build.
 */
const MENDS = [
  // No table's name may have an underscore, which Excel allows: `Results_2[#All]` would be `#NAME?`.
  ['"((?![~!@#$%^&*()_+<>', '"((?![~!@#$%^&*()+<>'],
  // A `[` that was typed and not yet closed is counted in every formula read later: commas are then within brackets.
  ["_resetTemp() {", "_resetTemp() {\n\t\tthis._squareBracketState = 0;"],
];

module.exports = function (source) {
  return MENDS.reduce((text, [piece, mended]) => {
    if (text.split(piece).length !== 2) throw new Error(`Univer has changed: "${piece}" is not there once.`);
    return text.replace(piece, () => mended);
  }, source);
};
