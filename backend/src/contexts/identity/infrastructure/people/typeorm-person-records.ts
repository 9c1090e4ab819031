import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { PersonRecords } from '../../application/people/ports/person-records';
import type { Affiliation, AffiliationKind, Representative } from '../../domain/people/affiliation';
import type { ProfileSummary } from '../../domain/people/profile-summary';
import { HAS_SECOND_FACTOR_SQL } from '../users/second-factor-sql';
import { affiliationSchema, profileSummarySchema } from './person-record.schema';

@Injectable()
export class TypeormPersonRecords extends PersonRecords {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async saveSummary(summary: ProfileSummary): Promise<void> {
    await this.unitOfWork.manager.getRepository(profileSummarySchema).upsert(summary, ['userId', 'role']);
  }

  async saveAffiliation(affiliation: Affiliation): Promise<void> {
    await this.#affiliations.upsert(affiliation, ['userId', 'collegeId', 'kind']);
  }

  async deleteAffiliation(userId: number, collegeId: number, kind: AffiliationKind): Promise<boolean> {
    const { affected } = await this.#affiliations.delete({ userId, collegeId, kind });
    return affected === 1;
  }

  async findRepresentative(userId: number, collegeId: number | null, now: Date): Promise<Representative | null> {
    // Locks the affiliation: ending it waits until the change that relies on it is committed.
    const lock = this.unitOfWork.isInUnitOfWork ? 'FOR SHARE OF a' : '';
    const [found] = await this.unitOfWork.queryPrepared<Representative>(
      `SELECT u.birth_date::text AS "birthDate", ${HAS_SECOND_FACTOR_SQL} AS "hasTwoFactor", a.main_since AS "mainSince"
       FROM identity.affiliations a
       JOIN identity.users u ON u.id = a.user_id AND u.role = 'college_admin'
       LEFT JOIN identity.totp_credentials f ON f.user_id = u.id
       WHERE a.user_id = $1 AND ($2::integer IS NULL OR a.college_id = $2) AND a.kind = 'represents' AND a.until > $3
       LIMIT 1 ${lock}`,
      [userId, collegeId, now],
    );
    return found ?? null;
  }

  async listCollegeIds(
    userIds: readonly number[],
    kind: AffiliationKind,
    now: Date,
  ): Promise<ReadonlyMap<number, readonly number[]>> {
    if (userIds.length === 0) return new Map();
    const rows = await this.unitOfWork.queryPrepared<{ userId: number; collegeIds: number[] }>(
      `SELECT a.user_id AS "userId", array_agg(a.college_id ORDER BY a.college_id) AS "collegeIds"
       FROM identity.affiliations a
       WHERE a.user_id = ANY ($1::integer[]) AND a.kind = $2 AND (a.until IS NULL OR a.until > $3)
       GROUP BY a.user_id`,
      [userIds, kind, now],
    );
    return new Map(rows.map(({ userId, collegeIds }) => [userId, collegeIds]));
  }

  get #affiliations() {
    return this.unitOfWork.manager.getRepository(affiliationSchema);
  }
}
