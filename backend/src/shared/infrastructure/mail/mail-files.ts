import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import PostalMime from 'postal-mime';
import { Settings } from '../settings/settings';
import type { OutboxMail } from './outbox-mail.dto';

const SHOWN = 50;

/** The folder that mail is written to when it is not sent. */
@Injectable()
export class MailFiles {
  readonly folder: string;

  constructor(settings: Settings) {
    this.folder = join(settings.dataDir, 'outbox');
  }

  /** The newest mails, newest first. */
  async newest(): Promise<OutboxMail[]> {
    const names = await readdir(this.folder).catch(() => []);
    const newest = names
      .filter((name) => name.endsWith('.eml') && !name.startsWith('.'))
      .sort()
      .reverse();
    return Promise.all(newest.slice(0, SHOWN).map((name) => this.#read(name)));
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
