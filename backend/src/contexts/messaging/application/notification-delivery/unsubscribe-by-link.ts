import { RateLimits } from '../../../../shared/application/rate-limits';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { LIMITS } from '../../../../shared/domain/limits';
import { maskedAddress } from '../../domain/notification-delivery/masked-address';
import { UnsubscribeLinkUnknown } from '../../domain/notification-delivery/unsubscribe-errors';
import { KINDS, NOTIFICATION_KINDS } from '../../domain/notifications/notification-kinds';
import { changed } from '../../domain/notifications/notification-settings';
import { NotificationSettingsStore } from '../notifications/ports/settings';
import { DeliveryPeople } from './ports/delivery-people';
import { type MailScope, type UnsubscribeLink, UnsubscribeLinks } from './ports/unsubscribe-links';

export const labelOf = (scope: MailScope): string => (scope === 'digest' ? 'Daily summary' : KINDS[scope].label);

/** Ends mails by the link in them, without signing in. */
@UseCase()
export class UnsubscribeByLink {
  constructor(
    private readonly links: UnsubscribeLinks,
    private readonly people: DeliveryPeople,
    private readonly settings: NotificationSettingsStore,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
  ) {}

  /** What the link ends, and for whom. Changes nothing. @throws UnsubscribeLinkUnknown */
  async show(token: string): Promise<{ label: string; email: string }> {
    const { scope, address } = await this.#opened(token);
    return { label: labelOf(scope), email: maskedAddress(address) };
  }

  /**
   * Again changes nothing. Without the daily summary single mails would come instead: its link ends both.
   * @returns the label of what has ended
   * @throws UnsubscribeLinkUnknown, TooManyRequests
   */
  async execute(token: string): Promise<string> {
    const { userId, scope } = await this.#opened(token);
    await this.limits.consume(LIMITS.unsubscribesPerLink, `${userId} ${scope}`);
    const ended = NOTIFICATION_KINDS.filter(
      (kind) => (scope === 'digest' || kind === scope) && !KINDS[kind].locked.includes('mail'),
    );
    await this.transactions.run(async () => {
      const settings = await this.settings.lock(userId);
      await this.settings.save(userId, changed(settings, { kinds: ended.map((kind) => ({ kind, mail: false })) }));
    });
    return labelOf(scope);
  }

  async #opened(token: string): Promise<UnsubscribeLink & { address: string }> {
    const link = this.links.read(token);
    const address = link && (await this.people.addressOf(link.userId));
    if (!link || !address) throw new UnsubscribeLinkUnknown();
    return { ...link, address };
  }
}
