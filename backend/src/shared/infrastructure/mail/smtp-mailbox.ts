import { Injectable } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { type Mail, Mailbox } from '../../application/mailbox';
import { Settings } from '../settings/settings';

@Injectable()
export class SmtpMailbox extends Mailbox {
  readonly #transport: Transporter;

  constructor(private readonly settings: Settings) {
    super();
    this.#transport = createTransport({ url: settings.smtpUrl ?? '', pool: true, disableFileAccess: true });
  }

  async send({ to, subject, text }: Mail): Promise<void> {
    await this.#transport.sendMail({ from: this.settings.mailFrom, to, subject, text });
  }
}
