import { Client, type QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';
import { FinderCounts } from '../../src/contexts/mentorship/application/finder/ports/finder';
import type { SqlFinderCounts } from '../../src/contexts/mentorship/infrastructure/finder/sql-finder-reader';
import { DomainEvents } from '../../src/shared/application/domain-events';
import type { OutboxEvents } from '../../src/shared/infrastructure/events/outbox-events';
import { eventually, type TestApp } from './app';
import { closeBeforeDropping, databaseVariables } from './database';

/** Data that changes without a user's action: tables of the platform, and when a user was last seen. */
const VOLATILE_SCHEMAS = ['platform', 'jobs', 'information_schema', 'pg_catalog'];
const VOLATILE_COLUMNS = ['last_seen_at'];

const clients = new WeakMap<DataSource, Promise<Client>>();

/** Plans each statement only once: statements that name every table take a hundred times as long to plan as to run. */
async function queryPrepared<Row extends QueryResultRow>(db: DataSource, name: string, text: string): Promise<Row[]> {
  const client = clients.get(db) ?? connected((db.options as { url?: string }).url);
  clients.set(db, client);
  return (await (await client).query<Row>({ name, text })).rows;
}

async function connected(url = ''): Promise<Client> {
  const { DATABASE_URL, DATABASE_DIRECT_URL = DATABASE_URL } = databaseVariables(url);
  const connectionString = DATABASE_DIRECT_URL;
  const client = new Client({ connectionString, options: '-c plan_cache_mode=force_generic_plan' });
  await client.connect();
  closeBeforeDropping(() => client.end());
  return client;
}

/** A job that failed is due although its next attempt is some seconds away: a later job isn't expected to start now. */
const SELECT_DUE_JOB = `SELECT FROM jobs.job
  WHERE (state = 'retry' OR state < 'completed' AND start_after <= now()) AND name NOT LIKE '\\_\\_pgboss%' LIMIT 1`;

/** Resolves once all background work that follows from earlier actions is done. */
export async function waitUntilIdle({ app, db }: TestApp): Promise<void> {
  const events = app.get<OutboxEvents>(DomainEvents);
  const isIdle = async () => (await queryPrepared(db, 'due', SELECT_DUE_JOB)).length === 0;
  // A job can publish an event, and an event can queue a job.
  await eventually(async () => (await isIdle()) && (await events.deliverWaitingEvents(), await isIdle()));
  // Otherwise impressions are buffered for some seconds.
  await app.get<SqlFinderCounts>(FinderCounts).writeImpressions();
}

const statements = new WeakMap<DataSource, Promise<string>>();

/** Builds a statement that returns each table of the product with a digest of its rows. */
async function digestsIn(db: DataSource): Promise<string> {
  const tables = await db.query<{ name: string }[]>(
    `SELECT table_schema || '.' || table_name AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema <> ALL($1) ORDER BY 1`,
    [VOLATILE_SCHEMAS],
  );
  const each = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name,
              count(*) || ' ' || md5(coalesce(string_agg(kept::text, ',' ORDER BY kept::text), '')) AS digest
       FROM (SELECT to_jsonb(t) - '{${VOLATILE_COLUMNS.join()}}'::text[] AS kept FROM ${name} t) AS rows`,
  );
  return each.join(' UNION ALL ');
}

/** Otherwise the settling of an answer, ten seconds after it, changes tables between two digests on a slow machine. */
const POSTPONE_LATER_JOBS = `UPDATE jobs.job SET start_after = (SELECT start_after + interval '1 hour')
  WHERE state = 'created' AND start_after BETWEEN now() AND now() + interval '1 hour' AND name NOT LIKE '\\_\\_pgboss%'`;

/**
 * Returns a digest of each table of the product, by name. Jobs that start within the next hour are postponed. It is equal before and after an action that changes nothing.
 * @param except tables that can change, as `schema.table`
 */
export async function digests(at: TestApp, except: readonly string[] = []): Promise<Record<string, string>> {
  await at.db.query(POSTPONE_LATER_JOBS);
  await waitUntilIdle(at);
  const statement = statements.get(at.db) ?? digestsIn(at.db);
  statements.set(at.db, statement);
  const found = await queryPrepared<{ name: string; digest: string }>(at.db, 'digests', await statement);
  return Object.fromEntries(
    found.filter(({ name }) => !except.includes(name)).map(({ name, digest }) => [name, digest]),
  );
}
