import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { SimilarMentors } from '../../application/relationships/ports/similar-mentors';

@Injectable()
export class SqlSimilarMentors extends SimilarMentors {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async findSimilar(mentorId: number, forUserId: number, most: number): Promise<readonly number[]> {
    const rows = await this.unitOfWork.query<{ id: number }>(
      `SELECT a.user_id AS id
       FROM mentorship.alumni_profiles a,
         LATERAL (SELECT lower(m.major) = lower(a.major) AS major, m.college_id = a.college_id OR m.college = a.college AS college
                  FROM mentorship.alumni_profiles m WHERE m.user_id = $1) same
       WHERE a.user_id NOT IN ($1, $2) AND (same.major OR same.college)
         AND a.is_profile_visible AND a.is_willing_to_mentor AND a.allow_student_connections
         AND a.availability_status = 'available'
         AND a.max_mentees > (SELECT count(*) FROM mentorship.connections c
                              WHERE c.mentor_id = a.user_id AND c.status = 'connected')
         AND NOT EXISTS (SELECT FROM mentorship.connections c WHERE (c.from_user_id, c.to_user_id) IN
                           ((a.user_id, $2), ($2, a.user_id)))
         AND NOT EXISTS (SELECT FROM mentorship.blocks b WHERE (b.blocker_id, b.blocked_id) IN
                           ((a.user_id, $2), ($2, a.user_id)))
       ORDER BY same.major DESC NULLS LAST, same.college DESC NULLS LAST, a.user_id
       LIMIT $3`,
      [mentorId, forUserId, most],
    );
    return rows.map(({ id }) => id);
  }
}
