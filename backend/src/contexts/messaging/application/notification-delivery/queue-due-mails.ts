import { Clock } from '../../../../shared/application/clock';
import { Jobs } from '../../../../shared/application/jobs';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { nextDigestAt, decideOnDuePlan, postponeToDigest, settlePlan } from '../../domain/delivery-schedule/mail-plan';
import type { NotificationKind } from '../../domain/notification-settings/notification-kinds';
import { isKindOn } from '../../domain/notification-settings/notification-settings';
import { NotificationSettingsStore } from '../notification-settings/ports/notification-settings';
import { FindMailableItems } from './find-mailable-items';
import { People } from '../people/ports/people';
import { MailPlans, type PlannedMail } from '../delivery-schedule/ports/mail-plans';
import { type MailedTopic, OutgoingMails } from './ports/outgoing-mails';

/** The queue of emails about what is unread. */
export const SEND_NOTIFICATION_MAIL = 'send-notification-mail';

const BATCH_SIZE = 200;
const HOUR_MS = 60 * 60_000;
/** A job is retried for about an hour; a mail that waits longer has lost its job, or its mail server is unavailable. */
const RECOVERY_DELAY_MS = 2 * HOUR_MS;
/** Older news are not mailed. */
const MAX_MAIL_AGE_MS = 48 * HOUR_MS;

/** Turns due plans into mails. Each plan is settled and its mail queued in one unit of work. */
@UseCase()
export class QueueDueMails {
  constructor(
    private readonly plans: MailPlans,
    private readonly mails: OutgoingMails,
    private readonly findMailableItems: FindMailableItems,
    private readonly settings: NotificationSettingsStore,
    private readonly people: People,
    private readonly jobs: Jobs,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  /** Processes everything that is due, one person after the other. */
  async execute(): Promise<void> {
    for (;;) {
      const userIds = await this.plans.listDueUserIds(this.clock.now(), BATCH_SIZE);
      for (const userId of userIds) await this.transactions.run(() => this.#settle(userId));
      if (userIds.length === 0) return;
    }
  }

  /** Queues mails again that were never sent. */
  async requeueUnsent(): Promise<void> {
    const now = this.clock.now().getTime();
    const window = { from: new Date(now - MAX_MAIL_AGE_MS), until: new Date(now - RECOVERY_DELAY_MS) };
    for (const id of await this.mails.listUnsent(window, BATCH_SIZE)) await this.#send(id);
  }

  async #settle(userId: number): Promise<void> {
    const now = this.clock.now();
    const due = await this.plans.lockDue(userId, now);
    if (due.length === 0) return;
    const settings = await this.settings.get(userId);
    const isReachable = (await this.people.findAddress(userId)) !== null;
    const unreadTopics = await this.findMailableItems.execute(userId, due.map(toMailedTopic));
    const isUnread = ({ kind, subject, plan }: PlannedMail): boolean =>
      plan.since !== null && unreadTopics.some(({ topic }) => topic.kind === kind && topic.subject === subject);
    const [single, digest]: [MailedTopic[], MailedTopic[]] = [[], []];

    for (const plannedMail of due) {
      const decision = decideOnDuePlan(plannedMail.plan, {
        isUnread: isUnread(plannedMail),
        isSwitchedOn: isKindOn(settings, plannedMail.kind as NotificationKind, 'mail'),
        isReachable,
        wantsDigest: settings.dailyDigest,
      });
      if (decision === 'wait-for-digest') {
        const digestAt = nextDigestAt(now, await this.people.getTimeZoneOffsets(userId));
        await this.plans.save(userId, { ...plannedMail, plan: postponeToDigest(plannedMail.plan, digestAt) });
        continue;
      }
      await this.#close(userId, plannedMail, decision !== 'no-mail', now);
      if (decision === 'digest') digest.push(toMailedTopic(plannedMail));
      if (decision === 'mail') single.push(toMailedTopic(plannedMail));
    }
    for (const topics of groupByMail(single)) await this.#queue(userId, topics, false, now);
    if (digest.length > 0) await this.#queue(userId, digest, true, now);
  }

  /** Saves the back-off that remains of a due plan, or removes the plan if none remains. */
  async #close(userId: number, plannedMail: PlannedMail, isMailed: boolean, now: Date): Promise<void> {
    const plan = settlePlan(plannedMail.kind, plannedMail.plan, isMailed, now);
    if (plan) await this.plans.save(userId, { ...plannedMail, plan });
    else await this.plans.delete(userId, plannedMail);
  }

  async #queue(userId: number, topics: readonly MailedTopic[], isDigest: boolean, now: Date): Promise<void> {
    await this.#send(await this.mails.save({ userId, topics, isDigest }, now));
  }

  async #send(mailId: number): Promise<void> {
    await this.jobs.send(SEND_NOTIFICATION_MAIL, { mailId }, { singletonKey: String(mailId) });
  }
}

const toMailedTopic = ({ kind, subject, plan }: PlannedMail): MailedTopic => ({
  kind,
  subject,
  since: plan.since ?? plan.dueAt!,
});

/**
 * Groups topics into one mail for each conversation and one for each other kind, because people unsubscribe by kind.
 */
function groupByMail(topics: readonly MailedTopic[]): readonly (readonly MailedTopic[])[] {
  const mails = new Map<string, MailedTopic[]>();
  for (const topic of topics) {
    const key = topic.kind === 'message' ? `${topic.kind} ${topic.subject}` : topic.kind;
    mails.set(key, [...(mails.get(key) ?? []), topic]);
  }
  return [...mails.values()];
}
