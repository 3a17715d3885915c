/** A contract with what stands in cells of its own: double, declarer and result, which must not contradict it. */
import { makeContract, makeEntry, parseDouble, parseSeat, type PlayedContract } from "./contract";
import { seatElsewhere } from "./elsewhere";
import type { LanguageCode } from "./languages";
import { read, unread, type Reading } from "./problem";
import { makeResult } from "./result";
import { isBlank } from "./text";
import { seatLetter } from "./words";

export function withDouble(
  played: PlayedContract,
  text: string,
  language: LanguageCode = "en",
): Reading<PlayedContract> {
  const doubled = parseDouble(text, language);
  if (!doubled.ok) return doubled;
  const { contract } = played;
  if (doubled.value === 0 || doubled.value === contract.doubled) return read(played);
  if (contract.doubled === 0) return read({ ...played, contract: { ...contract, doubled: doubled.value } });
  return unread("twoDoubles", `${makeContract(contract, false, language)} ${text}`, ["X", "XX"]);
}

export function withDeclarer(played: PlayedContract, text: string, language: LanguageCode): Reading<PlayedContract> {
  if (isBlank(text)) return read(played);
  const seat = parseSeat(text, language);
  if (!seat.ok) return seatElsewhere(seat, language);
  if (!played.declarer || played.declarer === seat.value) return read({ ...played, declarer: seat.value });
  const written = `${makeEntry({ contract: played.contract, declarer: played.declarer }, { language })}" and "${text}`;
  const both = [played.declarer, seat.value].map((one) => seatLetter(one, language));
  return unread("twoDeclarers", written, both);
}

/** The tricks that one or several cells say; all must say the same. */
export function withTricks(
  played: PlayedContract,
  readings: readonly Reading<number>[],
  language: LanguageCode = "en",
): Reading<PlayedContract> {
  const said = new Set(played.tricks === undefined ? [] : [played.tricks]);
  for (const reading of readings) {
    if (!reading.ok) return reading;
    said.add(reading.value);
  }
  const tricks = [...said];
  if (tricks.length < 2) return read(tricks.length ? { ...played, tricks: tricks[0] } : played);
  const written = tricks.map((taken) => makeResult(played.contract, taken));
  return unread("twoResults", makeContract(played.contract, false, language), written);
}
