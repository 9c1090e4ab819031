import { Pool } from 'pg';

/** The server under test has its own database; Playwright receives its address at start. */
export const connectionString = () => process.env.JOURNEY_DATABASE;

let pool: Pool | undefined;

/** One connection per worker, because opening one takes longer than most statements. */
function connections(): Pool {
  if (!pool) {
    pool = new Pool({ connectionString: connectionString(), max: 1, allowExitOnIdle: true });
    // The database may stop before the worker does.
    pool.on('error', () => undefined);
  }
  return pool;
}

/**
 * Makes changes that aren't possible on any page.
 *
 * @returns the number of affected rows
 */
export async function executeSql(sql: string, values: unknown[]): Promise<number> {
  const { rowCount } = await connections().query(sql, values);
  return rowCount ?? 0;
}
