import type { DraftRefusal, RequestDraft } from '../../../domain/connections/request-draft';

/** Requests of people who have not confirmed an address yet: one for each person they want to ask. */
export abstract class RequestDrafts {
  /** From here to the end of the unit of work no one else changes anything between this person and others. */
  abstract lock(fromUserId: number): Promise<void>;

  /** All of one person, first saved first. */
  abstract listBySender(fromUserId: number): Promise<readonly RequestDraft[]>;

  abstract findBetween(fromUserId: number, toUserId: number): Promise<RequestDraft | null>;

  /** Replaces the one to the same person. */
  abstract save(draft: RequestDraft): Promise<void>;

  /** Marks one that was not sent; one that is gone stays gone. */
  abstract markRefused(fromUserId: number, toUserId: number, refusal: DraftRefusal): Promise<void>;

  /** Waits while the draft is being sent. */
  abstract delete(fromUserId: number, toUserId: number): Promise<void>;

  /** Deletes drafts saved before this moment. @returns how many, `most` at the most */
  abstract deleteOlderThan(before: Date, most: number): Promise<number>;
}
