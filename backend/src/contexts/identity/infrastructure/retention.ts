import type { RetentionRule } from '../../../shared/infrastructure/retention/retention-rule';
import { LONGEST_IDLE } from '../domain/sessions/session';
import { RETENTION } from '../domain/users/log-and-token-retention';

const EXPIRED = { queue: 'clear-what-is-over-in-identity', cron: '17 3 * * *' } as const;

/**
 * Rows of `identity` that are deleted by age. Deletions that need more than a condition and an age:
 * - accounts (`EraseDueAccounts`): all contexts erase their data of the person;
 * - contents of data exports (`PurgeDataExports`): the export changes its state first.
 */
export const identityRetention: readonly RetentionRule[] = [
  { ...EXPIRED, table: 'identity.sessions', key: 'id_hash', where: 'ends_at < $1', after: 0 },
  { ...EXPIRED, table: 'identity.sessions', key: 'id_hash', where: 'last_seen_at < $1', after: LONGEST_IDLE },
  { ...EXPIRED, table: 'identity.pending_second_factors', key: 'secret_hash', where: 'ends_at < $1', after: 0 },
  { ...EXPIRED, table: 'identity.external_attempts', key: 'state_hash', where: 'expires_at < $1', after: 0 },
  { ...EXPIRED, table: 'identity.pending_registrations', key: 'secret_hash', where: 'expires_at < $1', after: 0 },
  {
    ...EXPIRED,
    table: 'identity.email_tokens',
    key: 'secret_hash',
    where: 'expires_at < $1',
    after: RETENTION.expiredLinks,
  },
  {
    ...EXPIRED,
    table: 'identity.password_attempts',
    key: 'key',
    where: 'last_at < $1',
    after: RETENTION.passwordAttempts,
  },
  {
    ...EXPIRED,
    table: 'identity.familiar_networks',
    key: '(username, network)',
    where: 'last_at < $1',
    after: RETENTION.familiarNetworks,
  },
  { ...EXPIRED, table: 'identity.audit_log', key: 'id', where: 'at < $1', after: RETENTION.auditLog },
  {
    queue: 'delete-old-data-exports',
    cron: '41 * * * *',
    table: 'identity.data_exports',
    key: 'id',
    where: 'requested_at < $1',
    after: RETENTION.dataExports,
  },
];
