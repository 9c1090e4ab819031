import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { NotMainAdministrator } from '../../domain/access-tokens/access-token';
import { canActForCollege } from '../../domain/people/affiliation';
import type { UserId } from '../../domain/users/user-state';
import { PersonRecords } from '../people/ports/person-records';
import { RepresentativeRules } from '../people/represent-college';

/** Checks who may manage the access tokens of a college. */
@UseCase()
export class CheckMainAdministrator {
  constructor(
    private readonly records: PersonRecords,
    private readonly rules: RepresentativeRules,
    private readonly clock: Clock,
  ) {}

  /**
   * Inside a unit of work, an existing right lasts until its end.
   * @throws NotMainAdministrator
   */
  async execute(userId: UserId, collegeId: number): Promise<void> {
    const now = this.clock.now();
    const representative = await this.records.findRepresentative(userId, collegeId, now);
    const isMain = representative !== null && representative.mainSince !== null;
    if (!isMain || !canActForCollege(representative, this.rules.twoFactor, now)) throw new NotMainAdministrator();
  }
}
