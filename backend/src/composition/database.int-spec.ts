import { DataSource } from 'typeorm';
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

/** Every table, view and function of ours, and of nobody else. */
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

  it('can be undone to the last table, and done again', async () => {
    const url = await bareDatabaseUrl();
    await migrate(testSettings(url), mapping);
    const db = await maintenance(url);
    const before = await made(db);
    for (let i = 0; i < names.length; i++) await db.undoLastMigration();

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
