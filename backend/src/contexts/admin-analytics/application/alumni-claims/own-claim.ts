import { UseCase } from '../../../../shared/application/use-case';
import { NothingClaimed } from '../../domain/alumni-claims/errors';
import { KnownColleges } from '../memberships/ports/known-colleges';
import { ImportedAlumni } from './ports/imported-alumni';

/** The fields are null if the user has claimed nothing. */
interface ClaimSummary {
  readonly collegeId: number | null;
  readonly collegeName: string | null;
  readonly claimedAt: Date | null;
  readonly isActivityShared: boolean;
}

const NO_CLAIM: ClaimSummary = { collegeId: null, collegeName: null, claimedAt: null, isActivityShared: false };

/** Shows users what they have claimed, and what their college sees of it. */
@UseCase()
export class OwnClaim {
  constructor(
    private readonly alumni: ImportedAlumni,
    private readonly colleges: KnownColleges,
  ) {}

  async execute(userId: number): Promise<ClaimSummary> {
    const claim = await this.alumni.findByAccount(userId);
    const [college] = claim ? await this.colleges.listByIds([claim.collegeId]) : [];
    if (!claim || !college) return NO_CLAIM;
    const { collegeId, claimedAt, sharesActivity } = claim;
    return { collegeId, collegeName: college.name, claimedAt, isActivityShared: sharesActivity };
  }

  /** @throws NothingClaimed */
  async shareActivity(userId: number, isShared: boolean): Promise<ClaimSummary> {
    const claim = await this.alumni.findByAccount(userId);
    if (!claim) throw new NothingClaimed();
    await this.alumni.update(claim.id, (alumnus) => alumnus.shareActivity(userId, isShared));
    return this.execute(userId);
  }
}
