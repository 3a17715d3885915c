/** What a session can have printed before it is played, while it goes on, and with its hands afterwards. */
import type { EventDetails } from "../../results/types";
import type { Paper, SheetPlan } from "../plan";
import { eventTitle } from "../eventTitle";
import { travellerColumns, travellerForms } from "./blankTravellers";
import { GUIDE_COLUMNS, guideForms } from "./guideCards";
import { handColumns, handForms } from "./handRecords";
import { MOVEMENT_ACROSS, MOVEMENT_COLUMNS, movementForms } from "./movementSheet";
import { formsPlan, type Form, type FormColumn } from "./pages";
import { SLIP_COLUMNS, slipForms, SLIPS_ACROSS } from "./pickUpSlips";
import { CARD_COLUMNS, cardForms } from "./scoreCards";
import type { PrintSession } from "./who";

export type { PrintSession } from "./who";

export const PRINTS = ["travellers", "slips", "guideCards", "scoreCards", "movement", "hands"] as const;

export type Print = (typeof PRINTS)[number];

interface PrintKind {
  /** Of its sheet. */
  name: string;
  columns: (session: PrintSession) => readonly FormColumn[];
  across: number;
  forms: (session: PrintSession) => Form[];
}

export const PRINT_KINDS: Record<Print, PrintKind> = {
  travellers: { name: "Blank travellers", columns: travellerColumns, across: 1, forms: travellerForms },
  slips: { name: "Pick-up slips", columns: () => SLIP_COLUMNS, across: SLIPS_ACROSS, forms: slipForms },
  guideCards: { name: "Guide cards", columns: () => GUIDE_COLUMNS, across: 1, forms: guideForms },
  scoreCards: { name: "Blank cards", columns: () => CARD_COLUMNS, across: 1, forms: cardForms },
  movement: { name: "Movement", columns: () => MOVEMENT_COLUMNS, across: MOVEMENT_ACROSS, forms: movementForms },
  hands: { name: "Hand records", columns: handColumns, across: 1, forms: handForms },
};

/** The sheet of one kind; undefined where the session has nothing for it, such as rounds and tables. */
export function printPlan(
  print: Print,
  session: PrintSession,
  event: EventDetails,
  paper: Paper,
): SheetPlan | undefined {
  const { name, columns, across, forms } = PRINT_KINDS[print];
  const all = forms(session);
  const header = eventTitle(event);
  if (all.length === 0) return undefined;
  return formsPlan({ name, columns: columns(session), forms: all, paper, across, ...(header ? { header } : {}) });
}
