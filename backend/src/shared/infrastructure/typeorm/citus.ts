import type { QueryRunner } from 'typeorm';
import { type Settings, InvalidSettings } from '../settings/settings';
import type { Mapping } from './data-source';

/**
 * Lets a distributed table have triggers. Citus calls them unsafe because a trigger runs on the worker of the row: ours
 * only read and check tables of their own schema, which are all on the same worker.
 */
const ALLOW_TRIGGERS = 'SET citus.enable_unsafe_triggers = on';

/** Prepares the connection of a migration for statements that change distributed tables. */
export async function prepareForDistributedTables(settings: Settings, runner: QueryRunner): Promise<void> {
  if (settings.databaseDistribution === 'citus') await runner.query(ALLOW_TRIGGERS);
}

/**
 * Makes each schema in `distributedSchemas` of the mapping a distributed schema of Citus: all of its tables move to one
 * worker, and tables that are created in it later do, too. Does nothing if the setting is off; schemas that are already
 * distributed stay where they are.
 * @returns the names of the schemas that it distributed
 * @throws InvalidSettings if the database isn't on a coordinator of Citus
 */
export async function distributeSchemas(
  settings: Settings,
  { distributedSchemas = [] }: Mapping,
  runner: QueryRunner,
): Promise<string[]> {
  if (settings.databaseDistribution !== 'citus') return [];
  await requireCoordinator(runner);
  const pending = await runner.manager.query<{ name: string }[]>(
    `SELECT nspname AS name FROM pg_namespace
     WHERE nspname = ANY ($1) AND oid NOT IN (SELECT schemaid FROM pg_catalog.pg_dist_schema)
     ORDER BY array_position($1, nspname::text)`,
    [distributedSchemas],
  );
  await prepareForDistributedTables(settings, runner);
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
