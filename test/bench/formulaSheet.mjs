/**
 * The sheet that a scorer builds without functions of ours: the contract's score by nested IFs, matchpoints by COUNTIFS,
 * the ranking by SUMIFS. It knows pairs, played boards and tidy entries, and nothing else.
 */

/** Who is vulnerable on boards 1 to 16: nobody, N-S, E-W, both. */
const VULNERABLE = "0123123023013012";
/** The columns that a scorer types, as the session's sheet has them. */
const TYPED = ["Board", "NS", "EW", "Contract", "X", "By", "Result"];

/** Cells of both sheets, the headings in the first row. `rows` are the session's typed cells with their heading. */
export function formulaSheets(rows) {
  const typed = TYPED.map((heading) => rows[0].indexOf(heading));
  const last = rows.length;
  const [head, ...lines] = rows.map((row) => typed.map((column) => row[column]));
  const pairs = [...new Set(lines.flatMap(([, ns, ew]) => [ns, ew]))];
  const results = [
    [...head, "Over", "Level", "Strain", "Vul", "Times", "Declarer", "Score", "MP NS", "MP EW", "Top"],
    ...lines.map((line, i) => [...line, ...lineFormulas(i + 2, last).map(asFormula)]),
  ];
  const ranking = pairs.map((pair, i) => [pair, ...pairFormulas(i + 2, last, pairs.length + 1).map(asFormula)]);
  return [
    { name: "Lines", blocks: [{ row: 0, column: 0, cells: results }], tables: [] },
    {
      name: "Totals",
      blocks: [{ row: 0, column: 0, cells: [["Pair", "MP", "Top", "%", "Place"], ...ranking] }],
      tables: [],
    },
  ];
}

const asFormula = (formula) => ({ formula });

/** Columns H to Q of a line. */
function lineFormulas(row, last) {
  const [board, scores] = [`$A$2:$A$${last}`, `$N$2:$N$${last}`];
  const side = `MID("${VULNERABLE}",MOD(A${row}-1,16)+1,1)`;
  const [over, level, strain, vulnerable, times] = ["H", "I", "J", "K", "L"].map((column) => column + row);
  const trickScore = `${level}*IF(OR(${strain}="C",${strain}="D"),20,30)+IF(${strain}="NT",10,0)`;
  const bonus = [
    `IF((${trickScore})*${times}>=100,IF(${vulnerable},500,300),50)`,
    `IF(${level}=6,IF(${vulnerable},750,500),IF(${level}=7,IF(${vulnerable},1500,1000),0))`,
    `IF(${times}=1,0,25*${times})`,
    `${over}*IF(${times}=1,IF(OR(${strain}="C",${strain}="D"),20,30),50*${times}*IF(${vulnerable},2,1))`,
  ];
  const down = `IF(${times}=1,-${over}*IF(${vulnerable},100,50),${times}/2*IF(${vulnerable},-300*${over}-100,IF(${over}>=-3,-200*${over}-100,-300*${over}-400)))`;
  return [
    `=IF(G${row}="=",0,VALUE(G${row}))`,
    `=VALUE(LEFT(D${row},1))`,
    `=MID(D${row},2,2)`,
    `=IF(OR(F${row}="N",F${row}="S"),OR(${side}="1",${side}="3"),OR(${side}="2",${side}="3"))`,
    `=IF(E${row}="XX",4,IF(E${row}="X",2,1))`,
    `=IF(${over}<0,-${down},(${trickScore})*${times}+${bonus.join("+")})`,
    `=IF(OR(F${row}="N",F${row}="S"),M${row},-M${row})`,
    `=2*COUNTIFS(${board},A${row},${scores},"<"&N${row})+COUNTIFS(${board},A${row},${scores},N${row})-1`,
    `=Q${row}-O${row}`,
    `=2*(COUNTIFS(${board},A${row})-1)`,
  ];
}

/** Columns B to E of a pair. */
function pairFormulas(row, last, lastPair) {
  const column = (letter) => `Lines!$${letter}$2:$${letter}$${last}`;
  const sum = (ns, ew) => `=SUMIFS(${column(ns)},${column("B")},A${row})+SUMIFS(${column(ew)},${column("C")},A${row})`;
  return [sum("O", "P"), sum("Q", "Q"), `=B${row}/C${row}*100`, `=RANK(D${row},$D$2:$D$${lastPair})`];
}
