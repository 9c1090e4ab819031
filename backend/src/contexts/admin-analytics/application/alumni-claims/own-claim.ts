import { UseCase } from '../../../../shared/application/use-case';
import { NothingClaimed } from '../../domain/alumni-claims/errors';
import { KnownColleges } from '../memberships/ports/known-colleges';
import { ImportedAlumni } from './ports/imported-alumni';

export interface ShownClaim {
  readonly collegeId: number;
  readonly collegeName: string;
  readonly claimedAt: Date;
  readonly isActivityShared: boolean;
}

/** What someone has claimed, and what their college sees of it. */
@UseCase()
export class OwnClaim {
  constructor(
    private readonly alumni: ImportedAlumni,
    private readonly colleges: KnownColleges,
  ) {}

  /** @throws NothingClaimed */
  async execute(userId: number): Promise<ShownClaim> {
    const claim = await this.alumni.claimOf(userId);
    const [college] = claim ? await this.colleges.withIds([claim.collegeId]) : [];
    if (!claim || !college) throw new NothingClaimed();
    const { collegeId, claimedAt, sharesActivity } = claim;
    return { collegeId, collegeName: college.name, claimedAt, isActivityShared: sharesActivity };
  }

  /** Nothing happens where they have claimed nothing. */
  async shareActivity(userId: number, isShared: boolean): Promise<void> {
    await this.alumni.shareActivity(userId, isShared);
  }
}
