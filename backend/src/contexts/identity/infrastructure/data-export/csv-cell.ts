/** What makes a spreadsheet take a cell for a formula, or slips one in behind. */
const DANGEROUS = /^[=+\-@\t\r\n\0]/;

/** The longest text that common spreadsheets keep in a cell; of more they lose the rest without a word. */
const LONGEST = 32_767;
const TOO_LONG = '(too long for a table: see the JSON file)';

/** A cell as a spreadsheet shall show it and never run it. */
export const defused = (cell: string): string => (DANGEROUS.test(cell) ? `'${cell}` : cell);

/** A value as it stands in a cell: lists and objects as JSON, nothing for null. Numbers are no formulas. */
export function asCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  const cell = defused(typeof value === 'string' ? value : JSON.stringify(value));
  return cell.length > LONGEST ? TOO_LONG : cell;
}
