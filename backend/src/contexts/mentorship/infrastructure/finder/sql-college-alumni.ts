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

  countByCollege(collegeIds: readonly number[]): Promise<readonly AlumniOfCollege[]> {
    return this.unitOfWork.query<AlumniOfCollege>(
      `SELECT e.college_id AS "collegeId", count(*)::integer AS alumni, bool_or(e.is_willing) AS "hasMentors"
       FROM mentorship.finder_entries e
       WHERE e.is_findable AND e.college_id = ANY ($1::integer[]) GROUP BY e.college_id`,
      [collegeIds],
    );
  }
}
