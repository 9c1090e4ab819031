import { type Mail, Mailbox } from '../mailbox';
import { writeMailText } from '../mail-text';

/** A mail with its plain text. */
export interface RecordedMail extends Mail {
  readonly text: string;
}

/** Fake mailbox that records mails, or throws `failure` if it is set. */
export class RecordedMailbox extends Mailbox {
  readonly sent: RecordedMail[] = [];
  failure: Error | null = null;

  async send(mail: Mail): Promise<void> {
    if (this.failure) throw this.failure;
    this.sent.push({ ...mail, text: writeMailText(mail.content) });
  }
}
