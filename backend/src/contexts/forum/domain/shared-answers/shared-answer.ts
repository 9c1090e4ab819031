import { Aggregate } from '../../../../shared/domain/aggregate';
import type { Id } from '../../../../shared/domain/id';
import { type AboutColumns, type QuestionAbout, toAboutColumns } from '../../../../shared/domain/question-about';
import type { PostId, ReplyId } from '../discussions/events';
import {
  NamesNotConfirmed,
  SharedAnswerChanged,
  SharedAnswerClosed,
  SharedAnswerNotFound,
} from './shared-answer-errors';
import { type SharedText, toSharedAnswerTags, normalizeSharedText } from './shared-text';

export type SharedAnswerId = Id<'SharedAnswer'>;

export const SHARED_ANSWER_STATUSES = ['proposed', 'published', 'declined', 'withdrawn'] as const;
export type SharedAnswerStatus = (typeof SHARED_ANSWER_STATUSES)[number];

/** A student and an alum who are connected. */
export interface AskerAndAnswerer {
  readonly askerId: number;
  readonly answererId: number;
}

export interface SharedAnswerState extends AskerAndAnswerer, AboutColumns {
  id: SharedAnswerId;
  isProposedByAsker: boolean;
  status: SharedAnswerStatus;
  /** Empty once the suggestion is declined or withdrawn. */
  title: string;
  question: string;
  answer: string;
  collegeId: number;
  tags: string[];
  hasAskerAgreed: boolean;
  hasAnswererAgreed: boolean;
  /** Null until the suggestion is published. */
  postId: PostId | null;
  replyId: ReplyId | null;
  /** Version of the text; an agreement applies to one version. */
  version: number;
  createdAt: Date;
  changedAt: Date;
}

export interface SharedAnswerProposal extends SharedText {
  readonly collegeId: number;
  /** The figure or program of the college that the question is about. */
  readonly about?: QuestionAbout | null;
  readonly tags: readonly string[];
}

/**
 * A question and answer from a conversation that the two participants may publish together. Both must agree to the
 * exact text.
 */
export class SharedAnswer extends Aggregate {
  private constructor(private readonly state: SharedAnswerState) {
    super();
  }

  /**
   * Creates a suggestion. Its author agrees to it automatically unless the text contains names.
   * @throws WritingRefused, SharedAnswerNotFound
   */
  static propose(
    id: SharedAnswerId,
    { askerId, answererId }: AskerAndAnswerer,
    by: number,
    { collegeId, about = null, tags, ...input }: SharedAnswerProposal,
    hasNames: HasNames,
    now: Date,
  ): SharedAnswer {
    const text = normalizeSharedText(input);
    const suggestion = new SharedAnswer({
      id,
      askerId,
      answererId,
      isProposedByAsker: by === askerId,
      status: 'proposed',
      ...text,
      collegeId,
      ...toAboutColumns(about),
      tags: [...toSharedAnswerTags(tags)],
      hasAskerAgreed: false,
      hasAnswererAgreed: false,
      postId: null,
      replyId: null,
      version: 1,
      createdAt: now,
      changedAt: now,
    });
    suggestion.#assertSide(by);
    if (!hasNames(text)) suggestion.#setAgreed(by, true);
    return suggestion;
  }

  static restore(state: SharedAnswerState): SharedAnswer {
    return new SharedAnswer(state);
  }

  /**
   * Changes the text; the other side must agree again.
   * @returns whether anything changed
   * @throws SharedAnswerNotFound, SharedAnswerClosed, SharedAnswerChanged, WritingRefused
   */
  edit(by: number, input: SharedText, version: number, hasNames: HasNames, now: Date): boolean {
    this.#assertOpen(by, version);
    const text = normalizeSharedText(input);
    const { title, question, answer } = this.state;
    if (text.title === title && text.question === question && text.answer === answer) return false;
    Object.assign(this.state, { ...text, version: version + 1, changedAt: now });
    this.#setAgreed(this.getOtherSide(by), false);
    this.#setAgreed(by, !hasNames(text));
    return true;
  }

  /**
   * Records an agreement; idempotent.
   * @returns whether both sides now agree; the caller publishes the answer
   * @throws SharedAnswerNotFound, SharedAnswerClosed, SharedAnswerChanged, NamesNotConfirmed
   */
  agree(by: number, { version, namesConfirmed }: Agreement, hasNames: HasNames, now: Date): boolean {
    this.#assertOpen(by, version);
    if (!this.hasAgreed(by) && hasNames(this.state) && !namesConfirmed) throw new NamesNotConfirmed();
    if (!this.hasAgreed(by)) this.state.changedAt = now;
    this.#setAgreed(by, true);
    return this.state.hasAskerAgreed && this.state.hasAnswererAgreed;
  }

  /** Marks it as published; both sides must have agreed. */
  publish(postId: PostId, replyId: ReplyId): void {
    if (!this.state.hasAskerAgreed || !this.state.hasAnswererAgreed) throw new SharedAnswerClosed();
    Object.assign(this.state, { status: 'published', postId, replyId });
  }

  /**
   * Declines a suggestion or withdraws a published answer; idempotent.
   * @returns the new status; null if it had already ended
   * @throws SharedAnswerNotFound
   */
  declineOrWithdraw(by: number, now: Date): 'declined' | 'withdrawn' | null {
    this.#assertSide(by);
    if (this.state.status !== 'proposed' && this.state.status !== 'published') return null;
    const status = this.state.status === 'published' ? 'withdrawn' : 'declined';
    Object.assign(this.state, { ...ERASED_CONTENT, status, changedAt: now });
    return status;
  }

  hasAgreed(by: number): boolean {
    return by === this.state.askerId ? this.state.hasAskerAgreed : this.state.hasAnswererAgreed;
  }

  getOtherSide(by: number): number {
    return by === this.state.askerId ? this.state.answererId : this.state.askerId;
  }

  #setAgreed(by: number, hasAgreed: boolean): void {
    if (by === this.state.askerId) this.state.hasAskerAgreed = hasAgreed;
    else this.state.hasAnswererAgreed = hasAgreed;
  }

  #assertSide(by: number): void {
    if (by !== this.state.askerId && by !== this.state.answererId) throw new SharedAnswerNotFound();
  }

  #assertOpen(by: number, version: number): void {
    this.#assertSide(by);
    if (this.state.status !== 'proposed') throw new SharedAnswerClosed();
    if (version !== this.state.version) throw new SharedAnswerChanged();
  }

  get id(): SharedAnswerId {
    return this.state.id;
  }

  get sides(): AskerAndAnswerer {
    return { askerId: this.state.askerId, answererId: this.state.answererId };
  }

  snapshot(): SharedAnswerState {
    return { ...this.state, tags: [...this.state.tags] };
  }
}

/** Checks whether a text contains names of the two people that the caller can see. */
export type HasNames = (text: SharedText) => boolean;

export interface Agreement {
  /** Version of the text that was loaded. */
  readonly version: number;
  /** The names in the text can be published. */
  readonly namesConfirmed: boolean;
}

/** Text from a private conversation is not stored unless it is published. */
const ERASED_CONTENT = {
  title: '',
  question: '',
  answer: '',
  tags: [],
  hasAskerAgreed: false,
  hasAnswererAgreed: false,
};
