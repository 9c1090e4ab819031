import { Injectable } from '@nestjs/common';
import type { WrittenChoice } from '../../../../shared/application/personal-data';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Erasure } from '../../application/personal-data/ports/erasure';

// Reviews are locked in the order of their keys, as no one else locks more than one of them.
const VOTES = `
  WITH taken AS (DELETE FROM colleges.review_upvotes WHERE user_id = $1 RETURNING review_id),
    locked AS (SELECT id FROM colleges.reviews WHERE id IN (SELECT review_id FROM taken) ORDER BY id FOR NO KEY UPDATE)
  UPDATE colleges.reviews SET upvotes = upvotes - 1 WHERE id IN (SELECT id FROM locked)`;

const REVIEWS: Record<WrittenChoice, string> = {
  keep: 'UPDATE colleges.reviews SET author_id = NULL WHERE author_id = $1',
  remove: 'DELETE FROM colleges.reviews WHERE author_id = $1',
};

const EVERYTHING_ELSE = [
  'UPDATE colleges.reviews SET reply_by = NULL WHERE reply_by = $1',
  // What waits for a college's word is known to no one but the college and anyone who proposed it.
  'DELETE FROM colleges.events WHERE created_by = $1 AND published_at IS NULL',
  'UPDATE colleges.events SET created_by = NULL WHERE created_by = $1',
  'DELETE FROM colleges.event_rsvps WHERE user_id = $1',
  'DELETE FROM colleges.student_inquiries WHERE student_id = $1',
  'DELETE FROM colleges.saved_colleges WHERE user_id = $1',
  'UPDATE colleges.college_history SET changed_by = NULL WHERE changed_by = $1',
];

@Injectable()
export class SqlErasure extends Erasure {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async erase(userId: number, written: WrittenChoice): Promise<void> {
    await this.unitOfWork.run(async () => {
      for (const sql of [VOTES, REVIEWS[written], ...EVERYTHING_ELSE]) await this.unitOfWork.query(sql, [userId]);
    });
  }
}
