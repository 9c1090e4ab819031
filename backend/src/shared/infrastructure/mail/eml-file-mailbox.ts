import { randomUUID } from 'node:crypto';
import { mkdir, rename, writeFile, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable, Logger } from '@nestjs/common';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { Clock } from '../../application/clock';
import { type Mail, Mailbox } from '../../application/mailbox';
import { Settings } from '../settings/settings';
import { composeMail } from './composed-mail';
import type { OutboxMail } from './outbox-mail.dto';

/** Writes each email to a file if there is no SMTP server, so that its links can be opened on a developer's machine. */
@Injectable()
export class EmlFileMailbox extends Mailbox {
  readonly #log = new Logger(EmlFileMailbox.name);
  readonly #compose = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

  constructor(
    private readonly settings: Settings,
    private readonly clock: Clock,
  ) {
    super();
  }

  async send(mail: Mail): Promise<void> {
    const date = this.clock.now();
    const { message } = await this.#compose.sendMail({ ...(await composeMail(mail, this.settings)), date });
    const folder = join(this.settings.dataDir, 'outbox');
    const name = `${date.toISOString().replace(/[:.]/g, '-')}-${randomUUID().slice(0, 8)}.eml`;
    await mkdir(folder, { recursive: true });
    // Written under another name first, so that a listing of the folder never contains half a mail.
    await writeFile(join(folder, `.${name}`), message as Buffer, { mode: 0o600 });
    await rename(join(folder, `.${name}`), join(folder, name));
    this.#log.debug(`Email "${mail.subject}" was written to ${join(folder, name)}`);
  }
}

const MAX_LISTED_MAILS = 50;

/** The folder that emails are written to if they are not sent. */
@Injectable()
export class MailFolder {
  readonly folder: string;

  constructor(settings: Settings) {
    this.folder = join(settings.dataDir, 'outbox');
  }

  /** Returns the newest mails, newest first. */
  async listNewest(): Promise<OutboxMail[]> {
    const names = await readdir(this.folder).catch(() => []);
    const newest = names
      .filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
      .sort()
      .reverse();
    return Promise.all(newest.slice(0, MAX_LISTED_MAILS).map((name) => this.#read(name)));
  }

  async #read(name: string): Promise<OutboxMail> {
    const mail = await PostalMime.parse(await readFile(join(this.folder, name)), { attachmentEncoding: 'utf8' });
    const text = mail.text ?? '';
    const calendar = mail.attachments.find(({ mimeType }) => mimeType === 'text/calendar');
    return {
      id: name,
      to: mail.to?.map((recipient) => recipient.address ?? '').join(', ') ?? '',
      subject: mail.subject ?? '',
      sentAt: mail.date ?? '',
      links: text.match(/https?:\/\/\S+/g) ?? [],
      text,
      calendar: typeof calendar?.content === 'string' ? calendar.content : null,
    };
  }
}
