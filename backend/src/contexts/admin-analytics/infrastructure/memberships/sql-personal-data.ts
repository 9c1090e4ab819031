import { Injectable } from '@nestjs/common';
import type { PersonalDataTables } from '../../../../shared/application/personal-data';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { PersonalData } from '../../application/memberships/ports/memberships';

// A new column shows up by itself.
const EVERYTHING = `
  SELECT
    (SELECT coalesce(jsonb_agg(to_jsonb(a) - 'user_id' ORDER BY a.requested_at), '[]')
       FROM admin_analytics.college_administrators a WHERE a.user_id = $1) AS memberships,
    (SELECT coalesce(jsonb_agg(to_jsonb(i) - 'user_id' - 'event_id' ORDER BY i.id), '[]')
       FROM admin_analytics.college_interactions i WHERE i.user_id = $1) AS interactions,
    (SELECT coalesce(jsonb_agg(to_jsonb(f) - 'imported_by' - 'file_hash' ORDER BY f.id), '[]')
       FROM admin_analytics.alumni_imports f WHERE f.imported_by = $1) AS alumni_imports,
    (SELECT coalesce(jsonb_agg(to_jsonb(p) - 'claimed_by' - 'invitation_hash' ORDER BY p.id), '[]')
       FROM admin_analytics.imported_alumni p WHERE p.claimed_by = $1) AS imported_by_college,
    (SELECT coalesce(jsonb_agg(to_jsonb(v) - 'user_id' - 'code_hash'), '[]')
       FROM admin_analytics.verification_codes v WHERE v.user_id = $1) AS verification_codes,
    (SELECT coalesce(jsonb_agg(to_jsonb(n) - 'invited_by' - 'token_hash' ORDER BY n.id), '[]')
       FROM admin_analytics.administrator_invitations n WHERE n.invited_by = $1) AS administrators_invited,
    (SELECT coalesce(jsonb_agg(to_jsonb(s) - 'user_id' ORDER BY s.id), '[]')
       FROM admin_analytics.support_requests s WHERE s.user_id = $1) AS support_requests,
    (SELECT coalesce(jsonb_agg(to_jsonb(c) - 'student_id' ORDER BY c.college_id), '[]')
       FROM admin_analytics.college_consents c WHERE c.student_id = $1) AS consents,
    (SELECT coalesce(jsonb_agg(to_jsonb(u) - 'user_id'), '[]')
       FROM admin_analytics.uncounted_students u WHERE u.user_id = $1) AS not_counted`;

@Injectable()
export class SqlPersonalData extends PersonalData {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async of(userId: number): Promise<PersonalDataTables> {
    const [found] = await this.unitOfWork.query<PersonalDataTables>(EVERYTHING, [userId]);
    return found!;
  }

  async erase(userId: number): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.unitOfWork.query('DELETE FROM admin_analytics.college_administrators WHERE user_id = $1', [userId]);
      await this.unitOfWork.query('DELETE FROM admin_analytics.college_interactions WHERE user_id = $1', [userId]);
      await this.unitOfWork.query('DELETE FROM admin_analytics.verification_codes WHERE user_id = $1', [userId]);
      await this.unitOfWork.query('DELETE FROM admin_analytics.support_requests WHERE user_id = $1', [userId]);
      await this.unitOfWork.query('DELETE FROM admin_analytics.college_consents WHERE student_id = $1', [userId]);
      await this.unitOfWork.query('DELETE FROM admin_analytics.uncounted_students WHERE user_id = $1', [userId]);
      await this.unitOfWork.query('DELETE FROM admin_analytics.imported_alumni WHERE claimed_by = $1', [userId]);
      await this.unitOfWork.query(
        'UPDATE admin_analytics.administrator_invitations SET invited_by = NULL WHERE invited_by = $1',
        [userId],
      );
      await this.unitOfWork.query(
        'UPDATE admin_analytics.alumni_imports SET imported_by = NULL WHERE imported_by = $1',
        [userId],
      );
    });
  }
}
