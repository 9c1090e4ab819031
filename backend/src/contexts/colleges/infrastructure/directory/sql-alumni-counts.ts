import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { AlumniCounts, type AlumniOfCollege } from '../../application/directory/ports/alumni-counts';

@Injectable()
export class SqlAlumniCounts extends AlumniCounts {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async saveAlumniCounts(collegeIds: readonly number[], counts: readonly AlumniOfCollege[]): Promise<void> {
    await this.unitOfWork.query(
      `UPDATE colleges.directory_entries d SET alumni = fresh.alumni, has_mentors = fresh.has_mentors
       FROM (SELECT e.college_id, coalesce(a.alumni, 0) AS alumni, coalesce(a."hasMentors", false) AS has_mentors
             FROM unnest($1::integer[]) AS e (college_id)
             LEFT JOIN json_to_recordset($2::json) AS a ("collegeId" integer, alumni integer, "hasMentors" boolean)
               ON a."collegeId" = e.college_id) fresh
       WHERE d.college_id = fresh.college_id AND (d.alumni, d.has_mentors) <> (fresh.alumni, fresh.has_mentors)`,
      [collegeIds, JSON.stringify(counts)],
    );
  }
}
