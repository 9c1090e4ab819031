import type { OpenQuestionState } from '../../../domain/open-questions/open-question';
import type { Fit } from '../../../domain/open-questions/question-offer';

/** A question as it is stored, with what readers see around it. */
export interface OpenQuestionRow extends Omit<
  OpenQuestionState,
  'answerId' | 'noticedAt' | 'nextStepAt' | 'changedAt'
> {
  /** The discussion with the published answer; null if there is none or it isn't shown. */
  readonly postId: number | null;
  /** Whether it is offered to an alum now. */
  readonly isOffered: boolean;
  /** Whether the viewer asked the same. */
  readonly isJoined: boolean;
  /** What the viewer wrote when they asked the same; null if they wrote nothing or didn't. */
  readonly joinedText: string | null;
}

export interface OfferedQuestionRow extends OpenQuestionRow {
  readonly fit: Fit;
  readonly offeredUntil: Date;
}

export interface QuestionQuery {
  readonly collegeId?: number;
  readonly figure?: string;
  readonly cip?: string;
  readonly level?: string;
  /** `answered`: with a published answer; `waiting`: without an answer. Both if left out. */
  readonly state?: 'waiting' | 'answered';
  /** ID of the last question on the page before. */
  readonly cursor: number | null;
  readonly limit: number;
}

/** A signed-in reader. */
export interface QuestionViewer {
  readonly id: number;
  /** People who block the viewer or are blocked; questions under their names are left out. */
  readonly blockedIds: readonly number[];
}

export interface QuestionPage<Row> {
  readonly items: readonly Row[];
  /** The cursor of the next page; null on the last. */
  readonly next: number | null;
}

/** Reads open questions for lists and pages, newest first. Hidden ones are in no list but that of their asker. */
export abstract class OpenQuestionReader {
  abstract list(query: QuestionQuery, viewer: QuestionViewer | null): Promise<QuestionPage<OpenQuestionRow>>;
  /** Lists what a person asked or joined, also closed questions. */
  abstract listMine(
    userId: number,
    page: Pick<QuestionQuery, 'cursor' | 'limit'>,
  ): Promise<QuestionPage<OpenQuestionRow>>;
  /** Finds a question, also a hidden or closed one; null if there is none. */
  abstract find(id: number, viewer: QuestionViewer | null): Promise<OpenQuestionRow | null>;
  /** Lists the waiting questions that are offered to an alum, first those whose offers expire first. */
  abstract listOffered(userId: number, now: Date): Promise<readonly OfferedQuestionRow[]>;
  /** Lists the questions that an alum is answering. */
  abstract listTaken(userId: number): Promise<readonly OpenQuestionRow[]>;
  /** Lists questions that an alum answered. */
  abstract listAnswered(userId: number, limit: number): Promise<readonly OpenQuestionRow[]>;
}
