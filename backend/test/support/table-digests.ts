import { Client, type QueryResultRow } from 'pg';
import type { DataSource } from 'typeorm';
import { FinderCounts } from '../../src/contexts/mentorship/application/finder/ports/finder';
import type { SqlFinderCounts } from '../../src/contexts/mentorship/infrastructure/finder/sql-finder-reader';
import { DomainEvents } from '../../src/shared/application/domain-events';
import type { OutboxEvents } from '../../src/shared/infrastructure/events/outbox-events';
import { eventually, type TestApp } from './app';
import { closeBeforeDropping } from './database';

/** What changes by itself: notes of the platform, and when someone was last seen. */
const PASSING_SCHEMAS = ['platform', 'jobs', 'information_schema', 'pg_catalog'];
const PASSING_COLUMNS = ['last_seen_at'];

const clients = new WeakMap<DataSource, Promise<Client>>();

/** Statements that name every table take a hundred times as long to plan as to run: here each is planned once. */
async function planned<Row extends QueryResultRow>(db: DataSource, name: string, text: string): Promise<Row[]> {
  const client = clients.get(db) ?? connected((db.options as { url?: string }).url);
  clients.set(db, client);
  return (await (await client).query<Row>({ name, text })).rows;
}

async function connected(url?: string): Promise<Client> {
  const client = new Client({ connectionString: url, options: '-c plan_cache_mode=force_generic_plan' });
  await client.connect();
  closeBeforeDropping(() => client.end());
  return client;
}

const DUE = `SELECT FROM jobs.job
  WHERE state < 'completed' AND start_after <= now() AND name NOT LIKE '\\_\\_pgboss%' LIMIT 1`;

/** Resolves once nothing goes on in the background of what has happened. */
export async function quiet({ app, db }: TestApp): Promise<void> {
  const events = app.get<OutboxEvents>(DomainEvents);
  const isIdle = async () => (await planned(db, 'due', DUE)).length === 0;
  // What a job did may be an event, and an event may be a job.
  await eventually(async () => (await isIdle()) && (await events.handOver(), await isIdle()));
  // Gathered for some seconds otherwise.
  await app.get<SqlFinderCounts>(FinderCounts).writeImpressions();
}

const statements = new WeakMap<DataSource, Promise<string>>();

/** One row for each table of the product, with its name and a digest of what is in it. */
async function digestsIn(db: DataSource): Promise<string> {
  const tables = await db.query<{ name: string }[]>(
    `SELECT table_schema || '.' || table_name AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema <> ALL($1) ORDER BY 1`,
    [PASSING_SCHEMAS],
  );
  const each = tables.map(
    ({ name }) =>
      `SELECT '${name}' AS name,
              count(*) || ' ' || md5(coalesce(string_agg(kept::text, ',' ORDER BY kept::text), '')) AS digest
       FROM (SELECT to_jsonb(t) - '{${PASSING_COLUMNS.join()}}'::text[] AS kept FROM ${name} t) AS rows`,
  );
  return each.join(' UNION ALL ');
}

/**
 * A digest of each table of the product, by name: equal before and after something that changed nothing.
 * @param except tables that may change, as `schema.table`
 */
export async function digests(at: TestApp, except: readonly string[] = []): Promise<Record<string, string>> {
  await quiet(at);
  const statement = statements.get(at.db) ?? digestsIn(at.db);
  statements.set(at.db, statement);
  const found = await planned<{ name: string; digest: string }>(at.db, 'digests', await statement);
  return Object.fromEntries(
    found.filter(({ name }) => !except.includes(name)).map(({ name, digest }) => [name, digest]),
  );
}
