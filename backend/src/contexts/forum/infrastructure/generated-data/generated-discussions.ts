import type { Role } from '../../../../shared/domain/role';
import {
  bulkInsert,
  entityTarget,
  forEachRow,
  reserveIds,
  type RowCounts,
  tableTarget,
} from '../../../../shared/infrastructure/typeorm/bulk-insert';
import type { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import type { PostId, ReplyId } from '../../domain/discussions/events';
import { ForumPost, type PostState } from '../../domain/discussions/post';
import { toTagKey } from '../../domain/discussions/post-and-reply-text';
import { ForumReply } from '../../domain/discussions/reply';
import { replySchema } from '../discussions/reply.schema';
import { searchVectorSql, titleWordsSql, toSearchTexts } from '../discussions/typeorm-discussions';

interface GeneratedText {
  readonly authorId: number;
  readonly authorRole: Exclude<Role, 'college_admin'>;
  readonly isAnonymous: boolean;
  readonly content: string;
  readonly createdAt: Date;
}

export type GeneratedReply = GeneratedText;

export interface GeneratedDiscussion extends GeneratedText {
  readonly collegeId: number | null;
  readonly title: string;
  readonly tags: readonly string[];
  /** Ascending by time. */
  readonly replies: readonly GeneratedReply[];
  readonly savedBy: readonly number[];
  readonly views: number;
}

/** A discussion with the columns that its search vector is computed from. */
interface StagedPost extends PostState {
  readonly tagKeys: readonly string[];
  readonly views: number;
  readonly titleText: string;
  readonly tagsText: string;
  readonly contentText: string;
}

const POST_COLUMNS = {
  id: 'id',
  author_id: 'authorId',
  author_role: 'authorRole',
  is_anonymous: 'isAnonymous',
  college_id: 'collegeId',
  title: 'title',
  content: 'content',
  tags: 'tags',
  tag_keys: 'tagKeys',
  views: 'views',
  reply_count: 'replyCount',
  created_at: 'createdAt',
  last_activity_at: 'lastActivityAt',
} as const;
const STAGED_POSTS = tableTarget<StagedPost>('staged_posts', {
  ...POST_COLUMNS,
  title_text: 'titleText',
  tags_text: 'tagsText',
  content_text: 'contentText',
});
const SAVES = tableTarget<{ userId: number; postId: number; savedAt: Date }>('forum.forum_saves', {
  user_id: 'userId',
  post_id: 'postId',
  saved_at: 'savedAt',
});
const SUBSCRIPTIONS = tableTarget<{ userId: number; postId: number; isOn: boolean; since: Date }>(
  'forum.forum_subscriptions',
  { user_id: 'userId', post_id: 'postId', is_on: 'isOn', since: 'since' },
);

const CREATE_STAGED_POSTS = `
  CREATE TEMP TABLE staged_posts ON COMMIT DROP AS
  SELECT id, author_id, author_role, is_anonymous, college_id, title, content, tags, tag_keys, views, reply_count,
    created_at, last_activity_at, title AS title_text, title AS tags_text, content AS content_text
  FROM forum.forum_posts WITH NO DATA`;

const ADD_POSTS_SQL = `
  INSERT INTO forum.forum_posts (id, author_id, author_role, is_anonymous, college_id, title, content, tags, tag_keys,
    views, reply_count, created_at, last_activity_at, search)
  SELECT id, author_id, author_role, is_anonymous, college_id, title, content, tags, tag_keys, views, reply_count,
    created_at, last_activity_at, ${searchVectorSql('title_text', 'tags_text', 'content_text')}
  FROM staged_posts ORDER BY id`;

const ADD_TITLE_WORDS_SQL = `
  INSERT INTO forum.title_words (word)
  SELECT DISTINCT w FROM staged_posts, ${titleWordsSql('title_text')} ORDER BY w ON CONFLICT DO NOTHING`;

/** Adds discussions with their replies, the people who saved them, and the subscriptions of those who wrote. */
export async function addGeneratedDiscussions(
  unitOfWork: UnitOfWork,
  discussions: () => Iterable<GeneratedDiscussion>,
): Promise<RowCounts> {
  let [postCount, replyCount] = [0, 0];
  await forEachRow(discussions(), ({ replies }) => {
    postCount += 1;
    replyCount += replies.length;
  });
  const firstPostId = await reserveIds(unitOfWork, 'forum.forum_posts', postCount);
  const firstReplyId = await reserveIds(unitOfWork, 'forum.forum_replies', replyCount);
  const threads = (): Iterable<Thread> => toThreads(discussions(), firstPostId, firstReplyId);

  await unitOfWork.query(CREATE_STAGED_POSTS);
  const { staged_posts: posts = 0 } = await bulkInsert(unitOfWork, STAGED_POSTS, toStagedPosts(threads()));
  await unitOfWork.query(ADD_POSTS_SQL);
  await unitOfWork.query(ADD_TITLE_WORDS_SQL);
  return {
    'forum.forum_posts': posts,
    ...(await bulkInsert(unitOfWork, entityTarget(replySchema), toReplies(threads()))),
    ...(await bulkInsert(unitOfWork, SAVES, toSaves(threads()))),
    ...(await bulkInsert(unitOfWork, SUBSCRIPTIONS, toSubscriptions(threads()))),
  };
}

interface Thread {
  readonly generated: GeneratedDiscussion;
  readonly post: ForumPost;
  readonly replies: readonly ForumReply[];
}

/** Writes the discussions and replies as people do, so that their counts and times are those of the product. */
function* toThreads(
  discussions: Iterable<GeneratedDiscussion>,
  firstPostId: number,
  firstReplyId: number,
): Generator<Thread> {
  let [postId, replyId] = [firstPostId, firstReplyId];
  for (const generated of discussions) {
    const { authorId, authorRole, isAnonymous, collegeId, title, content, tags, createdAt } = generated;
    const id = postId++ as PostId;
    const writer = { id: authorId, role: authorRole, isAnonymous };
    const post = ForumPost.open(id, writer, { collegeId, title, content, tags }, createdAt);
    const replies = generated.replies.map((reply) => {
      const by = { id: reply.authorId, role: reply.authorRole, isAnonymous: reply.isAnonymous };
      const written = ForumReply.write(replyId++ as ReplyId, id, by, reply.content, reply.createdAt);
      post.addReply(written);
      return written;
    });
    yield { generated, post, replies };
  }
}

function* toStagedPosts(threads: Iterable<Thread>): Generator<StagedPost> {
  for (const { post, generated } of threads) {
    const state = post.snapshot();
    const texts = toSearchTexts(state);
    yield {
      ...state,
      tagKeys: state.tags.map(toTagKey),
      views: generated.views,
      titleText: texts.title,
      tagsText: texts.tags,
      contentText: texts.content,
    };
  }
}

function* toReplies(threads: Iterable<Thread>) {
  for (const { replies } of threads) for (const reply of replies) yield reply.snapshot();
}

function* toSaves(threads: Iterable<Thread>) {
  for (const { post, generated } of threads) {
    for (const userId of new Set(generated.savedBy)) yield { userId, postId: post.id, savedAt: generated.createdAt };
  }
}

/** The author and the people who reply subscribe to a discussion. */
function* toSubscriptions(threads: Iterable<Thread>) {
  for (const { post, generated } of threads) {
    const since = new Map<number, Date>();
    for (const { authorId, createdAt } of [generated, ...generated.replies]) {
      if (!since.has(authorId)) since.set(authorId, createdAt);
    }
    for (const [userId, at] of since) yield { userId, postId: post.id, isOn: true, since: at };
  }
}
