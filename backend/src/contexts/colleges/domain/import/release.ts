/** A column that the files have had since March 2026. */
export const THRESHOLD_COLUMN = 'EARN_THR_STATE';

/** The files whose number of rows is known, and whether they have the column. */
const RELEASES_BY_CONTENT = [
  { release: '2025-05-19', rows: 6_429, hasThresholds: false },
  { release: '2026-06-10', rows: 6_273, hasThresholds: true },
];

interface FileContent {
  /** Of the file, and of the file inside an archive. */
  readonly names: readonly string[];
  readonly rows: number;
  readonly hasThresholds: boolean;
}

/**
 * Recognizes the release of an institution-level file by its name, or by its content if it was renamed.
 * @returns YYYY-MM-DD, or null
 */
export function recognizeRelease({ names, rows, hasThresholds }: FileContent): string | null {
  const named = names.map(parseReleaseDate).find((date) => date !== null);
  const known = RELEASES_BY_CONTENT.find((one) => one.rows === rows && one.hasThresholds === hasThresholds);
  return named ?? known?.release ?? null;
}

/** The field-of-study files whose number of rows is known. */
const FIELDS_RELEASES_BY_ROWS: Readonly<Record<number, string>> = { 154_175: '2025-05-19', 227_980: '2026-06-10' };

/**
 * Recognizes the release of a field-of-study file by its name, or by its number of rows if it was renamed.
 * @returns YYYY-MM-DD, or null
 */
export function recognizeFieldsRelease({ names, rows }: Pick<FileContent, 'names' | 'rows'>): string | null {
  const named = names.map(parseReleaseDate).find((date) => date !== null);
  return named ?? FIELDS_RELEASES_BY_ROWS[rows] ?? null;
}

/**
 * Whether a file is older than another one. A file of an unknown release never is.
 * @param release YYYY-MM-DD, or null if unknown
 */
export const isOlderRelease = (release: string | null, than: string | null): boolean =>
  release !== null && than !== null && release < than;

/**
 * Returns the release date in the name of a federal file: "Most-Recent-Cohorts-Institution_05192025.zip".
 * @returns YYYY-MM-DD, or null
 */
export function parseReleaseDate(fileName: string): string | null {
  const [, month, day, year] = /_(0[1-9]|1[0-2])(0[1-9]|[12]\d|3[01])(20\d\d)\b/.exec(fileName) ?? [];
  return year ? `${year}-${month}-${day}` : null;
}
