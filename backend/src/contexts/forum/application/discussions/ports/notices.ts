import type { Role } from '../../../../../shared/domain/role';

/** A reply by another person, with what the recipient of the notification may know. */
export interface ReplyNotice {
  readonly postId: number;
  readonly replyId: number;
  /** Null for anonymous authors, so that the notification doesn't identify them. */
  readonly authorId: number | null;
  readonly authorRole: Role;
  /** Idempotency key of the event: a repeated delivery notifies no one again. */
  readonly eventId: string;
}

/** Notifies people, and makes their open pages reload. */
export abstract class DiscussionNotices {
  /** Takes effect after the current unit of work. Closed pages miss nothing, because they load the data when opened. */
  abstract publishPostChange(userIds: readonly number[], postId: number): void;
  /** @param startedIt the person started the discussion */
  abstract notifyOfReply(userId: number, notice: ReplyNotice, startedIt: boolean): Promise<void>;
  abstract notifyAuthorOfAcceptedAnswer(
    userId: number,
    notice: Pick<ReplyNotice, 'postId' | 'replyId' | 'eventId'>,
  ): Promise<void>;
  /** Marks the notifications about the discussion as read, because the person is viewing it. */
  abstract markRead(userId: number, postId: number): Promise<void>;
}
