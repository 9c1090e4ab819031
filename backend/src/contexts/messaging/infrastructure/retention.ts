import type { RetentionRule } from '../../../shared/infrastructure/retention/retention-rule';
import { NOTIFICATION_RETENTION_MS } from '../domain/notifications/notification';
import { EVENT_RETENTION_MS } from '../domain/stream/stream-events';

/** How long the record of a sent mail is stored, in milliseconds. */
const MAIL_RETENTION_MS = 30 * 24 * 60 * 60 * 1_000;

/** Rows of `messaging` that are deleted by age. */
export const messagingRetention: readonly RetentionRule[] = [
  {
    queue: 'delete-old-notifications',
    cron: '27 4 * * *',
    table: 'messaging.notifications',
    key: '(user_id, id)',
    where: 'created_at < $1',
    after: NOTIFICATION_RETENTION_MS,
  },
  {
    queue: 'delete-old-notification-mails',
    cron: '37 4 * * *',
    table: 'messaging.outgoing_mails',
    key: 'id',
    where: 'queued_at < $1',
    after: MAIL_RETENTION_MS,
  },
  {
    queue: 'delete-old-stream-events',
    cron: '17 4 * * *',
    table: 'messaging.stream_events',
    key: '(user_id, id)',
    where: 'created_at < $1',
    after: EVENT_RETENTION_MS,
  },
];
