import { Injectable, type OnModuleDestroy } from '@nestjs/common';
import { createTransport, type Transporter } from 'nodemailer';
import { type Mail, Mailbox } from '../../application/mailbox';
import { Settings } from '../settings/settings';
import { composeMail } from './composed-mail';

/** In milliseconds; an unresponsive mail server delays a job, but not for long. */
const SMTP_TIMEOUTS_MS = { connectionTimeout: 10_000, greetingTimeout: 10_000, socketTimeout: 30_000 };

@Injectable()
export class SmtpMailbox extends Mailbox implements OnModuleDestroy {
  readonly #transport: Transporter;

  constructor(private readonly settings: Settings) {
    super();
    this.#transport = createTransport({
      url: settings.smtpUrl ?? '',
      pool: true,
      disableFileAccess: true,
      ...SMTP_TIMEOUTS_MS,
    });
  }

  async send(mail: Mail): Promise<void> {
    await this.#transport.sendMail(await composeMail(mail, this.settings));
  }

  onModuleDestroy(): void {
    this.#transport.close();
  }
}
