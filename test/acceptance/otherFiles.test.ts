import { readResults } from "../../src/files";
import { sentence } from "../../src/notation/messages";
import { describeFiles, fileBytes } from "./files";

describeFiles("files that hold results in a form not read yet", () => {
  test.each([["lin_vugraph_team_segment.lin", /LIN/]])("%s is named, whatever its ending", async (name, said) => {
    const { lines, unread } = await readResults(fileBytes(name), "results.bws");
    expect(lines).toEqual([]);
    expect(unread.map(sentence)).toEqual([expect.stringMatching(said)]);
  });
});
