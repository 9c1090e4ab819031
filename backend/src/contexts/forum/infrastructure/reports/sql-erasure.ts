import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { Erasure } from '../../application/reports/ports/erasure';

/** What they wrote in conversations that were reported; docs/security.md says how long it stays. */
const CASE_OF_COPY = `forum.reports r JOIN forum.moderation_cases c
  ON c.target_type = r.target_type AND c.target_id = r.target_id`;
const STATEMENTS = [
  `DELETE FROM forum.moderation_copies k USING ${CASE_OF_COPY}
   WHERE k.sender_id = $1 AND r.id = k.report_id AND c.closed_at < now() - interval '365 days'`,
  `UPDATE forum.moderation_copies k
   SET sender_id = NULL, purge_after_days = CASE WHEN c.status = 'closed' THEN 365 ELSE 90 END FROM ${CASE_OF_COPY}
   WHERE k.sender_id = $1 AND r.id = k.report_id`,
  `DELETE FROM forum.reports WHERE target_type = 'user' AND target_id = $1`,
  `DELETE FROM forum.moderation_cases WHERE target_type = 'user' AND target_id = $1`,
  'UPDATE forum.moderation_cases SET subject_id = NULL WHERE subject_id = $1',
  `UPDATE forum.moderation_cases SET status = 'open', claimed_by = NULL, version = version + 1 WHERE claimed_by = $1`,
  'UPDATE forum.moderation_history SET operator_id = NULL WHERE operator_id = $1',
  'UPDATE forum.reports SET reporter_id = NULL WHERE reporter_id = $1',
];

@Injectable()
export class SqlErasure extends Erasure {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async erase(userId: number): Promise<void> {
    await this.unitOfWork.run(async () => {
      for (const statement of STATEMENTS) await this.unitOfWork.query(statement, [userId]);
    });
  }
}
