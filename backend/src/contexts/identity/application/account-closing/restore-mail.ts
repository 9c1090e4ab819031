import { Clock } from '../../../../shared/application/clock';
import { Mailbox } from '../../../../shared/application/mailbox';
import { Randomness } from '../../../../shared/application/randomness';
import { RateLimits } from '../../../../shared/application/rate-limits';
import { UseCase } from '../../../../shared/application/use-case';
import type { WrittenChoice } from '../../../../shared/domain/written-choice';
import { Jobs } from '../../../../shared/application/jobs';
import type { UserId } from '../../domain/users/user-state';
import { AccountClosing, type AccountShut } from '../../domain/users/errors';
import { isMailAllowed } from '../email-confirmation/confirmation-mails';
import { EmailTokens, PageAddresses } from '../users/ports/email-tokens';
import { Users } from '../users/ports/users';
import { AuditLog, type Visitor } from '../users/ports/audit-log';

/** The queue of sign-in attempts to accounts that will be deleted. */
export const SEND_RESTORE_MAIL = 'send-restore-mail';

const TOKEN_BYTES = 32;

export interface SendRestoreMailInput {
  userId: UserId;
  /** It was sent before: of such mails an address gets so many and no more. */
  isRepeated?: boolean;
}

/** To the address on file of someone whose account is about to be deleted; to no one else. */
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
    const { email, deleteAfter, writtenChoice } = await this.users.getById(userId);
    if (deleteAfter === null || deleteAfter <= this.clock.now()) return;
    if (isRepeated && !(await isMailAllowed(this.limits, email))) return;

    const secret = this.randomness.token(TOKEN_BYTES);
    await this.tokens.issue(secret, { userId, email, purpose: 'restore-account', expiresAt: deleteAfter });
    await this.mailbox.send({ to: email, ...this.#wording(secret, deleteAfter, writtenChoice) });
  }

  #wording(secret: string, deleteAfter: Date, written: WrittenChoice): { subject: string; text: string } {
    const { productName } = this.pages;
    const rest = written === 'keep' ? ' Posts, replies and reviews you wrote will stay, without your name.' : '';
    const day = deleteAfter.toLocaleDateString('en-US', { dateStyle: 'long', timeZone: 'UTC' });
    return {
      subject: `We’re deleting your ${productName} account`,
      text: [
        'Hello,',
        `You asked us to delete your account on ${productName}. We signed you out everywhere, and your profile is no longer visible. On ${day}, we’ll permanently delete your data.${rest}`,
        'If you changed your mind, or if you didn’t ask for this, keep your account:',
        this.pages.restoreAccount(secret),
        'The link works until that day. If you didn’t ask us to delete the account, change your password after you sign in.',
        '',
      ].join('\n\n'),
    };
  }
}

/** Someone has proved who they are, and their account is about to be deleted or is suspended. */
@UseCase()
export class RejectSignIn {
  constructor(
    private readonly audit: AuditLog,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  /** Belongs after the unit of work in which they were refused: nothing of that is kept. */
  async execute({ refusal, visitor }: { refusal: AccountShut; visitor: Visitor }): Promise<void> {
    const { userId } = refusal;
    await this.audit.record({ action: 'sign-in-refused', userId, visitor, at: this.clock.now() });
    if (refusal instanceof AccountClosing) await this.jobs.send(SEND_RESTORE_MAIL, { userId, isRepeated: true });
  }
}
