import { Injectable } from '@nestjs/common';
import type { PersonalDataTables } from '../../../../shared/application/personal-data';
import { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { MailPlans, type PlannedMail } from '../../application/delivery-schedule/ports/mail-plans';
import { mailPlanSchema, PLAN_COLUMNS_SQL } from './mail-plan.schema';
import { conversationTopic, type MailPlan, type MailTopic } from '../../domain/delivery-schedule/mail-plan';

/** Inserts a plan with nothing planned, or locks the existing row. */
const LOCK_PLAN_SQL = `
  INSERT INTO messaging.mail_plans AS p (user_id, kind, subject) VALUES ($1, $2, $3)
  ON CONFLICT (user_id, kind, subject) DO UPDATE SET since = p.since
  RETURNING ${PLAN_COLUMNS_SQL}`;

const SELECT_DUE_USERS = `
  SELECT DISTINCT user_id AS "userId" FROM (
    SELECT user_id FROM messaging.mail_plans WHERE due_at <= $1 ORDER BY due_at LIMIT $2
  ) AS due`;

/** Locks rows in one order; plans that another instance has taken in the meantime are no longer due. */
const LOCK_DUE_PLANS_SQL = `
  SELECT kind, subject, ${PLAN_COLUMNS_SQL} FROM messaging.mail_plans WHERE user_id = $1 AND due_at <= $2
  ORDER BY kind, subject FOR UPDATE`;

@Injectable()
export class SqlMailPlans extends MailPlans {
  constructor(private readonly unitOfWork: UnitOfWork) {
    super();
  }

  async update(userId: number, { kind, subject }: MailTopic, act: (plan: MailPlan) => MailPlan): Promise<void> {
    this.unitOfWork.requireUnitOfWork();
    const [plan] = await this.unitOfWork.query<MailPlan>(LOCK_PLAN_SQL, [userId, kind, subject]);
    const changed = act(plan!);
    if (changed !== plan) await this.save(userId, { kind, subject, plan: changed });
  }

  async delete(userId: number, { kind, subject }: MailTopic): Promise<void> {
    await this.unitOfWork.query('DELETE FROM messaging.mail_plans WHERE user_id = $1 AND kind = $2 AND subject = $3', [
      userId,
      kind,
      subject,
    ]);
  }

  async listDueUserIds(now: Date, limit: number): Promise<readonly number[]> {
    const rows = await this.unitOfWork.query<{ userId: number }>(SELECT_DUE_USERS, [now, limit]);
    return rows.map(({ userId }) => userId);
  }

  async lockDue(userId: number, now: Date): Promise<readonly PlannedMail[]> {
    this.unitOfWork.requireUnitOfWork();
    const rows = await this.unitOfWork.query<MailTopic & MailPlan>(LOCK_DUE_PLANS_SQL, [userId, now]);
    return rows.map(({ kind, subject, ...plan }) => ({ kind, subject, plan }));
  }

  async save(userId: number, { kind, subject, plan }: PlannedMail): Promise<void> {
    await this.unitOfWork.manager.getRepository(mailPlanSchema).update({ userId, kind, subject }, plan);
  }

  async export(userId: number): Promise<PersonalDataTables> {
    // Who the person has conversations with is not part of the export.
    const [found] = await this.unitOfWork.query<PersonalDataTables>(
      `SELECT coalesce(jsonb_agg(CASE p.kind WHEN 'message' THEN to_jsonb(p) - 'subject' ELSE to_jsonb(p) END - 'user_id'
         ORDER BY p.kind, p.subject), '[]') AS "mailPlans"
       FROM messaging.mail_plans p WHERE p.user_id = $1`,
      [userId],
    );
    return found!;
  }

  async erase(userId: number): Promise<void> {
    await this.unitOfWork.query('DELETE FROM messaging.mail_plans WHERE user_id = $1', [userId]);
    await this.unitOfWork.query("DELETE FROM messaging.mail_plans WHERE kind = 'message' AND subject = $1", [
      conversationTopic(userId).subject,
    ]);
  }
}
