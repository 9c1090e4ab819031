import { Client } from 'pg';

/** The server under test has its own database; Playwright gets its address at start. */
export const connectionString = () => process.env.JOURNEY_DATABASE;

/** Changes what no page can. */
export async function change(sql: string, values: unknown[]): Promise<void> {
  const client = new Client({ connectionString: connectionString() });
  await client.connect();
  await client.query(sql, values).finally(() => client.end());
}
