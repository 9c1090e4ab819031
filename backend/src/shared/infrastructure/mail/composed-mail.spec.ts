import { composeMail, toRecipient } from './composed-mail';

describe('a mail', () => {
  it('is marked as automatic, with or without a link to unsubscribe', () => {
    const mail = { to: 'ada@example.org', subject: 'Hi', text: 'Hello' };
    const headersOf = (told: object) => composeMail({ ...mail, ...told }, 'Gradspan <hello@gradspan.example>').headers;
    expect(headersOf({})).toEqual({ 'Auto-Submitted': 'auto-generated' });
    expect(headersOf({ unsubscribeUrl: 'https://gradspan.example/x' })).toMatchObject({
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': '<https://gradspan.example/x>',
    });
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
