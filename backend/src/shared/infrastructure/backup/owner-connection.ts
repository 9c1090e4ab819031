import type { Client } from 'pg';
import type { Settings } from '../settings/settings';
import { getErrorCode, isLoginRefused } from '../typeorm/database-errors';
import { PrimaryClient } from '../typeorm/hosts/primary-client';
import { primaryHostsOf } from '../typeorm/hosts/primary-hosts';
import { BackupRefused } from './backup-manifest';

/** Checksums are computed from rows as texts, so both sides need the same forms; a backup can take hours. */
const SET_SESSION = `
  SELECT set_config('timezone', 'UTC', false),
    set_config('datestyle', 'ISO, YMD', false),
    set_config('intervalstyle', 'postgres', false),
    set_config('extra_float_digits', '1', false),
    set_config('bytea_output', 'hex', false),
    set_config('client_encoding', 'UTF8', false),
    set_config('statement_timeout', '0', false),
    set_config('lock_timeout', '0', false),
    set_config('idle_session_timeout', '0', false),
    set_config('idle_in_transaction_session_timeout', '0', false)`;

const INSUFFICIENT_PRIVILEGE = '42501';

/**
 * Runs `work` on a connection to PostgreSQL itself, not to a pooler, with the role that owns the tables.
 * @throws BackupRefused if the role can't connect, or lacks rights
 */
export async function withOwnerConnection<T>(settings: Settings, work: (client: Client) => Promise<T>): Promise<T> {
  const url = settings.databaseMigrationUrl ?? settings.databaseDirectUrl;
  const client = new PrimaryClient({
    connectionString: url,
    primaryHosts: primaryHostsOf(settings, url),
    application_name: 'gradspan-backup',
    connectionTimeoutMillis: 5_000,
    keepAlive: true,
  });
  // The statement that runs at that moment reports the error.
  client.on('error', () => undefined);
  try {
    await client.connect();
    await client.query(SET_SESSION);
    return await work(client);
  } catch (error) {
    throw explainRefusal(error);
  } finally {
    // Rolls back, even in the middle of a COPY.
    await client.end();
  }
}

function explainRefusal(error: unknown): unknown {
  const code = getErrorCode(error);
  if (code !== INSUFFICIENT_PRIVILEGE && !isLoginRefused(code)) return error;
  return new BackupRefused(
    `The database refuses this: ${(error as Error).message}. Set DATABASE_MIGRATION_URL to the role that owns the tables.`,
    { cause: error },
  );
}
