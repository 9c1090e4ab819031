import { RateLimits, TooManyRequests } from '../../../../shared/application/rate-limits';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import { Jobs } from '../../../../shared/application/jobs';
import { UseCase } from '../../../../shared/application/use-case';
import { Clock } from '../../../../shared/application/clock';
import { type Mail, Mailbox } from '../../../../shared/application/mailbox';
import type { MailContent } from '../../../../shared/application/mail-content';
import { Randomness } from '../../../../shared/application/randomness';
import { normalizeEmail } from '../../domain/personal-details/personal-details';
import type { User } from '../../domain/users/user';
import type { UserId } from '../../domain/users/user-state';
import { Users, UserReader, type Visitor } from '../users/ports/users';
import { ListPeople } from '../people/people';
import { createAccountFooter, createEnteredAddressFooter, toGreetingName } from '../users/account-mail';
import { EmailTokens, PageAddresses } from '../users/ports/email-tokens';

/**
 * Counts a mail with a link. Links of the last half hour still work, so no one learns that no further mail is sent.
 * @returns false when the address reached its limit
 */
export async function tryConsumeMailLimit(limits: RateLimits, email: string): Promise<boolean> {
  try {
    await limits.consume(RATE_LIMITS.mailPerRecipient, normalizeEmail(email));
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
    await this.limits.consume(RATE_LIMITS.mailPerRecipient, normalizeEmail(user.email));
    await this.jobs.send(SEND_CONFIRMATION_MAIL, { userId });
    return true;
  }
}

/** Queue of requests for another confirmation mail. */
export const SEND_CONFIRMATION_MAIL = 'send-confirmation-mail';

const LINK_LIFETIME_MS = 24 * 60 * 60 * 1000;
const TOKEN_BYTES = 32;

/** Other names could contain a message to the owner of the address. */
const PLAIN_FIRST_NAME = /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u;

const createRegistrationFooter = (productName: string): MailContent['footer'] => ({
  reason: `You’re getting this email because someone signed up for ${productName} with this address. If you didn’t sign up, ignore this email.`,
  links: [],
});

@UseCase()
export class SendConfirmationMail {
  constructor(
    private readonly users: Users,
    private readonly people: ListPeople,
    private readonly tokens: EmailTokens,
    private readonly mailbox: Mailbox,
    private readonly pages: PageAddresses,
    private readonly randomness: Randomness,
    private readonly clock: Clock,
  ) {}

  /** @param questionTo the ID of the alum to whom the user wrote a question before registering */
  async execute({ userId, questionTo }: { userId: UserId; questionTo?: number | null }): Promise<void> {
    const { email, isEmailConfirmed, isClosing } = await this.users.getById(userId);
    if (isEmailConfirmed || isClosing) return;

    const secret = this.randomness.createToken(TOKEN_BYTES);
    const expiresAt = new Date(this.clock.now().getTime() + LINK_LIFETIME_MS);
    await this.tokens.issue(secret, { userId, email, purpose: 'confirm-email', expiresAt });
    const recipient = questionTo == null ? null : await this.#findFirstName(questionTo);
    await this.mailbox.send({ to: email, ...this.#compose(secret, recipient) });
  }

  /** Returns the first name of an alum whose profile everyone can see; null for others, and for unusual names. */
  async #findFirstName(userId: number): Promise<string | null> {
    const [person] = await this.people.listVisible([userId]);
    if (person?.role !== 'alumni' || person.hiddenFrom !== 'nobody') return null;
    const [firstName = ''] = person.displayName.split(/\s+/u);
    return PLAIN_FIRST_NAME.test(firstName) ? firstName : null;
  }

  // Contains nothing that the user typed: the address may belong to someone else. Does not promise to send the question,
  // which is saved after the registration and may be missing.
  #compose(secret: string, recipient: string | null): Pick<Mail, 'subject' | 'content'> {
    const { productName } = this.pages;
    const thanks = `Thanks for joining ${productName}.`;
    return {
      subject: recipient
        ? `Confirm to send your question to ${recipient}`
        : `Confirm your email address for ${productName}`,
      content: {
        recipientName: null,
        blocks: [
          recipient
            ? `${thanks} Confirm your email address to ask ${recipient} your question.`
            : `${thanks} Confirm your email address to get started.`,
        ],
        button: { label: 'Confirm your email', url: this.pages.confirmEmailUrl(secret) },
        notes: ['The link works once, within 24 hours.'],
        footer: createRegistrationFooter(productName),
      },
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
    const user = await this.users.getById(userId);
    const { email: oldEmail, pendingEmail: newEmail } = user;
    if (newEmail === null) return;

    await this.mailbox.send({ to: oldEmail, ...this.#composeNotice(user) });
    if (await this.reader.findId(newEmail)) {
      await this.mailbox.send({ to: newEmail, ...this.#composeAddressTaken() });
      return;
    }
    const secret = this.randomness.createToken(TOKEN_BYTES);
    const expiresAt = new Date(this.clock.now().getTime() + LINK_LIFETIME_MS);
    await this.tokens.issue(secret, { userId, email: newEmail, purpose: 'change-email', expiresAt });
    await this.mailbox.send({ to: newEmail, ...this.#composeConfirmation(secret) });
  }

  // The mails to the new address contain nothing that the user typed: they may reach someone else.

  #composeNotice(user: User): Pick<Mail, 'subject' | 'content'> {
    const { productName } = this.pages;
    return {
      subject: `Your ${productName} email address is about to change`,
      content: {
        recipientName: toGreetingName(user),
        blocks: [
          `You asked us to change the email address of your ${productName} account. We sent a link to the new address. We’ll keep using this one until you open that link.`,
          'If you didn’t ask for this, choose a new password. That also stops the change.',
        ],
        button: { label: 'Choose a new password', url: this.pages.forgotPasswordUrl() },
        notes: [],
        footer: createAccountFooter(productName),
      },
    };
  }

  #composeConfirmation(secret: string): Pick<Mail, 'subject' | 'content'> {
    const { productName } = this.pages;
    return {
      subject: `Confirm your new email address for ${productName}`,
      content: {
        recipientName: null,
        blocks: [
          `Someone asked us to use this address for their ${productName} account. If it was you, confirm this address.`,
        ],
        button: { label: 'Confirm your email', url: this.pages.confirmEmailUrl(secret) },
        notes: ['The link works once, within 24 hours.'],
        footer: createEnteredAddressFooter(productName),
      },
    };
  }

  #composeAddressTaken(): Pick<Mail, 'subject' | 'content'> {
    const { productName } = this.pages;
    return {
      subject: `You already have an account on ${productName}`,
      content: {
        recipientName: null,
        blocks: [
          `Someone tried to use this address for another ${productName} account. It already belongs to your account, so nothing changed. You don’t need to do anything.`,
        ],
        button: { label: `Go to ${productName}`, url: this.pages.homeUrl() },
        notes: [],
        footer: createAccountFooter(productName),
      },
    };
  }
}
