import type { Target } from '../../../domain/reports/report';

/** A message as the reporter saw it. */
export interface MessageCopy {
  readonly messageId: number;
  /** Null once the account is gone. */
  readonly senderId: number | null;
  /** Empty where it was deleted already. */
  readonly content: string;
  readonly sentAt: Date;
  readonly isReported: boolean;
}

/** A message as the person who reports it sees it. */
export interface SeenMessage {
  /** Null when the account is gone. */
  readonly authorId: number | null;
  /** It and those before it, oldest first. */
  readonly copy: readonly MessageCopy[];
}

/** What people wrote, wherever it is shown. */
export abstract class WrittenContent {
  /** Of a review. @returns null when there is no such thing; an author of null is gone */
  abstract authorOf(target: Target): Promise<{ readonly authorId: number | null } | null>;

  /** @returns null when `by` is none of the two between whom it was said, or it is gone */
  abstract messageSeenBy(by: number, id: number): Promise<SeenMessage | null>;
}
