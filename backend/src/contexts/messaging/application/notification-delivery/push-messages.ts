import { Clock } from '../../../../shared/application/clock';
import { Jobs } from '../../../../shared/application/jobs';
import { LiveSessions } from '../../../../shared/application/authenticator';
import { UseCase } from '../../../../shared/application/use-case';
import { findOtherPersonId } from '../../domain/notification-delivery/unread-items';
import { toMailEntry } from './mail-entry';
import { isKindOn } from '../../domain/notification-settings/notification-settings';
import { NotificationSettingsStore } from '../notification-settings/ports/notification-settings';
import { People } from '../people/ports/people';
import { SEND_PUSH_MESSAGES, type SendPushMessagesInput } from '../delivery-schedule/schedule-delivery';
import { type PushMessage, PushSender } from '../delivery-schedule/ports/push-sender';
import {
  type StoredSubscription,
  PushSubscriptions,
  type SessionSubscription,
} from '../delivery-schedule/ports/push-subscriptions';
import { UnreadTopics } from './ports/outgoing-mails';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { assertPublicEndpoint, MAX_SUBSCRIPTIONS } from '../../domain/delivery-schedule/push-subscription';

const MAX_RETRIES = 5;
const FIRST_RETRY_DELAY_MS = 30_000;

/** Sends push messages about something unread to a person's browsers. */
@UseCase()
export class SendPushMessages {
  constructor(
    private readonly subscriptions: PushSubscriptions,
    private readonly sessions: LiveSessions,
    private readonly settings: NotificationSettingsStore,
    private readonly unreadTopics: UnreadTopics,
    private readonly people: People,
    private readonly pushSender: PushSender,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async execute(input: SendPushMessagesInput): Promise<void> {
    const message = await this.#composeMessage(input);
    if (!message) return;
    const { userId, only, tries = 1 } = input;
    const browsers = (await this.#listLiveBrowsers(userId)).filter(({ key }) => !only || only.includes(key));
    const results = await Promise.allSettled(browsers.map((browser) => this.pushSender.send(browser, message)));
    const filterBrowsers = (test: (result: PromiseSettledResult<string>) => boolean) =>
      browsers.filter((_, n) => test(results[n]!));

    const expiredBrowsers = filterBrowsers((result) => result.status === 'fulfilled' && result.value === 'gone');
    if (expiredBrowsers.length > 0) await this.#removeBrowsers(userId, expiredBrowsers);
    const failed = filterBrowsers(({ status }) => status === 'rejected');
    // Retry only these; the others have received it.
    if (failed.length > 0 && tries < MAX_RETRIES) {
      const startAfter = new Date(this.clock.now().getTime() + FIRST_RETRY_DELAY_MS * 2 ** (tries - 1));
      await this.jobs.send(
        SEND_PUSH_MESSAGES,
        { ...input, only: failed.map(({ key }) => key), tries: tries + 1 },
        { startAfter },
      );
    }
  }

  async #composeMessage({ userId, kind, subject, since }: SendPushMessagesInput): Promise<PushMessage | null> {
    if (!isKindOn(await this.settings.get(userId), kind, 'push')) return null;
    const [unread] = await this.unreadTopics.listUnread(userId, [{ kind, subject, since: new Date(since) }]);
    const news = unread?.news[0];
    if (!news) return null;
    const people = await this.people.findActive([userId, findOtherPersonId(news) ?? userId]);
    const own = people.get(userId);
    const entry = own && toMailEntry(news, own.isMinor, people);
    return entry ? { title: entry.title, text: entry.excerpt ?? entry.text, link: entry.link, tag: subject } : null;
  }

  /** Removes browsers whose session has ended, because nothing private may be shown there. */
  async #listLiveBrowsers(userId: number): Promise<readonly StoredSubscription[]> {
    const subscriptions = await this.subscriptions.listByUser(userId);
    const live = await this.sessions.findByKeys(subscriptions.map(({ sessionKey }) => sessionKey));
    const isLive = ({ sessionKey }: StoredSubscription): boolean => live.get(sessionKey)?.id === userId;
    const ended = subscriptions.filter((one) => !isLive(one));
    if (ended.length > 0) await this.#removeBrowsers(userId, ended);
    return subscriptions.filter(isLive);
  }

  async #removeBrowsers(userId: number, browsers: readonly StoredSubscription[]): Promise<void> {
    await this.subscriptions.delete(
      userId,
      browsers.map(({ endpoint }) => endpoint),
    );
  }
}

/** Subscribes a browser to push messages for the signed-in user, until the session ends. */
@UseCase()
export class SubscribeToPush {
  constructor(
    private readonly subscriptions: PushSubscriptions,
    private readonly limits: RateLimits,
    private readonly clock: Clock,
  ) {}

  /**
   * Repeating it with other keys replaces them.
   * @throws EndpointRefused, TooManyRequests
   */
  async execute(userId: number, subscription: SessionSubscription): Promise<void> {
    assertPublicEndpoint(subscription.endpoint);
    await this.limits.consume(RATE_LIMITS.pushSubscriptionsPerPerson, String(userId));
    await this.subscriptions.save(userId, subscription, this.clock.now(), MAX_SUBSCRIPTIONS);
  }

  /** Does nothing if the endpoint is not subscribed. */
  async unsubscribe(userId: number, endpoint: string): Promise<void> {
    await this.subscriptions.delete(userId, [endpoint]);
  }
}
