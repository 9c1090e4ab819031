import { Mailbox } from '../../../../shared/application/mailbox';
import { UseCase } from '../../../../shared/application/use-case';
import type { UserId } from '../../domain/users/ids';
import { PageAddresses } from '../users/ports/page-addresses';
import { Users } from '../users/ports/users';

/** Tells someone that what they asked for can be downloaded. The link opens nothing by itself. */
@UseCase()
export class SendDataExportMail {
  constructor(
    private readonly users: Users,
    private readonly mailbox: Mailbox,
    private readonly pages: PageAddresses,
  ) {}

  async execute({ userId }: { userId: UserId }): Promise<void> {
    const { email } = await this.users.getById(userId);
    const text = [
      'Hello,',
      `what ${this.pages.productName} keeps about you is ready to be downloaded, once, within 24 hours:`,
      this.pages.dataExport(),
      'If you did not ask for it, somebody else is signed in to your account: choose a new password at once:',
      this.pages.forgotPassword(),
      '',
    ];
    await this.mailbox.send({ to: email, subject: 'Your data is ready', text: text.join('\n\n') });
  }
}
