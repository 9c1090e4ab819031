import { Injectable } from '@nestjs/common';
import type { FieldError } from '../../../../shared/domain/domain-error';
import type { RequestAbout } from '../../../../shared/domain/question-about';
import { QuestionSubjectsFacade } from '../../../colleges';
import { QuestionSubjects } from '../../application/connections/ports/question-subjects';

@Injectable()
export class CatalogueQuestionSubjects extends QuestionSubjects {
  constructor(private readonly subjects: QuestionSubjectsFacade) {
    super();
  }

  findUnknown({ collegeId, ...about }: RequestAbout): Promise<FieldError | null> {
    return this.subjects.findUnknown(collegeId, about);
  }

  composeQuestion({ collegeId, ...about }: RequestAbout): Promise<string> {
    return this.subjects.composeQuestion(collegeId, about);
  }
}
