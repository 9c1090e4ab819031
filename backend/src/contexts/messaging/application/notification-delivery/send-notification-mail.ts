import { Clock } from '../../../../shared/application/clock';
import { Mailbox } from '../../../../shared/application/mailbox';
import { UseCase } from '../../../../shared/application/use-case';
import { ComposeNotificationMail } from './compose-notification-mail';
import { OutgoingMails } from './ports/outgoing-mails';

/** Longer than the time-out for a mail server. */
const SENDING_TIMEOUT_MS = 5 * 60_000;

/**
 * Sends a queued mail once. After a crash between sending and recording, it is sent again with the same `Message-ID`,
 * which lets mail servers drop the duplicate; losing it would be worse.
 */
@UseCase()
export class SendNotificationMail {
  constructor(
    private readonly mails: OutgoingMails,
    private readonly composeMail: ComposeNotificationMail,
    private readonly mailbox: Mailbox,
    private readonly clock: Clock,
  ) {}

  /** @throws MailLeased while another instance sends it; the job is retried */
  async execute(mailId: number): Promise<void> {
    const now = this.clock.now();
    const mail = await this.mails.lease(mailId, now, new Date(now.getTime() + SENDING_TIMEOUT_MS));
    if (!mail) return;
    try {
      const composedMail = await this.composeMail.execute(mail);
      if (composedMail) await this.mailbox.send({ ...composedMail, id: `notification-${mailId}` });
    } catch (error) {
      await this.mails.release(mailId);
      throw error;
    }
    await this.mails.markDone(mailId, this.clock.now());
  }
}
