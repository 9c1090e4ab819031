import type { AskerAndAnswerer } from '../../../domain/shared-answers/shared-answer';

/** The two people of a conversation, as other contexts know and notify them. */
export abstract class ConversationPartners {
  /**
   * In a unit of work, the connection can't be ended and no block can be added until its end.
   * @returns null unless a student and an alum are connected and neither blocks the other
   */
  abstract findAskerAndAnswerer(one: number, other: number): Promise<AskerAndAnswerer | null>;

  /** Returns the names that `viewer` knows: all of their own, and the other person's as shown to them. */
  abstract listNames(viewer: number, other: number): Promise<readonly string[]>;

  /** Notifies one of the two of what the other did; joins the unit of work. */
  abstract notify(userId: number, notice: SharedAnswerNotice): Promise<void>;
}

export type SharedAnswerChange = 'answer-suggested' | 'answer-edited' | 'answer-declined' | 'answer-withdrawn';

export interface SharedAnswerNotice {
  readonly what: SharedAnswerChange;
  readonly by: number;
  readonly sharedAnswerId: number;
  /** Idempotency key of the event: a repeated delivery notifies no one again. */
  readonly eventId: string;
}
