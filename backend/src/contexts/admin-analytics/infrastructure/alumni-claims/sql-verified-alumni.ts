import { Injectable } from '@nestjs/common';
import { VerifiedAlumni } from '../../../../shared/application/college-rights';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';

@Injectable()
export class SqlVerifiedAlumni extends VerifiedAlumni {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async collegesOf(userIds: readonly number[]): Promise<ReadonlyMap<number, readonly number[]>> {
    if (userIds.length === 0) return new Map();
    const rows = await this.unitOfWork.query<{ userId: number; collegeId: number }>(
      `SELECT claimed_by AS "userId", college_id AS "collegeId" FROM admin_analytics.imported_alumni
       WHERE claimed_by = ANY ($1::integer[])`,
      [userIds],
    );
    return new Map(rows.map(({ userId, collegeId }) => [userId, [collegeId]]));
  }
}
