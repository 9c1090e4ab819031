import { Client } from 'pg';

/** The server under test has its own database; Playwright gets its address at start. */
export const connectionString = () => process.env.JOURNEY_DATABASE;

/** Changes what no page can. @returns how many rows */
export async function change(sql: string, values: unknown[]): Promise<number> {
  const client = new Client({ connectionString: connectionString() });
  await client.connect();
  const { rowCount } = await client.query(sql, values).finally(() => client.end());
  return rowCount ?? 0;
}
