import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import PostalMime from 'postal-mime';
import { SMTPServer } from 'smtp-server';
import { eventually } from '../../../../test/support/app';
import { testSettings } from '../../../../test/support/database';
import { writeMailText } from '../../application/mail-text';
import { sampleContent } from '../../application/testing/sample-mail';
import { SmtpMailbox } from './smtp-mailbox';

interface Delivery {
  readonly from: string;
  readonly to: string[];
  readonly raw: string;
}

const MAIL = { to: 'ada@example.org', subject: 'Grüße', content: sampleContent() };
/** The parser adds a line to each part of a mail with several. */
const TEXT = `${writeMailText(MAIL.content)}\n`;

let server: SMTPServer;
let mailbox: SmtpMailbox;
const delivered: Delivery[] = [];
let refusing = false;

const createSmtpMailbox = (smtpUrl: string): SmtpMailbox =>
  new SmtpMailbox(
    testSettings('postgres://nowhere', { SMTP_URL: smtpUrl, MAIL_FROM: 'Gradspan <hello@gradspan.example>' }),
  );
const connections = (): number => (server as unknown as { connections: Set<unknown> }).connections.size;

beforeAll(async () => {
  server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, done) => done(refusing ? new Error('try again later') : null),
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = [];
      stream.on('data', (chunk: Buffer) => chunks.push(chunk));
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : '';
        delivered.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          raw: Buffer.concat(chunks).toString(),
        });
        done();
      });
    },
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
});
beforeEach(() => {
  refusing = false;
  delivered.splice(0);
  mailbox = createSmtpMailbox(`smtp://127.0.0.1:${(server.server.address() as AddressInfo).port}`);
});
afterEach(() => mailbox.onModuleDestroy());
afterAll(() => new Promise<void>((resume) => server.close(resume)));

describe('mail over SMTP', () => {
  it('has the same Message-ID when it is sent again, and a header to unsubscribe', async () => {
    const mail = { ...MAIL, id: 'notification-7', unsubscribeUrl: 'https://gradspan.example/api/unsubscribe/x' };
    for (let times = 0; times < 2; times++) await mailbox.send(mail);
    const headers = await Promise.all(delivered.map(async ({ raw }) => (await PostalMime.parse(raw)).headers));
    const of = (name: string) => headers.map((all) => all.find(({ key }) => key === name)?.value);
    expect(of('message-id')).toEqual(['<notification-7@gradspan.example>', '<notification-7@gradspan.example>']);
    expect(of('list-unsubscribe')[0]).toBe('<https://gradspan.example/api/unsubscribe/x>');
    expect(of('list-unsubscribe-post')[0]).toBe('List-Unsubscribe=One-Click');
  });

  it('has no header to unsubscribe if that is not possible', async () => {
    await mailbox.send(MAIL);
    expect(delivered[0]!.raw).not.toMatch(/List-Unsubscribe/i);
  });

  it('arrives as it was written', async () => {
    await mailbox.send(MAIL);
    const [mail] = delivered;
    const parsed = await PostalMime.parse(mail?.raw ?? '');

    expect(mail).toMatchObject({ from: 'hello@gradspan.example', to: ['ada@example.org'] });
    expect(parsed).toMatchObject({
      from: { name: 'Gradspan', address: 'hello@gradspan.example' },
      to: [{ address: 'ada@example.org' }],
      subject: 'Grüße',
      text: TEXT,
      html: expect.stringContaining('<title>Grüße</title>'),
    });
  });

  it('contains a calendar entry as a separate part', async () => {
    const content = 'BEGIN:VCALENDAR\r\nMETHOD:REQUEST\r\nEND:VCALENDAR\r\n';
    await mailbox.send({ ...MAIL, calendar: { method: 'REQUEST', content } });
    const { text, attachments } = await PostalMime.parse(delivered[0]?.raw ?? '', { attachmentEncoding: 'utf8' });

    expect(text?.trim()).toBe(TEXT.trim());
    expect(attachments).toMatchObject([
      { mimeType: 'text/calendar', method: 'REQUEST', content: content.replaceAll('\r\n', '\n') },
      { mimeType: 'application/ics', filename: 'meeting.ics' },
    ]);
  });

  it('has no other recipient through the subject', async () => {
    await mailbox.send({ ...MAIL, subject: 'Hello\r\nBcc: everyone@example.org' });

    expect(delivered.map(({ to }) => to)).toEqual([[MAIL.to]]);
    expect(delivered[0]?.raw).not.toMatch(/^bcc/im);
  });

  it.each(['ada@example.org\r\nBcc: everyone@example.org', 'ada@example.org, everyone@example.org'])(
    'is not sent at all if the address is %j',
    async (to) => {
      await expect(mailbox.send({ ...MAIL, to })).rejects.toThrow('exactly one address');
      expect(delivered).toEqual([]);
    },
  );

  it('fails if the server refuses it, so that it is retried', async () => {
    refusing = true;

    await expect(mailbox.send(MAIL)).rejects.toThrow(/try again later/);
  });

  it('fails if there is no server, so that it is retried', async () => {
    const unreachableMailbox = createSmtpMailbox('smtp://127.0.0.1:1');

    await expect(unreachableMailbox.send(MAIL)).rejects.toThrow(/ECONNREFUSED/);
    unreachableMailbox.onModuleDestroy();
  });

  it('leaves no connection open', async () => {
    await mailbox.send(MAIL);
    expect(connections()).toBe(1);
    mailbox.onModuleDestroy();

    await eventually(() => connections() === 0);
  });
});
