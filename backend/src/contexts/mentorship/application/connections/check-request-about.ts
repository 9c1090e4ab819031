import { UseCase } from '../../../../shared/application/use-case';
import { DomainError, type FieldError } from '../../../../shared/domain/domain-error';
import type { RequestAbout } from '../../../../shared/domain/question-about';
import { QuestionSubjects } from './ports/question-subjects';

export class UnknownSubject extends DomainError {
  /** @param fault the field, as the request names it */
  constructor(fault: FieldError) {
    super('invalid', 'mentorship.unknown-subject', fault.message, [fault]);
  }
}

/** Checks that the college, figure and program that a request asks about exist. */
@UseCase()
export class CheckRequestAbout {
  constructor(private readonly subjects: QuestionSubjects) {}

  /**
   * @returns what to store with the request; null for a request in general
   * @throws UnknownSubject
   */
  async execute(about: RequestAbout | null | undefined): Promise<RequestAbout | null> {
    if (!about) return null;
    const unknown = await this.subjects.findUnknown(about);
    if (unknown) throw new UnknownSubject({ ...unknown, field: `about.${unknown.field}` });
    const { collegeId, figure, cip, level } = about;
    return { collegeId, figure, cip, level };
  }
}
