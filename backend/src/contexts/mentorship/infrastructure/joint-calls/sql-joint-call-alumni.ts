import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { JointCallAlumni } from '../../application/joint-calls/ports/joint-call-alumni';
import type { CollegeChoice } from '../../domain/joint-calls/joint-call';
import { choseBetweenSql } from '../finder/finder-statements';
import { lockAllUsers } from '../profiles/user-locks';

const SELECT_CONNECTED = /* sql */ `
  SELECT "userId", "collegeId" FROM (
    SELECT p.user_id AS "userId", p.college_id AS "collegeId",
      row_number() OVER (PARTITION BY p.college_id ORDER BY p.user_id) AS place
    FROM mentorship.connections c
    JOIN mentorship.alumni_profiles p ON p.user_id = c.mentor_id
    JOIN mentorship.finder_entries e ON e.user_id = p.user_id AND e.is_findable AND e.is_visible
    WHERE $1 IN (c.from_user_id, c.to_user_id) AND c.mentor_id <> $1 AND c.status = 'connected'
      AND ${choseBetweenSql('$2')} AND p.college_id = ANY ($2::integer[])
      AND NOT EXISTS (SELECT FROM mentorship.blocks b
        WHERE (b.blocker_id, b.blocked_id) IN (($1, p.user_id), (p.user_id, $1)))) chosen
  WHERE place <= $3 ORDER BY "userId"`;

const SELECT_CHOICES = /* sql */ `
  SELECT p.user_id AS "userId", p.college_id AS "collegeId", p.considered_colleges AS "consideredIds"
  FROM mentorship.alumni_profiles p
  JOIN mentorship.finder_entries e ON e.user_id = p.user_id AND e.is_findable AND e.is_visible
  WHERE p.user_id = ANY ($1::integer[]) AND p.college_id IS NOT NULL`;

@Injectable()
export class SqlJointCallAlumni extends JointCallAlumni {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  lock(userIds: readonly number[]): Promise<void> {
    return lockAllUsers(this.unitOfWork, () => Promise.resolve(userIds));
  }

  listConnected(
    studentId: number,
    collegeIds: readonly [number, number],
    limit: number,
  ): Promise<readonly Pick<CollegeChoice, 'userId' | 'collegeId'>[]> {
    return this.unitOfWork.query(SELECT_CONNECTED, [studentId, [...collegeIds], limit]);
  }

  async findChoices(userIds: readonly number[]): Promise<ReadonlyMap<number, CollegeChoice>> {
    const rows = await this.unitOfWork.query<CollegeChoice>(SELECT_CHOICES, [[...userIds]]);
    return new Map(rows.map((row) => [row.userId, row]));
  }
}
