import type { RetentionRule } from '../../../shared/infrastructure/retention/retention-rule';
import { ALUMNI_ALERT_LIMITS } from '../domain/alumni-alerts/alumni-alert';
import { DRAFT_LIMITS } from '../domain/connections/request-draft';
import { REPLY_RECORD_RETENTION_DAYS } from '../domain/reply-times/reply-time';
import { GROUP_HOUR_LIMITS } from '../domain/group-hours/group-hour-state';
import { REMINDER_RETENTION_DAYS } from '../domain/meetings/meeting-reminder';
import { MINUTES_RULES } from '../domain/minutes/minutes';

const DAY_MS = 24 * 60 * 60 * 1_000;

/** Rows of `mentorship` that are deleted by age. Unanswered requests expire in a use case, because people are notified. */
export const mentorshipRetention: readonly RetentionRule[] = [
  {
    queue: 'forget-old-request-drafts',
    cron: '47 3 * * *',
    table: 'mentorship.request_drafts',
    key: '(user_id, to_user_id)',
    where: 'saved_at < $1',
    after: DRAFT_LIMITS.retentionDays * DAY_MS,
  },
  {
    queue: 'forget-old-alumni-alerts',
    cron: '53 3 * * *',
    table: 'mentorship.alumni_alerts',
    key: '(user_id, college_id)',
    where: 'created_at < $1',
    after: ALUMNI_ALERT_LIMITS.retentionDays * DAY_MS,
  },
  {
    queue: 'forget-old-questions',
    cron: '57 3 * * *',
    // First contacts are counted for a day.
    table: 'mentorship.asked_questions',
    key: '(user_id, question_id)',
    where: 'NOT is_open AND asked_at < $1',
    after: 2 * DAY_MS,
  },
  {
    queue: 'forget-old-meeting-reminders',
    cron: '41 3 * * *',
    table: 'mentorship.meeting_reminders',
    key: '(meeting_id, user_id, kind, sequence)',
    where: 'reminded_at < $1',
    after: REMINDER_RETENTION_DAYS * DAY_MS,
  },
  {
    queue: 'forget-old-reply-records',
    cron: '59 3 * * *',
    table: 'mentorship.reply_records',
    key: '(alum_id, asker_id, asked_at)',
    where: 'asked_at < $1',
    after: REPLY_RECORD_RETENTION_DAYS * DAY_MS,
  },
  {
    // With the questions, the guests and the reminders.
    queue: 'forget-old-group-hours',
    cron: '59 3 * * *',
    table: 'mentorship.group_hours',
    key: 'id',
    where: 'end_time < $1',
    after: GROUP_HOUR_LIMITS.retentionDays * DAY_MS,
  },
  {
    queue: 'delete-old-minutes-charges',
    cron: '59 3 * * *',
    table: 'mentorship.minutes_charges',
    key: '(user_id, kind, source_id, charged_at)',
    where: 'month < $1',
    after: MINUTES_RULES.retentionDays * DAY_MS,
  },
];
