import { Injectable } from '@nestjs/common';
import { foldText } from '../../../../shared/domain/fold-text';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Posts } from '../../application/discussions/ports/discussions';
import { PostNotFound } from '../../domain/discussions/discussion-errors';
import type { PostId, ReplyId } from '../../domain/discussions/events';
import { type EarlierText, ForumPost, type PostState } from '../../domain/discussions/post';
import { tagKey } from '../../domain/discussions/writing';

/** Columns of the table `p`. */
const STATE = `p.id, p.author_id AS "authorId", p.author_role AS "authorRole", p.is_anonymous AS "isAnonymous",
  p.college_id AS "collegeId", p.title, p.content, p.tags, p.created_at AS "createdAt", p.edited_at AS "editedAt",
  p.last_activity_at AS "lastActivityAt", p.reply_count AS "replyCount", p.answer_id AS "answerId",
  p.hidden_by AS "hiddenBy", p.deleted_at AS "deletedAt"`;

/**
 * Titles rank above tags, tags above text; all are normalized like search queries. The bucket limits a search to the
 * newest discussions.
 */
const SEARCH = `setweight(to_tsvector('english', $17), 'A') || setweight(to_tsvector('english', $18), 'B')
  || setweight(to_tsvector('english', $19), 'C') || array_to_tsvector(ARRAY['~' || ($1::integer / 2000)])`;

const INSERT = `
  INSERT INTO forum.forum_posts (id, author_id, author_role, is_anonymous, college_id, title, content, tags, tag_keys,
    created_at, edited_at, last_activity_at, reply_count, answer_id, hidden_by, deleted_at, search)
  VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, ${SEARCH})`;

const UPDATE_TEXT = `
  UPDATE forum.forum_posts SET author_id = $2, author_role = $3, is_anonymous = $4, college_id = $5, title = $6, content = $7,
    tags = $8, tag_keys = $9, created_at = $10, edited_at = $11, last_activity_at = $12, reply_count = $13,
    answer_id = $14, hidden_by = $15, deleted_at = $16, search = ${SEARCH}
  WHERE id = $1`;

/** Leaves out the text, whose search vector is expensive to compute. */
const UPDATE_COUNTS = `
  UPDATE forum.forum_posts SET last_activity_at = $2, reply_count = $3, answer_id = $4, hidden_by = $5 WHERE id = $1`;

const ADD_WORDS = `
  INSERT INTO forum.title_words (word)
  SELECT w FROM unnest(tsvector_to_array(to_tsvector('simple', $1))) AS w WHERE w ~ '^[[:alpha:]]{4,30}$'
  ORDER BY w ON CONFLICT DO NOTHING`;

@Injectable()
export class SqlPosts extends Posts {
  readonly #texts = new WeakMap<ForumPost, string>();

  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async nextId(): Promise<PostId> {
    const [row] = await this.unitOfWork.query<{ id: PostId }>(
      `SELECT nextval(pg_get_serial_sequence('forum.forum_posts', 'id'))::integer AS id`,
    );
    return row!.id;
  }

  async add(post: ForumPost): Promise<void> {
    const { id, authorId, title, createdAt } = post.snapshot();
    await this.unitOfWork.keep(post, async () => {
      await this.unitOfWork.query(INSERT, valuesOf(post.snapshot()));
      await this.unitOfWork.query(ADD_WORDS, [searchText(title)]);
      if (authorId === null) return;
      await this.unitOfWork.query(
        'INSERT INTO forum.forum_subscriptions (user_id, post_id, is_on, since) VALUES ($1, $2, true, $3)',
        [authorId, id, createdAt],
      );
    });
  }

  async lock(id: number): Promise<ForumPost> {
    this.unitOfWork.requireUnitOfWork();
    const [state] = await this.unitOfWork.query<PostState>(
      `SELECT ${STATE} FROM forum.forum_posts p WHERE p.id = $1 FOR UPDATE`,
      [id],
    );
    if (!state) throw new PostNotFound();
    const post = ForumPost.restore(state);
    this.#texts.set(post, textOf(state));
    return post;
  }

  async save(post: ForumPost): Promise<void> {
    const state = post.snapshot();
    const hasNewText = this.#texts.get(post) !== textOf(state);
    await this.unitOfWork.keep(post, async () => {
      if (!hasNewText) {
        const { id, lastActivityAt, replyCount, answerId, hiddenBy } = state;
        await this.unitOfWork.query(UPDATE_COUNTS, [id, lastActivityAt, replyCount, answerId, hiddenBy]);
        return;
      }
      await this.unitOfWork.query(UPDATE_TEXT, valuesOf(state));
      await this.unitOfWork.query(ADD_WORDS, [searchText(state.title)]);
    });
  }

  async keepEarlier(id: PostId, { title, content, tags, until }: EarlierText): Promise<void> {
    await this.unitOfWork.query(
      'INSERT INTO forum.forum_edits (post_id, title, content, tags, until) VALUES ($1, $2, $3, $4, $5)',
      [id, title, content, tags, until],
    );
  }

  countBy(authorId: number): Promise<number> {
    return countOf(this.unitOfWork, 'forum.forum_posts', authorId);
  }

  async isAgreed(published: { readonly postId: PostId } | { readonly replyId: ReplyId }): Promise<boolean> {
    const [column, id] = 'postId' in published ? ['post_id', published.postId] : ['reply_id', published.replyId];
    const rows = await this.unitOfWork.query(
      `SELECT FROM forum.shared_answers a WHERE a.${column} = $1 AND a.status = 'published'`,
      [id],
    );
    return rows.length > 0;
  }
}

/** Counts the author's rows under a lock, so that concurrent writes of the same author are all counted. */
export async function countOf(
  unitOfWork: UnitOfWork,
  table: 'forum.forum_posts' | 'forum.forum_replies',
  authorId: number,
): Promise<number> {
  unitOfWork.requireUnitOfWork();
  await unitOfWork.query('SELECT pg_advisory_xact_lock(hashtext($1), $2)', [table, authorId]);
  const [row] = await unitOfWork.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM ${table} WHERE author_id = $1`,
    [authorId],
  );
  return row!.count;
}

const textOf = ({ title, content, tags, editedAt, deletedAt }: PostState): string =>
  JSON.stringify([title, content, tags, editedAt, deletedAt]);

const valuesOf = (state: PostState): unknown[] => [
  state.id,
  state.authorId,
  state.authorRole,
  state.isAnonymous,
  state.collegeId,
  state.title,
  state.content,
  state.tags,
  state.tags.map(tagKey),
  state.createdAt,
  state.editedAt,
  state.lastActivityAt,
  state.replyCount,
  state.answerId,
  state.hiddenBy,
  state.deletedAt,
  searchText(state.title),
  searchText(state.tags.join(' ')),
  searchText(state.content),
];

/** Normalizes a text or query for word search. "What's" becomes "what", a stop word. */
export const searchText = (text: string): string => foldText(text.replace(/['’]s(?!\p{L})/giu, ''));
