import type { PersonalDataTables } from '../../../../../shared/application/personal-data';
import {
  conversationWith,
  type MailPlan,
  type MailTopic,
  NOTHING_PLANNED,
} from '../../../domain/delivery-schedule/mail-plan';
import { MailPlans, type PlannedMail } from '../ports/mail-plans';

type Kept = PlannedMail & { readonly userId: number };

const keyOf = (userId: number, { kind, subject }: MailTopic): string => `${userId} ${kind} ${subject}`;

export class InMemoryMailPlans extends MailPlans {
  readonly kept = new Map<string, Kept>();

  async update(userId: number, { kind, subject }: MailTopic, change: (plan: MailPlan) => MailPlan): Promise<void> {
    const plan = this.kept.get(keyOf(userId, { kind, subject }))?.plan ?? NOTHING_PLANNED;
    this.kept.set(keyOf(userId, { kind, subject }), { userId, kind, subject, plan: change(plan) });
  }

  async delete(userId: number, topic: MailTopic): Promise<void> {
    this.kept.delete(keyOf(userId, topic));
  }

  async listDueUserIds(now: Date, most: number): Promise<readonly number[]> {
    const due = [...this.kept.values()]
      .filter(({ plan }) => plan.dueAt !== null && plan.dueAt <= now)
      .sort((one, other) => one.plan.dueAt!.getTime() - other.plan.dueAt!.getTime());
    return [...new Set(due.slice(0, most).map(({ userId }) => userId))];
  }

  async lockDue(userId: number, now: Date): Promise<readonly PlannedMail[]> {
    return [...this.kept.values()]
      .filter((one) => one.userId === userId && one.plan.dueAt !== null && one.plan.dueAt <= now)
      .map(({ kind, subject, plan }) => ({ kind, subject, plan }))
      .sort((one, other) => (keyOf(0, one) < keyOf(0, other) ? -1 : 1));
  }

  async save(userId: number, planned: PlannedMail): Promise<void> {
    if (this.kept.has(keyOf(userId, planned))) this.kept.set(keyOf(userId, planned), { userId, ...planned });
  }

  async export(userId: number): Promise<PersonalDataTables> {
    const own = [...this.kept.values()].filter((one) => one.userId === userId);
    return {
      mailPlans: own.map(({ kind, subject, plan }) =>
        kind === 'message' ? { kind, ...plan } : { kind, subject, ...plan },
      ),
    };
  }

  async erase(userId: number): Promise<void> {
    const { kind, subject } = conversationWith(userId);
    for (const [key, one] of this.kept) {
      if (one.userId === userId || (one.kind === kind && one.subject === subject)) this.kept.delete(key);
    }
  }
}
