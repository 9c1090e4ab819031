/** Spreadsheets treat a cell that starts with one of these characters as a formula. */
const LOOKS_LIKE_A_FORMULA = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const safe = LOOKS_LIKE_A_FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** Formats a table as CSV (RFC 4180): commas, CRLF, doubled quotes. No cell can run as a formula. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
