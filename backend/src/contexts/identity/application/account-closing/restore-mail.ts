import { Clock } from '../../../../shared/application/clock';
import { type Mail, Mailbox } from '../../../../shared/application/mailbox';
import { Randomness } from '../../../../shared/application/randomness';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { UseCase } from '../../../../shared/application/use-case';
import { Jobs } from '../../../../shared/application/jobs';
import type { User } from '../../domain/users/user';
import type { UserId } from '../../domain/users/user-state';
import { AccountClosing, type AccountUnavailable } from '../../domain/users/errors';
import { tryConsumeMailLimit } from '../email-confirmation/confirmation-mails';
import { createAccountFooter, toGreetingName } from '../users/account-mail';
import { EmailTokens, PageAddresses } from '../users/ports/email-tokens';
import { Users, AuditLog, type Visitor } from '../users/ports/users';

/** Queue of restore mails, sent after sign-in attempts to accounts that are being deleted. */
export const SEND_RESTORE_MAIL = 'send-restore-mail';

const TOKEN_BYTES = 32;

export interface SendRestoreMailInput {
  userId: UserId;
  /** A repeated mail; only these count toward the mail limit of the address. */
  isRepeated?: boolean;
}

/** Mails a restore link to the user's address if the account is being deleted. */
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

  async execute({ userId, isRepeated = false }: SendRestoreMailInput): Promise<void> {
    const user = await this.users.getById(userId);
    const { email, deleteAfter } = user;
    if (deleteAfter === null || deleteAfter <= this.clock.now()) return;
    if (isRepeated && !(await tryConsumeMailLimit(this.limits, email))) return;

    const secret = this.randomness.createToken(TOKEN_BYTES);
    await this.tokens.issue(secret, { userId, email, purpose: 'restore-account', expiresAt: deleteAfter });
    await this.mailbox.send({ to: email, ...this.#compose(user, deleteAfter, secret) });
  }

  #compose(user: User, deleteAfter: Date, secret: string): Pick<Mail, 'subject' | 'content'> {
    const { productName } = this.pages;
    const rest =
      user.writtenChoice === 'keep' ? ' Posts, replies and reviews you wrote will stay, without your name.' : '';
    const day = deleteAfter.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    return {
      subject: `We’re deleting your ${productName} account`,
      content: {
        recipientName: toGreetingName(user),
        blocks: [
          `You asked us to delete your account on ${productName}. We signed you out everywhere, and your profile is no longer visible. On ${day}, we’ll permanently delete your data.${rest}`,
          'If you changed your mind, or if you didn’t ask for this, you can keep your account.',
        ],
        button: { label: 'Keep your account', url: this.pages.restoreAccountUrl(secret) },
        notes: [
          `The link works until ${day}. If you didn’t ask us to delete the account, change your password after you sign in.`,
        ],
        footer: createAccountFooter(productName),
      },
    };
  }
}

/** Handles a sign-in with correct credentials to an account that is closing or suspended. */
@UseCase()
export class RejectSignIn {
  constructor(
    private readonly audit: AuditLog,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** Call after the unit of work that refused them; it was rolled back, so nothing written in it is stored. */
  async execute({ refusal, visitor }: { refusal: AccountUnavailable; visitor: Visitor }): Promise<void> {
    const { userId } = refusal;
    await this.audit.record({ action: 'sign-in-refused', userId, visitor, at: this.clock.now() });
    if (refusal instanceof AccountClosing) await this.jobs.send(SEND_RESTORE_MAIL, { userId, isRepeated: true });
  }
}
