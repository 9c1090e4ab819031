import { Mailbox } from '../../../../shared/application/mailbox';
import { RateLimits, TooManyRequests } from '../../../../shared/application/rate-limits';
import { UseCase } from '../../../../shared/application/use-case';
import { RATE_LIMITS } from '../../../../shared/domain/limits';
import type { UserId } from '../../domain/users/user-state';
import { createAccountFooter, toGreetingName } from '../users/account-mail';
import { PageAddresses } from '../users/ports/email-tokens';
import { Users } from '../users/ports/users';

/** Mails the owner of an address that someone tried to register with, at most once a day. */
@UseCase()
export class SendAddressTakenMail {
  constructor(
    private readonly users: Users,
    private readonly limits: RateLimits,
    private readonly mailbox: Mailbox,
    private readonly pages: PageAddresses,
  ) {}

  async execute({ userId }: { userId: UserId }): Promise<void> {
    try {
      await this.limits.consume(RATE_LIMITS.addressTakenMailsPerPerson, String(userId));
    } catch (refusal) {
      if (refusal instanceof TooManyRequests) return;
      throw refusal;
    }
    const user = await this.users.getById(userId);
    const { productName } = this.pages;
    await this.mailbox.send({
      to: user.email,
      subject: `You already have an account with ${productName}`,
      content: {
        recipientName: toGreetingName(user),
        blocks: [
          `Someone tried to create a ${productName} account with your email address. You already have an account, so no new one was created.`,
          'If it was you, sign in instead. If you’ve forgotten your password, choose a new one.',
        ],
        button: { label: 'Choose a new password', url: this.pages.forgotPasswordUrl() },
        notes: ['If it wasn’t you, you don’t need to do anything. Nothing about your account has changed.'],
        footer: createAccountFooter(productName),
      },
    });
  }
}
