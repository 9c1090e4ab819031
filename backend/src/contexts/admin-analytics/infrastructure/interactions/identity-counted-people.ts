import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { CountedPeople, type Counting } from '../../application/interactions/ports/counted-people';
import { IdentityFacade } from '../../../identity';

@Injectable()
export class IdentityCountedPeople extends CountedPeople {
  constructor(
    private readonly identity: IdentityFacade,
    private readonly unitOfWork: UnitOfWork,
  ) {
    super();
  }

  async countingOf(userId: number): Promise<Counting> {
    const uncounted = await this.unitOfWork.query('SELECT FROM admin_analytics.uncounted_students WHERE user_id = $1', [
      userId,
    ]);
    if (uncounted.length > 0) return 'not-at-all';
    const [person] = await this.identity.people([userId]);
    return person?.role === 'student' && !person.isMinor ? 'by-person' : 'anonymous';
  }
}
