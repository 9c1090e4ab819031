import { UseCase } from '../../../../shared/application/use-case';
import { hideMentoringWithSmallRest, type PublishedMentoring } from '../../domain/mentoring-history/mentoring-figures';
import { FindOwnCollege } from '../memberships/own-membership';
import { Snapshots } from '../statistics/ports/snapshots';
import { StatisticsRules } from '../statistics/statistics-rules';
import { MentoringSnapshots } from './ports/mentoring-history';

/** How many closes the history shows. */
const MAX_WEEKS = 13;

export interface MentoringHistory {
  /** The smallest group that is shown. */
  readonly k: number;
  /** The figures at each close, oldest first; each covers the period before its close. */
  readonly weeks: readonly (PublishedMentoring & { readonly closed: Date; readonly weeks: number })[];
}

/** Shows administrators what followed from requests to the alumni of their college, from closed periods only. */
@UseCase()
export class ShowMentoringHistory {
  constructor(
    private readonly findOwnCollege: FindOwnCollege,
    private readonly mentoring: MentoringSnapshots,
    private readonly snapshots: Snapshots,
    private readonly rules: StatisticsRules,
  ) {}

  /** @throws AdministratorNotVerified, VerificationExpired, TwoFactorNeeded */
  async execute(by: number): Promise<MentoringHistory> {
    const collegeId = await this.findOwnCollege.execute(by);
    const stored = await this.mentoring.listLatest(collegeId, MAX_WEEKS);
    const named = await this.snapshots.countStudentsNamedSince(
      collegeId,
      stored.map(({ closed }) => closed),
    );
    const weeks = stored.map(({ closed, weeks: length, k, published }, index) => ({
      closed,
      weeks: length,
      ...hideMentoringWithSmallRest(published, named[index]!, k),
    }));
    return { k: stored[0]?.k ?? this.rules.minGroup, weeks: weeks.reverse() };
  }
}
