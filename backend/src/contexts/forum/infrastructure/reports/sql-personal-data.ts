import { Injectable } from '@nestjs/common';
import type { PersonalDataTables } from '../../../../shared/application/personal-data';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { PersonalData } from '../../application/reports/ports/reports';

/** Finds the case of a copied message; docs/security.md describes how long copies are kept. */
const REPORTS_WITH_CASES_SQL = `forum.reports r JOIN forum.moderation_cases c
  ON c.target_type = r.target_type AND c.target_id = r.target_id`;
const ERASE_STATEMENTS = [
  `DELETE FROM forum.moderation_copies k USING ${REPORTS_WITH_CASES_SQL}
   WHERE k.sender_id = $1 AND r.id = k.report_id AND c.closed_at < now() - interval '365 days'`,
  `UPDATE forum.moderation_copies k
   SET sender_id = NULL, purge_after_days = CASE WHEN c.status = 'closed' THEN 365 ELSE 90 END FROM ${REPORTS_WITH_CASES_SQL}
   WHERE k.sender_id = $1 AND r.id = k.report_id`,
  `DELETE FROM forum.reports WHERE target_type = 'user' AND target_id = $1`,
  `DELETE FROM forum.moderation_cases WHERE target_type = 'user' AND target_id = $1`,
  'UPDATE forum.moderation_cases SET subject_id = NULL WHERE subject_id = $1',
  `UPDATE forum.moderation_cases SET status = 'open', claimed_by = NULL, version = version + 1 WHERE claimed_by = $1`,
  'UPDATE forum.moderation_history SET operator_id = NULL WHERE operator_id = $1',
  'UPDATE forum.reports SET reporter_id = NULL WHERE reporter_id = $1',
];

@Injectable()
export class SqlPersonalData extends PersonalData {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async export(userId: number): Promise<PersonalDataTables> {
    const reports = await this.unitOfWork.query<Record<string, unknown>>(
      'SELECT id, target_type, target_id, reason, note, created_at FROM forum.reports WHERE reporter_id = $1 ORDER BY id',
      [userId],
    );
    // Reports about a user are not in their export: they would reveal the reporter.
    const copies = await this.unitOfWork.query<Record<string, unknown>>(
      `SELECT k.message_id, k.content, k.sent_at FROM forum.reports r JOIN forum.moderation_copies k ON k.report_id = r.id
       WHERE r.reporter_id = $1 AND k.sender_id = $1 ORDER BY k.id`,
      [userId],
    );
    const claims = await this.unitOfWork.query<Record<string, unknown>>(
      `SELECT id, target_type, status, first_reported_at, last_reported_at FROM forum.moderation_cases
       WHERE claimed_by = $1 ORDER BY id`,
      [userId],
    );
    const actions = await this.unitOfWork.query<Record<string, unknown>>(
      'SELECT case_id, at, action, note, until FROM forum.moderation_history WHERE operator_id = $1 ORDER BY id',
      [userId],
    );
    return { reports, copiesForReports: copies, moderationClaims: claims, moderationActions: actions };
  }

  async erase(userId: number): Promise<void> {
    await this.unitOfWork.run(async () => {
      for (const statement of ERASE_STATEMENTS) await this.unitOfWork.query(statement, [userId]);
    });
  }
}
