import { Clock } from '../../../shared/application/clock';
import { Mailbox } from '../../../shared/application/mailbox';
import { Randomness } from '../../../shared/application/randomness';
import { RateLimits, TooManyRequests } from '../../../shared/application/rate-limits';
import { UseCase } from '../../../shared/application/use-case';
import { LIMITS } from '../../../shared/domain/limits';
import { canonicalEmail } from '../domain/email-address';
import type { UserId } from '../domain/ids';
import { EmailTokens } from './ports/email-tokens';
import { PageAddresses } from './ports/page-addresses';
import { Users } from './ports/users';

/** The queue of those who tried to sign in to an account that is about to be deleted. */
export const SEND_RESTORE_MAIL = 'send-restore-mail';

const TOKEN_BYTES = 32;

/** To the address on file of somebody whose account is about to be deleted; to nobody else. */
@UseCase()
export class SendRestoreMail {
  constructor(
    private readonly users: Users,
    private readonly tokens: EmailTokens,
    private readonly limits: RateLimits,
    private readonly mailbox: Mailbox,
    private readonly pages: PageAddresses,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  async execute({ userId }: { userId: UserId }): Promise<void> {
    const { email, deleteAfter } = await this.users.byId(userId);
    if (deleteAfter === null || deleteAfter <= this.clock.now() || !(await this.#mayBeMailed(email))) return;

    const secret = this.randomness.token(TOKEN_BYTES);
    await this.tokens.issue(secret, { userId, email, purpose: 'restore-account', expiresAt: deleteAfter });
    await this.mailbox.send({ to: email, ...this.#wording(secret, deleteAfter) });
  }

  // The links before it still work.
  async #mayBeMailed(email: string): Promise<boolean> {
    try {
      await this.limits.consume(LIMITS.mailPerRecipient, canonicalEmail(email));
      return true;
    } catch (refusal) {
      if (refusal instanceof TooManyRequests) return false;
      throw refusal;
    }
  }

  #wording(secret: string, deleteAfter: Date): { subject: string; text: string } {
    const { productName } = this.pages;
    const day = deleteAfter.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    return {
      subject: `Your account at ${productName} is being deleted`,
      text: [
        'Hello,',
        `as you asked, your account at ${productName} is being deleted. You are signed out everywhere, and nobody sees you there any more. On ${day} everything about you goes for good.`,
        'If you have thought again, or if it was not you who asked, keep the account here:',
        this.pages.restoreAccount(secret),
        'The link works until that day. If it was not you, choose a new password afterwards.',
        '',
      ].join('\n\n'),
    };
  }
}
