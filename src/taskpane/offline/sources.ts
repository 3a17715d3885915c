/** Where each request of the published add-in is answered from, once it has been loaded. */

/** A file of the build; without a revision its name tells its content: another content has another name. */
export interface BuildFile {
  /** From the folder of the add-in on: "assets/icon-16.png". */
  url: string;
  revision: string | null;
  integrity: string;
}

/** What this version consists of. */
export interface Build {
  /** The pages ask for the two scripts that are named alike in every version with this behind the question mark. */
  hash: string;
  files: BuildFile[];
}

/**
 * - build: kept with this version, never asked for again;
 * - newest: asked for while there is a connection, for its address is the same in every version;
 * - another version: not ours, but it may be kept for the version that waits to follow;
 * - Office.js: Microsoft's, asked for while there is a connection.
 */
export type Source =
  | { from: "build" | "newest"; file: string }
  | { from: "another version" }
  | { from: "Office.js" }
  | { from: "network" };

export interface Asked {
  url: string;
  /** "navigate" for a page, "script" for a script: the rest makes no difference. */
  as: string;
}

/**
 * Where a request is answered from. Two versions are never mixed: a page leads to its own scripts only, by their names or
 * by the hash behind them, and what belongs to another version is not answered from this one's.
 *
 * @param asked what the page asks for
 * @param build what this version consists of
 * @param folder the address of the add-in, with a slash at the end
 * @param officeJs what the addresses of Office.js and of all that it loads begin with
 */
export function sourceOf(asked: Asked, build: Build, folder: string, officeJs: string): Source {
  if (asked.url.startsWith(officeJs)) return { from: "Office.js" };
  if (!asked.url.startsWith(folder)) return { from: "network" };
  const { pathname, search } = new URL(asked.url);
  const name = pathname.slice(new URL(folder).pathname.length);
  if (asked.as === "navigate") return pageNamed(name, build);
  const file = build.files.find(({ url }) => url === name);
  if (!file) return { from: asked.as === "script" && search === "" ? "another version" : "network" };
  if (file.revision === null || search === `?${build.hash}`) return { from: "build", file: name };
  const isOfAnyVersion = search === "" || /^\?v=[^&]*$/.test(search);
  return isOfAnyVersion ? { from: "newest", file: name } : { from: "network" };
}

/** Excel puts words of its own behind the pane's address; servers may leave out `index.html` and `.html`. */
function pageNamed(name: string, build: Build): Source {
  const names = /(^|\/)$/.test(name) ? [`${name}index.html`] : [name, `${name}.html`];
  const file = build.files.find(({ url }) => names.includes(url));
  return file ? { from: "newest", file: file.url } : { from: "network" };
}
