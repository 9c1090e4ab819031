import { mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Logger } from '@nestjs/common';
import { startApp, type TestApp } from '../../../../test/support/app';
import { Clock } from '../../application/clock';
import type { Mail } from '../../application/mailbox';
import { writeMailText } from '../../application/mail-text';
import { sampleContent } from '../../application/testing/sample-mail';
import { EmlFileMailbox } from './eml-file-mailbox';
import type { OutboxMail } from './outbox-mail.dto';

/** A clock that is one minute later for every mail. */
class SteppingClock extends Clock {
  #minutes = 0;

  now(): Date {
    return new Date(Date.UTC(2026, 2, 1, 12, this.#minutes++));
  }
}

const LINK = 'http://localhost:3000/verify-email?token=abc-DEF_123';
const MAIL: Mail = {
  to: 'zoë@example.org',
  subject: 'Confirm your email – Zoë',
  content: sampleContent({
    button: { label: 'Confirm your email', url: LINK },
    notes: [{ text: 'Or ask for help:', links: [{ label: 'Help', url: 'https://example.org/help' }] }],
  }),
};
/** The parser adds a line to each part of a mail with several. */
const TEXT = `${writeMailText(MAIL.content)}\n`;

let app: TestApp;
let mailbox: EmlFileMailbox;
let folder: string;

beforeAll(async () => {
  Logger.overrideLogger(false);
  app = await startApp();
  folder = join(app.settings.dataDir, 'outbox');
});
beforeEach(() => {
  rmSync(folder, { recursive: true, force: true });
  mailbox = new EmlFileMailbox(app.settings, new SteppingClock());
});

const files = (): string[] => readdirSync(folder);
const read = (): string => readFileSync(join(folder, files()[0] ?? ''), 'utf8');
const headersOf = (mail: string): string[] =>
  mail
    .slice(0, mail.indexOf('\n\n'))
    .split('\n')
    .filter((line) => !/^\s/.test(line));
const listed = async (): Promise<OutboxMail[]> =>
  (await app.visitor().get('/api/dev/outbox').expect(200)).body as OutboxMail[];

describe('a mail written to a file', () => {
  it('is one file that every mail program can open', async () => {
    await mailbox.send(MAIL);

    expect(files()).toEqual([expect.stringMatching(/^2026-03-01T12-00-00-000Z-[0-9a-f]{8}\.eml$/)]);
    expect(headersOf(read())).toEqual(
      expect.arrayContaining([
        'From: Gradspan <no-reply@localhost>',
        'To: zoë@example.org',
        expect.stringMatching(/^Subject: =\?UTF-8\?Q\?Confirm/),
        'Date: Sun, 01 Mar 2026 12:00:00 +0000',
        'MIME-Version: 1.0',
        expect.stringMatching(/^Content-Type: multipart\/alternative;/),
      ]),
    );
  });

  it('can be read only by its owner', async () => {
    await mailbox.send(MAIL);

    expect(statSync(join(folder, files()[0] ?? '')).mode & 0o777).toBe(0o600);
  });

  it('is listed with its text and every link in it', async () => {
    await mailbox.send(MAIL);

    expect(await listed()).toEqual([
      {
        id: files()[0],
        to: MAIL.to,
        subject: MAIL.subject,
        sentAt: '2026-03-01T12:00:00.000Z',
        links: [LINK, 'https://example.org/help'],
        text: TEXT,
        calendar: null,
      },
    ]);
  });

  it('is listed with its calendar entry next to the text', async () => {
    const content = 'BEGIN:VCALENDAR\r\nMETHOD:CANCEL\r\nSUMMARY:1-on-1 with Zoë\r\nEND:VCALENDAR\r\n';
    await mailbox.send({ ...MAIL, calendar: { method: 'CANCEL', content } });

    expect(await listed()).toMatchObject([
      { text: TEXT, links: [LINK, 'https://example.org/help'], calendar: content.replaceAll('\r\n', '\n') },
    ]);
  });

  it('keeps links of any length in one piece', async () => {
    const long = `http://localhost:3000/verify-email?token=${'x'.repeat(500)}`;
    await mailbox.send({ ...MAIL, content: sampleContent({ button: { label: 'Open', url: long } }) });

    expect((await listed())[0]?.links).toEqual([long]);
  });

  it('is listed newest first', async () => {
    for (const subject of ['first', 'second', 'third']) await mailbox.send({ ...MAIL, subject });

    expect((await listed()).map(({ subject }) => subject)).toEqual(['third', 'second', 'first']);
  });

  it('is listed only when it is complete', async () => {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, '.half.eml'), 'Subject: ha');

    expect(await listed()).toEqual([]);
  });

  it('is not listed before one is sent', async () => {
    expect(await listed()).toEqual([]);
  });
});

describe('user input in a mail', () => {
  it.each([
    ['subject', { ...MAIL, subject: 'Hello\r\nBcc: everyone@example.org\r\n\r\nbuy this' }],
    ['subject, with a bare line feed', { ...MAIL, subject: 'Hello\nBcc: everyone@example.org' }],
  ])('adds no header through the %s', async (_, mail) => {
    await mailbox.send(mail);

    expect(headersOf(read()).filter((line) => /^bcc/i.test(line))).toEqual([]);
    expect((await listed())[0]).toMatchObject({ to: MAIL.to, text: TEXT });
  });

  it.each([
    'ada@example.org\r\nBcc: everyone@example.org',
    'ada@example.org\nBcc: everyone@example.org',
    'ada@example.org, everyone@example.org',
  ])('prevents sending if the address is %j', async (to) => {
    await expect(mailbox.send({ ...MAIL, to })).rejects.toThrow('exactly one address');
    expect(await listed()).toEqual([]);
  });
});

describe('the list of written mails', () => {
  it('does not exist in production', async () => {
    const production = await startApp({
      DATABASE_URL: app.settings.databaseUrl,
      DATA_DIR: app.settings.dataDir,
      NODE_ENV: 'production',
      SESSION_SECRET: 'a secret for a test in production mode',
      APP_ORIGIN: 'https://gradspan.example',
      RATE_LIMITS: 'on',
    });
    await mailbox.send(MAIL);
    const { text } = await production.visitor().get('/api/dev/outbox').expect(404);

    expect(text).not.toContain('token');
    await production.close();
  });

  it('does not exist if mail is sent', async () => {
    const sending = await startApp({ DATABASE_URL: app.settings.databaseUrl, SMTP_URL: 'smtp://127.0.0.1:1' });

    await sending.visitor().get('/api/dev/outbox').expect(404);
    await sending.close();
  });
});
