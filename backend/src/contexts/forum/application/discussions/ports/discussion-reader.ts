import type { Authorship } from '../../../domain/discussions/byline';

export const POST_FILTERS = ['mine', 'saved', 'unanswered'] as const;
export type PostFilter = (typeof POST_FILTERS)[number];
export const POST_SORTS = ['active', 'latest', 'unanswered'] as const;
export type PostSort = (typeof POST_SORTS)[number];

/** The position where the next page of a list starts: the sort key of the last row, and its ID. */
export interface PostCursor {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly id: number;
  /** For `sort=unanswered`: the list has reached the discussions with replies. */
  readonly hasReplies: boolean;
}

export interface PostQuery {
  /** Only discussions about one of these colleges, or tagged with `collegeTag`. */
  readonly collegeIds?: readonly number[];
  /** For a college requested by name: discussions with this tag match as well. */
  readonly collegeTag?: string;
  readonly tag?: string;
  readonly filter?: PostFilter;
  readonly sort: PostSort;
  readonly limit: number;
  readonly after: PostCursor | null;
}

/** The viewer; null for a visitor. */
export interface ReadingMember {
  readonly id: number;
  /** People in a block with the reader: neither sees what the other wrote under their name. */
  readonly blockedIds: readonly number[];
}

/** A discussion before its author is resolved. Times are ISO 8601 in UTC. */
export interface PostRow extends Authorship {
  readonly id: number;
  readonly title: string;
  /** In lists only the beginning. */
  readonly content: string;
  readonly isExcerpt: boolean;
  readonly tags: readonly string[];
  readonly createdAt: string;
  readonly editedAt: string | null;
  readonly lastActivityAt: string;
  readonly views: number;
  readonly replyCount: number;
  readonly answerId: number | null;
  readonly saved: boolean;
  readonly subscribed: boolean;
  readonly mine: boolean;
  readonly isHidden: boolean;
  /** Deleted by its author; replies stay visible. */
  readonly isRemoved: boolean;
}

export interface ReplyRow extends Authorship {
  readonly id: number;
  readonly postId: number;
  readonly content: string;
  readonly createdAt: string;
  readonly editedAt: string | null;
  readonly mine: boolean;
  readonly isHidden: boolean;
  /** Written by the author of the discussion, as far as readers can know. */
  readonly byAsker: boolean;
}

export interface PostPage {
  readonly items: readonly PostRow[];
  readonly next: PostCursor | null;
}

export interface ReplyPage {
  readonly items: readonly ReplyRow[];
  readonly hasMore: boolean;
}

/** A text that was replaced by an edit. */
export interface EarlierVersion {
  readonly title: string | null;
  readonly content: string;
  readonly tags: readonly string[] | null;
  readonly until: string;
}

/** Reads discussions as the screens show them. */
export abstract class DiscussionReader {
  /** @param reader null for a visitor */
  abstract list(query: PostQuery, reader: ReadingMember | null): Promise<PostPage>;
  /** Returns these discussions in this order, as lists show them, without those hidden from the reader. */
  abstract listByIds(ids: readonly number[], reader: ReadingMember | null): Promise<readonly PostRow[]>;
  /**
   * Returns a discussion with its whole text.
   * @throws PostNotFound
   */
  abstract get(id: number, reader: ReadingMember | null): Promise<PostRow>;
  /**
   * Returns replies in the order in which they were written.
   * @param after the ID after which the page starts
   */
  abstract listReplies(
    postId: number,
    page: { readonly after: number; readonly limit: number },
    reader: ReadingMember | null,
  ): Promise<ReplyPage>;
  /** @throws ReplyNotFound */
  abstract getReply(id: number, reader: ReadingMember | null): Promise<ReplyRow>;
  /** Returns the most used tags of the newest discussions, most used first. */
  abstract listPopularTags(limit: number): Promise<readonly { readonly tag: string; readonly posts: number }[]>;
  /** Returns earlier texts of a discussion or reply, newest first, at most `limit`. */
  abstract listEarlierVersions(
    of: { readonly type: 'post' | 'reply'; readonly id: number },
    limit: number,
  ): Promise<readonly EarlierVersion[]>;
}
