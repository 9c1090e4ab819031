import { Clock } from '../../../../shared/application/clock';
import { Mailbox } from '../../../../shared/application/mailbox';
import { Randomness } from '../../../../shared/application/randomness';
import { UseCase } from '../../../../shared/application/use-case';
import type { UserId } from '../../domain/users/ids';
import { EmailTokens } from '../users/ports/email-tokens';
import { PageAddresses } from '../users/ports/page-addresses';
import { Users } from '../users/ports/users';

/** The queue through which a further mail is asked for. */
export const SEND_CONFIRMATION_MAIL = 'send-confirmation-mail';

const VALID_FOR_MS = 24 * 60 * 60 * 1000;
const TOKEN_BYTES = 32;

@UseCase()
export class SendConfirmationMail {
  constructor(
    private readonly users: Users,
    private readonly tokens: EmailTokens,
    private readonly mailbox: Mailbox,
    private readonly pages: PageAddresses,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  async execute({ userId }: { userId: UserId }): Promise<void> {
    const { email, isEmailConfirmed, isClosing } = await this.users.getById(userId);
    if (isEmailConfirmed || isClosing) return;

    const secret = this.randomness.token(TOKEN_BYTES);
    const expiresAt = new Date(this.clock.now().getTime() + VALID_FOR_MS);
    await this.tokens.issue(secret, { userId, email, purpose: 'confirm-email', expiresAt });
    await this.mailbox.send({ to: email, ...this.#wording(secret) });
  }

  // Nothing that the person typed: the mail goes to an address that may be someone else's.
  #wording(secret: string): { subject: string; text: string } {
    const { productName } = this.pages;
    return {
      subject: `Confirm your email address for ${productName}`,
      text: [
        'Hello,',
        `somebody, most likely you, registered at ${productName} with this address. Please confirm that it is yours:`,
        this.pages.confirmEmail(secret),
        'The link works once, within 24 hours. If you did not register, there is nothing you need to do.',
        '',
      ].join('\n\n'),
    };
  }
}
