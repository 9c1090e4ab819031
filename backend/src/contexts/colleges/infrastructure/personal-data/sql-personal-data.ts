import { Injectable } from '@nestjs/common';
import type { PersonalDataTables, WrittenChoice } from '../../../../shared/application/personal-data';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { PersonalData } from '../../application/personal-data/ports/personal-data';

// Includes new columns automatically. A reply that another person wrote to a review belongs to that person.
const SELECT_PERSONAL_DATA = `
  SELECT
    (SELECT coalesce(jsonb_agg(to_jsonb(s) - 'user_id' ORDER BY s.saved_at), '[]')
       FROM colleges.saved_colleges s WHERE s.user_id = $1) AS "savedColleges",
    (SELECT coalesce(jsonb_agg(to_jsonb(i) - 'student_id' ORDER BY i.id), '[]')
       FROM colleges.student_inquiries i WHERE i.student_id = $1) AS inquiries,
    (SELECT coalesce(jsonb_agg(to_jsonb(r) - ARRAY['author_id', 'reply_by', 'reply_content', 'replied_at',
         'reply_updated_at'] ORDER BY r.id), '[]')
       FROM colleges.reviews r WHERE r.author_id = $1) AS reviews,
    (SELECT coalesce(jsonb_agg(jsonb_build_object('review_id', r.id, 'content', r.reply_content,
         'replied_at', r.replied_at, 'updated_at', r.reply_updated_at) ORDER BY r.id), '[]')
       FROM colleges.reviews r WHERE r.reply_by = $1) AS replies,
    (SELECT coalesce(jsonb_agg(to_jsonb(u) - 'user_id' ORDER BY u.given_at), '[]')
       FROM colleges.review_upvotes u WHERE u.user_id = $1) AS upvotes,
    (SELECT coalesce(jsonb_agg(to_jsonb(e) - 'created_by' ORDER BY e.id), '[]')
       FROM colleges.events e WHERE e.created_by = $1) AS "campusEvents",
    (SELECT coalesce(jsonb_agg(to_jsonb(a) - 'user_id' ORDER BY a.answered_at), '[]')
       FROM colleges.event_rsvps a WHERE a.user_id = $1) AS rsvps,
    (SELECT coalesce(jsonb_agg(to_jsonb(h) - 'changed_by' ORDER BY h.id), '[]')
       FROM colleges.college_history h WHERE h.changed_by = $1) AS "collegeEdits"`;

// Locks the reviews in ascending order of their keys; no other statement locks more than one.
const DELETE_UPVOTES_SQL = `
  WITH taken AS (DELETE FROM colleges.review_upvotes WHERE user_id = $1 RETURNING review_id),
    locked AS (SELECT id FROM colleges.reviews WHERE id IN (SELECT review_id FROM taken) ORDER BY id FOR NO KEY UPDATE)
  UPDATE colleges.reviews SET upvotes = upvotes - 1 WHERE id IN (SELECT id FROM locked)`;

const REVIEW_ERASURE_SQL: Record<WrittenChoice, string> = {
  keep: 'UPDATE colleges.reviews SET author_id = NULL WHERE author_id = $1',
  remove: 'DELETE FROM colleges.reviews WHERE author_id = $1',
};

const OTHER_ERASURE_STATEMENTS_SQL = [
  'UPDATE colleges.reviews SET reply_by = NULL WHERE reply_by = $1',
  // Pending events are known only to the college and the people who proposed them.
  'DELETE FROM colleges.events WHERE created_by = $1 AND published_at IS NULL',
  'UPDATE colleges.events SET created_by = NULL WHERE created_by = $1',
  'DELETE FROM colleges.event_rsvps WHERE user_id = $1',
  'DELETE FROM colleges.student_inquiries WHERE student_id = $1',
  'DELETE FROM colleges.saved_colleges WHERE user_id = $1',
  'UPDATE colleges.college_history SET changed_by = NULL WHERE changed_by = $1',
];

@Injectable()
export class SqlPersonalData extends PersonalData {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async getTables(userId: number): Promise<PersonalDataTables> {
    const [found] = await this.unitOfWork.query<PersonalDataTables>(SELECT_PERSONAL_DATA, [userId]);
    return found!;
  }

  async erase(userId: number, written: WrittenChoice): Promise<void> {
    await this.unitOfWork.run(async () => {
      for (const sql of [DELETE_UPVOTES_SQL, REVIEW_ERASURE_SQL[written], ...OTHER_ERASURE_STATEMENTS_SQL])
        await this.unitOfWork.query(sql, [userId]);
    });
  }
}
