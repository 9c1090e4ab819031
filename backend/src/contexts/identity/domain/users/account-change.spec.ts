import { AccountChangeRefused, checkAccountChange, findAvatarUrlFault } from './account-change';

describe('a change of the account', () => {
  it('can contain only some fields', () => {
    expect(() => checkAccountChange({}, null)).not.toThrow();
    expect(() => checkAccountChange({ avatarUrl: null }, null)).not.toThrow();
  });

  it.each([
    ['Al', null],
    ['A', 'Full name must be at least 2 characters.'],
    ['x'.repeat(100), null],
    ['x'.repeat(101), 'Full name must be at most 100 characters.'],
  ])('accepts a name of 2 to 100 characters: %s', (fullName, message) => {
    const refused = (): string | null => {
      try {
        checkAccountChange({ fullName }, null);
        return null;
      } catch (refusal) {
        return (refusal as AccountChangeRefused).fields[0]!.message;
      }
    };
    expect(refused()).toBe(message);
  });

  it('accepts the current picture, wherever it is stored', () => {
    expect(() => checkAccountChange({ avatarUrl: '/pictures/x' }, '/pictures/x')).not.toThrow();
    expect(() => checkAccountChange({ avatarUrl: '/pictures/x' }, '/pictures/y')).toThrow(AccountChangeRefused);
  });

  it('reports each invalid field', () => {
    const wrong = { fullName: ' R ', email: 'nobody', avatarUrl: 'ftp://img.example.org' };
    try {
      checkAccountChange(wrong, null);
      throw new Error('Nothing was refused');
    } catch (refusal) {
      expect(refusal).toBeInstanceOf(AccountChangeRefused);
      expect((refusal as AccountChangeRefused).fields.map(({ field }) => field)).toEqual(Object.keys(wrong));
    }
  });
});

describe('faultOfAvatarUrl', () => {
  it('explains which hosts are accepted', () => {
    expect(findAvatarUrlFault('https://img.example.org/r.png')).toBe(
      'You can only link to Google and LinkedIn pictures. Upload any other picture',
    );
  });

  it.each([
    'https://lh3.googleusercontent.com/a/photo=s96-c',
    'https://media.licdn.com/dms/image/r.PNG?size=2#top',
    'https://LH3.googleusercontent.com/a/photo',
  ])('accepts %s', (url) => {
    expect(findAvatarUrlFault(url)).toBeNull();
  });

  it.each([
    'http://img.example.org/r.png',
    'https:img.example.org',
    '//img.example.org/r.png',
    'https://img.example.org\\@evil.example/',
    'https://me@img.example.org/r.png',
    'https://2130706433/r.png',
    'https://0x7f.1/r.png',
    'https://intranet/r.png',
    'https://img.example.org/r.png',
    'https://lh3.googleusercontent.com.evil.example/a/photo',
    'https://evil.example/lh3.googleusercontent.com',
    'https://lh3.googleusercontent.com:8443/a/photo',
    'https://lh4.googleusercontent.com/a/photo',
    'https://lh3.googleusercontent.com./a/photo',
    'https://media.licdn.com@evil.example/r.png',
    'https://media.licdn.com/r.SVG',
    'https://media.licdn.com/r.svgz#.png',
    'https://media.licdn.com/a b.png',
  ])('rejects %s', (url) => {
    expect(findAvatarUrlFault(url)).toEqual(expect.any(String));
  });
});
