// The same rules as in `backend/src/shared/infrastructure/csv/formulas.ts`.
const FORMULA_START_PATTERN = /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r\n\0]/;
const FORMULA_AFTER_SEPARATOR_PATTERN = /(?<=.)([;\t\r\n])(["'\s]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gs;

function toCsvCell(text: string): string {
  const shown = text.replace(FORMULA_AFTER_SEPARATOR_PATTERN, "$1'$2");
  const escaped = FORMULA_START_PATTERN.test(text) ? `'${shown}` : shown;
  return /[",\r\n]/.test(escaped) ? `"${escaped.replaceAll('"', '""')}"` : escaped;
}

/** Formats a table as CSV (RFC 4180): commas, CRLF, doubled quotes. No cell can run as a formula. */
export const toCsv = (rows: readonly (readonly string[])[]): string =>
  rows.map((row) => `${row.map(toCsvCell).join(',')}\r\n`).join('');
