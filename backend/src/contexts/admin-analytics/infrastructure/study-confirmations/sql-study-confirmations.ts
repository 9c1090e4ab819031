import { Injectable } from '@nestjs/common';
import { getErrorCode } from '../../../../shared/infrastructure/typeorm/database-errors';
import { PersonRecord } from '../../application/memberships/ports/person-record';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import {
  type OpenQuestion,
  type QuestionSummary,
  StudyConfirmations,
} from '../../application/study-confirmations/ports/study-confirmations';
import { AccountHasClaimed } from '../../domain/alumni-claims/errors';
import type { ConfirmedStudies } from '../../domain/study-confirmations/study-confirmation';

const UNIQUE_VIOLATION = '23505';

@Injectable()
export class SqlStudyConfirmations extends StudyConfirmations {
  constructor(
    private readonly unitOfWork: UnitOfWork,
    private readonly personRecord: PersonRecord,
  ) {
    super();
  }

  async saveQuestions(
    collegeId: number,
    userIds: readonly number[],
    limit: number,
    at: Date,
  ): Promise<readonly number[]> {
    const rows = await this.unitOfWork.query<{ userId: number }>(
      `INSERT INTO admin_analytics.study_confirmations (college_id, user_id, asked_at)
       SELECT $1, one.id, $4 FROM unnest($2::integer[]) AS one (id)
       WHERE NOT EXISTS (SELECT FROM admin_analytics.study_confirmations c WHERE c.college_id = $1 AND c.user_id = one.id)
       ORDER BY one.id LIMIT $3
       ON CONFLICT DO NOTHING RETURNING user_id AS "userId"`,
      [collegeId, userIds, limit, at],
    );
    return rows.map(({ userId }) => userId);
  }

  async summarize(collegeId: number, userIds: readonly number[], after: Date): Promise<QuestionSummary> {
    const [summary] = await this.unitOfWork.query<QuestionSummary>(
      `SELECT (SELECT count(*)::integer FROM unnest($2::integer[]) AS one (id)
          WHERE NOT EXISTS (SELECT FROM admin_analytics.study_confirmations c
                            WHERE c.college_id = $1 AND c.user_id = one.id)) AS "canBeAsked",
         (SELECT max(asked_at) FROM admin_analytics.study_confirmations
          WHERE college_id = $1 AND asked_at > $3) AS "lastAskedAt"`,
      [collegeId, userIds, after],
    );
    return summary!;
  }

  listOpen(userId: number, after: Date): Promise<readonly OpenQuestion[]> {
    return this.unitOfWork.query<OpenQuestion>(
      `SELECT college_id AS "collegeId", asked_at AS "askedAt" FROM admin_analytics.study_confirmations
       WHERE user_id = $1 AND answered_at IS NULL AND asked_at > $2 ORDER BY asked_at DESC, college_id`,
      [userId, after],
    );
  }

  async saveAnswer(userId: number, collegeId: number, after: Date, at: Date): Promise<boolean> {
    const answered = await this.unitOfWork.query(
      `UPDATE admin_analytics.study_confirmations SET answered_at = $4
       WHERE user_id = $1 AND college_id = $2 AND answered_at IS NULL AND asked_at > $3 RETURNING user_id`,
      [userId, collegeId, after, at],
    );
    return answered.length > 0;
  }

  async saveConfirmed(
    { collegeId, userId, email, firstName, lastName, graduationYear, major }: ConfirmedStudies,
    at: Date,
  ): Promise<void> {
    let rows: unknown[];
    try {
      rows = await this.unitOfWork.query(
        `INSERT INTO admin_analytics.imported_alumni
           (college_id, email, first_name, last_name, graduation_year, major, imported_at, purge_at, claimed_by, claimed_at)
         VALUES ($1, $2, $3, $4, $5, $6, $7, $7, $8, $7)
         ON CONFLICT (email, college_id) DO UPDATE
           SET claimed_by = excluded.claimed_by, claimed_at = excluded.claimed_at, invitation_hash = NULL
           WHERE imported_alumni.claimed_by IS NULL
         RETURNING id`,
        [collegeId, email, firstName, lastName, graduationYear, major, at, userId],
      );
    } catch (error) {
      throw getErrorCode(error) === UNIQUE_VIOLATION ? new AccountHasClaimed() : error;
    }
    if (rows.length === 0) throw new AccountHasClaimed();
    await this.personRecord.saveAlum(userId, collegeId, at);
  }
}
