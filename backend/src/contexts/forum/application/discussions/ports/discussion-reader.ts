import type { Signed } from '../../../domain/discussions/byline';

export const POST_FILTERS = ['mine', 'saved', 'unanswered'] as const;
export type PostFilter = (typeof POST_FILTERS)[number];
export const POST_SORTS = ['active', 'latest', 'unanswered'] as const;
export type PostSort = (typeof POST_SORTS)[number];

/** Where the next page of a list begins: the sort key of its last row, and its id. */
export interface PostCursor {
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly id: number;
  /** With `sort=unanswered`: the list has come to discussions with replies. */
  readonly hasReplies: boolean;
}

export interface PostsAsked {
  /** Of any of these colleges, or with `tag` where the college was asked for by name. */
  readonly collegeIds?: readonly number[];
  /** With a college by name: a discussion with this tag counts as well. */
  readonly collegeTag?: string;
  readonly tag?: string;
  readonly filter?: PostFilter;
  readonly sort: PostSort;
  readonly limit: number;
  readonly after: PostCursor | null;
}

/** The person who reads; null for a visitor. */
export interface Reader {
  readonly id: number;
  /** Nothing that they wrote under their name is shown, and they see nothing of the reader. */
  readonly blockedIds: readonly number[];
}

/** A discussion before its author is named. Times are ISO 8601 in UTC. */
export interface PostRow extends Signed {
  readonly id: number;
  readonly title: string;
  /** In lists the beginning of it. */
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
  /** The author deleted it; replies stay visible. */
  readonly isRemoved: boolean;
}

export interface ReplyRow extends Signed {
  readonly id: number;
  readonly postId: number;
  readonly content: string;
  readonly createdAt: string;
  readonly editedAt: string | null;
  readonly mine: boolean;
  readonly isHidden: boolean;
  /** Written by the person who asked, as far as readers may know. */
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

/** A text that someone replaced. */
export interface EarlierVersion {
  readonly title: string | null;
  readonly content: string;
  readonly tags: readonly string[] | null;
  readonly until: string;
}

/** What the screens show of discussions. */
export abstract class DiscussionReader {
  /** @param reader null for a visitor */
  abstract page(asked: PostsAsked, reader: Reader | null): Promise<PostPage>;
  /** These discussions, in this order, as lists show them; without those that are not shown to the reader. */
  abstract byIds(ids: readonly number[], reader: Reader | null): Promise<readonly PostRow[]>;
  /** With the whole text. @throws PostNotFound */
  abstract byId(id: number, reader: Reader | null): Promise<PostRow>;
  /** Replies in the order in which they were written. @param after the id after which the page begins */
  abstract replies(
    postId: number,
    page: { readonly after: number; readonly limit: number },
    reader: Reader | null,
  ): Promise<ReplyPage>;
  /** @throws ReplyNotFound */
  abstract reply(id: number, reader: Reader | null): Promise<ReplyRow>;
  /** The most used tags of the newest discussions, most used first. */
  abstract popularTags(most: number): Promise<readonly { readonly tag: string; readonly posts: number }[]>;
  /** Earlier texts of a discussion or reply, newest first, at most `most`. */
  abstract earlierVersions(
    of: { readonly type: 'post' | 'reply'; readonly id: number },
    most: number,
  ): Promise<readonly EarlierVersion[]>;
}
