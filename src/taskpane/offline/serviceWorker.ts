/**
 * The service worker of the published add-in: a hall without Wi-Fi has what was loaded at home.
 *
 * A version is kept whole or not at all: each of its files is held to what the build wrote. The next version is fetched
 * beside it and waits until the last pane of the old one is closed, for an open pane may still want a part of its own
 * version that the server no longer has. Until then a connection brings the new pane with its own scripts, and without
 * one there is the old version, whole.
 */
import { matchPrecache, precache } from "workbox-precaching";
import { registerRoute } from "workbox-routing";
import { NetworkFirst, NetworkOnly } from "workbox-strategies";
import { sourceOf, type Build, type Source } from "./sources";

/** Written before this script by the build, when all its files are there. */
declare const BUILD: Build;

/** The parts of a service worker that the page's types do not know. */
declare const self: typeof globalThis & {
  registration: ServiceWorkerRegistration;
  clients: { claim(): Promise<void> };
  addEventListener(type: "activate", listener: (event: { waitUntil(done: Promise<void>): void }) => void): void;
};

/** How long a connection that does not answer may hold up the pane, in seconds. */
const PATIENCE = 3;

const FOLDER = self.registration.scope;
const OFFICE = new URL(OFFICE_FILES, FOLDER).href;

const sourceFor = (request: Request): Source =>
  sourceOf(
    { url: request.url, as: request.mode === "navigate" ? "navigate" : request.destination },
    BUILD,
    FOLDER,
    OFFICE,
  );

/** The file as it is kept, if this version has it. */
async function kept(request: Request): Promise<Response | undefined> {
  const source = sourceFor(request);
  return "file" in source ? matchPrecache(source.file) : undefined;
}

precache(BUILD.files);

registerRoute(
  ({ request }) => sourceFor(request).from === "build",
  async ({ request }) => (await kept(request)) ?? fetch(request),
);

/** An answer that says that the server has not got it is none; a redirection is one, and the browser follows it. */
async function fetchDidSucceed({ response }: { response: Response }): Promise<Response> {
  if (response.status >= 400) throw new Error(`${response.url}: ${response.status}`);
  return response;
}

registerRoute(
  ({ request }) => sourceFor(request).from === "newest",
  new NetworkOnly({
    networkTimeoutSeconds: PATIENCE,
    plugins: [{ fetchDidSucceed, handlerDidError: ({ request }) => kept(request) }],
  }),
);

registerRoute(
  ({ request }) => sourceFor(request).from === "another version",
  new NetworkOnly({ plugins: [{ handlerDidError: ({ request }) => caches.match(request) }] }),
);

// Microsoft's newest while there is a connection, as without this worker: an old Office.js is never preferred to it.
registerRoute(
  ({ request }) => sourceFor(request).from === "Office.js",
  new NetworkFirst({ cacheName: `office.js ${FOLDER}`, networkTimeoutSeconds: PATIENCE }),
);

// The pane that was opened before there was a worker gets its later parts from it as well.
self.addEventListener("activate", (event) => event.waitUntil(self.clients.claim()));
