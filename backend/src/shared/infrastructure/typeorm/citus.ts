import type { QueryRunner } from 'typeorm';
import { type Settings, InvalidSettings } from '../settings/settings';
import { distributeRows, findSchemasWithRows, hasDistributedRows } from './citus-rows';
import type { Mapping } from './data-source';

/**
 * Lets a distributed table have triggers. Citus calls them unsafe because a trigger runs on the worker of the row: ours
 * only read and check tables of their own schema, which are all on the same worker.
 */
const ALLOW_TRIGGERS = 'SET citus.enable_unsafe_triggers = on';

/** Prepares the connection of a migration for statements that change distributed tables. */
export async function prepareForDistributedTables(settings: Settings, runner: QueryRunner): Promise<void> {
  if (settings.databaseDistribution !== 'off') await runner.query(ALLOW_TRIGGERS);
}

/**
 * Makes each schema in `distributedSchemas` of the mapping a distributed schema of Citus: all of its tables move to one
 * worker, and tables that are created in it later do, too. With `citus-hash`, the rows of the tables in
 * `distributionColumns` move to all workers instead, those in `copiedTables` are copied to all workers, and the other
 * tables of these schemas move to one worker. Does nothing if the setting is off; what is already distributed stays
 * where it is.
 * @returns the names of the schemas that it distributed
 * @throws InvalidSettings if the database isn't on a coordinator of Citus, or is already distributed in the other way
 */
export async function distributeSchemas(
  settings: Settings,
  { distributedSchemas = [], distributionColumns = {}, copiedTables = [] }: Mapping,
  runner: QueryRunner,
): Promise<string[]> {
  if (settings.databaseDistribution === 'off') return [];
  await requireCoordinator(runner);
  await prepareForDistributedTables(settings, runner);
  const byRows = settings.hasDistributedRows ? findSchemasWithRows(distributionColumns) : [];
  if (byRows.length === 0) await requireNoDistributedRows(runner, distributedSchemas);
  for (const schema of byRows) await distributeRows(runner, schema, { distributionColumns, copiedTables });
  const pending = await runner.manager.query<{ name: string }[]>(
    `SELECT nspname AS name FROM pg_namespace
     WHERE nspname = ANY ($1) AND oid NOT IN (SELECT schemaid FROM pg_catalog.pg_dist_schema)
     ORDER BY array_position($1, nspname::text)`,
    [distributedSchemas.filter((schema) => !byRows.includes(schema))],
  );
  for (const { name } of pending) await runner.query('SELECT citus_schema_distribute($1::regnamespace)', [name]);
  return pending.map(({ name }) => name);
}

async function requireCoordinator(runner: QueryRunner): Promise<void> {
  const { manager } = runner;
  const [extension] = await manager.query<object[]>("SELECT FROM pg_extension WHERE extname = 'citus'");
  if (!extension)
    throw new InvalidSettings([
      'DATABASE_DISTRIBUTION: the extension citus is missing in the database; run as a superuser: CREATE EXTENSION citus',
    ]);
  const [worker] = await manager.query<object[]>('SELECT FROM pg_catalog.pg_dist_local_group WHERE groupid <> 0');
  if (worker)
    throw new InvalidSettings([
      'DATABASE_DISTRIBUTION: the database is on a worker of Citus; DATABASE_URL must lead to the coordinator',
    ]);
}

async function requireNoDistributedRows(runner: QueryRunner, schemas: readonly string[]): Promise<void> {
  if (await hasDistributedRows(runner, schemas))
    throw new InvalidSettings([
      'DATABASE_DISTRIBUTION: rows of tables are already distributed in this database; set citus-hash',
    ]);
}
