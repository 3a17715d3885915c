/** What a page does one after the other. */
import { Turns } from "../../../src/taskpane/turns";

let done: string[];
let busy: boolean[];
let turns: Turns;

beforeEach(() => {
  done = [];
  busy = [];
  turns = new Turns((isBusy) => busy.push(isBusy));
});

/** A job that takes until its gate is opened. */
function gated(name: string): { job: () => Promise<void>; open: () => void } {
  let open = (): void => undefined;
  const gate = new Promise<void>((resolve) => (open = resolve));
  return {
    open,
    job: async () => {
      done.push(`${name} begins`);
      await gate;
      done.push(`${name} ends`);
    },
  };
}

test("a press while the page reads is done after the reading", async () => {
  const [reading, press] = [gated("reading"), gated("press")];
  const both = [turns.read(reading.job), turns.act(press.job)];
  press.open();
  await Promise.resolve();
  expect(done).toEqual(["reading begins"]);
  expect(busy).toEqual([true]);
  reading.open();
  await Promise.all(both);
  expect(done).toEqual(["reading begins", "reading ends", "press begins", "press ends"]);
  expect(busy).toEqual([true, false]);
});

test("a second press before the first has ended is the same press, and a later one is not", async () => {
  const [first, second, third] = [gated("first"), gated("second"), gated("third")];
  const pressed = turns.act(first.job);
  await turns.act(second.job);
  first.open();
  await pressed;
  third.open();
  await turns.act(third.job);
  expect(done).toEqual(["first begins", "first ends", "third begins", "third ends"]);
});

test("readings asked for while one is under way are one more reading", async () => {
  const [now, next] = [gated("now"), gated("next")];
  const asked = [turns.read(now.job)];
  await Promise.resolve();
  asked.push(turns.read(next.job), turns.read(next.job));
  now.open();
  next.open();
  await Promise.all(asked);
  expect(done).toEqual(["now begins", "now ends", "next begins", "next ends"]);
});

test("what fails is told to who asked, and holds nothing up", async () => {
  const failing = turns.act(() => Promise.reject(new Error("gone")));
  const after = gated("after");
  after.open();
  const reading = turns.read(after.job);
  await expect(failing).rejects.toThrow("gone");
  await reading;
  await turns.act(after.job);
  expect(done).toEqual(["after begins", "after ends", "after begins", "after ends"]);
  expect(busy.at(-1)).toBe(false);
});
