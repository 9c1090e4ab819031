import { Injectable } from '@nestjs/common';
import { CollegeRepresentatives, CollegeRights } from '../../../../shared/application/college-rights';
import { Clock } from '../../../../shared/application/clock';
import { twoFactorNeededFrom } from '../../domain/memberships/two-factor-rule';
import { VERIFIED_FOR_MS } from '../../domain/memberships/membership';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { EndMemberships } from '../../application/memberships/leave-college';
import { AdministratorRules, People, type Representative } from '../../application/memberships/ports/people';

/** Verifications before this time have expired and give no rights. */
const earliestVerification = (clock: Clock): Date => new Date(clock.now().getTime() - VERIFIED_FOR_MS);

/** Few users have a membership: for nearly everyone, the first lookup of one index row is the only one. */
@Injectable()
export class SqlCollegeRights extends CollegeRights {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly people: People,
    private readonly rules: AdministratorRules,
    private readonly giveUpMemberships: EndMemberships,
    private readonly clock: Clock,
  ) {
    super();
  }

  async canRepresent(userId: number, collegeId: number): Promise<boolean> {
    // Locks the row: ending the membership waits until the change that relies on it is committed.
    const held = this.unitOfWork.manager.queryRunner?.isTransactionActive ? 'FOR SHARE' : '';
    const [active] = await this.unitOfWork.query<{ mainSince: Date | null }>(
      `SELECT main_since AS "mainSince" FROM admin_analytics.college_administrators
       WHERE user_id = $1 AND college_id = $2 AND status = 'active' AND verified_at > $3 ${held}`,
      [userId, collegeId, earliestVerification(this.clock)],
    );
    return active !== undefined && this.#hasSecondFactorIfNeeded(await this.#findAdult(userId), active.mainSince);
  }

  async canRepresentAny(userId: number): Promise<boolean> {
    const active = await this.#findActive(userId);
    return active !== undefined && this.#hasSecondFactorIfNeeded(await this.#findAdult(userId), active.mainSince);
  }

  async isVerified(userId: number): Promise<boolean> {
    return (await this.#findActive(userId)) !== undefined;
  }

  async #findActive(userId: number): Promise<{ mainSince: Date | null } | undefined> {
    const [active] = await this.unitOfWork.prepared<{ mainSince: Date | null }>(
      `SELECT main_since AS "mainSince" FROM admin_analytics.college_administrators
       WHERE user_id = $1 AND status = 'active' AND verified_at > $2 LIMIT 1`,
      [userId, earliestVerification(this.clock)],
    );
    return active;
  }

  /** A user who has given up the role has no rights, even before the event is processed here. */
  async #findAdult(userId: number): Promise<Representative | null> {
    const person = await this.people.find(userId);
    return person && !person.isMinor ? person : null;
  }

  #hasSecondFactorIfNeeded(person: Representative | null, mainSince: Date | null): boolean {
    if (person === null || person.twoFactorEnabled) return person !== null;
    const neededFrom = twoFactorNeededFrom(this.rules.twoFactor, mainSince);
    return neededFrom === null || neededFrom > this.clock.now();
  }

  revoke(userId: number): Promise<void> {
    return this.giveUpMemberships.execute(userId);
  }
}

@Injectable()
export class SqlCollegeRepresentatives extends CollegeRepresentatives {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
  ) {
    super();
  }

  async collegesOf(userIds: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>> {
    if (userIds.length === 0) return new Map();
    const rows = await this.unitOfWork.query<{ userId: number; collegeIds: number[] }>(
      `SELECT user_id AS "userId", array_agg(college_id ORDER BY college_id) AS "collegeIds"
       FROM admin_analytics.college_administrators
       WHERE user_id = ANY ($1::integer[]) AND status = 'active' AND verified_at > $2 GROUP BY user_id`,
      [userIds, earliestVerification(this.clock)],
    );
    return new Map(rows.map(({ userId, collegeIds }) => [userId, collegeIds]));
  }
}
