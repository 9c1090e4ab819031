import type { PersonalDataTables } from '../../../../../shared/application/personal-data';
import type { MailPlan, MailTopic } from '../../../domain/delivery-schedule/mail-plan';

/** A topic with its plan. */
export interface PlannedMail extends MailTopic {
  readonly plan: MailPlan;
}

/** When people get mail about what they have not read. */
export abstract class MailPlans {
  /** Changes the plan for a topic and locks it until the end of the unit of work in progress. */
  abstract change(userId: number, topic: MailTopic, change: (plan: MailPlan) => MailPlan): Promise<void>;

  abstract remove(userId: number, topic: MailTopic): Promise<void>;

  /** People who have a plan that is due, the longest due first; `most` plans are looked at. */
  abstract dueUsers(now: Date, most: number): Promise<readonly number[]>;

  /** What is due for a person. Inside a unit of work: no other instance gets it. */
  abstract takeDue(userId: number, now: Date): Promise<readonly PlannedMail[]>;

  abstract save(userId: number, planned: PlannedMail): Promise<void>;

  /** Everything that is kept of a person. */
  abstract rowsOf(userId: number): Promise<PersonalDataTables>;

  /** Deletes the plans of the person, and of others about conversations with them. */
  abstract erase(userId: number): Promise<void>;
}
