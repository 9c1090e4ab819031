import type { FieldError } from '../../../../../shared/domain/domain-error';
import type { RequestAbout } from '../../../../../shared/domain/question-about';

/** The colleges, figures and programs that requests can ask about. */
export abstract class QuestionSubjects {
  /** Returns the field that names something unknown; null if everything is known. */
  abstract findUnknown(about: RequestAbout): Promise<FieldError | null>;

  /**
   * Writes a question with the official value, its year and source.
   * @param about known college, figure and program
   */
  abstract composeQuestion(about: RequestAbout): Promise<string>;
}
