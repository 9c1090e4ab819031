import type { Sides } from '../../../domain/shared-answers/shared-answer';

/** The two people of a conversation; other contexts know them. */
export abstract class Conversation {
  /**
   * In a unit of work it holds until its end: neither ends the connection or blocks the other meanwhile.
   * @returns null unless a student and an alum are connected and neither blocks the other
   */
  abstract sidesOf(one: number, other: number): Promise<Sides | null>;

  /** Names of the two that `viewer` knows: all of their own, and the other one's as it is shown to them. */
  abstract namesKnownTo(viewer: number, other: number): Promise<readonly string[]>;
}

export type SharedAnswerNews = 'answer-suggested' | 'answer-edited' | 'answer-declined' | 'answer-withdrawn';

/** What one side hears of the other; each call joins the unit of work. */
export abstract class SharedAnswerNotices {
  abstract notify(userId: number, news: SharedAnswerNotice): Promise<void>;
}

export interface SharedAnswerNotice {
  readonly what: SharedAnswerNews;
  readonly by: number;
  readonly sharedAnswerId: number;
  /** Names the event: the same one delivered again notifies no one twice. */
  readonly eventId: string;
}
