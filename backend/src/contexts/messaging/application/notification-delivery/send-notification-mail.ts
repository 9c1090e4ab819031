import { Clock } from '../../../../shared/application/clock';
import { Mailbox } from '../../../../shared/application/mailbox';
import { UseCase } from '../../../../shared/application/use-case';
import { ComposeNotificationMail } from './compose-notification-mail';
import { OutgoingMails } from './ports/outgoing-mails';

/** Longer than a mail server is waited for. */
const SENDING_AT_MOST_MS = 5 * 60_000;

/**
 * Sends a mail that was queued, once. After a crash between sending and noting it is sent again with the same `Message-ID`,
 * by which mail servers drop the second one: losing it would be worse.
 */
@UseCase()
export class SendNotificationMail {
  constructor(
    private readonly mails: OutgoingMails,
    private readonly composeMail: ComposeNotificationMail,
    private readonly mailbox: Mailbox,
    private readonly clock: Clock,
  ) {}

  /** @throws MailTaken while another instance sends it: the job is tried again */
  async execute(mailId: number): Promise<void> {
    const now = this.clock.now();
    const mail = await this.mails.take(mailId, now, new Date(now.getTime() + SENDING_AT_MOST_MS));
    if (!mail) return;
    try {
      const composed = await this.composeMail.execute(mail);
      if (composed) await this.mailbox.send({ ...composed, id: `notification-${mailId}` });
    } catch (error) {
      await this.mails.release(mailId);
      throw error;
    }
    await this.mails.done(mailId, this.clock.now());
  }
}
