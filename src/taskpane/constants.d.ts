/** Put in by the build. */
declare const FUNCTION_PREFIX: string;
declare const VERSION: string;
/** The service worker's file; "" in development, which has none. */
declare const SERVICE_WORKER: string;
/** What the addresses of Office.js and of all that it loads begin with. */
declare const OFFICE_FILES: string;
