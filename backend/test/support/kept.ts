import { Showings } from '../../src/contexts/mentorship/application/ports/showings';
import type { SqlShowings } from '../../src/contexts/mentorship/infrastructure/persistence/sql-showings';
import { DomainEvents } from '../../src/shared/application/domain-events';
import type { OutboxEvents } from '../../src/shared/infrastructure/events/outbox-events';
import { eventually, type TestApp } from './app';

/** What changes by itself: notes of the platform, and when somebody was last seen. */
const PASSING_SCHEMAS = ['platform', 'jobs', 'information_schema', 'pg_catalog'];
const PASSING_COLUMNS = ['last_seen_at'];

/** Resolves once nothing goes on in the background of what has happened. */
export async function quiet({ app, db }: TestApp): Promise<void> {
  const events = app.get<OutboxEvents>(DomainEvents);
  const isIdle = async () => {
    const due = `state < 'completed' AND start_after <= now() AND name NOT LIKE '\\_\\_pgboss%'`;
    return (await db.query<object[]>(`SELECT FROM jobs.job WHERE ${due} LIMIT 1`)).length === 0;
  };
  // What a job did may be an event, and an event may be a job.
  await eventually(async () => (await isIdle()) && (await events.handOver(), await isIdle()));
  // Gathered for some seconds otherwise.
  await app.get<SqlShowings>(Showings).write();
}

/**
 * A digest of each table of the product, by name: equal before and after something that changed nothing.
 * @param except tables that may change, as `schema.table`
 */
export async function digests(at: TestApp, except: readonly string[] = []): Promise<Record<string, string>> {
  await quiet(at);
  const tables = await at.db.query<{ name: string }[]>(
    `SELECT table_schema || '.' || table_name AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema <> ALL($1) ORDER BY 1`,
    [PASSING_SCHEMAS],
  );
  const each = tables
    .filter(({ name }) => !except.includes(name))
    .map(
      ({ name }) =>
        `SELECT '${name}' AS name,
                count(*) || ' ' || md5(coalesce(string_agg(kept::text, ',' ORDER BY kept::text), '')) AS digest
         FROM (SELECT to_jsonb(t) - $1::text[] AS kept FROM ${name} t) AS rows`,
    );
  const found = await at.db.query<{ name: string; digest: string }[]>(each.join(' UNION ALL '), [PASSING_COLUMNS]);
  return Object.fromEntries(found.map(({ name, digest }) => [name, digest]));
}
