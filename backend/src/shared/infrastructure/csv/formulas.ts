/**
 * Characters with which spreadsheets begin a formula. In East Asian locales, the full-width ones count as well.
 * Some versions skip line breaks, tabs and NUL characters in front of them.
 */
const FORMULA_START_PATTERN = /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r\n\0]/;
/** The same after a separator: where a semicolon separates cells, the rest of the text begins another cell. */
const FORMULA_AFTER_SEPARATOR_PATTERN = /(?<=.)([;\t\r\n])(["'\s]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gs;

/** Returns the text of a cell that a spreadsheet shows but doesn't run as a formula. */
export function escapeFormulas(text: string): string {
  const escaped = text.replace(FORMULA_AFTER_SEPARATOR_PATTERN, "$1'$2");
  return FORMULA_START_PATTERN.test(text) ? `'${escaped}` : escaped;
}
