import type { RetentionRule } from '../../../shared/infrastructure/retention/retention-rule';

const DAY_MS = 24 * 60 * 60 * 1_000;
const DELETE_OLD_ROWS_JOB = { queue: 'delete-old-forum-rows', cron: '41 3 * * *' } as const;

/** A view counts once a day and marks the page as open for half a day; older views are not needed. */
const VIEW_RETENTION_MS = 2 * DAY_MS;
/** How long moderators can read the text before an edit. */
const EARLIER_TEXT_RETENTION_MS = 365 * DAY_MS;

/** Rows of `forum` that are deleted by age. */
export const forumRetention: readonly RetentionRule[] = [
  {
    ...DELETE_OLD_ROWS_JOB,
    table: 'forum.forum_views',
    key: '(user_id, post_id)',
    where: 'viewed_at < $1',
    after: VIEW_RETENTION_MS,
  },
  {
    ...DELETE_OLD_ROWS_JOB,
    table: 'forum.forum_edits',
    key: 'id',
    where: 'until < $1',
    after: EARLIER_TEXT_RETENTION_MS,
  },
  {
    queue: 'purge-moderation-copies',
    cron: '23 3 * * *',
    // Copies of erased users' messages: the row names the days after the end of the case.
    table: 'forum.moderation_copies',
    key: 'id',
    where: `purge_after_days IS NOT NULL AND EXISTS (
      SELECT FROM forum.reports r
      JOIN forum.moderation_cases c ON c.target_type = r.target_type AND c.target_id = r.target_id
      WHERE r.id = report_id AND c.closed_at < $1::timestamptz - make_interval(days => purge_after_days))`,
    after: 0,
  },
];
