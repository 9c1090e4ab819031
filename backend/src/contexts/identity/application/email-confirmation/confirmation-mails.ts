import { RateLimits, TooManyRequests } from '../../../../shared/application/rate-limits';
import { LIMITS } from '../../../../shared/domain/limits';
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
 * Counts a mail with a link. The links of the last half hour still work: no one learns that no further mail is sent.
 * @returns false when the address has had enough of them
 */
export async function isMailAllowed(limits: RateLimits, email: string): Promise<boolean> {
  try {
    await limits.consume(LIMITS.mailPerRecipient, canonicalEmail(email));
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

  /** @returns whether a mail is on its way; false when the address is confirmed already */
  async execute({ userId, visitor }: { userId: UserId; visitor: Visitor }): Promise<boolean> {
    const user = await this.users.getById(userId);
    if (user.isEmailConfirmed) return false;

    await this.limits.consume(LIMITS.mailPerAddress, visitor.address);
    await this.limits.consume(LIMITS.mailPerRecipient, canonicalEmail(user.email));
    await this.jobs.send(SEND_CONFIRMATION_MAIL, { userId });
    return true;
  }
}

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
        `someone, most likely you, registered at ${productName} with this address. Please confirm that it is yours:`,
        this.pages.confirmEmail(secret),
        'The link works once, within 24 hours. If you did not register, there is nothing you need to do.',
        '',
      ].join('\n\n'),
    };
  }
}

/**
 * Notifies the old address and asks the new one to confirm. An address of someone else who has an account gets a notice
 * and no link; the person who asked sees no difference.
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
    const secret = this.randomness.token(TOKEN_BYTES);
    const expiresAt = new Date(this.clock.now().getTime() + VALID_FOR_MS);
    await this.tokens.issue(secret, { userId, email: newEmail, purpose: 'change-email', expiresAt });
    await this.mailbox.send({ to: newEmail, ...this.#question(secret) });
  }

  // Nothing that the person typed in any of them: the mail may reach someone else.

  #notice(): { subject: string; text: string } {
    const { productName } = this.pages;
    return {
      subject: `Your email address for ${productName} is about to change`,
      text: [
        'Hello,',
        `someone, most likely you, asked for the mail of your account at ${productName} to go to another address. It will as soon as a link that we sent there is opened. Until then nothing changes.`,
        'If it was not you, choose a new password. That also stops the change:',
        this.pages.forgotPassword(),
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
        `someone, most likely you, wants the mail of an account at ${productName} to go to this address. Please confirm that it is yours:`,
        this.pages.confirmEmail(secret),
        'The link works once, within 24 hours. If it was not you, there is nothing you need to do.',
        '',
      ].join('\n\n'),
    };
  }

  #alreadyHere(): { subject: string; text: string } {
    const { productName } = this.pages;
    return {
      subject: `You already have an account at ${productName}`,
      text: [
        'Hello,',
        `someone, perhaps you, wants the mail of another account at ${productName} to go to this address. It belongs to your account already, so nothing changed and there is nothing you need to do.`,
        '',
      ].join('\n\n'),
    };
  }
}
