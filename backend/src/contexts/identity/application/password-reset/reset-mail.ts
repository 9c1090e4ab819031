import { Jobs } from '../../../../shared/application/jobs';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { UseCase } from '../../../../shared/application/use-case';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { Clock } from '../../../../shared/application/clock';
import { type Mail, Mailbox } from '../../../../shared/application/mailbox';
import { Randomness } from '../../../../shared/application/randomness';
import { normalizeUsername } from '../../domain/credentials/credentials';
import type { User } from '../../domain/users/user';
import type { UserId } from '../../domain/users/user-state';
import { UserReader, Users, type Visitor } from '../users/ports/users';
import { tryConsumeMailLimit } from '../email-confirmation/confirmation-mails';
import { createAccountFooter, toGreetingName } from '../users/account-mail';
import { EmailTokens, PageAddresses } from '../users/ports/email-tokens';
import { SendRestoreMail } from '../account-closing/restore-mail';

/**
 * Requests a password reset. The work is the same whether or not the account exists: the mail is sent later, if at all.
 */
@UseCase()
export class RequestPasswordReset {
  constructor(
    private readonly reader: UserReader,
    private readonly limits: RateLimits,
    private readonly jobs: Jobs,
  ) {}

  /** @throws TooManyRequests for unknown and known accounts alike */
  async execute({ identifier, visitor }: { identifier: string; visitor: Visitor }): Promise<void> {
    await this.limits.consume(RATE_LIMITS.mailPerAddress, visitor.address);
    await this.limits.consume(RATE_LIMITS.resetPerIdentifier, normalizeUsername(identifier));
    await this.jobs.send(SEND_RESET_MAIL, { userId: await this.reader.findId(identifier) });
  }
}

/** Queue of password resets; `userId` is null if the account doesn't exist. */
export const SEND_RESET_MAIL = 'send-reset-mail';

const LINK_LIFETIME_MS = 60 * 60 * 1000;
const TOKEN_BYTES = 32;

/**
 * Mails a reset link to the stored address, whatever was typed. An account that is being deleted gets the restore mail
 * instead.
 */
@UseCase()
export class SendResetMail {
  constructor(
    private readonly users: Users,
    private readonly sendRestoreMail: SendRestoreMail,
    private readonly tokens: EmailTokens,
    private readonly limits: RateLimits,
    private readonly mailbox: Mailbox,
    private readonly pages: PageAddresses,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  async execute({ userId }: { userId: UserId | null }): Promise<void> {
    if (userId === null) return;
    const user = await this.users.getById(userId);
    const { email, isClosing } = user;
    if (isClosing) return this.sendRestoreMail.execute({ userId, isRepeated: true });
    if (!(await tryConsumeMailLimit(this.limits, email))) return;

    const secret = this.randomness.createToken(TOKEN_BYTES);
    const expiresAt = new Date(this.clock.now().getTime() + LINK_LIFETIME_MS);
    await this.tokens.issue(secret, { userId, email, purpose: 'reset-password', expiresAt });
    await this.mailbox.send({ to: email, ...this.#compose(user, secret) });
  }

  #compose(user: User, secret: string): Pick<Mail, 'subject' | 'content'> {
    const { productName } = this.pages;
    return {
      subject: `Choose a new ${productName} password`,
      content: {
        recipientName: toGreetingName(user),
        blocks: [`We got a request to reset the password of your ${productName} account.`],
        button: { label: 'Choose a new password', url: this.pages.resetPasswordUrl(secret) },
        notes: [
          'The link works once, within 60 minutes. If you didn’t ask for it, ignore this email. Your password won’t change.',
        ],
        footer: createAccountFooter(productName),
      },
    };
  }
}
