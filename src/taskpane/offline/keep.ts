/** Asks the browser to keep the published add-in, so that it works without a connection. */

/**
 * Registers the service worker when there is nothing else to do: formulas and the pane come first. Where there can be
 * none (an old web view, http, storage that is refused to Excel's frame) the add-in works as it does without, and nobody
 * needs to be told. Development builds have none.
 */
export function keepForOffline(): void {
  if (!SERVICE_WORKER) return;
  // Whatever refuses a worker here is a choice of the browser or of its owner: nothing is lost but the copy.
  const keep = (): void => void register().catch(() => undefined);
  if ("requestIdleCallback" in globalThis) requestIdleCallback(keep);
  else setTimeout(keep);
}

async function register(): Promise<void> {
  const workers = navigator.serviceWorker as ServiceWorkerContainer | undefined;
  if (!workers) return;
  const isFirstTime = !workers.controller;
  await workers.register(SERVICE_WORKER);
  if (!isFirstTime) return;
  const { active } = await workers.ready;
  active?.postMessage({ type: "CACHE_URLS", payload: { urlsToCache: loadedOfficeFiles() } });
}

/**
 * What was loaded of Office.js before there was a worker to see it, in the form that Workbox's router reads. It is
 * fetched in the same way as the scripts ask for it: a copy that a page may not look into answers no script that Office.js
 * loads as `crossorigin`.
 */
function loadedOfficeFiles(): [url: string, options: RequestInit][] {
  const officeJs = new URL(OFFICE_FILES, document.baseURI).href;
  const scripts = [...document.scripts].filter(({ src }) => src.startsWith(officeJs));
  return scripts.map(({ src, crossOrigin }) => [src, { mode: crossOrigin === null ? "no-cors" : "cors" }]);
}
