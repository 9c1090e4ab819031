import type { RetentionRule } from '../../../shared/infrastructure/retention/retention-rule';
import { MAX_IDLE_MS } from '../domain/sessions/session';
import { RETENTION_PERIODS_MS } from '../domain/users/log-and-token-retention';

const DELETE_EXPIRED_ROWS_JOB = { queue: 'clear-what-is-over-in-identity', cron: '17 3 * * *' } as const;

/**
 * Rows of `identity` that are deleted by age. Deletions that need more than a condition and an age:
 * - accounts (`EraseDueAccounts`): all contexts erase their data of the person;
 * - contents of data exports (`PurgeDataExports`): the export changes its state first.
 */
export const identityRetention: readonly RetentionRule[] = [
  { ...DELETE_EXPIRED_ROWS_JOB, table: 'identity.sessions', key: 'id_hash', where: 'ends_at < $1', after: 0 },
  {
    ...DELETE_EXPIRED_ROWS_JOB,
    table: 'identity.sessions',
    key: 'id_hash',
    where: 'last_seen_at < $1',
    after: MAX_IDLE_MS,
  },
  {
    ...DELETE_EXPIRED_ROWS_JOB,
    table: 'identity.pending_second_factors',
    key: 'secret_hash',
    where: 'ends_at < $1',
    after: 0,
  },
  {
    ...DELETE_EXPIRED_ROWS_JOB,
    table: 'identity.external_attempts',
    key: 'state_hash',
    where: 'expires_at < $1',
    after: 0,
  },
  {
    ...DELETE_EXPIRED_ROWS_JOB,
    table: 'identity.pending_registrations',
    key: 'secret_hash',
    where: 'expires_at < $1',
    after: 0,
  },
  {
    ...DELETE_EXPIRED_ROWS_JOB,
    table: 'identity.email_tokens',
    key: 'secret_hash',
    where: 'expires_at < $1',
    after: RETENTION_PERIODS_MS.expiredLinks,
  },
  {
    ...DELETE_EXPIRED_ROWS_JOB,
    table: 'identity.access_tokens',
    key: 'id',
    where: 'coalesce(revoked_at, expires_at) < $1',
    after: RETENTION_PERIODS_MS.accessTokens,
  },
  {
    ...DELETE_EXPIRED_ROWS_JOB,
    table: 'identity.password_attempts',
    key: 'key',
    where: 'last_at < $1',
    after: RETENTION_PERIODS_MS.passwordAttempts,
  },
  {
    ...DELETE_EXPIRED_ROWS_JOB,
    table: 'identity.familiar_networks',
    key: '(username, network)',
    where: 'last_at < $1',
    after: RETENTION_PERIODS_MS.familiarNetworks,
  },
  {
    ...DELETE_EXPIRED_ROWS_JOB,
    table: 'identity.audit_log',
    key: 'id',
    where: 'at < $1',
    after: RETENTION_PERIODS_MS.auditLog,
  },
  {
    queue: 'delete-old-data-exports',
    cron: '41 * * * *',
    table: 'identity.data_exports',
    key: 'id',
    where: 'requested_at < $1',
    after: RETENTION_PERIODS_MS.dataExports,
  },
];
