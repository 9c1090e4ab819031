/** Runs the commands backup and restore in a folder of their own, and compares databases. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { backupCommand, restoreCommand } from '../../src/composition/cli/backup.commands';
import { CommandRefused } from '../../src/composition/cli/command-context';
import { databaseVariables } from './database';
import { runCommand } from './run-command';
import { queryUrl } from './two-roles';

export const KEY = 'xN0r7mJwq3Lh5vT9bK2pYc8ZsD4gFa6u';
export const SECRET = 'Zk3v9QpX7mRt2LwY8sHc5NbJ4dFg6TaU';

const environment = { ...process.env };
let folder: string;
/** Returns the folder of the current test, in which the backups are written. */
export const backupFolder = (): string => folder;
/** Uses another folder for the current test or group. */
export const useBackupFolder = (path: string): void => void (folder = path);
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'backup-'))));
afterEach(() => {
  process.env = { ...environment };
  rmSync(folder, { recursive: true });
});

type Variables = Record<string, string | undefined>;

/** Sets the variables of a command on the database at `url`; those in `more` that are undefined are removed. */
export function setEnvironment(url: string, more: Variables): void {
  process.env = {
    ...environment,
    NODE_ENV: 'test',
    ...databaseVariables(url),
    DATA_DIR: join(folder, 'data'),
    SESSION_SECRET: SECRET,
    BACKUP_KEY: KEY,
    INIT_CWD: folder,
  };
  for (const [name, value] of Object.entries(more)) {
    if (value === undefined) delete process.env[name];
    else process.env[name] = value;
  }
}

export interface Backup {
  readonly file: string;
  readonly bytes: number;
  readonly tables: number;
  readonly rows: number;
}

interface Restore {
  readonly tables: number;
  readonly rows: number;
  readonly files: string[];
  readonly migrations: string[];
}

/** Backs up the database at `url` into the folder of the test. */
export async function backUp(
  url: string,
  args: string[] = ['--out', 'a.backup'],
  more: Variables = {},
): Promise<Backup> {
  setEnvironment(url, more);
  return (await runCommand<Backup>(backupCommand, args)).data;
}

/** Restores a backup from the folder of the test into the database at `url`. */
export async function restore(url: string, args: string[] = ['a.backup'], more: Variables = {}): Promise<Restore> {
  setEnvironment(url, more);
  return (await runCommand<Restore>(restoreCommand, args)).data;
}

/** Returns why a command is refused; fails if it isn't. */
export const refusal = async (running: Promise<unknown>): Promise<string> => {
  const error: unknown = await running.then(
    () => new Error('It was not refused'),
    (reason: unknown) => reason,
  );
  if (error instanceof CommandRefused) return error.message;
  throw error;
};

/** Returns a digest of the rows of each table, partitions included, other than those without a write-ahead log. */
export async function digestsOf(url: string): Promise<Record<string, string>> {
  const tables = await queryUrl<{ name: string }>(
    url,
    `SELECT t.oid::regclass::text AS name FROM pg_class t JOIN pg_namespace n ON n.oid = relnamespace
     WHERE relkind = 'r' AND relpersistence = 'p' AND nspname <> 'information_schema' AND nspname !~ '^pg_'`,
  );
  const each = tables.map(
    ({ name }) => `SELECT '${name}' AS name,
       count(*) || ' ' || md5(coalesce(string_agg(t::text, ',' ORDER BY t::text COLLATE "C"), '')) AS digest FROM ${name} t`,
  );
  const rows = await queryUrl<{ name: string; digest: string }>(url, each.join(' UNION ALL '));
  return Object.fromEntries(rows.map(({ name, digest }) => [name, digest]));
}

/** Returns the definition of every index, constraint, trigger and sequence, with the position of the sequence. */
export async function structureOf(url: string): Promise<string[]> {
  const rows = await queryUrl<{ definition: string }>(
    url,
    `SELECT pg_get_indexdef(indexrelid) || indisvalid AS definition FROM pg_index
     WHERE indrelid::regclass::text !~ '^pg_'
     UNION ALL
     SELECT concat_ws(' ', conrelid::regclass, conname, pg_get_constraintdef(oid), convalidated)
     FROM pg_constraint WHERE conrelid <> 0 AND conrelid::regclass::text !~ '^(pg_|information_schema)'
     UNION ALL
     SELECT pg_get_triggerdef(oid) || tgenabled::text FROM pg_trigger WHERE NOT tgisinternal
     UNION ALL
     SELECT format('%s %s', pg_sequences, has_sequence_privilege(format('%I.%I', schemaname, sequencename), 'USAGE'))
     FROM pg_sequences
     ORDER BY 1`,
  );
  return rows.map(({ definition }) => definition);
}
