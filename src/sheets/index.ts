export { ENTRIES, type Entry } from "./entry";
export type { SheetPlan, TableNames } from "./plan";
export { cardPlans, nightPlans, sessionPlans, type Night, type Session, type SessionOptions } from "./session";
export { travellerPlan, type TravellerOptions } from "./traveller";
export { SHEET_FUNCTIONS } from "./functionNames";
