/** Spreadsheets take a cell that begins like this for a formula. */
const LOOKS_LIKE_A_FORMULA = /^[=+\-@\t\r]/;

function cell(text: string): string {
  const safe = LOOKS_LIKE_A_FORMULA.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}

/** A table as RFC 4180 wants it: commas, CRLF, quotes doubled. No cell can run as a formula. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(cell).join(',')}\r\n`).join('');
