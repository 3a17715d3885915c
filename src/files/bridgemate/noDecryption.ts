/**
 * Stands in for mdb-reader's `environment` and its XML parser in the bundles: decryption for databases with a password,
 * and unpacking of attachments. A Bridgemate database has neither, and the real one weighs 60 kB packed. Whoever gets here is told that
 * the database cannot be read.
 */

function notHere(): never {
  throw new Error("Databases with a password or with attachments are not read.");
}

export const createDecipheriv = notHere;
export const createHash = notHere;
export const environment = { inflate: notHere };

/** Made when mdb-reader loads, used for the description of an encryption. */
export class XMLParser {
  parse = notHere;
}
