import type { DataSource } from 'typeorm';

/** What changes by itself: notes of the platform, and when somebody was last seen. */
const PASSING_SCHEMAS = ['platform', 'jobs', 'information_schema', 'pg_catalog'];
const PASSING_COLUMNS = ['last_seen_at'];

/**
 * A digest of each table of the product, by name: equal before and after something that changed nothing.
 * @param except tables that may change, as `schema.table`
 */
export async function digests(db: DataSource, except: readonly string[] = []): Promise<Record<string, string>> {
  const tables = await db.query<{ name: string }[]>(
    `SELECT table_schema || '.' || table_name AS name FROM information_schema.tables
     WHERE table_type = 'BASE TABLE' AND table_schema <> ALL($1) ORDER BY 1`,
    [PASSING_SCHEMAS],
  );
  const found: Record<string, string> = {};
  for (const { name } of tables.filter((table) => !except.includes(table.name))) {
    const [row] = await db.query<{ digest: string }[]>(
      `SELECT count(*) || ' ' || md5(coalesce(string_agg(kept::text, ',' ORDER BY kept::text), '')) AS digest
       FROM (SELECT to_jsonb(t) - $1::text[] AS kept FROM ${name} t) AS rows`,
      [PASSING_COLUMNS],
    );
    found[name] = row!.digest;
  }
  return found;
}
