/** What the tests of files that go out have in common. */
import type { Maker } from "../../../../src/files/out/outgoing";

export const MAKER: Maker = { program: "Traveller", version: "1.2.3" };
