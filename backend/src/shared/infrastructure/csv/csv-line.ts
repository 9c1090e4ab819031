/** Spreadsheets keep accents only where a file begins with this. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** What spreadsheets would take for a formula, also after a tab or line break. */
const FORMULA = /^[=+\-@\t\r\n]/;

/** One line of a file for spreadsheets, RFC 4180; a cell that looks like a formula gets a quote in front. */
export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(cell: string | number | null): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  const text = FORMULA.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(text) || text !== cell ? `"${text.replaceAll('"', '""')}"` : text;
}
