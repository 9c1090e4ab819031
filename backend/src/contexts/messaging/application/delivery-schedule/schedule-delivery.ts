import { Clock } from '../../../../shared/application/clock';
import { Jobs } from '../../../../shared/application/jobs';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import {
  getBackOff,
  conversationTopic,
  type MailTopic,
  rescheduleForUpdate,
  isMailedLater,
} from '../../domain/delivery-schedule/mail-plan';
import type { NotificationContent, NotificationKind } from '../../domain/notification-settings/notification-kinds';
import { MailPlans } from './ports/mail-plans';
import { PushSender } from './ports/push-sender';
import { PushSubscriptions } from './ports/push-subscriptions';

/** The queue of push messages. */
export const SEND_PUSH_MESSAGES = 'send-push-messages';

export interface SendPushMessagesInput {
  readonly userId: number;
  readonly kind: NotificationKind;
  readonly subject: string;
  /** ISO 8601. */
  readonly since: string;
  /** Keys of the subscriptions to retry; all if omitted. Endpoints are secret, so they are not stored in jobs. */
  readonly only?: readonly string[];
  readonly tries?: number;
}

interface DeliveredTopic extends MailTopic {
  readonly userId: number;
  readonly kind: NotificationKind;
  /** What happened, depending on the kind. */
  readonly what: NotificationContent['data']['what'];
}

/** Schedules emails and push messages about something unread, in the unit of work that makes it unread. */
@UseCase()
export class ScheduleDelivery {
  constructor(
    private readonly plans: MailPlans,
    private readonly subscriptions: PushSubscriptions,
    private readonly pushSender: PushSender,
    private readonly jobs: Jobs,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** @param at when it became unread; the email contains what is from this time or later */
  async scheduleTopic({ userId, kind, subject, what }: DeliveredTopic, at: Date): Promise<void> {
    await this.transactions.run(async () => {
      if (isMailedLater({ kind, what })) {
        await this.plans.update(userId, { kind, subject }, (plan) => rescheduleForUpdate(plan, at, getBackOff(kind)));
      }
      await this.#schedulePush({ userId, kind, subject, since: at.toISOString() });
    });
  }

  /** Schedules delivery for a message to a person. Requests have their own notifications. */
  async scheduleMessage(userId: number, senderId: number): Promise<void> {
    // Negative for an erased account.
    if (userId <= 0) return;
    const { subject } = conversationTopic(senderId);
    await this.scheduleTopic({ userId, kind: 'message', what: 'received', subject }, this.clock.now());
  }

  /** Removes the plan: no email is due, and the next one has the short delay again. */
  async cancelConversation(userId: number, otherId: number): Promise<void> {
    await this.plans.delete(userId, conversationTopic(otherId));
  }

  async #schedulePush(input: SendPushMessagesInput): Promise<void> {
    const { userId, kind, subject } = input;
    if (this.pushSender.publicKey === null || !(await this.subscriptions.isSubscribed(userId))) return;
    await this.jobs.send(SEND_PUSH_MESSAGES, input, { singletonKey: `${userId} ${kind} ${subject}` });
  }
}
