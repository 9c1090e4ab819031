import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { type AlumniOfCollege, CollegeAlumni } from '../../application/finder/ports/college-alumni';

@Injectable()
export class SqlCollegeAlumni extends CollegeAlumni {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async listIds(collegeId: number, limit: number): Promise<readonly number[]> {
    const rows = await this.unitOfWork.query<{ id: number }>(
      `SELECT e.user_id AS id FROM mentorship.finder_entries e
       WHERE e.is_findable AND e.college_id = $1 ORDER BY e.user_id LIMIT $2`,
      [collegeId, limit],
    );
    return rows.map(({ id }) => id);
  }

  async findCollegeId(userId: number): Promise<number | null> {
    const [row] = await this.unitOfWork.query<{ collegeId: number | null }>(
      'SELECT e.college_id AS "collegeId" FROM mentorship.finder_entries e WHERE e.user_id = $1',
      [userId],
    );
    return row?.collegeId ?? null;
  }

  countByCollege(collegeIds: readonly number[], limit: number): Promise<readonly AlumniOfCollege[]> {
    return this.unitOfWork.query<AlumniOfCollege>(
      `SELECT c.id AS "collegeId", counted.alumni,
         EXISTS (SELECT FROM mentorship.finder_entries m
                 WHERE m.is_findable AND m.college_id = c.id AND m.is_willing) AS "hasMentors"
       FROM unnest($1::integer[]) AS c (id)
       CROSS JOIN LATERAL (SELECT count(*)::integer AS alumni FROM (
         SELECT FROM mentorship.finder_entries e WHERE e.is_findable AND e.college_id = c.id LIMIT $2) those) counted
       WHERE counted.alumni > 0`,
      [collegeIds, limit],
    );
  }
}
