import type { PersonalDataTables } from '../../../../../shared/application/personal-data';
import type { MailPlan, MailTopic } from '../../../domain/delivery-schedule/mail-plan';

/** A topic with its plan. */
export interface PlannedMail extends MailTopic {
  readonly plan: MailPlan;
}

/** The times at which people get emails about what they haven't read. */
export abstract class MailPlans {
  /** Changes the plan for a topic and locks it until the end of the current unit of work. */
  abstract update(userId: number, topic: MailTopic, act: (plan: MailPlan) => MailPlan): Promise<void>;

  abstract delete(userId: number, topic: MailTopic): Promise<void>;

  /** Lists people with a due plan, the longest due first, from at most `limit` plans. */
  abstract listDueUserIds(now: Date, limit: number): Promise<readonly number[]>;

  /** Returns the plans that are due for a person. Inside a unit of work, no other instance gets them. */
  abstract lockDue(userId: number, now: Date): Promise<readonly PlannedMail[]>;

  abstract save(userId: number, plannedMail: PlannedMail): Promise<void>;

  /** Returns everything that is stored about a person. */
  abstract export(userId: number): Promise<PersonalDataTables>;

  /** Deletes the person's plans, and those of others about conversations with them. */
  abstract erase(userId: number): Promise<void>;
}
