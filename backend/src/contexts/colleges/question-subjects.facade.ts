import { Injectable } from '@nestjs/common';
import type { FieldError } from '../../shared/domain/domain-error';
import type { QuestionAbout } from '../../shared/domain/question-about';
import { DescribeQuestionSubject } from './application/question-subjects/describe-question-subject';

/** The figures and programs that questions can be about. */
@Injectable()
export class QuestionSubjectsFacade {
  constructor(private readonly describe: DescribeQuestionSubject) {}

  /** Returns the field that names an unknown college, figure, field of study or program; null if all are known. */
  findUnknown(collegeId: number, about: QuestionAbout): Promise<FieldError | null> {
    return this.describe.findUnknown(collegeId, about);
  }

  /**
   * Writes a question about a figure or program with its official value, year and source.
   * @param about a known figure or program; null for the college itself
   */
  composeQuestion(collegeId: number, about: QuestionAbout | null): Promise<string> {
    return this.describe.compose(collegeId, about);
  }
}
