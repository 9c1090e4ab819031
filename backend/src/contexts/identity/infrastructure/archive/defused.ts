/** What makes a spreadsheet take a cell for a formula, or slips one in behind. */
const DANGEROUS = /^[=+\-@\t\r\n\0]/;

/** A cell as a spreadsheet shall show it and never run it. */
export const defused = (cell: string): string => (DANGEROUS.test(cell) ? `'${cell}` : cell);

/** A value as it stands in a cell: lists and objects as JSON, nothing for null. Numbers are no formulas. */
export function asCell(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (typeof value === 'number') return String(value);
  return defused(typeof value === 'string' ? value : JSON.stringify(value));
}
