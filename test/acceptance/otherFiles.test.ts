import { readResults } from "../../src/files";
import { sentence } from "../../src/notation/messages";
import { describeFiles, fileBytes } from "./files";

describeFiles("files that hold results in a form not read yet", () => {
  test.each([
    ["jfr_pary_20130801/wb130801001.html", /web page/],
    ["kops_pch1003/p1.html", /web page/],
    ["bbo_mp_1538/traveller_board01.html", /web page/],
    ["lin_vugraph_team_segment.lin", /LIN/],
    ["acbl_live_club_5t.json", /JSON/],
  ])("%s is named, whatever its ending", async (name, said) => {
    const { lines, unread } = await readResults(fileBytes(name), "results.bws");
    expect(lines).toEqual([]);
    expect(unread.map(sentence)).toEqual([expect.stringMatching(said)]);
  });
});
