import { omitFields } from '../../../../../shared/domain/omit-fields';
import { PostNotFound, ReplyNotFound } from '../../../domain/discussions/discussion-errors';
import type { PostState } from '../../../domain/discussions/post';
import type { ReplyState } from '../../../domain/discussions/reply';
import {
  DiscussionReader,
  type EarlierVersion,
  type PostPage,
  type PostRow,
  type PostQuery,
  type ReadingMember,
  type ReplyPage,
  type ReplyRow,
} from '../ports/discussions';
import type { DiscussionTables } from './in-memory-discussions';

/** Fake with only what use cases need: newest first, one page, no filters. Records its arguments. */
export class InMemoryDiscussionReader extends DiscussionReader {
  readonly query: { readonly query: PostQuery; readonly reader: ReadingMember | null }[] = [];

  constructor(private readonly tables: DiscussionTables) {
    super();
  }

  async list(query: PostQuery, reader: ReadingMember | null): Promise<PostPage> {
    this.query.push({ query, reader });
    const shown = [...this.tables.posts.values()].filter((one) => this.tables.isShown(one) && !isBlocked(one, reader));
    return { items: shown.reverse().map((one) => this.#toPostRow(one, reader)), next: null };
  }

  async listByIds(ids: readonly number[], reader: ReadingMember | null): Promise<readonly PostRow[]> {
    const rows = await Promise.all(ids.map((id) => this.get(id, reader).catch(() => null)));
    return rows.filter((row) => row !== null && !row.isHidden && !row.isRemoved) as PostRow[];
  }

  async get(id: number, reader: ReadingMember | null): Promise<PostRow> {
    const state = this.tables.posts.get(id);
    const isVisible =
      state &&
      !isBlocked(state, reader) &&
      (state.hiddenBy === null || isOwn(state, reader)) &&
      (state.deletedAt === null || state.replyCount > 0);
    if (!isVisible) throw new PostNotFound();
    return this.#toPostRow(state, reader);
  }

  async listReplies(
    postId: number,
    { after, limit }: { readonly after: number; readonly limit: number },
    reader: ReadingMember | null,
  ): Promise<ReplyPage> {
    const visible = this.tables.repliesTo(postId).filter((one) => one.id > after && isReadable(one, reader));
    return {
      items: visible.slice(0, limit).map((one) => this.#toReplyRow(one, reader)),
      hasMore: visible.length > limit,
    };
  }

  async getReply(id: number, reader: ReadingMember | null): Promise<ReplyRow> {
    const state = this.tables.replies.get(id);
    if (!state || !isReadable(state, reader)) throw new ReplyNotFound();
    return this.#toReplyRow(state, reader);
  }

  async listPopularTags(): Promise<readonly { readonly tag: string; readonly posts: number }[]> {
    return [];
  }

  async listEarlierVersions(
    { type, id }: { readonly type: 'post' | 'reply'; readonly id: number },
    limit: number,
  ): Promise<readonly EarlierVersion[]> {
    const versions =
      type === 'post'
        ? this.tables.earlierPosts
            .filter(({ postId }) => postId === id)
            .map(({ title, content, tags, until }) => ({ title, content, tags, until: until.toISOString() }))
        : this.tables.earlierReplies
            .filter(({ replyId }) => replyId === id)
            .map(({ content, until }) => ({ title: null, content, tags: null, until: until.toISOString() }));
    return versions.reverse().slice(0, limit);
  }

  #toPostRow(state: PostState, reader: ReadingMember | null): PostRow {
    const { createdAt, editedAt, lastActivityAt, hiddenBy, deletedAt, ...fields } = state;
    const key = `${reader?.id} ${state.id}`;
    return {
      ...fields,
      isExcerpt: false,
      createdAt: createdAt.toISOString(),
      editedAt: editedAt?.toISOString() ?? null,
      lastActivityAt: lastActivityAt.toISOString(),
      views: this.tables.views.get(state.id) ?? 0,
      saved: this.tables.saves.has(key),
      subscribed: this.tables.subscriptions.get(key)?.isOn ?? false,
      mine: isOwn(state, reader),
      isHidden: hiddenBy !== null,
      isRemoved: deletedAt !== null,
    };
  }

  #toReplyRow(state: ReplyState, reader: ReadingMember | null): ReplyRow {
    const { createdAt, editedAt, hiddenBy, ...fields } = omitFields(state, 'deletedAt');
    const post = this.tables.posts.get(state.postId)!;
    return {
      ...fields,
      collegeId: post.collegeId,
      createdAt: createdAt.toISOString(),
      editedAt: editedAt?.toISOString() ?? null,
      mine: isOwn(state, reader),
      isHidden: hiddenBy !== null,
      byAsker: state.authorId !== null && state.authorId === post.authorId && state.isAnonymous === post.isAnonymous,
    };
  }
}

type PostOrReplyState = PostState | ReplyState;

const isOwn = ({ authorId }: PostOrReplyState, reader: ReadingMember | null): boolean =>
  reader !== null && authorId === reader.id;

const isBlocked = ({ authorId, isAnonymous }: PostOrReplyState, reader: ReadingMember | null): boolean =>
  !isAnonymous && authorId !== null && (reader?.blockedIds ?? []).includes(authorId);

const isReadable = (state: ReplyState, reader: ReadingMember | null): boolean =>
  state.deletedAt === null && (state.hiddenBy === null || isOwn(state, reader)) && !isBlocked(state, reader);
