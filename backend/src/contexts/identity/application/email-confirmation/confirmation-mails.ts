import { RateLimits, TooManyRequests } from '../../../../shared/application/rate-limits';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { Jobs } from '../../../../shared/application/jobs';
import { UseCase } from '../../../../shared/application/use-case';
import { Clock } from '../../../../shared/application/clock';
import { Mailbox } from '../../../../shared/application/mailbox';
import { Randomness } from '../../../../shared/application/randomness';
import { canonicalEmail } from '../../domain/users/email-address';
import type { UserId } from '../../domain/users/user-state';
import { Users, UserReader } from '../users/ports/users';
import type { Visitor } from '../users/ports/audit-log';
import { EmailTokens, PageAddresses } from '../users/ports/email-tokens';

/**
 * Counts a mail with a link. Links of the last half hour still work, so no one learns that no further mail is sent.
 * @returns false when the address reached its limit
 */
export async function tryConsumeMailLimit(limits: RateLimits, email: string): Promise<boolean> {
  try {
    await limits.consume(RATE_LIMITS.mailPerRecipient, canonicalEmail(email));
    return true;
  } catch (refusal) {
    if (refusal instanceof TooManyRequests) return false;
    throw refusal;
  }
}

@UseCase()
export class ResendConfirmation {
  constructor(
    private readonly users: Users,
    private readonly limits: RateLimits,
    private readonly jobs: Jobs,
  ) {}

  /** @returns whether a mail was queued; false when the address is already confirmed */
  async execute({ userId, visitor }: { userId: UserId; visitor: Visitor }): Promise<boolean> {
    const user = await this.users.getById(userId);
    if (user.isEmailConfirmed) return false;

    await this.limits.consume(RATE_LIMITS.mailPerAddress, visitor.address);
    await this.limits.consume(RATE_LIMITS.mailPerRecipient, canonicalEmail(user.email));
    await this.jobs.send(SEND_CONFIRMATION_MAIL, { userId });
    return true;
  }
}

/** Queue of requests for another confirmation mail. */
export const SEND_CONFIRMATION_MAIL = 'send-confirmation-mail';

const LINK_LIFETIME_MS = 24 * 60 * 60 * 1000;
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

    const secret = this.randomness.createToken(TOKEN_BYTES);
    const expiresAt = new Date(this.clock.now().getTime() + LINK_LIFETIME_MS);
    await this.tokens.issue(secret, { userId, email, purpose: 'confirm-email', expiresAt });
    await this.mailbox.send({ to: email, ...this.#wording(secret) });
  }

  // Contains nothing that the user typed: the address may belong to someone else.
  #wording(secret: string): { subject: string; text: string } {
    const { productName } = this.pages;
    return {
      subject: `Confirm your email address for ${productName}`,
      text: [
        'Hello,',
        `Thanks for joining ${productName}. Confirm your email address:`,
        this.pages.confirmEmailUrl(secret),
        `You’re getting this email because someone signed up for ${productName} with this address. The link works once, within 24 hours. If you didn’t sign up, ignore this email.`,
        '',
      ].join('\n\n'),
    };
  }
}

/**
 * Notifies the old address and asks the new one to confirm. If another user already has the new address, it gets a
 * notice without a link; the requester sees no difference.
 */
@UseCase()
export class SendEmailChangeMails {
  constructor(
    private readonly users: Users,
    private readonly reader: UserReader,
    private readonly tokens: EmailTokens,
    private readonly mailbox: Mailbox,
    private readonly pages: PageAddresses,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  async execute({ userId }: { userId: UserId }): Promise<void> {
    const { email: oldEmail, pendingEmail: newEmail } = await this.users.getById(userId);
    if (newEmail === null) return;

    await this.mailbox.send({ to: oldEmail, ...this.#notice() });
    if (await this.reader.findId(newEmail)) {
      await this.mailbox.send({ to: newEmail, ...this.#alreadyHere() });
      return;
    }
    const secret = this.randomness.createToken(TOKEN_BYTES);
    const expiresAt = new Date(this.clock.now().getTime() + LINK_LIFETIME_MS);
    await this.tokens.issue(secret, { userId, email: newEmail, purpose: 'change-email', expiresAt });
    await this.mailbox.send({ to: newEmail, ...this.#question(secret) });
  }

  // None of these mails contains anything that the user typed: they may reach someone else.

  #notice(): { subject: string; text: string } {
    const { productName } = this.pages;
    return {
      subject: `Your ${productName} email address is about to change`,
      text: [
        'Hello,',
        `You asked us to change the email address of your ${productName} account. We sent a link to the new address. We’ll keep using this one until you open that link.`,
        'If you didn’t ask for this, choose a new password. That also stops the change:',
        this.pages.forgotPasswordUrl(),
        '',
      ].join('\n\n'),
    };
  }

  #question(secret: string): { subject: string; text: string } {
    const { productName } = this.pages;
    return {
      subject: `Confirm your new email address for ${productName}`,
      text: [
        'Hello,',
        `You asked us to use this address for your ${productName} account. Confirm that it’s yours:`,
        this.pages.confirmEmailUrl(secret),
        'The link works once, within 24 hours. If you didn’t ask for this, ignore this email.',
        '',
      ].join('\n\n'),
    };
  }

  #alreadyHere(): { subject: string; text: string } {
    const { productName } = this.pages;
    return {
      subject: `You already have an account on ${productName}`,
      text: [
        'Hello,',
        `Someone tried to use this address for another ${productName} account. It already belongs to your account, so nothing changed. You don’t need to do anything.`,
        '',
      ].join('\n\n'),
    };
  }
}
