import { Injectable } from '@nestjs/common';
import type { PersonalDataTables } from '../../../../shared/application/personal-data';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { PersonalData } from '../../application/reports/ports/personal-data';

@Injectable()
export class SqlPersonalData extends PersonalData {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async of(userId: number): Promise<PersonalDataTables> {
    const reports = await this.unitOfWork.query<Record<string, unknown>>(
      'SELECT id, target_type, target_id, reason, note, created_at FROM forum.reports WHERE reporter_id = $1 ORDER BY id',
      [userId],
    );
    // Reports about a person are not in their export: they would show who reported.
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
}
