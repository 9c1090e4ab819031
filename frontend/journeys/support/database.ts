import { Pool } from 'pg';

/** The server under test has its own database; Playwright gets its address at start. */
export const connectionString = () => process.env.JOURNEY_DATABASE;

let pool: Pool | undefined;

/** One connection for each worker: opening one takes longer than most statements. */
function connections(): Pool {
  if (!pool) {
    pool = new Pool({ connectionString: connectionString(), max: 1, allowExitOnIdle: true });
    // The database may go before the worker does.
    pool.on('error', () => undefined);
  }
  return pool;
}

/** Changes what no page can. @returns how many rows */
export async function change(sql: string, values: unknown[]): Promise<number> {
  const { rowCount } = await connections().query(sql, values);
  return rowCount ?? 0;
}
