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
  /** The names of its migrations. */
  readonly migrations: readonly string[];
}

export const previousRelease = JSON.parse(readFileSync(join(FOLDER, 'release.json'), 'utf8')) as PreviousRelease;

/** Returns the URL of a new database with the tables and rows of the previous release. */
export async function previousReleaseDatabaseUrl(): Promise<string> {
  const url = await bareDatabaseUrl();
  await queryUrl(url, brotliDecompressSync(readFileSync(join(FOLDER, 'data.sql.br'))).toString());
  return url;
}
