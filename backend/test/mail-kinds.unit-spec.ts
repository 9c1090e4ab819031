import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { createTransport } from 'nodemailer';
import PostalMime, { type Email } from 'postal-mime';
import type { RecordedMail } from '../src/shared/application/testing/recorded-mail';
import { composeMail } from '../src/shared/infrastructure/mail/composed-mail';
import { sendCollegeMails } from './support/mails/college-mails';
import { sendIdentityMails } from './support/mails/identity-mails';
import { sendMeetingMails } from './support/mails/meeting-mails';
import { sendNotificationMails } from './support/mails/notification-mails';

/** Every file that sends mails, with the number of calls. A new one needs a mail in `support/mails`. */
const SENDERS = {
  'admin-analytics/application/administrators/invite-administrator.ts': 1,
  'admin-analytics/application/alumni-claims/send-invitations.ts': 1,
  'admin-analytics/application/support/contact-support.ts': 1,
  'admin-analytics/application/verification/verify-by-code.ts': 1,
  'identity/application/account-closing/restore-mail.ts': 1,
  'identity/application/account/send-account-notice.ts': 1,
  'identity/application/data-export/build-data-export.ts': 1,
  'identity/application/email-confirmation/confirmation-mails.ts': 4,
  'identity/application/password-reset/reset-mail.ts': 1,
  'identity/application/registration/address-taken-mail.ts': 1,
  'messaging/application/meeting-mails/send-meeting-mail.ts': 1,
  'messaging/application/notification-delivery/send-notification-mail.ts': 1,
};

const CONTEXTS = join(__dirname, '../src/contexts');

function findSenders(): Record<string, number> {
  const files = readdirSync(CONTEXTS, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.(int-)?spec\.ts$|\/testing\//.test(file))
    .map((file) => join(CONTEXTS, file));
  const counted = files.map((file) => {
    const calls = readFileSync(file, 'utf8').match(/[mM]ailbox\s*\.send\(/g) ?? [];
    return [relative(CONTEXTS, file), calls.length] as const;
  });
  return Object.fromEntries(counted.filter(([, calls]) => calls > 0));
}

/** Sends one mail of every kind. */
async function sendAll(name: string, otherName: string, text: string): Promise<RecordedMail[]> {
  const mailboxes = [
    await sendIdentityMails(name, otherName),
    await sendMeetingMails(name, otherName, text),
    await sendNotificationMails([name, otherName], text),
    await sendCollegeMails(name, otherName, text),
  ];
  return mailboxes.flatMap(({ sent }) => sent);
}

const transport = createTransport({ streamTransport: true, buffer: true, newline: 'unix' });

interface ReadMail {
  readonly raw: string;
  readonly parsed: Email;
  readonly html: string;
  readonly text: string;
}

/** Returns the mail as a mail program reads it. */
async function read(mail: RecordedMail): Promise<ReadMail> {
  const composedMail = await composeMail(mail, { mailFrom: 'Gradspan <hello@gradspan.example>', appName: 'Gradspan' });
  const { message } = await transport.sendMail(composedMail);
  const raw = (message as Buffer).toString();
  const parsed = await PostalMime.parse(raw);
  return { raw, parsed, html: parsed.html ?? '', text: parsed.text ?? '' };
}

const decoded = (html: string): string =>
  html
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
const hrefsOf = (html: string): string[] =>
  [...html.matchAll(/<a\s[^>]*href="([^"]*)"/g)].map(([, url]) => decoded(url!));
const labelsOf = (html: string): string[] =>
  [...html.matchAll(/<a\s[^>]*>([^]*?)<\/a>/g)].map(([, label]) =>
    decoded(label!.replaceAll(/<!--[^]*?-->|<[^>]*>/g, '')).trim(),
  );
const linksOf = (text: string): string[] => text.match(/https?:\/\/\S+/g) ?? [];

describe('the mails of the product', () => {
  it('are all part of this test', () => {
    expect(findSenders()).toEqual(SENDERS);
  });

  it('have both parts, one button, the same links, a title and a language, and load nothing', async () => {
    const mails = await sendAll('Sam Rivera', 'Noor Haddad', 'Would you read my essay?');
    expect(mails.length).toBeGreaterThan(120);
    for (const mail of mails) {
      const { html, text, parsed } = await read(mail);
      const problems = [
        parsed.subject === mail.subject ? '' : 'another subject',
        html.match(/<html[^>]* lang="en"/) ? '' : 'no language',
        html.includes(`<title>${mail.subject}</title>`) ? '' : 'no title',
        html.match(/<a\s[^>]*class="button"/g)?.length === 1 ? '' : 'not one button',
        mail.content.button.label && text.includes(`${mail.content.button.label}:\n`) ? '' : 'a button without a label',
        labelsOf(html).every((label) => text.includes(`${label}:\nhttp`)) ? '' : 'a link without a label',
        hrefsOf(html).join() === linksOf(text).join() ? '' : 'different links',
        linksOf(text).every((url) => URL.canParse(url)) ? '' : 'an invalid link',
        /<(img|script|iframe|link|object|video|audio|form)\b|url\(|@import|\ssrc=/i.test(html) ? 'a resource' : '',
        html.includes('<meta name="color-scheme" content="light dark"') ? '' : 'no dark mode',
        mail.content.footer.reason ? '' : 'no reason',
        mail.content.footer.links.length > 0 === (mail.unsubscribeUrl !== undefined) ? '' : 'no way to stop it',
        /undefined|\[object|null\b/.test(text) ? 'a missing value' : '',
      ];
      expect([mail.subject, problems.filter(Boolean)]).toEqual([mail.subject, []]);
    }
  });

  it('greet people by name only if the address is theirs', async () => {
    const mails = await sendAll('Sam Rivera', 'Noor Haddad', 'Hello there');
    const withoutName = mails.filter(({ text }) => !text.startsWith('Hi Sam,\n'));
    expect(withoutName.map(({ subject }) => subject).sort()).toEqual([
      '000001 is your code for Noor Haddad',
      'Confirm to send your question to Noor',
      'Confirm your email address for Example',
      'Confirm your new email address for Example',
      'Help manage Noor Haddad on Gradspan',
      'Noor Haddad shared your details with Gradspan',
      'Reminder: Noor Haddad shared your details with Gradspan',
      'You already have an account on Example',
    ]);
    // Someone else may have entered the address.
    for (const { text } of withoutName) expect(text).not.toMatch(/\byou asked\b/i);
  });

  it('say how to stop them exactly if they can be turned off', async () => {
    const mails = await sendAll('Sam Rivera', 'Noor Haddad', 'Hello there');
    const stoppable = mails.filter(({ text }) => text.includes('\nStop these emails:\n'));
    expect(stoppable).toEqual(mails.filter(({ unsubscribeUrl }) => unsubscribeUrl));
  });
});

const hostsOf = (text: string): ReadonlySet<string> => new Set(linksOf(text).map((link) => new URL(link).host));

/** Removes links to these hosts, whose query may contain a name. */
const withoutLinksTo = (hosts: ReadonlySet<string>, mail: string): string =>
  mail.replace(/https?:\/\/[^\s"<>]+/g, (link) => (hosts.has(new URL(link).host) ? '' : link));

describe('text of users in mails', () => {
  // All at once: rendering every mail for each of them would take a minute.
  const ATTACK = [
    '<img src=x onerror=alert(1)>',
    '"><script>alert(1)</script>',
    '<a href="https://evil.example/login">Sign in</a>',
    'javascript:alert(1)',
    'https://evil.example/login',
    'Win at www.evil.example/prize now',
    '</title></style><style>*{background:url(https://evil.example/x)}</style>',
    'Ada\r\nBcc: everyone@example.org\r\n\r\nbuy this',
  ].join(' ');

  it('is shown as it is, and is no markup, link or header', async () => {
    const usual = await sendAll('Sam Rivera', 'Noor Haddad', 'Hello there');
    const mails = await sendAll(ATTACK, ATTACK, ATTACK);
    for (const [index, mail] of mails.entries()) {
      const { html, text, raw } = await read(mail);
      const expected = usual[index]!;
      const found = {
        links: linksOf(text).length,
        anchors: hrefsOf(html).length,
        markup: /<(img|script)|<a href="https:\/\/evil|<style>\*/i.test(html),
        addresses: /https?:\/\/evil|www\.evil|evil\.example/.test(withoutLinksTo(hostsOf(expected.text), html + text)),
        headers: /^bcc:/im.test(raw.slice(0, raw.indexOf('\n\n'))),
      };
      expect([expected.subject, found]).toEqual([
        expected.subject,
        {
          links: linksOf(expected.text).length,
          anchors: linksOf(expected.text).length,
          markup: false,
          addresses: false,
          headers: false,
        },
      ]);
    }
  });

  it('can be long or in another direction', async () => {
    const name = `${'Wolfeschlegelsteinhausenbergerdorff'.repeat(5)} محمد بن سلمان`;
    for (const mail of await sendAll(name, name, 'هل يمكنك قراءة مقالي؟')) {
      const { html, parsed } = await read(mail);
      expect(parsed.subject!.length).toBeLessThanOrEqual(200);
      expect(html).toMatch(/<html[^>]* dir="ltr"/);
      for (const quotation of html.match(/<p[^>]*class="ink line"[^>]*>/g) ?? [])
        expect(quotation).toContain('dir="auto"');
    }
  });
});
