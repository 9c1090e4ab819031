import type { Transactions } from '../../../../../shared/application/transactions';
import type { PostId } from '../../../domain/discussions/events';
import { ForumPost, type PostState } from '../../../domain/discussions/post';
import { ForumReply, type ReplyState } from '../../../domain/discussions/reply';
import type { DiscussionReader, Participation, Posts, Replies } from '../ports/discussions';
import { kim, NOON, robin } from './discussion-fakes';
import { DiscussionTables, InMemoryPosts, InMemoryReplies } from './in-memory-discussions';
import { InMemoryDiscussionReader } from './in-memory-discussion-reader';
import { InMemoryParticipation } from './in-memory-participation';

export interface DiscussionStores {
  readonly posts: Posts;
  readonly replies: Replies;
  readonly participation: Participation;
  readonly reader: DiscussionReader;
  readonly transactions: Transactions;
}

export function createInMemoryStores(tables = new DiscussionTables()) {
  return {
    posts: new InMemoryPosts(tables),
    replies: new InMemoryReplies(tables),
    participation: new InMemoryParticipation(tables),
    reader: new InMemoryDiscussionReader(tables),
    transactions: tables.units,
  };
}

/** Adds a discussion by Robin at noon; `fields` overrides fields. */
export async function addPost({ posts }: DiscussionStores, fields: Partial<PostState> = {}): Promise<PostState> {
  const state: PostState = {
    id: await posts.nextId(),
    authorId: robin,
    authorRole: 'student',
    isAnonymous: false,
    collegeId: null,
    aboutFigure: null,
    aboutCip: null,
    aboutLevel: null,
    title: 'How did you choose?',
    content: 'I like biology and history.',
    tags: [],
    createdAt: NOON,
    editedAt: null,
    lastActivityAt: NOON,
    replyCount: 0,
    answerId: null,
    hiddenBy: null,
    deletedAt: null,
    ...fields,
  };
  await posts.save(ForumPost.restore(state));
  return state;
}

/** Adds a reply by Kim at noon without counting it; `fields` overrides fields. */
export async function addReply(
  { replies }: DiscussionStores,
  postId: PostId,
  fields: Partial<ReplyState> = {},
): Promise<ReplyState> {
  const state: ReplyState = {
    id: await replies.nextId(),
    postId,
    authorId: kim,
    authorRole: 'alumni',
    isAnonymous: false,
    content: 'Take a class in both.',
    createdAt: NOON,
    editedAt: null,
    hiddenBy: null,
    deletedAt: null,
    ...fields,
  };
  await replies.save(ForumReply.restore(state));
  return state;
}

export const changePost = ({ posts }: DiscussionStores, id: number, act: (post: ForumPost) => void): Promise<void> =>
  posts.update(id, act);

export const readPost = ({ posts, transactions }: DiscussionStores, id: number): Promise<PostState> =>
  transactions.run(async () => (await posts.lock(id)).snapshot());
