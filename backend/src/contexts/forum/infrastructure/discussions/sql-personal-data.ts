import { Injectable } from '@nestjs/common';
import type { PersonalDataTables, WrittenChoice } from '../../../../shared/application/personal-data';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { DiscussionPersonalData } from '../../application/discussions/ports/discussion-personal-data';

const EXPORT_QUERIES = {
  discussions: `SELECT id, title, content, tags, college_id, is_anonymous, created_at, edited_at, deleted_at
    FROM forum.forum_posts WHERE author_id = $1 ORDER BY id`,
  replies: `SELECT id, post_id, content, is_anonymous, created_at, edited_at, deleted_at
    FROM forum.forum_replies WHERE author_id = $1 ORDER BY id`,
  earlierTexts: `SELECT e.id, e.post_id, e.reply_id, e.title, e.content, e.tags, e.until FROM forum.forum_edits e
    LEFT JOIN forum.forum_posts p ON p.id = e.post_id LEFT JOIN forum.forum_replies r ON r.id = e.reply_id
    WHERE coalesce(p.author_id, r.author_id) = $1 ORDER BY e.id`,
  savedDiscussions: 'SELECT post_id, saved_at FROM forum.forum_saves WHERE user_id = $1 ORDER BY saved_at, post_id',
  subscriptions: 'SELECT post_id, is_on, since FROM forum.forum_subscriptions WHERE user_id = $1 ORDER BY post_id',
  discussionViews: 'SELECT post_id, viewed_at FROM forum.forum_views WHERE user_id = $1 ORDER BY viewed_at, post_id',
  forumVisits: 'SELECT visited_at FROM forum.forum_visits WHERE user_id = $1',
} as const;

const DELETE_STATEMENTS = [
  'DELETE FROM forum.forum_saves WHERE user_id = $1',
  'DELETE FROM forum.forum_subscriptions WHERE user_id = $1',
  'DELETE FROM forum.forum_views WHERE user_id = $1',
  'DELETE FROM forum.forum_visits WHERE user_id = $1',
  `DELETE FROM forum.forum_edits e USING forum.forum_posts p WHERE p.id = e.post_id AND p.author_id = $1`,
  `DELETE FROM forum.forum_edits e USING forum.forum_replies r WHERE r.id = e.reply_id AND r.author_id = $1`,
];

/** Locks the user's discussions and those they replied to; other writers wait. */
const LOCK_DISCUSSIONS_SQL = `SELECT p.id FROM forum.forum_posts p
  WHERE p.author_id = $1 OR p.id IN (SELECT r.post_id FROM forum.forum_replies r WHERE r.author_id = $1)
  ORDER BY p.id FOR UPDATE`;

/** What readers still see of a discussion after the user's replies are removed. */
const REMAINING_REPLIES_SQL = `FROM forum.forum_replies r
      WHERE r.post_id = p.id AND r.deleted_at IS NULL AND r.hidden_by IS NULL AND r.id NOT IN (SELECT id FROM removed)`;

/** Sets each column by itself: Citus 13.0 mixes up the columns of `SET a = …, (b, c) = (SELECT …)`. */
const REMOVE_REPLIES_SQL = `
  WITH removed AS (
    UPDATE forum.forum_replies SET content = '', deleted_at = $2 WHERE author_id = $1 AND deleted_at IS NULL
    RETURNING id, post_id)
  UPDATE forum.forum_posts p SET
    answer_id = CASE WHEN p.answer_id IN (SELECT id FROM removed) THEN NULL ELSE p.answer_id END,
    reply_count = (SELECT count(*) ${REMAINING_REPLIES_SQL}),
    last_activity_at = (SELECT coalesce(max(r.created_at), p.created_at) ${REMAINING_REPLIES_SQL})
  WHERE p.id IN (SELECT post_id FROM removed)`;

const REMOVE_POSTS_SQL = `
  UPDATE forum.forum_posts SET title = '', content = '', tags = '{}', tag_keys = '{}', search = '', deleted_at = $2
  WHERE author_id = $1 AND deleted_at IS NULL`;

@Injectable()
export class SqlDiscussionPersonalData extends DiscussionPersonalData {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async export(userId: number): Promise<PersonalDataTables> {
    const tables: Record<string, Record<string, unknown>[]> = {};
    for (const [name, sql] of Object.entries(EXPORT_QUERIES)) tables[name] = await this.unitOfWork.query(sql, [userId]);
    return tables;
  }

  async erase(userId: number, written: WrittenChoice, at: Date): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.unitOfWork.query(LOCK_DISCUSSIONS_SQL, [userId]);
      if (written === 'remove') {
        await this.unitOfWork.query(REMOVE_REPLIES_SQL, [userId, at]);
        await this.unitOfWork.query(REMOVE_POSTS_SQL, [userId, at]);
      }
      for (const statement of DELETE_STATEMENTS) await this.unitOfWork.query(statement, [userId]);
      await this.unitOfWork.query('UPDATE forum.forum_replies SET author_id = NULL WHERE author_id = $1', [userId]);
      await this.unitOfWork.query('UPDATE forum.forum_posts SET author_id = NULL WHERE author_id = $1', [userId]);
    });
  }
}
