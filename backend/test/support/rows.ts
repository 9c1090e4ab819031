import type { TestApp } from './app';

/** How many rows a table holds. */
export async function rowsIn({ db }: TestApp, table: string): Promise<number> {
  const [row] = await db.query<{ count: number }[]>(`SELECT count(*)::int AS count FROM ${table}`);
  return row!.count;
}
