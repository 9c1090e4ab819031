import { escapeFormulas } from './formulas';

/** Spreadsheets decode accents correctly only if a file begins with this. */
export const BYTE_ORDER_MARK = '\uFEFF';

/** Returns one line of CSV for spreadsheets (RFC 4180); a cell that looks like a formula gets a leading quote. */
export const csvLine = (cells: readonly (string | number | null)[]): string => `${cells.map(csvCell).join(',')}\r\n`;

function csvCell(cell: string | number | null): string {
  if (typeof cell !== 'string') return cell === null ? '' : String(cell);
  const text = escapeFormulas(cell);
  return /[",\r\n]/.test(text) || text !== cell ? `"${text.replaceAll('"', '""')}"` : text;
}
