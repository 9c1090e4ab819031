import { EntitySchema } from 'typeorm';
import type { MailPlan, MailTopic } from '../../domain/delivery-schedule/mail-plan';

/** The plan for a topic of one person. */
interface MailPlanRow extends MailTopic, MailPlan {
  readonly userId: number;
}

const timestampColumn = { type: 'timestamptz', precision: 3, nullable: true } as const;

export const mailPlanSchema = new EntitySchema<MailPlanRow>({
  name: 'MailPlan',
  schema: 'messaging',
  tableName: 'mail_plans',
  columns: {
    userId: { type: 'integer', name: 'user_id', primary: true },
    kind: { type: 'text', primary: true },
    subject: { type: 'text', primary: true },
    since: timestampColumn,
    dueAt: { ...timestampColumn, name: 'due_at' },
    isInDigest: { type: 'boolean', name: 'is_in_digest', default: false },
    mailsSinceRead: { type: 'integer', name: 'mails_since_read', default: 0 },
    lastMailAt: { ...timestampColumn, name: 'last_mail_at' },
  },
});

/** The columns of a plan for plain SQL statements. */
export const PLAN_COLUMNS_SQL = `since, due_at AS "dueAt", is_in_digest AS "isInDigest",
  mails_since_read AS "mailsSinceRead", last_mail_at AS "lastMailAt"`;
