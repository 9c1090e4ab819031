import { faultOfEmail } from './email-address';

describe('an email address', () => {
  it.each(['ada@example.org', "o'neil+list@mail.example.co.uk", 'a@b.cd'])('may be %p', (text) => {
    expect(faultOfEmail(text)).toBeNull();
  });

  it.each([
    'ada',
    'ada@',
    '@example.org',
    'ada@example',
    'a b@example.org',
    'ada@@example.org',
    'ada@example..org',
    'äda@example.org',
    'ada@example.org\n',
    `${'a'.repeat(65)}@example.org`,
    `a@${'b.'.repeat(126)}org`,
  ])('cannot be %p', (text) => {
    expect(faultOfEmail(text)).toBe('Enter a valid email address');
  });
});
