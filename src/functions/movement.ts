import { readMovement } from "../movements/read";
import { movementTable } from "../movements/spill";
import { failed, isErrorValue, optional } from "./cells";

/**
 * Who plays whom, at which table, with which boards, round by round: =MOVEMENT("Mitchell",9) or =MOVEMENT("Howell",5.5,,3).
 * Who sits out has a row without opponents, and Sit-out under Boards.
 * @customfunction MOVEMENT
 * @param {any[][]} name Mitchell (straight or skip, as the tables need), Share-and-relay, Hesitation, Rover, Howell, Three-quarter Howell, Unshared Howell, American Whist, Round robin, Swiss pairs, Swiss teams or Individual.
 * @param {any[][]} tables Tables, 8.5 with a half table; for teams, the teams.
 * @param {any[][]} [rounds] Rounds; left out, the whole movement, of a Mitchell at most 13.
 * @param {any[][]} [boardsPerRound] Boards a round; left out, about 24 boards are played in all.
 * @param {any[][]} [missing] Of a half table, the pair that is not there, such as 17, or NS or EW for the last of that side; left out, the last pair.
 * @param {any[][]} [switchedRounds] How many of the last rounds are arrow-switched, or Auto for one in eight; left out, none.
 * @param {any[][]} [numbering] Number of the first E-W pair of a Mitchell: for 9 tables 10 (the default) gives 10-18, 11 gives 11-19, 1 gives each side 1-9.
 * @returns {any[][]} Round, Table, NS, EW, First, Last, Boards; N, E, S, W in place of NS and EW for individuals.
 */
export function movementOf(
  name: unknown[][],
  tables: unknown[][],
  rounds?: unknown[][],
  boardsPerRound?: unknown[][],
  missing?: unknown[][],
  switchedRounds?: unknown[][],
  numbering?: unknown[][],
): unknown[][] {
  const values = [name, tables, rounds, boardsPerRound, missing, switchedRounds, numbering].map(optional);
  const error = values.find(isErrorValue);
  if (error) return [[error]];
  const asked = readMovement({
    name: values[0],
    tables: values[1],
    rounds: values[2],
    boardsPerRound: values[3],
    missing: values[4],
    switchedRounds: values[5],
    numbering: values[6],
  });
  if (!asked) return [[""]];
  return asked.ok ? movementTable(asked.value) : failed(asked);
}
