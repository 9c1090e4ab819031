import PgBoss from 'pg-boss';
import type { QueryRunner } from 'typeorm';
import { testSettings } from './support/database';
import { queryUrl, databaseWithTwoRoles, FORBIDDEN_TO_RUN_TIME, type TwoRoles } from './support/two-roles';
import { mapping } from '../src/composition/database';
import { InvalidSettings } from '../src/shared/infrastructure/settings/settings';
import { migrate } from '../src/shared/infrastructure/typeorm/migrate';

const separate = ({ runTimeUrl, migrationUrl }: TwoRoles) =>
  testSettings(runTimeUrl, { DATABASE_MIGRATION_URL: migrationUrl });

class Planted1999999999996 {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      CREATE SCHEMA planted;
      CREATE TABLE planted.trees (id integer GENERATED ALWAYS AS IDENTITY, name text);
      CREATE SEQUENCE planted.rows;
      CREATE TABLE forum.hedges (name text)
    `);
  }
  async down(): Promise<void> {}
}
const withPlanted = { ...mapping, migrations: [...mapping.migrations, Planted1999999999996] };

/** Columns, indexes, constraints and functions of a schema, without its name. */
const SHAPE = `
  SELECT replace(shape, $1 || '.', '') AS shape FROM (
    SELECT concat_ws(' ', table_name, column_name, udt_name, is_nullable, column_default)
    FROM information_schema.columns WHERE table_schema = $1
    UNION ALL SELECT indexdef FROM pg_indexes WHERE schemaname = $1
    UNION ALL SELECT conrelid::regclass::text || ' ' || pg_get_constraintdef(oid) FROM pg_constraint
      WHERE connamespace = $1::regnamespace
    UNION ALL SELECT proname || regexp_replace(prosrc, '\\s+', ' ', 'g') FROM pg_proc WHERE pronamespace = $1::regnamespace
  ) AS things (shape) ORDER BY 1`;

describe('a separate run-time role', () => {
  let roles: TwoRoles;
  beforeAll(async () => {
    roles = await databaseWithTwoRoles();
    await migrate(separate(roles), mapping);
  });

  it.each(FORBIDDEN_TO_RUN_TIME)('cannot run: %s', async (sql) => {
    await expect(queryUrl(roles.runTimeUrl, sql)).rejects.toMatchObject({ code: '42501' });
  });

  it('can create queues through a function that runs as the owner', async () => {
    await queryUrl(roles.runTimeUrl, `SELECT jobs.create_queue('planted', '{"policy":"short"}')`);

    expect(await queryUrl(roles.runTimeUrl, `SELECT name FROM jobs.queue WHERE name = 'planted'`)).toHaveLength(1);
  });

  it('can refresh the planner statistics of the catalog', async () => {
    await queryUrl(roles.runTimeUrl, 'SELECT colleges.refresh_statistics()');

    const analysed = `SELECT FROM pg_stat_user_tables WHERE relid = 'colleges.colleges'::regclass AND last_analyze IS NOT NULL`;
    expect(await queryUrl(roles.runTimeUrl, analysed)).toHaveLength(1);
  });

  it('can read and write tables of a later migration, even in a new schema', async () => {
    await migrate(separate(roles), withPlanted);

    await queryUrl(roles.runTimeUrl, `INSERT INTO planted.trees (name) VALUES ('oak')`);
    await queryUrl(roles.runTimeUrl, `UPDATE planted.trees SET name = 'elm', id = DEFAULT`);
    expect(await queryUrl(roles.runTimeUrl, 'SELECT name FROM planted.trees')).toEqual([{ name: 'elm' }]);
    await queryUrl(roles.runTimeUrl, `SELECT nextval('planted.rows')`);
    await queryUrl(roles.runTimeUrl, 'DELETE FROM forum.hedges');
  });

  it('can immediately read and write tables that the owner adds outside of a migration', async () => {
    await queryUrl(roles.migrationUrl, 'CREATE TABLE forum.fences (id serial, name text)');

    await queryUrl(roles.runTimeUrl, `INSERT INTO forum.fences (name) VALUES ('low')`);
    expect(await queryUrl(roles.runTimeUrl, 'SELECT id FROM forum.fences')).toEqual([{ id: 1 }]);
  });

  it('is granted each right only once', async () => {
    const given = `SELECT sum(xmin::text::bigint) AS written FROM pg_class WHERE relkind IN ('r', 'p', 'S')`;
    const before = await queryUrl(roles.runTimeUrl, given);
    await migrate(separate(roles), withPlanted);

    expect(await queryUrl(roles.runTimeUrl, given)).toEqual(before);
  });

  it('can start without the migration role when every migration has run', async () => {
    const ran = migrate(testSettings(roles.runTimeUrl), mapping);

    expect(await ran).toEqual([]);
  });
});

describe('the job tables', () => {
  it('have the structure that this version of pg-boss creates', async () => {
    const { migrationUrl } = await databaseWithTwoRoles();
    await migrate(testSettings(migrationUrl), mapping);
    await queryUrl(migrationUrl, PgBoss.getConstructionPlans('planted'));
    const shapeOf = (schema: string) => queryUrl<{ shape: string }>(migrationUrl, SHAPE, [schema]);

    expect(await shapeOf('jobs')).toEqual(await shapeOf('planted'));
    expect(await queryUrl(migrationUrl, 'SELECT version FROM jobs.version')).toEqual(
      await queryUrl(migrationUrl, 'SELECT version FROM planted.version'),
    );
  });
});

describe('a single role', () => {
  it('migrates and owns what it creates', async () => {
    const { migrationUrl } = await databaseWithTwoRoles();

    expect(await migrate(testSettings(migrationUrl), mapping)).toHaveLength(mapping.migrations.length);
    await queryUrl(migrationUrl, 'ALTER TABLE forum.reports ADD planted text');
  });

  it('can be set in both settings', async () => {
    const { migrationUrl } = await databaseWithTwoRoles();
    await migrate(separate({ migrationUrl, runTimeUrl: migrationUrl, runTimeRole: '' }), mapping);

    await queryUrl(migrationUrl, 'ALTER TABLE forum.reports ADD planted text');
  });
});

describe('unsuitable roles', () => {
  const fault = async (settings: ReturnType<typeof testSettings>): Promise<string> => {
    const refused: unknown = await migrate(settings, mapping).catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(InvalidSettings);
    return (refused as Error).message;
  };

  it('are reported when the run-time role has to migrate', async () => {
    const { runTimeUrl } = await databaseWithTwoRoles();

    expect(await fault(testSettings(runTimeUrl))).toMatch(
      /DATABASE_URL: the role lacks rights that the migration needs \(permission denied.*\); set DATABASE_MIGRATION_URL/,
    );
  });

  it('are reported when the migration role owns nothing', async () => {
    const { runTimeUrl } = await databaseWithTwoRoles();

    expect(await fault(testSettings(runTimeUrl, { DATABASE_MIGRATION_URL: runTimeUrl }))).toMatch(
      /DATABASE_MIGRATION_URL: the role lacks .* the role must own the database/,
    );
  });

  it('are reported when the migration role cannot sign in', async () => {
    const { runTimeUrl, migrationUrl } = await databaseWithTwoRoles();
    const noOne = new URL(migrationUrl);
    noOne.username = 'nobody_at_all';

    const settings = testSettings(runTimeUrl, { DATABASE_MIGRATION_URL: noOne.href });
    expect(await fault(settings)).toMatch(/DATABASE_MIGRATION_URL: .*nobody_at_all/);
  });
});
