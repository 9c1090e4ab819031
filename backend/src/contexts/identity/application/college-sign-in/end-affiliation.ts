import { UseCase } from '../../../../shared/application/use-case';
import type { AffiliationKind } from '../../domain/people/affiliation';
import type { UserId } from '../../domain/users/user-state';
import { ExternalIdentities } from '../external-sign-in/ports/external-sign-in';
import { PersonRecords } from '../people/ports/person-records';

/**
 * Ends an affiliation together with the sign-in that relied on it: people who no longer represent a college can't
 * sign in from it.
 */
@UseCase()
export class EndAffiliation {
  constructor(
    private readonly records: PersonRecords,
    private readonly identities: ExternalIdentities,
  ) {}

  /** Joins the unit of work in progress; repeating it changes nothing. */
  async execute(userId: UserId, collegeId: number, kind: AffiliationKind): Promise<void> {
    const hasEnded = await this.records.deleteAffiliation(userId, collegeId, kind);
    if (hasEnded) await this.identities.deleteByCollege(userId, collegeId);
  }
}
