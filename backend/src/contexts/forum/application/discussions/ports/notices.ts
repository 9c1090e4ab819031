import type { Role } from '../../../../../shared/domain/role';

/** Someone else's reply, as the person who is notified may know it. */
export interface ReplyNotice {
  readonly postId: number;
  readonly replyId: number;
  /** Null for anonymous authors: nothing in the notification leads to them. */
  readonly authorId: number | null;
  readonly authorRole: Role;
  /** Names the event: the same one delivered again notifies no one twice. */
  readonly eventId: string;
}

/** What people are notified of, and what their open pages read again. */
export abstract class Notices {
  /** After the unit of work in progress. Pages that are closed miss nothing: they read again when they open. */
  abstract postChanged(userIds: readonly number[], postId: number): void;
  /** @param startedIt the person started the discussion */
  abstract replied(userId: number, notice: ReplyNotice, startedIt: boolean): Promise<void>;
  abstract answerMarked(userId: number, notice: Pick<ReplyNotice, 'postId' | 'replyId' | 'eventId'>): Promise<void>;
  /** The person has the discussion before them: its notifications are read. */
  abstract postViewed(userId: number, postId: number): Promise<void>;
}
