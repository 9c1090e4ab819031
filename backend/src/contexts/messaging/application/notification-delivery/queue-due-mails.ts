import { Clock } from '../../../../shared/application/clock';
import { Jobs } from '../../../../shared/application/jobs';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { nextDigestAt } from '../../domain/notification-delivery/digest-time';
import { afterMail, decide, inDigest, withoutMail } from '../../domain/notification-delivery/mail-plan';
import type { NotificationKind } from '../../domain/notifications/notification-kinds';
import { isOn } from '../../domain/notifications/notification-settings';
import { NotificationSettingsStore } from '../notifications/ports/settings';
import { DeliveryPeople } from './ports/delivery-people';
import { MailPlans, type PlannedMail } from './ports/mail-plans';
import { type MailedTopic, OutgoingMails } from './ports/outgoing-mails';
import { UnreadTopics } from './ports/unread-topics';

/** The queue of mails about what is unread. */
export const SEND_NOTIFICATION_MAIL = 'send-notification-mail';

const BATCH = 200;
const HOUR = 60 * 60_000;
/** A job is tried again for about an hour: what waits longer has lost its job, or its mail server. */
const FORGOTTEN_AFTER = 2 * HOUR;
/** Older news are not worth a mail. */
const GIVEN_UP_AFTER = 48 * HOUR;

/** Turns plans that are due into mails. A plan is settled, and its mail added to the queue, in one unit of work. */
@UseCase()
export class QueueDueMails {
  constructor(
    private readonly plans: MailPlans,
    private readonly mails: OutgoingMails,
    private readonly unreadTopics: UnreadTopics,
    private readonly settings: NotificationSettingsStore,
    private readonly people: DeliveryPeople,
    private readonly jobs: Jobs,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Everything that is due, one person after the other. */
  async execute(): Promise<void> {
    for (;;) {
      const userIds = await this.plans.dueUsers(this.clock.now(), BATCH);
      for (const userId of userIds) await this.transactions.run(() => this.#settle(userId));
      if (userIds.length === 0) return;
    }
  }

  /** Adds the jobs of mails again that were never sent. */
  async recover(): Promise<void> {
    const now = this.clock.now().getTime();
    const window = { from: new Date(now - GIVEN_UP_AFTER), until: new Date(now - FORGOTTEN_AFTER) };
    for (const id of await this.mails.waiting(window, BATCH)) await this.#send(id);
  }

  async #settle(userId: number): Promise<void> {
    const now = this.clock.now();
    const due = await this.plans.takeDue(userId, now);
    if (due.length === 0) return;
    const settings = await this.settings.of(userId);
    const isReachable = (await this.people.addressOf(userId)) !== null;
    const unread = await this.unreadTopics.among(userId, due.map(topicOf));
    const digest: MailedTopic[] = [];

    for (const planned of due) {
      const decision = decide(planned.plan, {
        isUnread: unread.some(({ topic }) => topic.kind === planned.kind && topic.subject === planned.subject),
        isSwitchedOn: isOn(settings, planned.kind as NotificationKind, 'mail'),
        isReachable,
        wantsDigest: settings.dailyDigest,
      });
      if (decision === 'wait-for-digest') {
        const digestAt = nextDigestAt(now, await this.people.clocksOf(userId));
        await this.plans.save(userId, { ...planned, plan: inDigest(planned.plan, digestAt) });
        continue;
      }
      await this.#close(userId, planned, decision !== 'no-mail', now);
      if (decision === 'digest') digest.push(topicOf(planned));
      if (decision === 'mail') await this.#queue(userId, [topicOf(planned)], false, now);
    }
    if (digest.length > 0) await this.#queue(userId, digest, true, now);
  }

  /** Only conversations remember their mails, for the back-off. */
  async #close(userId: number, planned: PlannedMail, isMailed: boolean, now: Date): Promise<void> {
    if (planned.kind !== 'message') return this.plans.remove(userId, planned);
    const plan = isMailed ? afterMail(planned.plan, now) : withoutMail(planned.plan);
    await this.plans.save(userId, { ...planned, plan });
  }

  async #queue(userId: number, topics: readonly MailedTopic[], isDigest: boolean, now: Date): Promise<void> {
    await this.#send(await this.mails.add({ userId, topics, isDigest }, now));
  }

  async #send(mailId: number): Promise<void> {
    await this.jobs.send(SEND_NOTIFICATION_MAIL, { mailId }, { singletonKey: String(mailId) });
  }
}

const topicOf = ({ kind, subject, plan }: PlannedMail): MailedTopic => ({
  kind,
  subject,
  since: plan.since ?? plan.dueAt!,
});
