import { once } from 'node:events';
import { finished } from 'node:stream/promises';
import { type Client, escapeLiteral } from 'pg';
import { type CopyStreamQuery, from as copyFrom } from 'pg-copy-streams';
import { BackupRefused, type BackupManifest, type BackupSummary } from './backup-manifest';
import { storeLaterIndexes } from './later-indexes';
import { listMigrations, listTables, measureTable, MIGRATIONS_TABLE, type ProductTable } from './product-tables';

/** Tables in which migrations leave a row, so that they aren't empty although the product has never run. */
const FILLED_BY_MIGRATIONS = [
  MIGRATIONS_TABLE,
  'colleges.catalog_version',
  'jobs.version',
  'mentorship.people_directory_filling',
  'messaging.block_backfill',
];

/** Building indexes is faster with more memory, and nothing else runs at the same time. */
const SET_TRANSACTION = `
  SELECT set_config('maintenance_work_mem', '256MB', true), set_config('work_mem', '64MB', true),
    set_config('synchronous_commit', 'off', true)`;

/**
 * What slows down loading or would react to it: foreign keys, unique and exclusion constraints, indexes and triggers.
 * Each is removed before, and created again after it, with a statement that PostgreSQL writes itself. Foreign keys come
 * last: they need the indexes of the others. Partitions keep what belongs to their table.
 */
const SELECT_REMOVABLE = `
  WITH tables AS (
    SELECT t.oid, relispartition FROM pg_class t JOIN pg_namespace schema ON schema.oid = relnamespace
    WHERE relkind IN ('r', 'p') AND relpersistence = 'p' AND nspname = ANY($1)
  )
  SELECT format('ALTER TABLE %s DISABLE TRIGGER %I', tgrelid::regclass, tgname) AS remove,
    format('ALTER TABLE %s ENABLE TRIGGER %I', tgrelid::regclass, tgname) AS restore, NULL AS index, 4 AS step
  FROM pg_trigger JOIN tables ON tables.oid = tgrelid WHERE NOT tgisinternal AND tgenabled = 'O'
  UNION ALL
  SELECT format('ALTER TABLE %s DROP CONSTRAINT %I', conrelid::regclass, conname),
    format('ALTER TABLE %s ADD CONSTRAINT %I %s', conrelid::regclass, conname, pg_get_constraintdef(con.oid)),
    NULL, CASE contype WHEN 'f' THEN 3 ELSE 2 END
  FROM pg_constraint con JOIN tables ON tables.oid = conrelid
  WHERE conparentid = 0 AND (contype = 'f' OR contype IN ('u', 'x') AND NOT relispartition)
  UNION ALL
  SELECT format('DROP INDEX %s', indexrelid::regclass), pg_get_indexdef(indexrelid),
    CASE WHEN NOT indisunique THEN indexrelid::regclass::text END, 1
  FROM pg_index JOIN tables ON tables.oid = indrelid
  WHERE NOT relispartition
    AND NOT EXISTS (SELECT FROM pg_constraint WHERE conindid = indexrelid AND contype IN ('p', 'u', 'x'))
  ORDER BY step`;

interface Removable {
  readonly remove: string;
  readonly restore: string;
  /** Name of an index that no rule depends on; null for unique indexes and everything else. */
  readonly index: string | null;
  readonly step: number;
}

/**
 * @throws BackupRefused if a table contains rows of a product that has run, or a migration has run that the backup
 *   doesn't have
 */
export async function requireEmptyDatabase(
  client: Client,
  schemas: readonly string[],
  { migrations }: BackupManifest,
): Promise<void> {
  const tables = (await listTables(client, schemas)).filter(({ name }) => !FILLED_BY_MIGRATIONS.includes(name));
  const each = tables.map(({ name }) => `SELECT ${escapeLiteral(name)} AS name WHERE EXISTS (SELECT FROM ${name})`);
  const { rows: filled } =
    each.length > 0 ? await client.query<{ name: string }>(`${each.join(' UNION ALL ')} LIMIT 1`) : { rows: [] };
  if (filled[0]) {
    throw new BackupRefused(
      `The database isn’t empty: ${filled[0].name} contains rows. Restore into a new database, before a server uses it.`,
    );
  }
  const later = (await listMigrations(client)).find((name) => !migrations.includes(name));
  if (later) {
    throw new BackupRefused(
      `The database has tables of a newer version than the backup (${later}). Restore into a database without tables.`,
    );
  }
}

/** A transaction that fills all tables from a backup. Nothing of it remains if the connection ends before `commit`. */
export class DatabaseLoad {
  #copying?: { readonly table: string; readonly stream: CopyStreamQuery; readonly ended: Promise<void> };

  private constructor(
    private readonly client: Client,
    private readonly tables: ReadonlyMap<string, ProductTable>,
    private readonly partitioned: ReadonlySet<string>,
    private readonly removed: readonly Removable[],
    private readonly laterIndexes: readonly string[],
  ) {}

  /**
   * Locks all tables against everyone else, and prepares them for loading.
   * @param laterIndexes names of indexes that aren't created in this transaction, because that takes too long
   * @throws BackupRefused if a table isn't empty, or the tables aren't those of the backup
   */
  static async begin(
    client: Client,
    schemas: readonly string[],
    manifest: BackupManifest,
    laterIndexes: readonly string[],
  ): Promise<DatabaseLoad> {
    await client.query('START TRANSACTION');
    await client.query(SET_TRANSACTION);
    const tables = await listTables(client, schemas);
    requireSameTables(tables, manifest);
    const names = tables.map(({ name }) => name).join(', ');
    await client.query(`LOCK TABLE ${names} IN ACCESS EXCLUSIVE MODE`);
    await requireEmptyDatabase(client, schemas, manifest);
    for (const queue of manifest.queues) await client.query('SELECT jobs.create_queue($1, $2)', [queue, '{}']);
    const { rows: partitioned } = await client.query<{ name: string }>(
      `SELECT format('%I.%I', nspname, relname) AS name
       FROM pg_class JOIN pg_namespace schema ON schema.oid = relnamespace WHERE relkind = 'p'`,
    );
    const { rows: removed } = await client.query<Removable>(SELECT_REMOVABLE, [schemas]);
    // Foreign keys first, which need the others.
    for (const { remove } of removed.toReversed()) await client.query(remove);
    // Rows of a table that was emptied in the same transaction are stored as if by an earlier one (FREEZE), so that
    // they needn't be written again by a later vacuum.
    await client.query(`TRUNCATE ${names}`);
    return new DatabaseLoad(
      client,
      new Map(tables.map((table) => [table.name, table])),
      new Set(partitioned.map(({ name }) => name)),
      removed,
      laterIndexes,
    );
  }

  /** Adds rows in the text format of COPY. Those of a table must follow each other, and can be divided anywhere. */
  async write(table: string, rows: Buffer): Promise<void> {
    if (this.#copying?.table !== table) {
      await this.#endCopy();
      this.#copying = this.#startCopy(table);
    }
    const { stream, ended } = this.#copying;
    if (!stream.write(rows)) await Promise.race([once(stream, 'drain'), ended]);
  }

  /**
   * Creates the indexes and constraints again, and compares all tables with the backup.
   * @returns the names of the indexes that are still missing
   * @throws BackupRefused if a table differs
   */
  async finish(
    { tables, sequences }: BackupSummary,
    onProgress: (doing: string, done: number, total: number) => void,
  ): Promise<string[]> {
    await this.#endCopy();
    const isLater = ({ index }: Removable): boolean => index !== null && this.laterIndexes.includes(index);
    for (const [at, removed] of this.removed.entries()) {
      onProgress('Creating indexes', at, this.removed.length);
      if (!isLater(removed)) await this.client.query(removed.restore);
    }
    const missing = this.removed.filter(isLater).map(({ index, restore }) => ({ name: index!, definition: restore }));
    await storeLaterIndexes(this.client, missing);
    let compared = 0;
    for (const table of this.tables.values()) {
      onProgress('Comparing tables', compared++, this.tables.size);
      const { rows, checksum } = await measureTable(this.client, table);
      const expected = tables[table.name];
      if (rows === expected?.rows && checksum === expected.checksum) continue;
      throw new BackupRefused(
        `${table.name} differs from the backup: ${rows} rows with checksum ${checksum}, ` +
          `and ${expected?.rows} with ${expected?.checksum} in the backup. Nothing was restored.`,
      );
    }
    for (const { name, value, isCalled } of sequences) {
      await this.client.query('SELECT setval($1::regclass, $2::bigint, $3)', [name, value, isCalled]);
    }
    return missing.map(({ name }) => name);
  }

  async commit(): Promise<void> {
    await this.client.query('COMMIT');
    // Without statistics, the first statements would have bad plans.
    await this.client.query(`ANALYZE ${[...this.tables.keys()].join(', ')}`);
  }

  #startCopy(table: string) {
    const { name, storedColumns } = this.tables.get(table)!;
    // A partitioned table can't be filled with FREEZE.
    const options = this.partitioned.has(name) ? '' : 'WITH (FREEZE)';
    const stream = this.client.query(copyFrom(`COPY ${name} (${storedColumns.join(', ')}) FROM STDIN ${options}`));
    const ended = finished(stream);
    // Reported when the next rows are written, or at the end of the table.
    ended.catch(() => undefined);
    return { table, stream, ended };
  }

  async #endCopy(): Promise<void> {
    if (!this.#copying) return;
    const { stream, ended } = this.#copying;
    this.#copying = undefined;
    stream.end();
    await ended;
  }
}

function requireSameTables(tables: readonly ProductTable[], manifest: BackupManifest): void {
  const describe = (list: readonly { name: string; columns: readonly string[] }[]): string[] =>
    list.map(({ name, columns }) => `${name} (${columns.join(', ')})`).toSorted();
  const [here, there] = [describe(tables), describe(manifest.tables)];
  const different = here.find((table) => !there.includes(table)) ?? there.find((table) => !here.includes(table));
  if (different) throw new BackupRefused(`The tables of the database and of the backup differ: ${different}.`);
}
