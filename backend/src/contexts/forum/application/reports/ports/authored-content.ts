import type { HiddenBy } from '../../../domain/discussions/writer';
import type { ReportTarget } from '../../../domain/reports/report';

/** A message as the reporter saw it. */
export interface MessageCopy {
  readonly messageId: number;
  /** Null if the account was deleted. */
  readonly senderId: number | null;
  /** Empty if it had already been deleted. */
  readonly content: string;
  readonly sentAt: Date;
  readonly isReported: boolean;
}

/** Content that someone reports. */
export interface ReportableText {
  /** Null if the account was deleted. */
  readonly authorId: number | null;
  /** Null if it was never edited. */
  readonly editedAt: Date | null;
}

/** A message as its reporter sees it. */
export interface SeenMessage extends Pick<ReportableText, 'authorId'> {
  /** The message and those before it, oldest first. */
  readonly copy: readonly MessageCopy[];
}

/** The current state of reported content. */
export interface ShownContent {
  readonly text: string;
  readonly createdAt: Date;
  /** Where the content is shown in the product; null for messages. */
  readonly url: string | null;
  /** The author is hidden from readers, but not from operators. */
  readonly isAnonymous: boolean;
}

/** Content of users that can be reported, and whether operators have hidden it. */
export abstract class AuthoredContent {
  /**
   * Finds the author of a review.
   * @returns null if it doesn't exist; an author of null was deleted
   */
  abstract findAuthor(target: ReportTarget): Promise<{ readonly authorId: number | null } | null>;

  /** @returns null if `by` isn't one of the two people in the conversation, or the message no longer exists */
  abstract findMessage(by: number, id: number): Promise<SeenMessage | null>;

  /**
   * Finds the author of a discussion or reply.
   * @returns null if `by` can't read it; an author of null was deleted
   */
  abstract findReportableForumText(by: number, target: ReportTarget): Promise<ReportableText | null>;

  /**
   * Finds the author of a student's thanks to an alum.
   * @returns null if `by` can't read them
   */
  abstract findThanksAuthor(by: number, id: number): Promise<{ readonly authorId: number } | null>;

  /** Returns a review, discussion, reply or thanks, hidden or not; null for other targets and if it no longer exists. */
  abstract find(target: ReportTarget): Promise<ShownContent | null>;

  /**
   * Hides content, or shows it again if `by` is null; joins the unit of work.
   * @returns false if it no longer exists
   */
  abstract setHidden(target: ReportTarget, by: HiddenBy | null): Promise<boolean>;
}
