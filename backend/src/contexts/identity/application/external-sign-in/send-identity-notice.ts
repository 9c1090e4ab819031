import { Mailbox } from '../../../../shared/application/mailbox';
import { UseCase } from '../../../../shared/application/use-case';
import type { UserId } from '../../domain/users/ids';
import { PageAddresses } from '../users/ports/page-addresses';
import { Users } from '../users/ports/users';

/** Tells someone that there is another way into their account, so that they notice if they did not open it. */
@UseCase()
export class SendIdentityNotice {
  constructor(
    private readonly users: Users,
    private readonly mailbox: Mailbox,
    private readonly pages: PageAddresses,
  ) {}

  async execute({ userId }: { userId: UserId }): Promise<void> {
    const { email } = await this.users.getById(userId);
    const { productName } = this.pages;
    const text = [
      'Hello,',
      `an account elsewhere was connected to your account at ${productName} and can sign in to it from now on.`,
      'If that was you, there is nothing you need to do. If it was not, take it away in your settings, and choose a new password at once:',
      this.pages.forgotPassword(),
      '',
    ];
    const subject = `Another way to sign in to ${productName}`;
    await this.mailbox.send({ to: email, subject, text: text.join('\n\n') });
  }
}
