/** How a page of results looks: on a telephone, on a screen, on paper. */
export const STYLE = `
:root { color-scheme: light; --green: #1f5c4d; --band: #f1f6f4; --line: #d6e0dc; --red: #a4262c; --grey: #616161; }
* { box-sizing: border-box; }
body { font: 16px/1.4 system-ui, "Segoe UI", sans-serif; color: #1b1b1b; background: #fff; margin: 0 auto; padding: 16px; max-width: 60rem; }
h1 { color: var(--green); font-size: 1.6rem; line-height: 1.2; margin: 0 0 4px; overflow-wrap: anywhere; }
h2 { color: var(--green); font-size: 1.25rem; margin: 32px 0 8px; }
h3 { font-size: 1rem; margin: 20px 0 6px; overflow-wrap: anywhere; }
p { margin: 0 0 8px; }
a { color: var(--green); }
nav { margin: 12px 0; display: flex; flex-wrap: wrap; gap: 4px 16px; }
nav.boards { gap: 4px 10px; }
.footnote { font-size: .85rem; overflow-wrap: anywhere; }
.details, .help { color: var(--grey); }
.status { font-weight: 600; }
.status.provisional { color: var(--red); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .9rem; font-variant-numeric: tabular-nums; margin: 0 0 12px; }
caption { text-align: left; font-weight: 600; padding: 4px 0; }
th { background: var(--green); color: #fff; font-weight: 600; text-align: left; white-space: nowrap; }
th, td { padding: 3px 8px; border-bottom: 1px solid var(--line); vertical-align: top; }
th.number, td.number { text-align: right; white-space: nowrap; }
td.names { min-width: 9rem; overflow-wrap: anywhere; }
tbody tr:nth-child(even) { background: var(--band); }
tbody tr.total { font-weight: 600; border-top: 2px solid var(--green); }
.red { color: var(--red); }
.deal { display: grid; grid-template-columns: repeat(3, max-content); gap: 4px 20px; font-size: .9rem; margin: 0 0 10px; }
.hand { margin: 0; white-space: nowrap; }
.hand-N { grid-area: 1 / 2; } .hand-W { grid-area: 2 / 1; } .hand-E { grid-area: 2 / 3; } .hand-S { grid-area: 3 / 2; }
.compass { grid-area: 2 / 2; align-self: center; justify-self: center; text-align: center; color: var(--grey); font-size: .8rem; border: 1px solid var(--line); border-radius: 4px; padding: 4px 8px; }
@media (max-width: 480px) {
  body { padding: 10px; }
  table { font-size: .78rem; }
  th, td { padding: 3px 4px; }
  th, th.number { white-space: normal; vertical-align: bottom; }
  td.names { min-width: 5.5rem; }
  .deal { gap: 2px 10px; }
}
@media print {
  body { font-size: 10pt; padding: 0; max-width: none; }
  nav { display: none; }
  a { color: inherit; text-decoration: none; }
  .wide { overflow: visible; }
  .block { break-inside: avoid; }
  h2 { break-after: avoid; }
  th { color: #000; background: none; border-bottom: 2px solid #000; }
  thead { display: table-header-group; }
}
`;
