import { Injectable } from '@nestjs/common';
import type { PersonalDataTables } from '../../../../shared/application/personal-data';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { PersonalData } from '../../application/memberships/ports/memberships';

// New columns are included automatically.
const SELECT_PERSONAL_DATA = `
  SELECT
    (SELECT coalesce(jsonb_agg(to_jsonb(a) - 'user_id' ORDER BY a.requested_at), '[]')
       FROM admin_analytics.college_administrators a WHERE a.user_id = $1) AS memberships,
    (SELECT coalesce(jsonb_agg(to_jsonb(i) - 'user_id' - 'event_id' ORDER BY i.id), '[]')
       FROM admin_analytics.college_interactions i WHERE i.user_id = $1) AS interactions,
    (SELECT coalesce(jsonb_agg(to_jsonb(f) - 'imported_by' - 'file_hash' - 'request_key' - 'answer' ORDER BY f.id), '[]')
       FROM admin_analytics.alumni_imports f WHERE f.imported_by = $1) AS alumni_imports,
    (SELECT coalesce(jsonb_agg(to_jsonb(p) - 'claimed_by' - 'invitation_hash' ORDER BY p.id), '[]')
       FROM admin_analytics.imported_alumni p WHERE p.claimed_by = $1) AS imported_by_college,
    (SELECT coalesce(jsonb_agg(to_jsonb(e) - 'claimed_by' - 'invitation_hash' ORDER BY e.id), '[]')
       FROM admin_analytics.ended_affiliations e WHERE e.claimed_by = $1) AS ended_by_college,
    (SELECT coalesce(jsonb_agg(to_jsonb(q) - 'user_id' ORDER BY q.college_id), '[]')
       FROM admin_analytics.study_confirmations q WHERE q.user_id = $1) AS questions_about_studies,
    (SELECT coalesce(jsonb_agg(to_jsonb(v) - 'user_id' - 'code_hash'), '[]')
       FROM admin_analytics.verification_codes v WHERE v.user_id = $1) AS verification_codes,
    (SELECT coalesce(jsonb_agg(to_jsonb(n) - 'invited_by' - 'token_hash' ORDER BY n.id), '[]')
       FROM admin_analytics.administrator_invitations n WHERE n.invited_by = $1) AS administrators_invited,
    (SELECT coalesce(jsonb_agg(to_jsonb(s) - 'user_id' ORDER BY s.id), '[]')
       FROM admin_analytics.support_requests s WHERE s.user_id = $1) AS support_requests,
    (SELECT coalesce(jsonb_agg(to_jsonb(c) - 'student_id' ORDER BY c.college_id), '[]')
       FROM admin_analytics.college_consents c WHERE c.student_id = $1) AS consents,
    (SELECT coalesce(jsonb_agg(to_jsonb(u) - 'user_id'), '[]')
       FROM admin_analytics.uncounted_students u WHERE u.user_id = $1) AS not_counted,
    (SELECT coalesce(jsonb_agg(to_jsonb(w) - 'created_by' - 'decided_by' ORDER BY w.id), '[]')
       FROM admin_analytics.broadcasts w WHERE w.created_by = $1 OR w.decided_by = $1) AS messages_to_students,
    (SELECT coalesce(jsonb_agg(to_jsonb(d) - 'student_id' || jsonb_build_object(
         'college_id', b.college_id, 'subject', b.subject, 'content', b.content) ORDER BY d.broadcast_id), '[]')
       FROM admin_analytics.broadcast_deliveries d LEFT JOIN admin_analytics.broadcasts b ON b.id = d.broadcast_id
       WHERE d.student_id = $1) AS messages_of_colleges,
    (SELECT coalesce(jsonb_agg(to_jsonb(r) - 'student_id' - 'written_by' ORDER BY r.id), '[]')
       FROM admin_analytics.broadcast_answers r
       WHERE r.student_id = $1 OR r.written_by = $1) AS answers_to_messages_of_colleges,
    (SELECT coalesce(jsonb_agg(to_jsonb(x) - 'user_id' - 'webhook_id' - 'message_id' ORDER BY x.id), '[]')
       FROM admin_analytics.webhook_deliveries x WHERE x.user_id = $1) AS messages_to_systems_of_colleges`;

@Injectable()
export class SqlPersonalData extends PersonalData {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async find(userId: number): Promise<PersonalDataTables> {
    const [found] = await this.unitOfWork.query<PersonalDataTables>(SELECT_PERSONAL_DATA, [userId]);
    return found!;
  }

  async delete(userId: number): Promise<void> {
    await this.unitOfWork.run(async () => {
      await this.unitOfWork.query('DELETE FROM admin_analytics.college_administrators WHERE user_id = $1', [userId]);
      await this.unitOfWork.query('DELETE FROM admin_analytics.college_interactions WHERE user_id = $1', [userId]);
      await this.unitOfWork.query('DELETE FROM admin_analytics.verification_codes WHERE user_id = $1', [userId]);
      await this.unitOfWork.query('DELETE FROM admin_analytics.support_requests WHERE user_id = $1', [userId]);
      await this.unitOfWork.query('DELETE FROM admin_analytics.college_consents WHERE student_id = $1', [userId]);
      await this.unitOfWork.query('DELETE FROM admin_analytics.uncounted_students WHERE user_id = $1', [userId]);
      await this.unitOfWork.query('DELETE FROM admin_analytics.imported_alumni WHERE claimed_by = $1', [userId]);
      await this.unitOfWork.query('DELETE FROM admin_analytics.ended_affiliations WHERE claimed_by = $1', [userId]);
      await this.unitOfWork.query('DELETE FROM admin_analytics.study_confirmations WHERE user_id = $1', [userId]);
      await this.unitOfWork.query('DELETE FROM admin_analytics.webhook_deliveries WHERE user_id = $1', [userId]);
      // Deletes the answers as well.
      await this.unitOfWork.query('DELETE FROM admin_analytics.broadcast_deliveries WHERE student_id = $1', [userId]);
      await this.unitOfWork.query(
        `UPDATE admin_analytics.broadcasts SET created_by = nullif(created_by, $1), decided_by = nullif(decided_by, $1)
         WHERE created_by = $1 OR decided_by = $1`,
        [userId],
      );
      await this.unitOfWork.query(
        'UPDATE admin_analytics.broadcast_answers SET written_by = NULL WHERE written_by = $1',
        [userId],
      );
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
