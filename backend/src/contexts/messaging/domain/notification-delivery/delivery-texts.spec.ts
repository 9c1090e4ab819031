import { maskedAddress } from './masked-address';
import { mailedExcerpt } from './message-excerpt';
import { checkEndpoint, EndpointRefused } from './push-subscription';

describe('the excerpt of a private message', () => {
  it('has at most 140 characters', () => {
    expect(mailedExcerpt('Hello', false)).toBe('Hello');
    expect(mailedExcerpt('x'.repeat(140), false)).toHaveLength(140);
    expect(mailedExcerpt('😀'.repeat(141), false)).toBe(`${'😀'.repeat(139)}…`);
  });

  it('is left out where one of the two is a minor, and where there are no words', () => {
    expect([mailedExcerpt('Hello', true), mailedExcerpt('', false)]).toEqual([null, null]);
  });
});

describe('a masked address', () => {
  it.each([
    ['ada@example.edu', 'a***@example.edu'],
    ['a@example.edu', 'a***@example.edu'],
    ['"a@b"@example.edu', '"***@example.edu'],
  ])('of %s is %s', (address, masked) => {
    expect(maskedAddress(address)).toBe(masked);
  });
});

describe('the endpoint of a push subscription', () => {
  it.each(['https://fcm.googleapis.com/fcm/send/abc:DEF', 'https://updates.push.services.mozilla.com/wpush/v2/gAA'])(
    'may be %s',
    (endpoint) => {
      expect(() => checkEndpoint(endpoint)).not.toThrow();
    },
  );

  it.each([
    'http://push.example.org/1',
    'https://localhost/1',
    'https://127.0.0.1/1',
    'https://2130706433/1',
    'https://0x7f.1/1',
    'https://[::1]/1',
    'https://10.0.0.7/1',
    'https://169.254.169.254/latest/meta-data',
    'https://database.internal/1',
    'https://push.example.org:8443/1',
    'https://user:secret@push.example.org/1',
    'https://push/1',
    `https://push.example.org/${'x'.repeat(1_000)}`,
    'file:///etc/passwd',
    '',
  ])('may not be %s', (endpoint) => {
    expect(() => checkEndpoint(endpoint)).toThrow(EndpointRefused);
  });
});
