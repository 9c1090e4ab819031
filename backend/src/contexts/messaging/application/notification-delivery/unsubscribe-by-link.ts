import { DomainError } from '../../../../shared/domain/domain-error';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { KIND_DESCRIPTIONS, NOTIFICATION_KINDS } from '../../domain/notification-settings/notification-kinds';
import { applySettingsChange } from '../../domain/notification-settings/notification-settings';
import { NotificationSettingsStore } from '../notification-settings/ports/notification-settings';
import { People } from '../people/ports/people';
import { type MailScope, type UnsubscribeLink, MailLinks } from '../notification-settings/ports/mail-links';

/** The link was not issued by this product, or its account is gone. */
export class UnsubscribeLinkUnknown extends DomainError {
  constructor() {
    super(
      'not-found',
      'messaging.unsubscribe-link-unknown',
      'This link no longer works. Go to your settings to choose which emails you get.',
    );
  }
}

/** An address masked so that only its owner recognizes it: `a***@example.edu`. */
export function maskAddress(address: string): string {
  const at = address.lastIndexOf('@');
  const [first = ''] = address.slice(0, at);
  return `${first}***${address.slice(at)}`;
}

const getScopeLabel = (scope: MailScope): string =>
  scope === 'digest' ? 'Daily summary' : KIND_DESCRIPTIONS[scope].label;

/** Unsubscribes from mails by the link in them, without signing in. */
@UseCase()
export class UnsubscribeByLink {
  constructor(
    private readonly links: MailLinks,
    private readonly people: People,
    private readonly settings: NotificationSettingsStore,
    private readonly limits: RateLimits,
    private readonly transactions: Transactions,
  ) {}

  /**
   * Returns what the link ends, and for whom. Changes nothing.
   * @throws UnsubscribeLinkUnknown
   */
  async show(token: string): Promise<{ label: string; email: string }> {
    const { scope, address } = await this.#readLink(token);
    return { label: getScopeLabel(scope), email: maskAddress(address) };
  }

  /**
   * Unsubscribes; repeating it changes nothing. The link in a daily summary also ends single mails, which would be sent
   * instead otherwise.
   * @returns the label of what was ended
   * @throws UnsubscribeLinkUnknown, TooManyRequests
   */
  async execute(token: string): Promise<string> {
    const { userId, scope } = await this.#readLink(token);
    await this.limits.consume(RATE_LIMITS.unsubscribesPerLink, `${userId} ${scope}`);
    const ended = NOTIFICATION_KINDS.filter(
      (kind) => (scope === 'digest' || kind === scope) && !KIND_DESCRIPTIONS[kind].locked.includes('mail'),
    );
    await this.transactions.run(async () => {
      const settings = await this.settings.lock(userId);
      await this.settings.save(
        userId,
        applySettingsChange(settings, { kinds: ended.map((kind) => ({ kind, mail: false })) }),
      );
    });
    return getScopeLabel(scope);
  }

  async #readLink(token: string): Promise<UnsubscribeLink & { address: string }> {
    const link = this.links.readToken(token);
    const address = link && (await this.people.findAddress(link.userId));
    if (!link || !address) throw new UnsubscribeLinkUnknown();
    return { ...link, address };
  }
}
