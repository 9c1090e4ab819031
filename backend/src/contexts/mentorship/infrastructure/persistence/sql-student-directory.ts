import { Injectable } from '@nestjs/common';
import { Session } from '../../../../shared/infrastructure/typeorm/session';
import { StudentDirectory, type StudentEntry } from '../../application/ports/student-directory';

const MOST = 10_000;

@Injectable()
export class SqlStudentDirectory extends StudentDirectory {
  constructor(private readonly session: Session) {
    super();
  }

  public(year: number | null): Promise<readonly StudentEntry[]> {
    return this.session.query<StudentEntry>(
      // Whoever is an alumna or alumnus today is not found as the student they were.
      `SELECT s.user_id AS "userId", s.intended_major AS "intendedMajor", s.graduation_year AS "graduationYear",
         s.location, s.profile_visibility AS "profileVisibility"
       FROM mentorship.student_profiles s
       WHERE s.profile_visibility = 'public' AND ($1::integer IS NULL OR s.graduation_year = $1)
         AND NOT EXISTS (SELECT FROM mentorship.finder_entries e WHERE e.user_id = s.user_id AND NOT e.is_away)
       ORDER BY s.user_id LIMIT ${MOST}`,
      [year],
    );
  }
}
