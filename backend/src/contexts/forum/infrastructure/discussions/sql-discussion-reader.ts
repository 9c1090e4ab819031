import { Injectable } from '@nestjs/common';
import { omitFields } from '../../../../shared/domain/omit-fields';
import { ReadDatabase } from '../../../../shared/infrastructure/typeorm/read-database';
import {
  DiscussionReader,
  type EarlierVersion,
  type PostCursor,
  type PostPage,
  type PostRow,
  type PostQuery,
  type PostSort,
  type ReadingMember,
  type ReplyPage,
  type ReplyRow,
} from '../../application/discussions/ports/discussions';
import { PostNotFound, ReplyNotFound } from '../../domain/discussions/discussion-errors';
import { toTagKey } from '../../domain/discussions/post-and-reply-text';

const isoTimeSql = (column: string): string => `to_char(${column} AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** Lists show three lines, so longer texts are truncated to this many characters. */
const EXCERPT_LENGTH = 600;

/** Columns of the table `p`; `$1` is the ID of the reader, null for a visitor. */
const postColumnsSql = (
  content: string,
  isExcerpt: string,
) => `p.id, p.author_id AS "authorId", p.author_role AS "authorRole",
  p.is_anonymous AS "isAnonymous", p.college_id AS "collegeId", p.title, ${content} AS content,
  ${isExcerpt} AS "isExcerpt", p.tags, ${isoTimeSql('p.created_at')} AS "createdAt", ${isoTimeSql('p.edited_at')} AS "editedAt",
  ${isoTimeSql('p.last_activity_at')} AS "lastActivityAt", p.views, p.reply_count AS "replyCount", p.answer_id AS "answerId",
  EXISTS (SELECT FROM forum.forum_saves s WHERE s.user_id = $1 AND s.post_id = p.id) AS saved,
  EXISTS (SELECT FROM forum.forum_subscriptions s WHERE s.user_id = $1 AND s.post_id = p.id AND s.is_on) AS subscribed,
  (p.author_id = $1) IS TRUE AS mine, p.hidden_by IS NOT NULL AS "isHidden", p.deleted_at IS NOT NULL AS "isRemoved"`;
export const LISTED_POST_COLUMNS_SQL = postColumnsSql(
  `left(p.content, ${EXCERPT_LENGTH})`,
  `char_length(p.content) > ${EXCERPT_LENGTH}`,
);
const WHOLE_POST_COLUMNS_SQL = postColumnsSql('p.content', 'false');

export const IS_POST_SHOWN_SQL = 'p.deleted_at IS NULL AND p.hidden_by IS NULL';
/**
 * `$2` are the IDs of users who block the reader or are blocked. Anonymous content is kept: omitting it would reveal
 * its author.
 */
export const notBlockedSql = (table: string): string =>
  `(${table}.is_anonymous OR ${table}.author_id IS NULL OR ${table}.author_id <> ALL ($2::integer[]))`;

const REPLY_COLUMNS_SQL = `r.id, r.post_id AS "postId", r.author_id AS "authorId", r.author_role AS "authorRole",
  r.is_anonymous AS "isAnonymous", p.college_id AS "collegeId", r.content, ${isoTimeSql('r.created_at')} AS "createdAt", ${isoTimeSql('r.edited_at')} AS "editedAt",
  (r.author_id = $1) IS TRUE AS mine, r.hidden_by IS NOT NULL AS "isHidden",
  (r.author_id = p.author_id AND r.is_anonymous = p.is_anonymous) IS TRUE AS "byAsker"`;

interface PostOrder {
  readonly key: string;
  readonly orderBy: string;
  /** Condition for rows after this cursor. */
  readonly after: (cursor: PostCursor, parameter: AddParameter) => string;
}

const POST_ORDERS: Readonly<Record<PostSort, PostOrder>> = {
  active: {
    key: 'p.last_activity_at',
    orderBy: 'p.last_activity_at DESC, p.id DESC',
    after: (cursor, parameter) => `(p.last_activity_at, p.id) < ${cursorPositionSql(cursor, parameter)}`,
  },
  latest: {
    key: 'p.created_at',
    orderBy: 'p.created_at DESC, p.id DESC',
    after: (cursor, parameter) => `(p.created_at, p.id) < ${cursorPositionSql(cursor, parameter)}`,
  },
  unanswered: {
    key: 'p.created_at',
    orderBy: '(p.reply_count > 0), p.created_at DESC, p.id DESC',
    after: (cursor, parameter) => {
      const hasReplies = parameter(cursor.hasReplies, 'boolean');
      return `(p.reply_count > 0) >= ${hasReplies} AND
        ((p.reply_count > 0) > ${hasReplies} OR (p.created_at, p.id) < ${cursorPositionSql(cursor, parameter)})`;
    },
  },
};

const cursorPositionSql = ({ at, id }: PostCursor, parameter: AddParameter): string =>
  `(${parameter(new Date(at), 'timestamptz')}, ${parameter(id, 'integer')})`;

type ListedRow = PostRow & { readonly sortKey: string };

@Injectable()
export class SqlDiscussionReader extends DiscussionReader {
  constructor(private readonly db: ReadDatabase) {
    super();
  }

  async list(query: PostQuery, reader: ReadingMember | null): Promise<PostPage> {
    const { sort, limit } = query;
    const values: unknown[] = [reader?.id ?? null, reader?.blockedIds ?? []];
    const order = POST_ORDERS[sort];
    const parameter = (value: unknown, type: string): string => `$${values.push(value)}::${type}`;
    const commonConditions = [notBlockedSql('p'), ...postConditionsSql(query, parameter)];
    if (query.after) commonConditions.push(order.after(query.after, parameter));
    const max = parameter(limit + 1, 'integer');
    const branches = collegeConditionsSql(query, parameter).map(
      (branch) => `(SELECT p.* FROM forum.forum_posts p WHERE ${[...commonConditions, ...branch].join(' AND ')}
        ORDER BY ${order.orderBy} LIMIT ${max})`,
    );
    // A discussion may match by college and by tag; UNION removes the duplicate ID.
    const found =
      branches.length === 1
        ? branches[0]!
        : `(SELECT p.* FROM forum.forum_posts p WHERE p.id IN (${branches.map((sql) => `SELECT id FROM ${sql} AS b`).join(' UNION ')}))`;
    const rows = await this.db.queryPrepared<ListedRow>(
      `SELECT ${LISTED_POST_COLUMNS_SQL}, ${isoTimeSql(order.key)} AS "sortKey" FROM ${found} AS p ORDER BY ${order.orderBy} LIMIT ${max}`,
      values,
    );
    return toPostPage(rows, limit);
  }

  async listByIds(ids: readonly number[], reader: ReadingMember | null): Promise<readonly PostRow[]> {
    return this.db.query<PostRow>(
      `SELECT ${LISTED_POST_COLUMNS_SQL} FROM unnest($3::integer[]) WITH ORDINALITY AS wanted (id, place)
       JOIN forum.forum_posts p ON p.id = wanted.id WHERE ${IS_POST_SHOWN_SQL} AND ${notBlockedSql('p')} ORDER BY place`,
      [reader?.id ?? null, reader?.blockedIds ?? [], ids],
    );
  }

  async get(id: number, reader: ReadingMember | null): Promise<PostRow> {
    const [row] = await this.db.queryPrepared<PostRow>(
      `SELECT ${WHOLE_POST_COLUMNS_SQL} FROM forum.forum_posts p
       WHERE p.id = $3 AND ${notBlockedSql('p')} AND (p.hidden_by IS NULL OR p.author_id = $1)
         AND (p.deleted_at IS NULL OR p.reply_count > 0)`,
      [reader?.id ?? null, reader?.blockedIds ?? [], id],
    );
    if (!row) throw new PostNotFound();
    return row;
  }

  async listReplies(
    postId: number,
    { after, limit }: { readonly after: number; readonly limit: number },
    reader: ReadingMember | null,
  ): Promise<ReplyPage> {
    const rows = await this.db.queryPrepared<ReplyRow>(
      `SELECT ${REPLY_COLUMNS_SQL} FROM forum.forum_replies r JOIN forum.forum_posts p ON p.id = r.post_id
       WHERE r.post_id = $3 AND r.id > $4 AND r.deleted_at IS NULL AND (r.hidden_by IS NULL OR r.author_id = $1)
         AND ${notBlockedSql('r')} ORDER BY r.id LIMIT $5`,
      [reader?.id ?? null, reader?.blockedIds ?? [], postId, after, limit + 1],
    );
    return { items: rows.slice(0, limit), hasMore: rows.length > limit };
  }

  async getReply(id: number, reader: ReadingMember | null): Promise<ReplyRow> {
    const [row] = await this.db.query<ReplyRow>(
      `SELECT ${REPLY_COLUMNS_SQL} FROM forum.forum_replies r JOIN forum.forum_posts p ON p.id = r.post_id
       WHERE r.id = $3 AND r.deleted_at IS NULL AND (r.hidden_by IS NULL OR r.author_id = $1) AND ${notBlockedSql('r')}`,
      [reader?.id ?? null, reader?.blockedIds ?? [], id],
    );
    if (!row) throw new ReplyNotFound();
    return row;
  }

  async listPopularTags(max: number): Promise<readonly { readonly tag: string; readonly posts: number }[]> {
    return this.db.query(
      `SELECT min(t.tag) AS tag, count(*)::integer AS posts
       FROM (SELECT p.tags, p.tag_keys FROM forum.forum_posts p WHERE ${IS_POST_SHOWN_SQL} ORDER BY p.last_activity_at DESC, p.id DESC
         LIMIT 1000) AS newest, unnest(newest.tags, newest.tag_keys) AS t (tag, key)
       GROUP BY t.key ORDER BY count(*) DESC, t.key LIMIT $1`,
      [max],
    );
  }

  listEarlierVersions(
    { type, id }: { readonly type: 'post' | 'reply'; readonly id: number },
    max: number,
  ): Promise<readonly EarlierVersion[]> {
    const column = type === 'post' ? 'post_id' : 'reply_id';
    return this.db.query<EarlierVersion>(
      `SELECT e.title, e.content, e.tags, ${isoTimeSql('e.until')} AS until FROM forum.forum_edits e
       WHERE e.${column} = $1 ORDER BY e.id DESC LIMIT $2`,
      [id, max],
    );
  }
}

type AddParameter = (value: unknown, type: string) => string;

export function postConditionsSql(
  { filter, tag }: Pick<PostQuery, 'filter' | 'tag'>,
  parameter: AddParameter,
): string[] {
  const conditions: string[] = [];
  // Only authors see their hidden discussions, in the list of their own.
  conditions.push(filter === 'mine' ? 'p.author_id = $1::integer AND p.deleted_at IS NULL' : IS_POST_SHOWN_SQL);
  if (filter === 'saved') {
    conditions.push('p.id IN (SELECT s.post_id FROM forum.forum_saves s WHERE s.user_id = $1::integer)');
  }
  if (filter === 'unanswered') conditions.push('NOT (p.reply_count > 0)');
  if (tag !== undefined) conditions.push(`p.tag_keys @> ARRAY[${parameter(toTagKey(tag), 'text')}]`);
  return conditions;
}

/** Returns one condition if a single index suffices; two if a name is both a college and a tag. */
export function collegeConditionsSql(
  { collegeIds, collegeTag }: Pick<PostQuery, 'collegeIds' | 'collegeTag'>,
  parameter: AddParameter,
): string[][] {
  if (collegeIds === undefined) return [[]];
  const collegeConditionSql = `p.college_id = ANY (${parameter(collegeIds, 'integer[]')})`;
  if (collegeTag === undefined) return [[collegeConditionSql]];
  return [[collegeConditionSql], [`p.tag_keys @> ARRAY[${parameter(toTagKey(collegeTag), 'text')}]`]];
}

function toPostPage(rows: readonly ListedRow[], limit: number): PostPage {
  const last = rows.length > limit ? rows[limit - 1] : undefined;
  const next: PostCursor | null = last
    ? { at: Date.parse(last.sortKey), id: last.id, hasReplies: last.replyCount > 0 }
    : null;
  return { items: rows.slice(0, limit).map((row) => omitFields(row, 'sortKey')), next };
}
