import { DataSource, type QueryRunner } from 'typeorm';
import { eventually } from '../../test/support/app';
import { bareDatabaseUrl, closeBeforeDropping, freshDatabase, testSettings } from '../../test/support/database';
import { maintaining } from '../shared/infrastructure/typeorm/data-source';
import { migrate } from '../shared/infrastructure/typeorm/migrate';
import { mapping } from './database';

const names = mapping.migrations.map((migration) => migration.name);
const byAge = (one: string, other: string): number => Number(one.slice(-13)) - Number(other.slice(-13));

async function maintenance(url: string): Promise<DataSource> {
  const db = await new DataSource(maintaining(testSettings(url), mapping)).initialize();
  closeBeforeDropping(() => db.destroy());
  return db;
}

/** Every table, view and function of ours, and of no one else. */
const made = (db: DataSource): Promise<{ name: string }[]> =>
  db.query<{ name: string }[]>(`
    SELECT schema || '.' || name AS name FROM (
      SELECT table_schema, table_name FROM information_schema.tables
      UNION ALL SELECT routine_schema, routine_name FROM information_schema.routines
      UNION ALL SELECT nspname, '' FROM pg_namespace
    ) AS things (schema, name)
    WHERE schema NOT IN ('pg_catalog', 'information_schema', 'public') AND schema NOT LIKE 'pg\\_%' ORDER BY 1`);

describe('bringing the database up to date', () => {
  it('runs every migration once, oldest first', async () => {
    const url = await bareDatabaseUrl();

    expect(await migrate(testSettings(url), mapping)).toEqual([...names].sort(byAge));
  });

  it('runs none the second time', async () => {
    const url = await bareDatabaseUrl();
    await migrate(testSettings(url), mapping);

    expect(await migrate(testSettings(url), mapping)).toEqual([]);
  });

  it('runs every migration once although three processes start together', async () => {
    const url = await bareDatabaseUrl();
    const ran = await Promise.all([1, 2, 3].map(() => migrate(testSettings(url), mapping)));

    expect(ran.flat().sort(byAge)).toEqual([...names].sort(byAge));
    const db = await maintenance(url);
    expect(await db.query('SELECT name FROM migrations ORDER BY timestamp')).toEqual(
      [...names].sort(byAge).map((name) => ({ name })),
    );
  });

  it('leaves nothing half done when a migration fails', async () => {
    const url = await bareDatabaseUrl();
    class Broken1999999999999 {
      async up(db: { query(sql: string): Promise<unknown> }): Promise<void> {
        await db.query('CREATE SCHEMA half_done');
        await db.query('CREATE TABLE half_done.oops (id nonsense)');
      }
      async down(): Promise<void> {}
    }
    jest.spyOn(console, 'log').mockReturnValue();
    const broken = { ...mapping, migrations: [...mapping.migrations, Broken1999999999999] };

    await expect(migrate(testSettings(url), broken)).rejects.toThrow(/nonsense/);
    const db = await maintenance(url);
    expect((await made(db)).filter(({ name }) => name.startsWith('half_done'))).toEqual([]);
    expect(await migrate(testSettings(url), mapping)).toEqual([]);
  });

  it('builds an index concurrently although another process waits for its turn', async () => {
    const url = await bareDatabaseUrl();
    class Slow1999999999998 {
      readonly transaction = false;
      async up(db: QueryRunner): Promise<void> {
        await db.query('SELECT pg_sleep(1)');
        await db.query('CREATE INDEX CONCURRENTLY outbox_planted ON platform.outbox (name)');
      }
      async down(): Promise<void> {}
    }
    const slow = { ...mapping, migrations: [...mapping.migrations, Slow1999999999998] };
    const ran = await Promise.all([1, 2, 3].map(() => migrate(testSettings(url), slow)));

    expect(ran.flat().filter((name) => name === 'Slow1999999999998')).toHaveLength(1);
  });

  it('gives the lock of a table back while someone else holds it, and tries again', async () => {
    const url = await bareDatabaseUrl();
    await migrate(testSettings(url), mapping);
    const timeouts: unknown[] = [];
    class Strong1999999999997 {
      async up(db: QueryRunner): Promise<void> {
        timeouts.push(...((await db.query('SHOW lock_timeout')) as unknown as unknown[]));
        await db.query('ALTER TABLE platform.outbox ADD planted text');
      }
      async down(): Promise<void> {}
    }
    const holder = (await maintenance(url)).createQueryRunner();
    await holder.startTransaction();
    await holder.query('SELECT FROM platform.outbox');
    jest.spyOn(console, 'log').mockReturnValue();
    const migrating = migrate(testSettings(url), {
      ...mapping,
      migrations: [...mapping.migrations, Strong1999999999997],
    });
    await eventually(() => timeouts.length > 1, 20_000);
    await holder.rollbackTransaction();
    await holder.release();

    expect(await migrating).toEqual(['Strong1999999999997']);
    expect(timeouts[0]).toEqual({ lock_timeout: '3s' });
  });

  it('can be undone to the last table, and done again', async () => {
    const url = await bareDatabaseUrl();
    await migrate(testSettings(url), mapping);
    const db = await maintenance(url);
    const before = await made(db);
    // Some indexes are dropped concurrently, which no transaction allows.
    for (let i = 0; i < names.length; i++) await db.undoLastMigration({ transaction: 'none' });

    expect(await made(db)).toEqual([]);
    await migrate(testSettings(url), mapping);
    expect(await made(db)).toEqual(before);
  });
});

describe('the entities', () => {
  // Checks, foreign keys and indexes are the migrations' own; what an entity knows is columns. An identity column that is
  // not the key cannot be told in an entity schema: only the list of own sessions reads it.
  const ONLY_IN_MIGRATIONS = /DROP (CONSTRAINT|INDEX)|"sessions" DROP COLUMN "id"/;

  it('describe the tables that the migrations make', async () => {
    const db = await freshDatabase();
    const { upQueries } = await db.driver.createSchemaBuilder().log();

    expect(upQueries.map(({ query }) => query).filter((sql) => !ONLY_IN_MIGRATIONS.test(sql))).toEqual([]);
  });

  it('live in the schema of their context', async () => {
    const { entityMetadatas } = await freshDatabase();

    expect(entityMetadatas.filter(({ schema }) => !schema || schema === 'public').map(({ name }) => name)).toEqual([]);
  });
});

describe('migrations', () => {
  it('carry the moment of their making, each another', () => {
    expect(names.filter((name) => !/^[A-Z][A-Za-z]+\d{13}$/.test(name))).toEqual([]);
    expect(new Set(names.map((name) => name.slice(-13))).size).toBe(names.length);
  });
});
