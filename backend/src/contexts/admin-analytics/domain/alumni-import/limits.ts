const DAY_MS = 24 * 60 * 60 * 1000;

/** Maximum size of an uploaded file in bytes. */
export const MAX_UPLOAD_BYTES = 5 * 1024 * 1024;
export const MAX_ROWS = { form: 20_000, commandLine: 100_000 } as const;

/** In characters. A longer row usually means an unclosed quotation mark. */
export const MAX_ROW_LENGTH = 100_000;
/** Far more than the template has. */
export const MAX_CELLS_PER_ROW = 100;

/** Maximum number of errors in a response; the file of rejected rows contains all of them. */
export const MAX_LISTED_ERRORS = 100;
/** Maximum number of rejected rows that a dry run lists. */
export const MAX_LISTED_PROBLEMS = 2_000;

/** How long an import can be undone. */
export const UNDO_PERIOD_MS = 30 * DAY_MS;
/** How long rejected rows are stored. */
export const REJECTED_ROW_RETENTION_MS = 30 * DAY_MS;
