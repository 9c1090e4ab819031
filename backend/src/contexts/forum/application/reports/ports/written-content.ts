import type { HiddenBy } from '../../../domain/discussions/writer';
import type { Target } from '../../../domain/reports/report';

/** A message as the reporter saw it. */
export interface MessageCopy {
  readonly messageId: number;
  /** Null if the account was deleted. */
  readonly senderId: number | null;
  /** Empty where it was deleted already. */
  readonly content: string;
  readonly sentAt: Date;
  readonly isReported: boolean;
}

/** A message as the person who reports it sees it. */
export interface SeenMessage {
  /** Null if the account was deleted. */
  readonly authorId: number | null;
  /** It and those before it, oldest first. */
  readonly copy: readonly MessageCopy[];
}

/** What was reported, as it is now. */
export interface ShownContent {
  readonly text: string;
  readonly createdAt: Date;
  /** Where it is shown in the product; null for what only two people see. */
  readonly url: string | null;
  /** Readers do not learn who wrote it; operators do. */
  readonly isAnonymous: boolean;
}

/** What people wrote, wherever it is shown, and whether operators have hidden it. */
export abstract class WrittenContent {
  /** Of a review. @returns null when there is no such thing; an author of null is gone */
  abstract authorOf(target: Target): Promise<{ readonly authorId: number | null } | null>;

  /** @returns null when `by` is none of the two between whom it was said, or it is gone */
  abstract messageSeenBy(by: number, id: number): Promise<SeenMessage | null>;

  /** Of a discussion or reply. @returns null when `by` cannot read it; an author of null is gone */
  abstract discussionReadBy(by: number, target: Target): Promise<{ readonly authorId: number | null } | null>;

  /** A review, discussion or reply, hidden or not; null for everything else and for what is gone. */
  abstract shown(target: Target): Promise<ShownContent | null>;

  /** Hides it, or shows it again with null; joins the unit of work. @returns false when it is not there any more */
  abstract setHidden(target: Target, by: HiddenBy | null): Promise<boolean>;
}
