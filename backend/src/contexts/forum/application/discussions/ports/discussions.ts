import { Repository } from '../../../../../shared/application/repository';
import type { Authorship } from '../../../domain/discussions/byline';
import type { PostId, ReplyId } from '../../../domain/discussions/events';
import type { EarlierText, ForumPost } from '../../../domain/discussions/post';
import type { ForumReply } from '../../../domain/discussions/reply';

/** Every discussion. `lock` and `update` throw PostNotFound. */
export abstract class Posts extends Repository<ForumPost> {
  abstract nextId(): Promise<PostId>;
  /**
   * Returns a discussion, even if it is deleted or hidden, and locks it until the end of the unit of work; until then,
   * no one else can change it or reply.
   * @throws PostNotFound
   */
  abstract override lock(id: number): Promise<ForumPost>;
  /** A new discussion is stored with a subscription of its author. */
  abstract override save(post: ForumPost): Promise<void>;
  /** Stores the text that an edit replaced, for moderators. */
  abstract saveEarlierText(id: PostId, earlier: EarlierText): Promise<void>;
  /**
   * Counts all discussions that a person has started, including deleted ones. In a unit of work, the number can't
   * change until its end.
   */
  abstract countByAuthor(authorId: number): Promise<number>;
  /** Checks whether two people agreed in their conversation to publish this discussion or reply. */
  abstract isPublishedByAgreement(
    published: { readonly postId: PostId } | { readonly replyId: ReplyId },
  ): Promise<boolean>;
}

/** Stores replies. They are changed under the lock of their discussion. */
export abstract class Replies {
  abstract nextId(): Promise<ReplyId>;
  /**
   * Returns a reply, even if it is deleted or hidden.
   * @throws ReplyNotFound
   */
  abstract get(id: number): Promise<ForumReply>;
  abstract save(reply: ForumReply): Promise<void>;
  /** Stores the text that an edit replaced, for moderators. */
  abstract saveEarlierText(id: ReplyId, content: string, until: Date): Promise<void>;
  /** Returns the time of the newest shown reply of a discussion other than `except`; null if there is none. */
  abstract findNewestReplyTime(postId: PostId, except: ReplyId): Promise<Date | null>;
  /**
   * Counts all replies that a person has written, including deleted ones. In a unit of work, the number can't change
   * until its end.
   */
  abstract countByAuthor(authorId: number): Promise<number>;
}

export interface SubscriberPage {
  readonly by: Date;
  readonly after: number;
  readonly limit: number;
}

/** The actions of members on discussions other than writing. */
export abstract class Participation {
  /**
   * Repeating a call changes nothing.
   * @throws PostNotFound unless it is shown
   */
  abstract savePost(userId: number, postId: number, at: Date): Promise<void>;
  abstract deleteSavedPost(userId: number, postId: number): Promise<void>;
  /**
   * Subscribes or unsubscribes the person.
   * @param isOn false is stored, so that replying doesn't subscribe the person again
   * @throws PostNotFound unless it is shown
   */
  abstract saveSubscription(userId: number, postId: number, isOn: boolean, at: Date): Promise<void>;
  /** Subscribes the person unless they have unsubscribed. Call within a unit of work. */
  abstract subscribe(userId: number, postId: PostId, at: Date): Promise<void>;
  /**
   * Returns people who have been subscribed to a discussion since `by` or earlier and whose ID is larger than `after`,
   * ordered by ID, at most `limit`.
   */
  abstract listSubscribers(postId: number, page: SubscriberPage): Promise<readonly number[]>;
  /**
   * Counts one view for each person and day.
   * @returns the new number of views
   * @throws PostNotFound unless it is shown
   */
  abstract recordView(userId: number, postId: number, at: Date): Promise<number>;
  /** Returns people who viewed the discussion since `since`, at most `limit`. */
  abstract listViewers(postId: number, since: Date, limit: number): Promise<readonly number[]>;
  /** Records a visit to the forum: existing content is no longer new to the person. */
  abstract saveVisit(userId: number, at: Date): Promise<void>;
  /**
   * Counts shown discussions and replies by others since the last visit, or since `firstSince` before the first visit,
   * up to `limit`.
   */
  abstract countNewContent(userId: number, firstSince: Date, limit: number): Promise<number>;
}

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
