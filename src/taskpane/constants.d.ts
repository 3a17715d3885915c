/** Put in by the build. */
declare const FUNCTION_PREFIX: string;
declare const VERSION: string;
