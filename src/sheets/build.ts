/** What the session builder needs of this room; a part of its own, for it comes only when a session is built. */
export {
  buildSession,
  entrantsOf,
  scoringsOf,
  sectionConflict,
  type SectionWish,
  type SessionWish,
} from "./builder/build";
export { movementLines } from "./builder/movementLines";
export { buildPlans, hasSlips, type BuildOptions } from "./builder/plans";
