import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { BackupRefused, type BackupSummary, type TableContent } from './backup-manifest';
import { listMigrations, listTables, measureTable, type ProductTable, readSequences } from './product-tables';

/** All tables as they were at one moment. Writes of others continue, and aren't seen. */
export class DatabaseSnapshot {
  private constructor(
    private readonly client: Client,
    private readonly schemas: readonly string[],
    readonly migrations: readonly string[],
    readonly tables: readonly ProductTable[],
    readonly queues: readonly string[],
  ) {}

  /**
   * Starts a transaction, which ends with the connection. Until then, no migration can change the tables.
   * @throws BackupRefused if there are no tables, or a migration is running
   */
  static async open(client: Client, schemas: readonly string[]): Promise<DatabaseSnapshot> {
    const names = namesOf(await listTables(client, schemas));
    if (names === '') throw new BackupRefused('The database contains no tables of Gradspan.');
    await client.query('START TRANSACTION ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    // The snapshot is the one of the first SELECT. If that came before the locks, a table could be emptied or rewritten
    // in between, and its rows wouldn't be seen.
    await client.query(`LOCK TABLE ${names} IN ACCESS SHARE MODE`);
    const tables = await listTables(client, schemas);
    if (namesOf(tables) !== names) {
      throw new BackupRefused('A migration has changed the tables at the same time. Make the backup again.');
    }
    const migrations = await listMigrations(client);
    const { rows: queues } = await client.query<{ name: string }>('SELECT name FROM jobs.queue ORDER BY name');
    return new DatabaseSnapshot(
      client,
      schemas,
      migrations,
      tables,
      queues.map(({ name }) => name),
    );
  }

  /** Returns the rows in the text format of COPY, which is the same in all versions of PostgreSQL. */
  readRows({ name, storedColumns }: ProductTable): AsyncIterable<Buffer> {
    // A query, because a partitioned table can't be copied by its name.
    return this.client.query(copyTo(`COPY (SELECT ${storedColumns.join(', ')} FROM ${name}) TO STDOUT`));
  }

  measure(table: ProductTable): Promise<Pick<TableContent, 'rows' | 'checksum'>> {
    return measureTable(this.client, table);
  }

  /** Sequences aren't part of the snapshot; read after the tables, they are never behind the rows. */
  readSequences(): Promise<BackupSummary['sequences']> {
    return readSequences(this.client, this.schemas);
  }
}

const namesOf = (tables: readonly ProductTable[]): string => tables.map(({ name }) => name).join(', ');
