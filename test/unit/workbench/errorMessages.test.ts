/** What functions said of their errors, by cell. */
import { cellKey, ErrorMessages } from "../../../src/workbench/functions/errorMessages";

const A1 = cellKey("one", 0, 0);
const A2 = cellKey("one", 1, 0);
const ELSEWHERE = cellKey("two", 0, 0);
const CALL = `${A1} IMPS`;

let messages: ErrorMessages;

beforeEach(() => {
  messages = new ErrorMessages();
  messages.begin(CALL);
  messages.add(CALL, A1, "#VALUE!", "No number.");
  messages.add(CALL, A2, "#N/A", "No partner.");
  messages.begin(`${ELSEWHERE} IMPS`);
  messages.add(`${ELSEWHERE} IMPS`, ELSEWHERE, "#VALUE!", "No score.");
});

test("a cell has the message of the error that it shows", () => {
  expect([messages.of(A1, "#VALUE!"), messages.of(A1, "#REF!"), messages.of(A2, "#N/A")]).toEqual([
    "No number.",
    "",
    "No partner.",
  ]);
});

test("a call's next result replaces what it said, in all its cells", () => {
  messages.begin(CALL);
  messages.add(CALL, A2, "#N/A", "Still none.");
  expect([messages.of(A1, "#VALUE!"), messages.of(A2, "#N/A")]).toEqual(["", "Still none."]);
  messages.begin(CALL);
  expect(messages.of(A2, "#N/A")).toBe("");
});

test("of a sheet that is deleted nothing stays, of the others everything", () => {
  messages.forgetSheet("one");
  expect([messages.of(A1, "#VALUE!"), messages.of(A2, "#N/A"), messages.of(ELSEWHERE, "#VALUE!")]).toEqual([
    "",
    "",
    "No score.",
  ]);
});
