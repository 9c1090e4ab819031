import type { PersonalDataTables } from '../../../../../shared/application/personal-data';
import {
  conversationTopic,
  type MailPlan,
  type MailTopic,
  NOTHING_PLANNED,
} from '../../../domain/delivery-schedule/mail-plan';
import { MailPlans, type PlannedMail } from '../ports/mail-plans';

type StoredPlan = PlannedMail & { readonly userId: number };

const keyOf = (userId: number, { kind, subject }: MailTopic): string => `${userId} ${kind} ${subject}`;

export class InMemoryMailPlans extends MailPlans {
  readonly stored = new Map<string, StoredPlan>();

  async update(userId: number, { kind, subject }: MailTopic, change: (plan: MailPlan) => MailPlan): Promise<void> {
    const plan = this.stored.get(keyOf(userId, { kind, subject }))?.plan ?? NOTHING_PLANNED;
    this.stored.set(keyOf(userId, { kind, subject }), { userId, kind, subject, plan: change(plan) });
  }

  async delete(userId: number, topic: MailTopic): Promise<void> {
    this.stored.delete(keyOf(userId, topic));
  }

  async listDueUserIds(now: Date, limit: number): Promise<readonly number[]> {
    const due = [...this.stored.values()]
      .filter(({ plan }) => plan.dueAt !== null && plan.dueAt <= now)
      .sort((one, other) => one.plan.dueAt!.getTime() - other.plan.dueAt!.getTime());
    return [...new Set(due.slice(0, limit).map(({ userId }) => userId))];
  }

  async lockDue(userId: number, now: Date): Promise<readonly PlannedMail[]> {
    return [...this.stored.values()]
      .filter((one) => one.userId === userId && one.plan.dueAt !== null && one.plan.dueAt <= now)
      .map(({ kind, subject, plan }) => ({ kind, subject, plan }))
      .sort((one, other) => (keyOf(0, one) < keyOf(0, other) ? -1 : 1));
  }

  async save(userId: number, plannedMail: PlannedMail): Promise<void> {
    if (this.stored.has(keyOf(userId, plannedMail)))
      this.stored.set(keyOf(userId, plannedMail), { userId, ...plannedMail });
  }

  async export(userId: number): Promise<PersonalDataTables> {
    const own = [...this.stored.values()].filter((one) => one.userId === userId);
    return {
      mailPlans: own.map(({ kind, subject, plan }) =>
        kind === 'message' ? { kind, ...plan } : { kind, subject, ...plan },
      ),
    };
  }

  async erase(userId: number): Promise<void> {
    const { kind, subject } = conversationTopic(userId);
    for (const [key, one] of this.stored) {
      if (one.userId === userId || (one.kind === kind && one.subject === subject)) this.stored.delete(key);
    }
  }
}
