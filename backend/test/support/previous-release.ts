/** Data of the previous release, written by `npm run previous-release -- <commit>`. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { bareDatabaseUrl } from './database';
import { queryUrl } from './two-roles';

const FOLDER = join(__dirname, '../previous-release');

interface PreviousRelease {
  readonly commit: string;
  readonly date: string;
  /** The day on which the data was written, YYYY-MM-DD. */
  readonly written: string;
  /** The names of its migrations. */
  readonly migrations: readonly string[];
}

export const previousRelease = JSON.parse(readFileSync(join(FOLDER, 'release.json'), 'utf8')) as PreviousRelease;

const WEEK_MS = 604_800_000;
/** Dates since 2026; older ones are those of college data. */
const DATE_PATTERN = /\b20(?:2[6-9]|[3-9]\d)-\d\d-\d\d\b/g;

/**
 * Returns the URL of a new database with the tables and rows of the previous release. All dates are moved by the whole
 * weeks since the data was written, so that meetings stay in the future and closed weeks start on Mondays.
 */
export async function previousReleaseDatabaseUrl(): Promise<string> {
  const url = await bareDatabaseUrl();
  const script = brotliDecompressSync(readFileSync(join(FOLDER, 'data.sql.br'))).toString();
  const weeks = Math.floor((Date.now() - Date.parse(previousRelease.written)) / WEEK_MS);
  const move = (date: string): string => new Date(Date.parse(date) + weeks * WEEK_MS).toISOString().slice(0, 10);
  await queryUrl(url, script.replaceAll(DATE_PATTERN, move));
  return url;
}
