import { Mailbox } from '../../../../shared/application/mailbox';
import { UseCase } from '../../../../shared/application/use-case';
import type { UserId } from '../../domain/users/user-state';
import { createAccountFooter, toGreetingName } from '../users/account-mail';
import { PageAddresses } from '../users/ports/email-tokens';
import { Users } from '../users/ports/users';

interface NoticeText {
  readonly subject: (product: string) => string;
  readonly what: string | ((product: string) => string);
  /** What to do before choosing a new password if the change wasn't theirs. */
  readonly ifNot?: string;
}

const NOTICE_TEXTS = {
  'password-changed': {
    subject: (product: string) => `Your ${product} password was changed`,
    what: 'Your account password was changed, and you were signed out on your other devices.',
  },
  'two-factor-enabled': {
    subject: (product: string) => `Two-factor authentication is on for your ${product} account`,
    what: 'Two-factor authentication was turned on for your account. When you sign in, we now also ask for a code from your app.',
  },
  'two-factor-disabled': {
    subject: (product: string) => `Two-factor authentication is off for your ${product} account`,
    what: 'Two-factor authentication was turned off for your account. When you sign in, we now ask only for your password.',
  },
  'recovery-codes-renewed': {
    subject: (product: string) => `Your ${product} account has new recovery codes`,
    what: 'Your account has new recovery codes. The old codes no longer work.',
  },
  'recovery-code-used': {
    subject: (product: string) => `A recovery code was used for your ${product} account`,
    what: 'One of your recovery codes was used instead of a code from your app.',
  },
  'account-restored': {
    subject: (product: string) => `We won’t delete your ${product} account`,
    what: 'We canceled the deletion of your account. We didn’t delete anything, and you can sign in.',
  },
  'access-token-created': {
    subject: (product: string) => `A new access token for your ${product} account`,
    what: 'An access token was created with your account. Programs that have it can act for you, or for your college, within the scopes you chose.',
    ifNot: 'revoke it in your settings and ',
  },
  'identity-connected': {
    subject: (product: string) => `A new way to sign in to ${product} was added`,
    what: (product: string) =>
      `A Google, LinkedIn or college account was connected to your ${product} account. You can now sign in with the connected account.`,
    ifNot: 'remove it in your settings and ',
  },
} as const satisfies Record<string, NoticeText>;

export type AccountNotice = keyof typeof NOTICE_TEXTS;

/** Mails users about changes to their account, so that they notice changes they didn't make. */
@UseCase()
export class SendAccountNotice {
  constructor(
    private readonly users: Users,
    private readonly mailbox: Mailbox,
    private readonly pages: PageAddresses,
  ) {}

  async execute({ userId, notice }: { userId: UserId; notice: AccountNotice }): Promise<void> {
    const user = await this.users.getById(userId);
    const { productName } = this.pages;
    const { subject, what: sentence, ifNot = '' }: NoticeText = NOTICE_TEXTS[notice];
    await this.mailbox.send({
      to: user.email,
      subject: subject(productName),
      content: {
        recipientName: toGreetingName(user),
        blocks: [
          typeof sentence === 'string' ? sentence : sentence(productName),
          `If this was you, you don’t need to do anything. If it wasn’t, ${ifNot}choose a new password right away.`,
        ],
        button: { label: 'Choose a new password', url: this.pages.forgotPasswordUrl() },
        notes: [],
        footer: createAccountFooter(productName),
      },
    });
  }
}
