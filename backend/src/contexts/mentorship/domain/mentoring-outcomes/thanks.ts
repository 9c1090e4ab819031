import { Aggregate } from '../../../../shared/domain/aggregate';
import { ThanksReceived } from '../../integration-events/mentoring-events';
import { ThanksNotPublishable } from './mentoring-errors';
import type { MentoringPair } from './mentoring-relationship';

export const MAX_THANKS_LENGTH = 300;

/** How published thanks are signed: "A student", or with the first name of an adult. */
export const THANKS_SIGNATURES = ['student', 'first-name'] as const;
export type ThanksSignature = (typeof THANKS_SIGNATURES)[number];

/** What a student writes to an alum, and whether they agree to publish it. */
export interface ThanksText {
  readonly text: string;
  readonly mayPublish: boolean;
  readonly signature: ThanksSignature;
}

export interface ThanksState extends ThanksText, MentoringPair {
  readonly id: number;
  /** The alum's answer to the student's consent; null until they answer, and again after each change of the text. */
  alumAnswer: 'published' | 'hidden' | null;
  /** A moderator has hidden it from everyone but its author. */
  isHiddenByModerators: boolean;
  readonly writtenAt: Date;
  /** Null unless both agree to publish. */
  publishedAt: Date | null;
}

/** A student's thanks to an alum; one for each pair. */
export class Thanks extends Aggregate {
  private constructor(private state: ThanksState) {
    super();
  }

  /** @param isMinor a minor's thanks are always signed "A student" */
  static write(id: number, pair: MentoringPair, text: ThanksText, isMinor: boolean, now: Date): Thanks {
    const nothing = { alumAnswer: null, isHiddenByModerators: false, publishedAt: null };
    const { studentId, alumId } = pair;
    const thanks = new Thanks({ id, studentId, alumId, ...text, ...nothing, writtenAt: now });
    if (isMinor) thanks.state = { ...thanks.state, signature: 'student' };
    thanks.record(new ThanksReceived(alumId, studentId, now));
    return thanks;
  }

  static restore(state: ThanksState): Thanks {
    return new Thanks(state);
  }

  /**
   * Changes the text, the signature or the student's consent. Only a changed text needs the alum's consent again, and
   * doesn't notify the alum.
   */
  rewrite(text: ThanksText, isMinor: boolean, now: Date): void {
    const signature = isMinor ? 'student' : text.signature;
    const isSameText = text.text === this.state.text && signature === this.state.signature;
    this.#change({ ...text, signature, alumAnswer: isSameText ? this.state.alumAnswer : null }, now);
  }

  /**
   * The alum publishes the thanks on their profile, or hides them there.
   * @throws ThanksNotPublishable
   */
  answer(publish: boolean, now: Date): void {
    if (publish && !this.state.mayPublish) throw new ThanksNotPublishable();
    this.#change({ alumAnswer: publish ? 'published' : 'hidden' }, now);
  }

  setHiddenByModerators(isHidden: boolean): void {
    this.state = { ...this.state, isHiddenByModerators: isHidden };
  }

  snapshot(): ThanksState {
    return { ...this.state };
  }

  #change(changed: Partial<ThanksState>, now: Date): void {
    const state = { ...this.state, ...changed };
    const isPublished = state.mayPublish && state.alumAnswer === 'published';
    this.state = { ...state, publishedAt: isPublished ? (this.state.publishedAt ?? now) : null };
  }
}
