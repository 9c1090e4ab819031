import { toSafeNextPath } from './next-path';

describe('the path to open after signing in', () => {
  it.each(['/messages', '/college/12', '/messages?with=7', '/forum?filter=saved#latest'])(
    'is %s, a path of this site',
    (next) => {
      expect(toSafeNextPath(next)).toBe(next);
    },
  );

  it.each([
    '/auth?next=/messages',
    '/auth?tab=register&next=%2Fmessages',
    '/auth?next=/auth?next=/messages',
    '/auth?next=%2Fauth%3Fnext%3D%252Fmessages',
  ])('is the page behind the sign-in page of %s', (next) => {
    expect(toSafeNextPath(next)).toBe('/messages');
  });

  it.each([
    ['another origin behind the sign-in page', '/auth?next=//evil.example/messages'],
    ['the sign-in page without a page behind it', '/auth?tab=register'],
    ['another origin', 'https://evil.example/messages'],
    ['another origin over plain HTTP', 'http://evil.example/messages'],
    ['another origin without its protocol', '//evil.example/messages'],
    ['three slashes', '///evil.example/messages'],
    ['a backslash that browsers read as a slash', '/\\evil.example/messages'],
    ['two backslashes', '\\\\evil.example/messages'],
    ['a tab that browsers leave out', '/\t/evil.example/messages'],
    ['a line break that browsers leave out', '/\n/evil.example/messages'],
    ['a dot that browsers leave out', '/.//evil.example/messages'],
    ['two dots that browsers leave out', '/..//evil.example/messages'],
    ['an encoded dot that browsers leave out', '/%2e//evil.example/messages'],
    ['dots behind a folder', '/college/..//evil.example/messages'],
    ['a dot and a backslash', '/.\\/evil.example/messages'],
    ['a script', 'javascript:alert(1)'],
    ['a script in disguise', 'JaVaScRiPt:alert(1)'],
    ['data', 'data:text/html,hello'],
    ['a host with a user', 'https://this.site@evil.example/messages'],
    ['a path that does not start at the root', 'messages'],
    ['a leading space', ' //evil.example/messages'],
    ['nothing', ''],
    ['an address that cannot be read', '//['],
    ['no value', undefined],
    ['several values', ['/messages', '/forum']],
    ['a number', 42],
  ])('is the home page for %s', (_, next) => {
    expect(toSafeNextPath(next)).toBe('/');
  });

  it.each(['/%2F%2Fevil.example', '/%5Cevil.example', '/college/%2e%2e%2f%2fevil.example'])(
    'keeps %s encoded, so that it stays a path of this site',
    (next) => {
      const place = new URL(toSafeNextPath(next), window.location.origin);
      expect(place.origin).toBe(window.location.origin);
      expect(toSafeNextPath(next)).not.toMatch(/^\/[/\\]/);
    },
  );
});
