import type { QuestionAbout } from '../../../../../shared/domain/question-about';
import type { AnsweringAlum } from '../../../domain/figure-answers/alum-signature';

/** A published question with its answer before the author is resolved. */
export interface FigureAnswerRow {
  /** ID of the discussion. */
  readonly id: number;
  readonly collegeId: number;
  readonly about: QuestionAbout;
  readonly question: string;
  readonly answer: string;
  /** YYYY-MM, UTC. */
  readonly month: string;
  /** The alum who answered; null if the account was deleted. */
  readonly answererId: number | null;
}

export interface FigureAnswerQuery {
  readonly collegeId: number;
  readonly figure?: string;
  readonly cip?: string;
  readonly level?: string;
  /** The ID of the discussion after which the page starts. */
  readonly after: number | null;
  readonly limit: number;
}

/** Published answers about figures and programs. */
export abstract class FigureAnswers {
  /** Returns the answers that everyone can read, newest first. */
  abstract list(query: FigureAnswerQuery): Promise<readonly FigureAnswerRow[]>;
}

/** The alumni who answered. */
export abstract class AnsweringAlumni {
  /** Returns the people among `ids` who may be shown. */
  abstract findByIds(ids: readonly number[]): Promise<ReadonlyMap<number, AnsweringAlum>>;
}
