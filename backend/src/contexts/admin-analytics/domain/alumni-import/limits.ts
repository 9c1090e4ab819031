const DAY = 24 * 60 * 60 * 1000;

/** A file that comes through the form. */
export const LARGEST_UPLOAD = 5 * 1024 * 1024;
export const MOST_ROWS = { form: 20_000, commandLine: 100_000 } as const;

/** In characters. A longer row is no row: a quotation mark was opened and never closed. */
export const LONGEST_ROW = 100_000;
/** Many more than the template has. */
export const MOST_CELLS = 100;

/** Of the errors that an answer tells; the file of rejected rows has them all. */
export const MOST_ERRORS_TOLD = 100;

/** How long an import can be undone. */
export const UNDO_WITHIN = 30 * DAY;
/** How long rows are kept that were not imported. */
export const REJECTED_ROWS_KEPT_FOR = 30 * DAY;
