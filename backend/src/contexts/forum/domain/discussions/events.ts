import { DomainEvent } from '../../../../shared/domain/aggregate';
import type { Id } from '../../../../shared/domain/id';

export type PostId = Id<'ForumPost'>;
export type ReplyId = Id<'ForumReply'>;

/** Someone started a discussion. The author is known to listeners inside the product, never to readers. */
export class PostOpened extends DomainEvent {
  static readonly eventName = 'forum.post-opened';

  constructor(
    readonly postId: PostId,
    readonly authorId: number,
    readonly collegeId: number | null,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** Someone replied to a discussion. */
export class PostAnswered extends DomainEvent {
  static readonly eventName = 'forum.post-answered';

  constructor(
    readonly postId: PostId,
    readonly replyId: ReplyId,
    readonly authorId: number,
    readonly isAnonymous: boolean,
    readonly collegeId: number | null,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** The author of a discussion marked a reply as the answer. */
export class AnswerMarked extends DomainEvent {
  static readonly eventName = 'forum.answer-marked';

  constructor(
    readonly postId: PostId,
    readonly replyId: ReplyId,
    /** Who wrote the reply; null once their account is gone. */
    readonly replyAuthorId: number | null,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}
