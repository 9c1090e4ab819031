import type { PostId, ReplyId } from '../../../domain/discussions/events';
import type { EarlierText, ForumPost } from '../../../domain/discussions/post';
import type { ForumReply } from '../../../domain/discussions/reply';

/** Every discussion. */
export abstract class Posts {
  abstract nextId(): Promise<PostId>;
  /** Also subscribes its author. */
  abstract add(post: ForumPost): Promise<void>;
  /** Deleted and hidden ones too. In a unit of work no one else changes it, or replies, until the end. @throws PostNotFound */
  abstract lock(id: number): Promise<ForumPost>;
  abstract save(post: ForumPost): Promise<void>;
  /** Keeps what an edit replaced, for moderators. */
  abstract keepEarlier(id: PostId, earlier: EarlierText): Promise<void>;
  /** How many discussions a person ever started, deleted ones included. In a unit of work it holds until the end. */
  abstract countBy(authorId: number): Promise<number>;
  /** Whether two people agreed in their conversation to publish this discussion, or this reply. */
  abstract isAgreed(published: { readonly postId: PostId } | { readonly replyId: ReplyId }): Promise<boolean>;
}

/** Every reply. Lock the discussion before changing one. */
export abstract class Replies {
  abstract nextId(): Promise<ReplyId>;
  abstract add(reply: ForumReply): Promise<void>;
  /** Deleted and hidden ones too. @throws ReplyNotFound */
  abstract byId(id: number): Promise<ForumReply>;
  abstract save(reply: ForumReply): Promise<void>;
  /** Keeps what an edit replaced, for moderators. */
  abstract keepEarlier(id: ReplyId, content: string, until: Date): Promise<void>;
  /** When the newest shown reply of a discussion, other than `except`, was written; null without one. */
  abstract newestShown(postId: PostId, except: ReplyId): Promise<Date | null>;
  /** How many replies a person ever wrote, deleted ones included. In a unit of work it holds until the end. */
  abstract countBy(authorId: number): Promise<number>;
}

export interface SubscriberPage {
  readonly by: Date;
  readonly after: number;
  readonly most: number;
}

/** What members do with discussions besides writing. */
export abstract class Participation {
  /** A second time changes nothing. @throws PostNotFound unless it is shown */
  abstract save(userId: number, postId: number, at: Date): Promise<void>;
  abstract unsave(userId: number, postId: number): Promise<void>;
  /** @param isOn false is remembered: replying does not subscribe the person again @throws PostNotFound unless it is shown */
  abstract subscribe(userId: number, postId: number, isOn: boolean, at: Date): Promise<void>;
  /** Subscribes the person unless they have unsubscribed. Belongs in a unit of work. */
  abstract follow(userId: number, postId: PostId, at: Date): Promise<void>;
  /** Subscribers of a discussion since `by` or earlier, with a larger id than `after`, by id, at most `most`. */
  abstract subscribers(postId: number, page: SubscriberPage): Promise<readonly number[]>;
  /** Counts one view for each person and day. @returns the views now @throws PostNotFound unless it is shown */
  abstract countView(userId: number, postId: number, at: Date): Promise<number>;
  /** People who viewed the discussion since `since`, at most `most`. */
  abstract viewersSince(postId: number, since: Date, most: number): Promise<readonly number[]>;
  /** The person looks at the forum: what is there now is no longer new. */
  abstract visit(userId: number, at: Date): Promise<void>;
  /** Discussions and their replies that are shown, of others, since the last visit, or since `firstSince` before the first, at most `most`. */
  abstract countNew(userId: number, firstSince: Date, most: number): Promise<number>;
}
