import { Client, type ClientBase } from 'pg';
import type { DatabaseHost } from '../../settings/database-url';

/** What a server of the database is at the moment. */
export interface HostState {
  readonly isStandby: boolean;
  /** The timeline of its write-ahead log, which each promotion increases; null if the server accepts no writes. */
  readonly timeline: number | null;
}

/** A standby has no WAL file to write to, so the function would fail there. */
const SELECT_STATE = `
  SELECT pg_is_in_recovery() AS "isStandby",
    CASE WHEN current_setting('transaction_read_only') = 'off' THEN pg_walfile_name(pg_current_wal_lsn()) END AS "walFile"`;
const TIMELINE_DIGITS = 8;

/** Reads the state of the server that a connection leads to. A read-only server that isn't a standby accepts no writes. */
export async function readHostState(connection: Pick<ClientBase, 'query'>): Promise<HostState> {
  const { rows } = await connection.query<{ isStandby: boolean; walFile: string | null }>(SELECT_STATE);
  const { isStandby, walFile } = rows[0]!;
  return { isStandby, timeline: walFile === null ? null : parseInt(walFile.slice(0, TIMELINE_DIGITS), 16) };
}

/**
 * Connects to one server, and reads its state.
 * @throws Error of the driver, at the latest after `timeoutMs`
 */
export async function checkHost({ url }: Pick<DatabaseHost, 'url'>, timeoutMs: number): Promise<HostState> {
  const client = new Client({ connectionString: url, application_name: 'gradspan-host-check' });
  client.on('error', () => undefined);
  const noResponse = new Error(`no response within ${timeoutMs / 1_000} s`);
  const timer = setTimeout(() => client.connection.stream.destroy(noResponse), timeoutMs);
  try {
    await client.connect();
    return await readHostState(client);
  } finally {
    clearTimeout(timer);
    // A server that doesn't respond must not delay the result.
    void client.end().catch(() => undefined);
  }
}
