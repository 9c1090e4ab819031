import { Aggregate, DomainEvent } from '../../../../shared/domain/aggregate';
import type { Id } from '../../../../shared/domain/id';
import type { AboutColumns } from '../../../../shared/domain/question-about';
import type { HiddenBy } from '../discussions/writer';
import {
  OpenQuestionAnswered,
  OpenQuestionClosed,
  OpenQuestionDecided,
  OpenQuestionNotAnswered,
  OpenQuestionNotFound,
  OpenQuestionTaken,
} from './open-question-errors';
import { normalizeQuestionText } from './open-question-text';

export type OpenQuestionId = Id<'OpenQuestion'>;

export const OPEN_QUESTION_STATUSES = ['waiting', 'taken', 'answered', 'closed'] as const;
export type OpenQuestionStatus = (typeof OPEN_QUESTION_STATUSES)[number];

/** What closed a question: its asker, its age, or that the asker can no longer take part. */
type ClosedBy = 'asker' | 'time' | 'account';

export const OPEN_QUESTION_RULES = {
  /** How long an alum has to answer a question that they have taken. */
  answerHours: 48,
  /** Minutes of an alum that an answer costs. */
  minutes: 5,
  /** After this time without an answer the asker is notified, once. */
  noticeAfterDays: 10,
  closesAfterDays: 60,
  /** How long a question without candidates waits for the next try. */
  retryHours: 24,
} as const;

const HOUR_MS = 60 * 60 * 1_000;
export const hoursAfter = (at: Date, hours: number): Date => new Date(at.getTime() + hours * HOUR_MS);
const daysAfter = (at: Date, days: number): Date => hoursAfter(at, days * 24);

/** An open question has no alum who could answer it, and can be offered now. */
export class OpenQuestionWaits extends DomainEvent {
  static readonly eventName = 'forum.open-question-waits';

  constructor(
    readonly questionId: OpenQuestionId,
    occurredAt: Date,
  ) {
    super(occurredAt);
  }
}

/** What a question is about: a college, and a figure or a program of it. */
export interface QuestionSubject extends AboutColumns {
  collegeId: number;
}

export interface OpenQuestionState extends QuestionSubject {
  id: OpenQuestionId;
  askerId: number;
  /** Title of the field of study; null without `aboutCip`. */
  field: string | null;
  text: string;
  isAnonymous: boolean;
  status: OpenQuestionStatus;
  /** Null unless it is closed. */
  closedBy: ClosedBy | null;
  /** The alum who is answering; null unless it is taken. */
  takenBy: number | null;
  takenAt: Date | null;
  /** The answer that the asker decides on, or has accepted; null unless it is answered. */
  answerId: number | null;
  isAccepted: boolean;
  hiddenBy: HiddenBy | null;
  /** When the asker was notified that no one has answered yet; null before. */
  noticedAt: Date | null;
  /** When a job looks at the question again; null if there is nothing to do. */
  nextStepAt: Date | null;
  createdAt: Date;
  changedAt: Date;
}

type NewQuestion = Pick<
  OpenQuestionState,
  'askerId' | 'collegeId' | 'aboutFigure' | 'aboutCip' | 'aboutLevel' | 'field' | 'text' | 'isAnonymous'
>;

/** A question that a student asks openly, and that is offered to alumni. `docs/open-question-states.md` lists its states. */
export class OpenQuestion extends Aggregate {
  private constructor(private readonly state: OpenQuestionState) {
    super();
  }

  /** @throws WritingRefused */
  static ask(id: OpenQuestionId, question: NewQuestion, now: Date): OpenQuestion {
    const asked = new OpenQuestion({
      id,
      ...question,
      text: normalizeQuestionText(question.text, 'text'),
      status: 'waiting',
      closedBy: null,
      takenBy: null,
      takenAt: null,
      answerId: null,
      isAccepted: false,
      hiddenBy: null,
      noticedAt: null,
      nextStepAt: now,
      createdAt: now,
      changedAt: now,
    });
    asked.record(new OpenQuestionWaits(id, now));
    return asked;
  }

  static restore(state: OpenQuestionState): OpenQuestion {
    return new OpenQuestion(state);
  }

  /**
   * An alum takes it to answer it; taking it again changes nothing. The caller checks that it is offered to the alum.
   * @returns whether anything changed
   * @throws OpenQuestionTaken, OpenQuestionAnswered, OpenQuestionClosed
   */
  take(alumId: number, now: Date): boolean {
    const { status, takenBy } = this.state;
    if (status === 'taken' && takenBy === alumId) return false;
    this.#assertNotClosed();
    if (status === 'taken') throw new OpenQuestionTaken();
    if (status === 'answered') throw new OpenQuestionAnswered();
    const nextStepAt = hoursAfter(now, OPEN_QUESTION_RULES.answerHours);
    this.#change({ status: 'taken', takenBy: alumId, takenAt: now, nextStepAt }, now);
    return true;
  }

  /**
   * The alum who took it answers it.
   * @throws OpenQuestionClosed; OpenQuestionNotFound for others
   */
  answer(alumId: number, answerId: number, now: Date): void {
    this.#assertNotClosed();
    if (this.state.takenBy !== alumId) throw new OpenQuestionNotFound();
    this.#change({ status: 'answered', takenBy: null, takenAt: null, answerId, nextStepAt: null }, now);
  }

  /**
   * The alum who took it gives it back, because they want to, had no time, or can no longer take part.
   * @returns whether anything changed
   */
  giveBack(alumId: number, now: Date): boolean {
    if (this.state.status !== 'taken' || this.state.takenBy !== alumId) return false;
    this.#wait(now);
    return true;
  }

  /** Whether the alum who took it had enough time for the answer. */
  isAnswerOverdue(now: Date): boolean {
    const { status, takenAt } = this.state;
    return status === 'taken' && takenAt !== null && now >= hoursAfter(takenAt, OPEN_QUESTION_RULES.answerHours);
  }

  /**
   * The asker decides whether the answer helped. If it didn't, the question waits for another one. Repeating a decision
   * changes nothing.
   * @returns whether anything changed
   * @throws OpenQuestionNotFound for others; OpenQuestionNotAnswered, OpenQuestionDecided, OpenQuestionClosed
   */
  decide(askerId: number, isGood: boolean, now: Date): boolean {
    this.#assertAsker(askerId);
    this.#assertNotClosed();
    const { status, isAccepted } = this.state;
    if (isAccepted && isGood) return false;
    if (isAccepted) throw new OpenQuestionDecided();
    if (status !== 'answered') throw new OpenQuestionNotAnswered();
    if (isGood) this.#change({ isAccepted: true }, now);
    else this.#wait(now);
    return true;
  }

  /**
   * The asker withdraws it; withdrawing again changes nothing.
   * @returns the alum who was answering it, or null, and whether anything changed
   * @throws OpenQuestionNotFound for others; OpenQuestionAnswered
   */
  withdraw(askerId: number, now: Date): { readonly takenBy: number | null; readonly isChanged: boolean } {
    this.#assertAsker(askerId);
    if (this.state.status === 'answered') throw new OpenQuestionAnswered();
    return this.#close('asker', now);
  }

  /** The asker can no longer take part, or the accepted answer was erased. */
  endForAccount(now: Date): { readonly takenBy: number | null; readonly isChanged: boolean } {
    return this.#close('account', now);
  }

  /** The answer was erased: without a decision the question waits again, otherwise it ends. */
  loseAnswer(answerId: number, now: Date): void {
    if (this.state.answerId !== answerId || this.state.status !== 'answered') return;
    if (this.state.isAccepted) this.#close('account', now);
    else this.#wait(now);
  }

  /** Closes a waiting question that is too old. @returns whether anything changed */
  expire(now: Date): boolean {
    if (this.state.status !== 'waiting' || now < this.expiresAt) return false;
    return this.#close('time', now).isChanged;
  }

  /** Notes that the asker is notified of the missing answer, once. @returns whether they are to be notified */
  noteUnanswered(now: Date): boolean {
    const { status, noticedAt, createdAt } = this.state;
    if (noticedAt !== null || (status !== 'waiting' && status !== 'taken')) return false;
    if (now < daysAfter(createdAt, OPEN_QUESTION_RULES.noticeAfterDays)) return false;
    this.state.noticedAt = now;
    return true;
  }

  /** Sets when a job looks at a waiting question again, at the latest for the notice and the end. */
  planNextStep(at: Date): void {
    if (this.state.status !== 'waiting') return;
    const notice = this.state.noticedAt ? [] : [daysAfter(this.state.createdAt, OPEN_QUESTION_RULES.noticeAfterDays)];
    this.state.nextStepAt = [at, this.expiresAt, ...notice].reduce((one, other) => (one < other ? one : other));
  }

  /** An alum declined the offer: another one can get it. */
  offerOn(now: Date): void {
    if (this.state.status === 'waiting') this.#wait(now);
  }

  setHidden(by: HiddenBy | null): void {
    this.state.hiddenBy = by;
  }

  get id(): OpenQuestionId {
    return this.state.id;
  }

  get expiresAt(): Date {
    return daysAfter(this.state.createdAt, OPEN_QUESTION_RULES.closesAfterDays);
  }

  /** Whether it can still get an answer that its asker accepts. */
  get isOpen(): boolean {
    return this.state.status !== 'closed' && !this.state.isAccepted;
  }

  snapshot(): OpenQuestionState {
    return { ...this.state };
  }

  #wait(now: Date): void {
    this.#change({ status: 'waiting', takenBy: null, takenAt: null, answerId: null, nextStepAt: now }, now);
    this.record(new OpenQuestionWaits(this.state.id, now));
  }

  #close(closedBy: ClosedBy, now: Date): { readonly takenBy: number | null; readonly isChanged: boolean } {
    const { takenBy, status } = this.state;
    if (status === 'closed') return { takenBy: null, isChanged: false };
    this.#change({ status: 'closed', closedBy, takenBy: null, takenAt: null, nextStepAt: null }, now);
    return { takenBy, isChanged: true };
  }

  #change(changes: Partial<OpenQuestionState>, now: Date): void {
    Object.assign(this.state, changes, { changedAt: now });
  }

  #assertAsker(by: number): void {
    if (this.state.askerId !== by) throw new OpenQuestionNotFound();
  }

  #assertNotClosed(): void {
    if (this.state.status === 'closed') throw new OpenQuestionClosed();
  }
}
