import { Clock } from '../../../../shared/application/clock';
import { UseCase } from '../../../../shared/application/use-case';
import { canActForCollege } from '../../domain/people/affiliation';
import type { TwoFactorRule } from '../../../../shared/domain/two-factor-rule';
import { PersonRecords } from './ports/person-records';

/** What this installation requires of administrators of colleges. */
export abstract class RepresentativeRules {
  abstract readonly twoFactor: TwoFactorRule;
}

/** Checks rights to act on behalf of a college. */
@UseCase()
export class RepresentCollege {
  constructor(
    private readonly records: PersonRecords,
    private readonly rules: RepresentativeRules,
    private readonly clock: Clock,
  ) {}

  /**
   * Checks whether a person represents the college now: they are verified, still have the administrator role, are an
   * adult and have the second factor that is required. Inside a unit of work, an existing right lasts until its end.
   * @param collegeId null for any college
   */
  async execute(userId: number, collegeId: number | null): Promise<boolean> {
    const now = this.clock.now();
    const representative = await this.records.findRepresentative(userId, collegeId, now);
    return representative !== null && canActForCollege(representative, this.rules.twoFactor, now);
  }
}
