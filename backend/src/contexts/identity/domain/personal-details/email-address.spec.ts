import { findEmailFault } from './personal-details';

describe('an email address', () => {
  it.each([
    'ada@example.org',
    "o'neil+list@mail.example.co.uk",
    'a@b.cd',
    'ADA@EXAMPLE.ORG',
    `${'a'.repeat(64)}@example.org`,
    'ada@xn--exmple-cua.xn--p1ai',
    `a@${'b.'.repeat(124)}orgg`,
  ])('can be %p', (text) => {
    expect(findEmailFault(text)).toBeNull();
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
    '"ada"@example.org',
    '"ada,everyone"@example.org',
    'ada,everyone@example.org',
    'ada;everyone@example.org',
    'ada(home)@example.org',
    'ada@[127.0.0.1]',
    'ada@127.0.0.1',
    '.ada@example.org',
    'ada..l@example.org',
    'ada@-example.org',
    'ada@example.org\n',
    `${'a'.repeat(65)}@example.org`,
    `a@${'b.'.repeat(124)}organ`,
  ])('cannot be %p', (text) => {
    expect(findEmailFault(text)).toBe('Enter a valid email address');
  });
});
