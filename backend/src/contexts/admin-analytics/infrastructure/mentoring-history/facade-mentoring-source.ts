import { Injectable } from '@nestjs/common';
import type { Period } from '../../../../shared/domain/weeks';
import { type Asker, MentoringSource } from '../../application/mentoring-history/ports/mentoring-history';
import { PeopleFacade } from '../../../identity';
import { MentoringActivityFacade } from '../../../mentorship';

interface IdPage {
  readonly after: number;
  readonly limit: number;
}

@Injectable()
export class FacadeMentoringSource extends MentoringSource {
  constructor(
    private readonly activity: MentoringActivityFacade,
    private readonly people: PeopleFacade,
  ) {
    super();
  }

  listColleges(period: Period, page: IdPage): Promise<readonly number[]> {
    return this.activity.listColleges(period, page);
  }

  /** Accounts that are closing are as unknown as deleted ones: they count like minors, in totals only. */
  async listAskers(collegeId: number, period: Period, page: IdPage): Promise<readonly Asker[]> {
    const askers = await this.activity.listAskers(collegeId, period, page);
    const people = await this.people.listPeople(askers.map(({ studentId }) => studentId));
    const adults = new Set(people.filter(({ isMinor }) => !isMinor).map(({ id }) => id));
    return askers.map((asker) => ({ ...asker, isMinor: !adults.has(asker.studentId) }));
  }

  toReplyTime(seconds: readonly (number | null)[]): number | null {
    return this.activity.toReplyTime(seconds);
  }
}
