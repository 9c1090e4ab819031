import { UseCase } from '../../../../shared/application/use-case';
import type { ModerationCase } from '../../domain/moderation/moderation-case';
import { ModerationNotices } from './ports/moderation-notices';
import { ModerationPeople } from './ports/moderation-people';

/** Lets the open pages of operators know that a case has changed. */
@UseCase()
export class AnnounceCase {
  constructor(
    private readonly people: ModerationPeople,
    private readonly notices: ModerationNotices,
  ) {}

  /** Joins the unit of work. The person whom the case is about does not learn that there is one. */
  async execute({ id, subjectId }: ModerationCase): Promise<void> {
    const operators = await this.people.operators();
    await this.notices.caseChanged(
      operators.filter((operatorId) => operatorId !== subjectId),
      id,
    );
  }
}
