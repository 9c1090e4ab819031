import { Injectable } from '@nestjs/common';
import { foldText } from '../../../../shared/domain/fold-text';
import { AggregateTable } from '../../../../shared/infrastructure/typeorm/aggregate-table';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Posts, Replies } from '../../application/discussions/ports/discussions';
import { PostNotFound, ReplyNotFound } from '../../domain/discussions/discussion-errors';
import type { PostId, ReplyId } from '../../domain/discussions/events';
import { type EarlierText, ForumPost, type PostState } from '../../domain/discussions/post';
import { toTagKey } from '../../domain/discussions/post-and-reply-text';
import { earlierTextSchema } from './earlier-text.schema';
import { postSchema } from './post.schema';
import { ForumReply, type ReplyState } from '../../domain/discussions/reply';
import { replySchema } from './reply.schema';

/**
 * The vector that a search uses, from normalized texts. Titles rank above tags, tags above text. The bucket limits a
 * search to the newest discussions.
 */
export const searchVectorSql = (title: string, tags: string, content: string): string =>
  `setweight(to_tsvector('english', ${title}), 'A') || setweight(to_tsvector('english', ${tags}), 'B')
      || setweight(to_tsvector('english', ${content}), 'C') || array_to_tsvector(ARRAY['~' || (id / 2000)])`;

/** Words of a title with which misspelled words of a search are corrected, as the rows `w` of a FROM with its condition. */
export const titleWordsSql = (title: string): string =>
  `unnest(tsvector_to_array(to_tsvector('simple', ${title}))) AS w WHERE w ~ '^[[:alpha:]]{4,30}$'`;

/** Fills in the columns that a search uses, and adds the words of the title. All texts are normalized like queries. */
const INDEX_TEXT_SQL = `
  WITH words AS (
    INSERT INTO forum.title_words (word) SELECT w FROM ${titleWordsSql('$2')} ORDER BY w ON CONFLICT DO NOTHING)
  UPDATE forum.forum_posts SET tag_keys = $5, search = ${searchVectorSql('$2', '$3', '$4')}
  WHERE id = $1`;

const SUBSCRIBE_AUTHOR_SQL = `
  INSERT INTO forum.forum_subscriptions (user_id, post_id, is_on, since)
  SELECT author_id, id, true, created_at FROM forum.forum_posts WHERE id = $1 ON CONFLICT DO NOTHING`;

@Injectable()
export class TypeormPosts extends Posts {
  readonly #table: AggregateTable<ForumPost, PostState>;
  /** The texts of loaded discussions as they are stored. */
  readonly #texts = new WeakMap<ForumPost, string>();

  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
    this.#table = new AggregateTable(unitOfWork, postSchema, (state) => ForumPost.restore(state));
  }

  nextId(): Promise<PostId> {
    return this.#table.nextId();
  }

  async lock(id: number): Promise<ForumPost> {
    const post = await this.#table.lock({ id: id as PostId });
    if (!post) throw new PostNotFound();
    this.#texts.set(post, serializeText(post.snapshot()));
    return post;
  }

  async save(post: ForumPost): Promise<void> {
    const state = post.snapshot();
    const storedText = this.#texts.get(post);
    await this.unitOfWork.run(async () => {
      await this.#table.save(post);
      // The search vector of a long text is expensive to compute.
      if (storedText !== serializeText(state)) await this.#indexText(state);
      if (storedText === undefined) await this.unitOfWork.query(SUBSCRIBE_AUTHOR_SQL, [post.id]);
    });
  }

  async saveEarlierText(postId: PostId, { title, content, tags, until }: EarlierText): Promise<void> {
    await this.unitOfWork.manager.insert(earlierTextSchema, { postId, title, content, tags: [...tags], until });
  }

  countByAuthor(authorId: number): Promise<number> {
    return countAuthorRows(this.unitOfWork, 'forum.forum_posts', authorId);
  }

  async isPublishedByAgreement(
    published: { readonly postId: PostId } | { readonly replyId: ReplyId },
  ): Promise<boolean> {
    const [column, id] = 'postId' in published ? ['post_id', published.postId] : ['reply_id', published.replyId];
    const rows = await this.unitOfWork.query(
      `SELECT FROM forum.shared_answers a WHERE a.${column} = $1 AND a.status = 'published'
       UNION ALL SELECT FROM forum.open_question_answers q WHERE q.${column} = $1`,
      [id],
    );
    return rows.length > 0;
  }

  protected inUnitOfWork<T>(work: () => Promise<T>): Promise<T> {
    return this.unitOfWork.run(work);
  }

  async #indexText({ id, title, tags, content }: PostState): Promise<void> {
    const texts = toSearchTexts({ title, tags, content });
    await this.unitOfWork.query(INDEX_TEXT_SQL, [id, texts.title, texts.tags, texts.content, tags.map(toTagKey)]);
  }
}

/** Counts the author's rows under a lock, so that concurrent writes of the same author are all counted. */
async function countAuthorRows(
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

const serializeText = ({ title, content, tags }: PostState): string => JSON.stringify([title, content, tags]);

/** Returns the texts that are searched, normalized like queries. */
export const toSearchTexts = ({ title, tags, content }: Pick<PostState, 'title' | 'tags' | 'content'>) => ({
  title: normalizeSearchText(title),
  tags: normalizeSearchText(tags.join(' ')),
  content: normalizeSearchText(content),
});

/** Normalizes a text or query for word search. "What's" becomes "what", a stop word. */
export const normalizeSearchText = (text: string): string => foldText(text.replace(/['’]s(?!\p{L})/giu, ''));

@Injectable()
export class TypeormReplies extends Replies {
  readonly #table: AggregateTable<ForumReply, ReplyState>;

  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
    this.#table = new AggregateTable(unitOfWork, replySchema, (state) => ForumReply.restore(state));
  }

  nextId(): Promise<ReplyId> {
    return this.#table.nextId();
  }

  async get(id: number): Promise<ForumReply> {
    const reply = await this.#table.find({ id: id as ReplyId });
    if (!reply) throw new ReplyNotFound();
    return reply;
  }

  save(reply: ForumReply): Promise<void> {
    return this.#table.save(reply);
  }

  async saveEarlierText(replyId: ReplyId, content: string, until: Date): Promise<void> {
    await this.unitOfWork.manager.insert(earlierTextSchema, { replyId, content, until });
  }

  async findNewestReplyTime(postId: PostId, except: ReplyId): Promise<Date | null> {
    const [row] = await this.unitOfWork.query<{ createdAt: Date }>(
      `SELECT r.created_at AS "createdAt" FROM forum.forum_replies r
       WHERE r.post_id = $1 AND r.id <> $2 AND r.deleted_at IS NULL AND r.hidden_by IS NULL ORDER BY r.id DESC LIMIT 1`,
      [postId, except],
    );
    return row?.createdAt ?? null;
  }

  countByAuthor(authorId: number): Promise<number> {
    return countAuthorRows(this.unitOfWork, 'forum.forum_replies', authorId);
  }
}
