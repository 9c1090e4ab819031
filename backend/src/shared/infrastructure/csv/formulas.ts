/**
 * Characters with which spreadsheets begin a formula. In East Asian locales, the full-width ones count as well.
 * Some versions skip line breaks, tabs and NUL characters in front of them.
 */
const START = /^[=+\-@\uFF1D\uFF0B\uFF0D\uFF20\t\r\n\0]/;
/** The same after a separator: where a semicolon separates cells, the rest of the text begins another cell. */
const AFTER_SEPARATOR = /(?<=.)([;\t\r\n])(["'\s]*)(?=[=+\-@\uFF1D\uFF0B\uFF0D\uFF20])/gs;

/** Returns the text of a cell that a spreadsheet shows but doesn't run as a formula. */
export function withoutFormulas(text: string): string {
  const safe = text.replace(AFTER_SEPARATOR, "$1'$2");
  return START.test(text) ? `'${safe}` : safe;
}
