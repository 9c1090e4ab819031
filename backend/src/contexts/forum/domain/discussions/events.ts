import { DomainEvent } from '../../../../shared/domain/aggregate';
import type { Id } from '../../../../shared/domain/id';

export type PostId = Id<'ForumPost'>;
export type ReplyId = Id<'ForumReply'>;

/** A reply was added to a discussion. */
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
    /** Author of the reply; null if their account was deleted. */
    readonly replyAuthorId: number | null,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}
