import { toSafeReturnPath } from './return-path';

describe('the path after signing in', () => {
  it.each(['/', '/messages', '/messages?with=7', '/forum?filter=saved#latest', '/college/12?q=50%25', '/a//b'])(
    'can be %s',
    (path) => {
      expect(toSafeReturnPath(path)).toBe(path);
    },
  );

  it.each([
    ['another site', 'https://evil.example/messages'],
    ['another site without a scheme', '//evil.example'],
    ['another site behind a backslash', '/\\evil.example'],
    ['another site behind a tab', '/\t/evil.example'],
    ['another site behind a coded tab', '/%09/evil.example'],
    ['another site behind a line end', '/\n/evil.example'],
    ['another site with coded slashes', '/%2f%2fevil.example'],
    ['another site coded twice', '/%252fevil.example'],
    ['another site behind dots', '/..//evil.example'],
    ['a script', 'javascript:alert(1)'],
    ['a path that begins nowhere', 'messages'],
    ['nothing', ''],
    ['what cannot be decoded', '/%zz'],
    ['a path as long as a book', `/${'a'.repeat(1_000)}`],
    ['a list', ['/messages']],
    ['nothing at all', undefined],
  ])('cannot be %s', (_, text) => {
    expect(toSafeReturnPath(text)).toBeNull();
  });
});

describe('a long path', () => {
  it('can have up to a thousand characters', () => {
    const path = `/${'a'.repeat(999)}`;
    expect(toSafeReturnPath(path)).toBe(path);
    expect(toSafeReturnPath(`${path}a`)).toBeNull();
  });
});
