import { Clock } from '../../../../shared/application/clock';
import { Jobs } from '../../../../shared/application/jobs';
import { LiveSessions } from '../../../../shared/application/live-sessions';
import { UseCase } from '../../../../shared/application/use-case';
import { entryOf, otherPersonIn } from '../../domain/notification-delivery/unread-news';
import type { NotificationKind } from '../../domain/notifications/notification-kinds';
import { isOn } from '../../domain/notifications/notification-settings';
import { NotificationSettingsStore } from '../notifications/ports/settings';
import { DeliveryPeople } from './ports/delivery-people';
import { type PushMessage, PushSender } from './ports/push-sender';
import { type StoredSubscription, PushSubscriptions } from './ports/push-subscriptions';
import { UnreadTopics } from './ports/unread-topics';

/** The queue of push messages. */
export const SEND_PUSH_MESSAGES = 'send-push-messages';

const RETRIES = 5;
const FIRST_PAUSE_MS = 30_000;

export interface SendPushMessagesInput {
  readonly userId: number;
  readonly kind: NotificationKind;
  readonly subject: string;
  /** ISO 8601. */
  readonly since: string;
  /** Keys of the subscriptions that are tried again; all where it is left out. Endpoints are secret: jobs have none. */
  readonly only?: readonly string[];
  readonly tries?: number;
}

/** Tells the browsers of a person what is unread. */
@UseCase()
export class SendPushMessages {
  constructor(
    private readonly subscriptions: PushSubscriptions,
    private readonly sessions: LiveSessions,
    private readonly settings: NotificationSettingsStore,
    private readonly unreadTopics: UnreadTopics,
    private readonly people: DeliveryPeople,
    private readonly pushSender: PushSender,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  async execute(input: SendPushMessagesInput): Promise<void> {
    const message = await this.#message(input);
    if (!message) return;
    const { userId, only, tries = 1 } = input;
    const browsers = (await this.#browsersOf(userId)).filter(({ key }) => !only || only.includes(key));
    const results = await Promise.allSettled(browsers.map((browser) => this.pushSender.send(browser, message)));
    const browsersWith = (test: (result: PromiseSettledResult<string>) => boolean) =>
      browsers.filter((_, n) => test(results[n]!));

    const gone = browsersWith((result) => result.status === 'fulfilled' && result.value === 'gone');
    if (gone.length > 0) await this.#remove(userId, gone);
    const failed = browsersWith(({ status }) => status === 'rejected');
    // Only these are tried again: the others have it.
    if (failed.length > 0 && tries < RETRIES) {
      const startAfter = new Date(this.clock.now().getTime() + FIRST_PAUSE_MS * 2 ** (tries - 1));
      await this.jobs.send(
        SEND_PUSH_MESSAGES,
        { ...input, only: failed.map(({ key }) => key), tries: tries + 1 },
        { startAfter },
      );
    }
  }

  async #message({ userId, kind, subject, since }: SendPushMessagesInput): Promise<PushMessage | null> {
    if (!isOn(await this.settings.of(userId), kind, 'push')) return null;
    const [unread] = await this.unreadTopics.among(userId, [{ kind, subject, since: new Date(since) }]);
    const news = unread?.news[0];
    if (!news) return null;
    const known = await this.people.known([userId, otherPersonIn(news) ?? userId]);
    const own = known.get(userId);
    const entry = own && entryOf(news, own.isMinor, known);
    return entry ? { title: entry.title, text: entry.excerpt ?? entry.text, link: entry.link, tag: subject } : null;
  }

  /** Where the session has ended, nothing private is shown any more. */
  async #browsersOf(userId: number): Promise<readonly StoredSubscription[]> {
    const kept = await this.subscriptions.of(userId);
    const live = await this.sessions.findByKeys(kept.map(({ sessionKey }) => sessionKey));
    const isLive = ({ sessionKey }: StoredSubscription): boolean => live.get(sessionKey)?.id === userId;
    const over = kept.filter((one) => !isLive(one));
    if (over.length > 0) await this.#remove(userId, over);
    return kept.filter(isLive);
  }

  async #remove(userId: number, browsers: readonly StoredSubscription[]): Promise<void> {
    await this.subscriptions.remove(
      userId,
      browsers.map(({ endpoint }) => endpoint),
    );
  }
}
