import type { Mail } from '../../application/mailbox';
import { sampleContent } from '../../application/testing/sample-mail';
import { composeMail, toRecipient } from './composed-mail';

const MAIL: Mail = { to: 'ada@example.org', subject: 'Hi', content: sampleContent() };
const compose = (changes: Partial<Mail>) =>
  composeMail({ ...MAIL, ...changes }, { mailFrom: 'Gradspan <hello@gradspan.example>', appName: 'Gradspan' });

describe('a mail', () => {
  it('is marked as automatic, with or without a link to unsubscribe', async () => {
    expect((await compose({})).headers).toEqual({ 'Auto-Submitted': 'auto-generated' });
    expect((await compose({ unsubscribeUrl: 'https://gradspan.example/x' })).headers).toMatchObject({
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': '<https://gradspan.example/x>',
    });
  });

  it('has the same content as HTML and as plain text', async () => {
    const { html, text } = await compose({});
    for (const part of [html, text]) {
      expect(part).toContain('Open this:');
      expect(part).toContain(MAIL.content.button.url);
    }
  });

  it.each([
    ['line breaks', 'Ada\r\nBcc: everyone@example.org accepted', 'Ada Bcc: everyone@example.org accepted'],
    ['a change of direction', 'Ada \u202eevil accepted', 'Ada evil accepted'],
    ['control characters', 'Ada\u0000\u0007 accepted', 'Ada accepted'],
  ])('has a subject on one line, without %s', async (_, subject, expected) => {
    expect((await compose({ subject })).subject).toBe(expected);
  });

  it('has a subject of at most 200 characters', async () => {
    const { subject } = await compose({ subject: `${'Ada '.repeat(100)}accepted` });
    expect(subject).toHaveLength(200);
    expect(subject).toMatch(/^Ada .*…$/);
  });
});

describe('the recipient of a mail', () => {
  it.each(['ada@example.org', 'ada.lovelace+mentor@cs.example.ac.uk', "o'neill@example.org", 'zoë@exämple.org'])(
    'can be %s',
    (to) => {
      expect(toRecipient(to)).toEqual({ name: '', address: to });
    },
  );

  it.each([
    '',
    'ada',
    '@example.org',
    'ada@',
    'ada@example.org, everyone@example.org',
    'ada@example.org;everyone@example.org',
    'ada@example.org everyone@example.org',
    'ada@example.org\r\nBcc: everyone@example.org',
    'ada@example.org\n',
    'Ada <ada@example.org>',
    'everyone: ada@example.org;',
    '"ada, everyone"@example.org',
    'ada@everyone@example.org',
    'ada@[127.0.0.1]',
  ])('cannot be %j', (to) => {
    expect(() => toRecipient(to)).toThrow('exactly one address');
  });
});
