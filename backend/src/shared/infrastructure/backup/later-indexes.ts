import type { Client } from 'pg';
import { BackupRefused } from './backup-manifest';

/** An arbitrary number that nothing else in this database locks. */
const LATER_INDEXES_LOCK = 4_711_002;

interface LaterIndex {
  readonly name: string;
  /** The statement that creates the index. */
  readonly definition: string;
}

/** Stores which indexes are still missing, in the transaction that fills the tables. */
export async function storeLaterIndexes(client: Client, indexes: readonly LaterIndex[]): Promise<void> {
  if (indexes.length === 0) return;
  await client.query('CREATE TABLE public.indexes_to_restore (name text PRIMARY KEY, definition text NOT NULL)');
  const table = await findTable(client);
  for (const { name, definition } of indexes) {
    await client.query(`INSERT INTO ${table} (name, definition) VALUES ($1, $2)`, [name, definition]);
  }
}

/**
 * Returns the name of the table with the missing indexes; null if there is none. It exists only until they have been
 * created, so that an interrupted restore can be finished.
 */
async function findTable(client: Client): Promise<string | null> {
  const { rows } = await client.query<{ name: string | null }>(
    `SELECT to_regclass('public.indexes_to_restore')::text AS name`,
  );
  return rows[0]!.name;
}

/**
 * Creates the indexes that are still missing, without blocking the running product. Can be repeated after an
 * interruption.
 * @returns their names
 * @throws BackupRefused if an index can't be created, or another command is creating it
 */
export async function createLaterIndexes(client: Client, onStart: (name: string) => void): Promise<string[]> {
  const table = await findTable(client);
  if (table === null) return [];
  // Ends with the connection.
  const lock = 'SELECT pg_try_advisory_lock($1) AS granted';
  const { rows: answers } = await client.query<{ granted: boolean }>(lock, [LATER_INDEXES_LOCK]);
  if (!answers[0]!.granted)
    throw new BackupRefused('Another command is creating the missing indexes. Wait until it’s done.');
  await client.query(`SET maintenance_work_mem = '256MB'`);
  const { rows } = await client.query<LaterIndex>(`SELECT name, definition FROM ${table} ORDER BY name`);
  for (const { name, definition } of rows) {
    onStart(name);
    try {
      // An interrupted build leaves an index that isn't used.
      await client.query(`DROP INDEX CONCURRENTLY IF EXISTS ${name}`);
      await client.query(definition.replace('CREATE INDEX', 'CREATE INDEX CONCURRENTLY'));
    } catch (error) {
      throw new BackupRefused(
        `The tables are restored, but the index ${name} can’t be created: ${(error as Error).message}. Remove the cause, and run: npm run cli -- restore --finish`,
        { cause: error },
      );
    }
  }
  await client.query(`DROP TABLE ${table}`);
  return rows.map(({ name }) => name);
}
