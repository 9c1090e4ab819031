import { Mailbox } from '../../../../shared/application/mailbox';
import { UseCase } from '../../../../shared/application/use-case';
import type { UserId } from '../../domain/users/user-state';
import { PageAddresses } from '../users/ports/email-tokens';
import { Users } from '../users/ports/users';

interface Notice {
  readonly subject: (product: string) => string;
  readonly what: string | ((product: string) => string);
  /** What to do in that case before choosing a new password. */
  readonly ifNot?: string;
}

const NOTICES = {
  'password-changed': {
    subject: (product: string) => `Your password for ${product} was changed`,
    what: 'the password of your account was changed, and your other browsers were signed out.',
  },
  'two-factor-enabled': {
    subject: (product: string) => `Two-factor authentication for ${product} is on`,
    what: 'two-factor authentication was enabled for your account. Signing in now also asks for a code from your app.',
  },
  'two-factor-disabled': {
    subject: (product: string) => `Two-factor authentication for ${product} is off`,
    what: 'two-factor authentication was disabled for your account. Signing in now asks for the password alone.',
  },
  'recovery-codes-renewed': {
    subject: (product: string) => `New recovery codes for ${product}`,
    what: 'new recovery codes were made for your account. The ones before work no more.',
  },
  'recovery-code-used': {
    subject: (product: string) => `A recovery code for ${product} was used`,
    what: 'one of the recovery codes of your account was used in place of a code from your app.',
  },
  'account-restored': {
    subject: (product: string) => `Your account at ${product} stays`,
    what: 'your account is not being deleted any more. Everything is as it was, and you can sign in.',
  },
  'identity-connected': {
    subject: (product: string) => `Another way to sign in to ${product}`,
    what: (product: string) =>
      `an account elsewhere was connected to your account at ${product} and can sign in to it from now on.`,
    ifNot: 'take it away in your settings, and ',
  },
} as const satisfies Record<string, Notice>;

export type AccountNotice = keyof typeof NOTICES;

/** Mails someone what happened to their account, so that they notice if it was not them. */
@UseCase()
export class SendAccountNotice {
  constructor(
    private readonly users: Users,
    private readonly mailbox: Mailbox,
    private readonly pages: PageAddresses,
  ) {}

  async execute({ userId, notice }: { userId: UserId; notice: AccountNotice }): Promise<void> {
    const { email } = await this.users.getById(userId);
    const { productName } = this.pages;
    const { subject, what, ifNot = '' }: Notice = NOTICES[notice];
    const text = [
      'Hello,',
      typeof what === 'string' ? what : what(productName),
      `If that was you, there is nothing you need to do. If it was not, ${ifNot}choose a new password at once:`,
      this.pages.forgotPassword(),
      '',
    ];
    await this.mailbox.send({ to: email, subject: subject(productName), text: text.join('\n\n') });
  }
}
