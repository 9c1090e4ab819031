import type { TestApp } from './app';

/** How many rows a table holds. */
export async function rowsIn({ db }: TestApp, table: string): Promise<number> {
  const [row] = await db.query<{ count: number }[]>(`SELECT count(*)::int AS count FROM ${table}`);
  return row!.count;
}

/** What was told under the name of an event, oldest first. */
export async function toldOf({ db }: Pick<TestApp, 'db'>, name: string): Promise<Record<string, unknown>[]> {
  const rows = await db.query<{ payload: Record<string, unknown> }[]>(
    'SELECT payload FROM platform.outbox WHERE name = $1 ORDER BY id',
    [name],
  );
  return rows.map(({ payload }) => payload);
}
