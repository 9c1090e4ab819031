import type { RetentionRule } from '../../../shared/infrastructure/retention/retention-rule';
import { REJECTED_ROW_RETENTION_MS } from '../domain/alumni-import/limits';
import { BROADCAST_RETENTION_MS } from '../domain/broadcasts/broadcast';
import { RETENTION_MS } from '../domain/interactions/college-interaction';
import { QUESTION_VALIDITY_MS } from '../domain/study-confirmations/study-confirmation';
import { CLOSED_REQUEST_RETENTION_MS } from '../domain/support/support-request';
import { DELIVERY_RETENTION_MS } from '../domain/webhooks/webhook-delivery';

const BROADCAST_DELETION_JOB = { queue: 'delete-old-broadcasts', cron: '47 3 * * *' } as const;

/**
 * Rows of `admin_analytics` that are deleted by age. The stored responses of imports (`ClearImportResponses`) are
 * cleared and not deleted, because the import stays in the list.
 */
export const adminAnalyticsRetention: readonly RetentionRule[] = [
  {
    queue: 'delete-expired-verification-codes',
    cron: '17 13 * * *',
    table: 'admin_analytics.verification_codes',
    key: 'user_id',
    where: 'expires_at < $1',
    after: 0,
  },
  {
    queue: 'delete-expired-invitations',
    cron: '27 3 * * *',
    table: 'admin_analytics.administrator_invitations',
    key: 'id',
    where: 'expires_at < $1',
    after: 0,
  },
  {
    queue: 'delete-rejected-alumni-rows',
    cron: '47 3 * * *',
    table: 'admin_analytics.alumni_import_errors',
    key: '(import_id, row_number)',
    where: 'import_id IN (SELECT id FROM admin_analytics.alumni_imports WHERE started_at <= $1)',
    after: REJECTED_ROW_RETENTION_MS,
  },
  {
    queue: 'delete-unclaimed-alumni',
    cron: '37 3 * * *',
    // The import writes the moment into the row, because people are informed about it.
    table: 'admin_analytics.imported_alumni',
    key: 'id',
    where: 'claimed_by IS NULL AND purge_at <= $1',
    after: 0,
  },
  {
    queue: 'delete-ended-affiliations',
    cron: '57 3 * * *',
    // The moment is in the row: 30 days after the end, but no later than people without an account were told.
    table: 'admin_analytics.ended_affiliations',
    key: 'id',
    where: 'delete_at <= $1',
    after: 0,
  },
  {
    queue: 'delete-unanswered-study-questions',
    cron: '47 3 * * *',
    table: 'admin_analytics.study_confirmations',
    key: '(college_id, user_id)',
    where: 'answered_at IS NULL AND asked_at <= $1',
    after: QUESTION_VALIDITY_MS,
  },
  {
    queue: 'delete-closed-support-requests',
    cron: '37 3 * * *',
    table: 'admin_analytics.support_requests',
    key: 'id',
    where: 'closed_at < $1',
    after: CLOSED_REQUEST_RETENTION_MS,
  },
  {
    queue: 'delete-old-interactions',
    cron: '47 3 * * *',
    table: 'admin_analytics.college_interactions',
    key: '(college_id, id)',
    where: 'occurred_at < $1',
    after: RETENTION_MS.interactions,
  },
  {
    queue: 'delete-old-webhook-deliveries',
    cron: '57 3 * * *',
    table: 'admin_analytics.webhook_deliveries',
    key: 'id',
    where: 'created_at <= $1',
    after: DELIVERY_RETENTION_MS,
  },
  {
    ...BROADCAST_DELETION_JOB,
    table: 'admin_analytics.broadcast_deliveries',
    key: '(student_id, broadcast_id)',
    where: 'delivered_at < $1',
    after: BROADCAST_RETENTION_MS,
  },
  {
    ...BROADCAST_DELETION_JOB,
    table: 'admin_analytics.broadcasts',
    key: 'id',
    where: 'coalesce(decided_at, created_at) < $1',
    after: BROADCAST_RETENTION_MS,
  },
];
