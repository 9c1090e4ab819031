import { DataSource, type QueryRunner } from 'typeorm';
import { eventually } from '../../test/support/app';
import { bareDatabaseUrl, closeBeforeDropping, freshDatabase, testSettings } from '../../test/support/database';
import { maintenanceOptions } from '../shared/infrastructure/typeorm/data-source';
import { migrate } from '../shared/infrastructure/typeorm/migrate';
import { mapping } from './database';

const { DATABASE_DISTRIBUTION: distribution = 'off' } = process.env;
const names = mapping.migrations.map((migration) => migration.name);
const byAge = (one: string, other: string): number => Number(one.slice(-13)) - Number(other.slice(-13));

async function openMaintenanceConnection(url: string): Promise<DataSource> {
  const db = await new DataSource(maintenanceOptions(testSettings(url), mapping)).initialize();
  closeBeforeDropping(() => db.destroy());
  return db;
}

/** Lists the product's tables, views and functions, without those of PostgreSQL. */
const made = (db: DataSource): Promise<{ name: string }[]> =>
  db.query<{ name: string }[]>(`
    SELECT schema || '.' || name AS name FROM (
      SELECT table_schema, table_name FROM information_schema.tables
      UNION ALL SELECT routine_schema, routine_name FROM information_schema.routines
      UNION ALL SELECT nspname, '' FROM pg_namespace
    ) AS things (schema, name)
    WHERE schema NOT IN ('pg_catalog', 'information_schema', 'public') AND schema NOT LIKE 'pg\\_%' ORDER BY 1`);

describe('migrate', () => {
  it('runs every migration once, oldest first', async () => {
    const url = await bareDatabaseUrl();

    expect(await migrate(testSettings(url), mapping)).toEqual([...names].sort(byAge));
  });

  it('runs no migration the second time', async () => {
    const url = await bareDatabaseUrl();
    await migrate(testSettings(url), mapping);

    expect(await migrate(testSettings(url), mapping)).toEqual([]);
  });

  it('runs every migration once when three processes start together', async () => {
    const url = await bareDatabaseUrl();
    const ran = await Promise.all([1, 2, 3].map(() => migrate(testSettings(url), mapping)));

    expect(ran.flat().sort(byAge)).toEqual([...names].sort(byAge));
    const db = await openMaintenanceConnection(url);
    expect(await db.query('SELECT name FROM migrations ORDER BY timestamp')).toEqual(
      [...names].sort(byAge).map((name) => ({ name })),
    );
  });

  it('rolls back a failed migration completely', async () => {
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
    const db = await openMaintenanceConnection(url);
    expect((await made(db)).filter(({ name }) => name.startsWith('half_done'))).toEqual([]);
    expect(await migrate(testSettings(url), mapping)).toEqual([]);
  });

  it('builds an index concurrently while other processes wait for the migration lock', async () => {
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

  it('stops waiting and retries when another transaction holds a table lock', async () => {
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
    const holder = (await openMaintenanceConnection(url)).createQueryRunner();
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

  it('sends the statements of a text one by one', async () => {
    const url = await bareDatabaseUrl();
    class Several1999999999996 {
      readonly transaction = false;
      async up(db: QueryRunner): Promise<void> {
        // PostgreSQL refuses the second statement within a text of several.
        await db.query("SELECT ';'; DROP INDEX CONCURRENTLY IF EXISTS public.planted");
      }
      async down(): Promise<void> {}
    }

    expect(await migrate(testSettings(url), { entities: [], migrations: [Several1999999999996] })).toHaveLength(1);
  });
});

/** Reverting is only possible here: Citus can't undo all changes of distributed tables. */
function testPlainDatabase(): void {
  it('cannot be distributed', async () => {
    const settings = testSettings(await bareDatabaseUrl(), { DATABASE_DISTRIBUTION: 'citus' });

    await expect(migrate(settings, { ...mapping, migrations: [] })).rejects.toThrow(
      /DATABASE_DISTRIBUTION: the extension citus is missing/,
    );
  });

  it('reverts all migrations and applies them again', async () => {
    const url = await bareDatabaseUrl();
    await migrate(testSettings(url), mapping);
    const db = await openMaintenanceConnection(url);
    const before = await made(db);
    // Some indexes are dropped concurrently, which isn't possible in a transaction.
    for (let i = 0; i < names.length; i++) await db.undoLastMigration({ transaction: 'none' });

    expect(await made(db)).toEqual([]);
    await migrate(testSettings(url), mapping);
    expect(await made(db)).toEqual(before);
  });
}

function testDistributedDatabase(): void {
  it('has the schemas of contexts on workers, and later tables with triggers, too', async () => {
    const url = await bareDatabaseUrl();
    class Later1999999999995 {
      async up(db: QueryRunner): Promise<void> {
        await db.query(`
          CREATE TABLE identity.planted (id integer PRIMARY KEY REFERENCES identity.users);
          CREATE FUNCTION identity.refuse() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN RAISE EXCEPTION 'planted'; END $$;
          CREATE TRIGGER planted BEFORE TRUNCATE ON identity.planted EXECUTE FUNCTION identity.refuse();
          CREATE INDEX planted_again ON identity.planted (id DESC)`);
      }
      async down(): Promise<void> {}
    }
    await migrate(testSettings(url), mapping);
    await migrate(testSettings(url), { ...mapping, migrations: [...mapping.migrations, Later1999999999995] });
    const db = await openMaintenanceConnection(url);

    const distributed = await db.query<{ name: string }[]>(
      "SELECT DISTINCT split_part(table_name::text, '.', 1) AS name FROM citus_tables ORDER BY 1",
    );
    expect(distributed.map(({ name }) => name)).toEqual([...mapping.distributedSchemas!].sort());
    await expect(db.query('TRUNCATE identity.planted')).rejects.toThrow('planted');
  });
}

function testDistributedRows(): void {
  const listTables = (db: DataSource, schema: string) =>
    db.query<{ name: string; column: string; key: string }[]>(
      `SELECT table_name::text AS name, distribution_column AS column,
         (SELECT pg_get_constraintdef(oid) FROM pg_constraint WHERE conrelid = table_name AND contype = 'p') AS key
       FROM citus_tables WHERE citus_table_type = 'distributed' AND table_name::text LIKE $1 || '.%' ORDER BY 1`,
      [schema],
    );

  it('are those of the listed tables, and later tables join them', async () => {
    const url = await bareDatabaseUrl();
    class Later1999999999994 {
      async up(db: QueryRunner): Promise<void> {
        await db.query('CREATE TABLE messaging.planted (user_id integer, id integer PRIMARY KEY)');
        await db.query('CREATE TABLE messaging.planted_whole (id integer PRIMARY KEY)');
      }
      async down(): Promise<void> {}
    }
    await migrate(testSettings(url, { DATABASE_DISTRIBUTION: 'off' }), mapping);
    const db = await openMaintenanceConnection(url);
    await db.query('INSERT INTO messaging.stream_cursors SELECT n, n FROM generate_series(1, 100) AS n');

    await migrate(testSettings(url), mapping);
    await migrate(testSettings(url), {
      ...mapping,
      migrations: [...mapping.migrations, Later1999999999994],
      distributionColumns: { ...mapping.distributionColumns, 'messaging.planted': 'user_id' },
    });

    const rows = (await listTables(db, 'messaging')).filter(({ column }) => column !== '<none>');
    expect(rows).toEqual([
      { name: 'messaging.conversations', column: 'owner_id', key: 'PRIMARY KEY (owner_id, other_id)' },
      { name: 'messaging.messages', column: 'sender_id', key: 'PRIMARY KEY (id, sender_id)' },
      { name: 'messaging.notifications', column: 'user_id', key: 'PRIMARY KEY (id, user_id)' },
      { name: 'messaging.planted', column: 'user_id', key: 'PRIMARY KEY (id, user_id)' },
      { name: 'messaging.stream_cursors', column: 'user_id', key: 'PRIMARY KEY (user_id)' },
      { name: 'messaging.stream_events', column: 'user_id', key: 'PRIMARY KEY (user_id, id)' },
    ]);
    expect((await listTables(db, 'messaging')).map(({ name }) => name)).toContain('messaging.planted_whole');
    expect(await db.query('SELECT count(*)::int AS count FROM messaging.stream_cursors')).toEqual([{ count: 100 }]);
    await expect(migrate(testSettings(url, { DATABASE_DISTRIBUTION: 'citus' }), mapping)).rejects.toThrow(
      /already distributed in this database; set citus-hash/,
    );
  }, 180_000);

  it('leave constraints and IDs as they were, and share servers with the copied tables that statements join', async () => {
    const url = await bareDatabaseUrl();
    const readConstraints = (db: DataSource) =>
      db.query<{ definition: string }[]>(
        `SELECT conrelid::regclass || ' ' || pg_get_constraintdef(oid) AS definition FROM pg_constraint
         WHERE connamespace IN ('messaging'::regnamespace, 'admin_analytics'::regnamespace) AND contype IN ('c', 'f')
           -- Copied tables have a shard on the coordinator, too.
           AND conrelid::regclass::text !~ '_\\d{6}$'
         ORDER BY 1`,
      );
    await migrate(testSettings(url, { DATABASE_DISTRIBUTION: 'off' }), mapping);
    const db = await openMaintenanceConnection(url);
    const before = await readConstraints(db);
    await db.query("SELECT setval('messaging.messages_id_seq', 700)");
    await migrate(testSettings(url), mapping);

    expect(await readConstraints(db)).toEqual(before);
    expect(await db.query(`SELECT nextval(pg_get_serial_sequence('messaging.messages', 'id'))::int AS id`)).toEqual([
      { id: 701 },
    ]);
    const copied = await db.query<{ name: string }[]>(
      "SELECT table_name::text AS name FROM citus_tables WHERE citus_table_type = 'reference' ORDER BY 1",
    );
    expect(copied.map(({ name }) => name)).toEqual([...mapping.copiedTables!].sort());
    expect((await listTables(db, 'admin_analytics')).filter(({ column }) => column !== '<none>')).toEqual([
      { name: 'admin_analytics.college_interactions', column: 'college_id', key: 'PRIMARY KEY (id, college_id)' },
    ]);
  }, 180_000);

  it('leave a schema as it is that an earlier release distributed as a whole', async () => {
    const url = await bareDatabaseUrl();
    const ofEarlierRelease = {
      ...mapping,
      distributionColumns: { 'messaging.stream_cursors': 'user_id', 'messaging.stream_events': 'user_id' },
      copiedTables: [],
    };
    await migrate(testSettings(url), ofEarlierRelease);

    await expect(migrate(testSettings(url), mapping)).resolves.toEqual([]);
    const db = await openMaintenanceConnection(url);
    expect((await listTables(db, 'admin_analytics')).filter(({ column }) => column !== '<none>')).toEqual([]);
  }, 180_000);

  it('can’t replace distributed schemas', async () => {
    const url = await bareDatabaseUrl();
    await migrate(testSettings(url, { DATABASE_DISTRIBUTION: 'citus' }), mapping);

    await expect(migrate(testSettings(url), mapping)).rejects.toThrow(/is already distributed as a whole/);
  }, 180_000);
}

// TEST_DATABASE_URL leads to a coordinator of Citus if DATABASE_DISTRIBUTION says so, and to PostgreSQL otherwise.
if (distribution === 'off') describe('a database without Citus', testPlainDatabase);
else describe('a distributed database', testDistributedDatabase);
if (distribution === 'citus-hash') describe('distributed rows', testDistributedRows);

describe('tables whose rows can be distributed', () => {
  it.each(Object.entries(mapping.distributionColumns!))(
    '%s has its distribution column %s in all unique indexes, except those of constraints',
    async (table, column) => {
      const db = await freshDatabase();
      const indexes = await db.query<{ columns: string[] }[]>(
        `SELECT array_agg(attname::text) AS columns
         FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
         WHERE indrelid = $1::regclass AND indisunique
           AND indexrelid NOT IN (SELECT conindid FROM pg_constraint WHERE conrelid = indrelid) GROUP BY indexrelid`,
        [table],
      );
      expect(indexes.filter(({ columns }) => !columns.includes(column))).toEqual([]);
      const [{ keys }] = await db.query<[{ keys: number }]>(
        "SELECT count(*)::int AS keys FROM pg_constraint WHERE contype = 'f' AND $1::regclass IN (conrelid, confrelid)",
        [table],
      );
      expect(keys).toBe(0);
    },
  );
});

describe('the entities', () => {
  // Only migrations contain checks, foreign keys, indexes, defaults and comments; entities describe the columns of an
  // aggregate's state. Other columns of its table are written with SQL, which is checked against the database as well.
  const ONLY_IN_MIGRATIONS = /DROP (CONSTRAINT|INDEX|COLUMN|DEFAULT)|^COMMENT ON COLUMN/;
  /** Distributing rows adds the distribution column to primary keys, and replaces an identity column by a sequence. */
  const ONLY_WITH_DISTRIBUTED_ROWS =
    /(notifications|messages)_pkey" PRIMARY KEY|^DROP SEQUENCE "messaging"."messages_id_seq"/;
  const isExpected = (sql: string): boolean =>
    ONLY_IN_MIGRATIONS.test(sql) || (distribution === 'citus-hash' && ONLY_WITH_DISTRIBUTED_ROWS.test(sql));

  it('match the tables that the migrations create', async () => {
    const db = await freshDatabase();
    const { upQueries } = await db.driver.createSchemaBuilder().log();

    expect(upQueries.map(({ query }) => query).filter((sql) => !isExpected(sql))).toEqual([]);
  });

  it('are in the schema of their context', async () => {
    const { entityMetadatas } = await freshDatabase();

    expect(entityMetadatas.filter(({ schema }) => !schema || schema === 'public').map(({ name }) => name)).toEqual([]);
  });
});

describe('migrations', () => {
  it('have unique timestamps in their names', () => {
    expect(names.filter((name) => !/^[A-Z][A-Za-z]+\d{13}$/.test(name))).toEqual([]);
    expect(new Set(names.map((name) => name.slice(-13))).size).toBe(names.length);
  });
});
