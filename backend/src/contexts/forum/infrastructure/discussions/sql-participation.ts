import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Participation, type SubscriberPage } from '../../application/discussions/ports/discussions';
import { PostNotFound } from '../../domain/discussions/discussion-errors';
import type { PostId } from '../../domain/discussions/events';

const IS_POST_SHOWN_SQL = 'deleted_at IS NULL AND hidden_by IS NULL';

/**
 * Reads at most as many discussions and as many replies as are counted. The viewer's own rows are filtered by author
 * ID, so a busy forum is read only once.
 */
const COUNT_NEW_CONTENT_SQL = `
  WITH seen AS (SELECT coalesce((SELECT visited_at FROM forum.forum_visits WHERE user_id = $1), $2::timestamptz) AS at)
  SELECT (
    (SELECT count(*) FROM (SELECT FROM forum.forum_posts p, seen
      WHERE p.created_at > seen.at AND ${IS_POST_SHOWN_SQL} AND p.author_id IS DISTINCT FROM $1 LIMIT $3) AS posts)
    + (SELECT count(*) FROM (SELECT FROM seen, forum.forum_replies r JOIN forum.forum_posts p ON p.id = r.post_id
      WHERE r.created_at > seen.at AND r.deleted_at IS NULL AND r.hidden_by IS NULL AND r.author_id IS DISTINCT FROM $1
        AND p.deleted_at IS NULL AND p.hidden_by IS NULL LIMIT $3) AS replies)
  )::integer AS count`;

// Decides on the locked row whether it is a new day, so two pages opened at the same time count once.
const RECORD_VIEW_SQL = `
  WITH viewed AS (
    INSERT INTO forum.forum_views (user_id, post_id, viewed_at, is_counted)
    SELECT $1, p.id, $3, true FROM forum.forum_posts p WHERE p.id = $2 AND ${IS_POST_SHOWN_SQL}
    ON CONFLICT (user_id, post_id) DO UPDATE SET viewed_at = EXCLUDED.viewed_at, is_counted =
      (forum_views.viewed_at AT TIME ZONE 'UTC')::date < (EXCLUDED.viewed_at AT TIME ZONE 'UTC')::date
    RETURNING is_counted)
  UPDATE forum.forum_posts SET views = views + (SELECT count(*) FROM viewed WHERE is_counted)
  WHERE id = $2 AND ${IS_POST_SHOWN_SQL} RETURNING views`;

@Injectable()
export class SqlParticipation extends Participation {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async savePost(userId: number, postId: number, at: Date): Promise<void> {
    await this.#queryShownPost(
      `INSERT INTO forum.forum_saves (user_id, post_id, saved_at)
       SELECT $1, p.id, $3 FROM forum.forum_posts p WHERE p.id = $2 AND ${IS_POST_SHOWN_SQL}
       ON CONFLICT (user_id, post_id) DO UPDATE SET saved_at = forum_saves.saved_at RETURNING post_id`,
      [userId, postId, at],
    );
  }

  async deleteSavedPost(userId: number, postId: number): Promise<void> {
    await this.unitOfWork.query('DELETE FROM forum.forum_saves WHERE user_id = $1 AND post_id = $2', [userId, postId]);
  }

  async saveSubscription(userId: number, postId: number, isOn: boolean, at: Date): Promise<void> {
    await this.#queryShownPost(
      `INSERT INTO forum.forum_subscriptions AS s (user_id, post_id, is_on, since)
       SELECT $1, p.id, $3, $4 FROM forum.forum_posts p WHERE p.id = $2 AND ${IS_POST_SHOWN_SQL}
       ON CONFLICT (user_id, post_id) DO UPDATE
         SET is_on = EXCLUDED.is_on, since = CASE WHEN s.is_on THEN s.since ELSE EXCLUDED.since END
       RETURNING post_id`,
      [userId, postId, isOn, at],
    );
  }

  async subscribe(userId: number, postId: PostId, at: Date): Promise<void> {
    await this.unitOfWork.query(
      `INSERT INTO forum.forum_subscriptions (user_id, post_id, is_on, since) VALUES ($1, $2, true, $3)
       ON CONFLICT DO NOTHING`,
      [userId, postId, at],
    );
  }

  async listSubscribers(postId: number, { by, after, limit }: SubscriberPage): Promise<readonly number[]> {
    const rows = await this.unitOfWork.query<{ userId: number }>(
      `SELECT user_id AS "userId" FROM forum.forum_subscriptions
       WHERE post_id = $1 AND is_on AND user_id > $2 AND (since IS NULL OR since <= $4)
       ORDER BY user_id LIMIT $3`,
      [postId, after, limit, by],
    );
    return rows.map(({ userId }) => userId);
  }

  async recordView(userId: number, postId: number, at: Date): Promise<number> {
    const [row] = await this.unitOfWork.query<{ views: number }>(RECORD_VIEW_SQL, [userId, postId, at]);
    if (!row) throw new PostNotFound();
    return row.views;
  }

  async listViewers(postId: number, since: Date, limit: number): Promise<readonly number[]> {
    const rows = await this.unitOfWork.query<{ userId: number }>(
      `SELECT user_id AS "userId" FROM forum.forum_views WHERE post_id = $1 AND viewed_at >= $2
       ORDER BY viewed_at DESC LIMIT $3`,
      [postId, since, limit],
    );
    return rows.map(({ userId }) => userId);
  }

  async saveVisit(userId: number, at: Date): Promise<void> {
    await this.unitOfWork.query(
      `INSERT INTO forum.forum_visits (user_id, visited_at) VALUES ($1, $2)
       ON CONFLICT (user_id) DO UPDATE SET visited_at = greatest(forum_visits.visited_at, EXCLUDED.visited_at)`,
      [userId, at],
    );
  }

  async countNewContent(userId: number, firstSince: Date, limit: number): Promise<number> {
    const [row] = await this.unitOfWork.query<{ count: number }>(COUNT_NEW_CONTENT_SQL, [userId, firstSince, limit]);
    return Math.min(row!.count, limit);
  }

  async #queryShownPost(sql: string, values: unknown[]): Promise<void> {
    if ((await this.unitOfWork.query(sql, values)).length === 0) throw new PostNotFound();
  }
}
