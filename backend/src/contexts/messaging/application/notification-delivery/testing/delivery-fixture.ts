import { LiveSessions } from '../../../../../shared/application/authenticator';
import { RateLimits } from '../../../../../shared/application/rate-limits';
import { RecordedMailbox } from '../../../../../shared/application/testing/recorded-mail';
import { NoTransactions } from '../../../../../shared/application/testing/no-transactions';
import type { ConversationSide } from '../../../domain/conversations/conversation';
import { findConversationPartnerId } from '../../../domain/delivery-schedule/mail-plan';
import type { UnreadItem } from '../../../domain/notification-delivery/unread-items';
import type { NotificationState } from '../../../domain/notifications/notification';
import type { NotificationKind } from '../../../domain/notification-settings/notification-kinds';
import {
  DEFAULT_SETTINGS,
  type NotificationSettings,
} from '../../../domain/notification-settings/notification-settings';
import { NotificationSettingsStore } from '../../notification-settings/ports/notification-settings';
import { InMemoryPeople } from '../../people/testing/in-memory-people';
import { InMemoryRelationships } from '../../conversations/testing/in-memory-relationships';
import { ComposeNotificationMail } from '../compose-notification-mail';
import { SendNotificationMail } from '../send-notification-mail';
import { FindMailableItems } from '../find-mailable-items';
import { MailLinks, type UnsubscribeLink } from '../../notification-settings/ports/mail-links';
import { type MailedTopic, type UnreadTopic, UnreadTopics } from '../ports/outgoing-mails';
import { QueueDueMails, SEND_NOTIFICATION_MAIL } from '../queue-due-mails';
import { ScheduleDelivery } from '../../delivery-schedule/schedule-delivery';
import { SendPushMessages } from '../push-messages';
import { UnsubscribeByLink } from '../unsubscribe-by-link';
import { InMemoryMailPlans } from '../../delivery-schedule/testing/in-memory-mail-plans';
import { InMemoryOutgoingMails } from './in-memory-outgoing-mails';
import { InMemoryPushSubscriptions } from '../../delivery-schedule/testing/in-memory-push-subscriptions';
import { RecordedJobs, RecordedPushSender } from './recorded-delivery';

const MINUTE = 60_000;

export class InMemorySettings extends NotificationSettingsStore {
  readonly stored = new Map<number, NotificationSettings>();

  async get(userId: number): Promise<NotificationSettings> {
    return this.stored.get(userId) ?? DEFAULT_SETTINGS;
  }

  lock(userId: number): Promise<NotificationSettings> {
    return this.get(userId);
  }

  async save(userId: number, settings: NotificationSettings): Promise<void> {
    this.stored.set(userId, settings);
  }

  async export(): Promise<Record<string, never>> {
    return {};
  }

  async erase(userId: number): Promise<void> {
    this.stored.delete(userId);
  }
}

/** Unread items set by the test. */
export class InMemoryUnread extends UnreadTopics {
  notifications: NotificationState[] = [];
  sides: ConversationSide[] = [];

  async listUnread(userId: number, topics: readonly MailedTopic[]): Promise<readonly UnreadTopic[]> {
    const listItems = (topic: MailedTopic): readonly UnreadItem[] => [
      ...this.notifications
        .filter((one) => one.userId === userId && one.kind === topic.kind && one.subject === topic.subject)
        .filter((one) => one.readAt === null && one.createdAt >= topic.since)
        .map((notification) => ({ type: 'notification', notification }) as const),
      ...this.sides
        .filter(
          (one) => one.ownerId === userId && one.otherId === findConversationPartnerId(topic) && one.unreadCount > 0,
        )
        .map((side) => ({ type: 'conversation', side }) as const),
    ];
    return topics
      .map((topic) => ({ topic: { ...topic, kind: topic.kind as NotificationKind }, news: listItems(topic) }))
      .filter(({ news }) => news.length > 0);
  }
}

export class PlainLinks extends MailLinks {
  readonly productName = 'Gradspan';

  pageUrl = (path: string): string => `https://gradspan.example${path}`;
  settingsUrl = (): string => this.pageUrl('/settings');

  signToken({ userId, scope }: UnsubscribeLink): string {
    return `${userId}-${scope}`;
  }

  readToken(token: string): UnsubscribeLink | null {
    const [userId, scope] = token.split('-');
    return scope ? { userId: Number(userId), scope: scope as UnsubscribeLink['scope'] } : null;
  }

  unsubscribePageUrl = (token: string): string => this.pageUrl(`/unsubscribe?token=${token}`);
  oneClickUrl = (token: string): string => this.pageUrl(`/api/unsubscribe/${token}`);
}

class NoLimits extends RateLimits {
  async consume(): Promise<void> {}
  async check(): Promise<void> {}
  async reset(): Promise<void> {}
}

/** Sessions are live until the test ends them. The key contains the owner: `7-phone`. */
export class InMemorySessions extends LiveSessions {
  readonly over = new Set<string>();

  hashSecret(secret: string): string {
    return secret;
  }

  async findByKeys(keys: readonly string[]) {
    const live = keys.filter((key) => !this.over.has(key));
    return new Map(
      live.map((key) => [key, { id: Number(key.split('-')[0]), role: 'student', emailVerified: true } as const]),
    );
  }
}

/** The use cases of mails and push messages, with in-memory stores; the test moves the clock. */
export function deliveryFixture() {
  const clock = { at: new Date('2026-03-01T12:00:00Z'), now: () => clock.at };
  const transactions = new NoTransactions();
  const [plans, mails, subscriptions] = [
    new InMemoryMailPlans(),
    new InMemoryOutgoingMails(),
    new InMemoryPushSubscriptions(),
  ];
  const [jobs, mailbox, pushSender] = [new RecordedJobs(), new RecordedMailbox(), new RecordedPushSender()];
  const [settings, people, unread] = [new InMemorySettings(), new InMemoryPeople(), new InMemoryUnread()];
  const [links, sessions] = [new PlainLinks(), new InMemorySessions()];
  const relationships = new InMemoryRelationships();
  const find = new FindMailableItems(unread, relationships);
  const compose = new ComposeNotificationMail(find, settings, people, relationships, links);
  const send = new SendNotificationMail(mails, compose, mailbox, clock);
  const queue = new QueueDueMails(plans, mails, find, settings, people, jobs, transactions, clock);
  return {
    clock,
    plans,
    mails,
    subscriptions,
    jobs,
    mailbox,
    pushSender,
    settings,
    people,
    unread,
    relationships,
    sessions,
    send,
    queue,
    schedule: new ScheduleDelivery(plans, subscriptions, pushSender, jobs, transactions, clock),
    push: new SendPushMessages(subscriptions, sessions, settings, unread, people, pushSender, jobs, clock),
    unsubscribe: new UnsubscribeByLink(links, people, settings, new NoLimits(), transactions),
    /** Moves the clock and runs the job that looks for what is due, as every minute. */
    pass: async (minutes: number) => {
      clock.at = new Date(clock.at.getTime() + minutes * MINUTE);
      await queue.execute();
      for (const { queue: name, data } of jobs.sent.splice(0)) {
        if (name === SEND_NOTIFICATION_MAIL) await send.execute((data as { mailId: number }).mailId);
      }
      return mailbox.sent.splice(0);
    },
  };
}
