import {
  countCharacters,
  normalizeText,
  validateTexts,
  linkErrorMessage,
  type LinkField,
  extractHandle,
  removeInvalidLinks,
} from './profile-text';

const aText = { name: 'Bio', longest: 5 } as const;
const aList = { name: 'Skills', longest: 20, isList: true } as const;

describe('a text field', () => {
  it.each([
    ['  Biology ', 'Biology'],
    ['', null],
    ['   ', null],
    [null, null],
  ])('stores %j as %j', (input, kept) => {
    expect(normalizeText(input, aText)).toBe(kept);
  });

  it('counts an emoji as one character', () => {
    expect(countCharacters('🌱'.repeat(5))).toBe(5);
    expect(validateTexts({ bio: '🌱'.repeat(5) }, { bio: aText }).faults).toEqual([]);
    expect(validateTexts({ bio: '🌱'.repeat(6) }, { bio: aText }).faults).toEqual([
      { field: 'bio', message: 'Bio must be at most 5 characters' },
    ]);
  });

  it('is left out if omitted, and null if empty', () => {
    expect(validateTexts({ skills: '' }, { bio: aText, skills: aList }).texts).toEqual({ skills: null });
  });
});

describe('a list field', () => {
  it.each([
    ['Java, Python', 'Java, Python'],
    [' Java ,,  , Python,', 'Java, Python'],
    ['Java, java, JAVA, Python', 'Java, Python'],
    ['Python, Java, python', 'Python, Java'],
    ['Public   speaking', 'Public speaking'],
    [' , ,', null],
  ])('stores %j as %j', (input, kept) => {
    expect(normalizeText(input, aList)).toBe(kept);
  });

  it('is measured after duplicates are removed', () => {
    expect(validateTexts({ skills: 'Java,'.repeat(50) }, { skills: aList }).faults).toEqual([]);
    expect(validateTexts({ skills: 'a,b,c,d,e,f,g,h,i' }, { skills: aList }).faults).toHaveLength(1);
  });
});

const VALID_LINKS: [LinkField, string][] = [
  ['linkedinUrl', 'https://www.linkedin.com/in/robin'],
  ['linkedinUrl', 'https://LINKEDIN.com/in/robin?a=b'],
  ['linkedinUrl', 'https://de.linkedin.com/in/robin'],
  ['githubUrl', 'HTTPS://github.com/robin'],
  ['githubUrl', 'https://gist.github.com/robin'],
  ['personalWebsite', 'https://robin.example.org/?a=b#c'],
  ['personalWebsite', 'https://münchen.example'],
  ['personalWebsite', 'https://xn--mnchen-3ya.example:443/'],
  ['twitterHandle', '@robin'],
  ['twitterHandle', 'robin_2'],
];

const SERVICE_FIELDS: LinkField[] = ['linkedinUrl', 'githubUrl'];
const URL_FIELDS: LinkField[] = [...SERVICE_FIELDS, 'personalWebsite'];

const NON_PUBLIC_URLS = [
  'http://127.0.0.1',
  'https://127.0.0.1',
  'https://127.1',
  'https://2130706433',
  'https://0x7f.0.0.1',
  'https://0177.0.0.1',
  'https://[::1]/',
  'https://[::ffff:127.0.0.1]',
  'https://10.0.0.1/admin',
  'https://localhost',
  'https://localhost.',
  'https://app.localhost',
  'https://printer.local',
  'https://a.internal',
  'https://example.org.',
  'https://.example.org',
  'https://a..example.org',
  'https://example',
  'https://',
  'https://user:secret@example.org',
  'https://user@example.org',
  'https://example.org:8443',
  'http://example.org',
  'https://example.org\\@evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '//example.org',
  'example.org',
  'https://１２７.０.０.１',
  'https://example.org%00.evil',
];

describe('a profile link', () => {
  it.each(VALID_LINKS)('accepts as %s %s', (field, value) => expect(linkErrorMessage(field, value)).toBeNull());

  it.each(URL_FIELDS.flatMap((field) => NON_PUBLIC_URLS.map((value) => [field, value] as const)))(
    'rejects as %s %s',
    (field, value) => expect(linkErrorMessage(field, value)).toMatch(/^Enter an address that starts with https:/),
  );

  it.each(
    SERVICE_FIELDS.flatMap((field) => {
      const home = field === 'linkedinUrl' ? 'linkedin.com' : 'github.com';
      return [
        [field, 'https://example.org/in/robin'],
        [field, `https://${home}.evil.example/robin`],
        [field, `https://evil${home}/robin`],
        [field, `https://evil.example/${home}`],
        [field, `https://${home}@evil.example/`],
        [field, `http://${home}/robin`],
        [field, `https://${home}:444/robin`],
      ] as const;
    }),
  )('accepts only its service, so rejects as %s %s', (field, value) =>
    expect(linkErrorMessage(field, value)).not.toBeNull(),
  );

  it.each(['https://x.com/robin', '@', 'a b', '@robin/x', 'javascript:x', '@róbin'])(
    'rejects as a handle: %s',
    (value) => expect(linkErrorMessage('twitterHandle', value)).toBe('Enter only the handle, such as @name.'),
  );

  it.each([
    ['https://x.com/robin', '@robin'],
    ['https://www.twitter.com/robin/', '@robin'],
    ['https://x.com/robin/status/1', 'https://x.com/robin/status/1'],
    ['https://x.com.evil.example/robin', 'https://x.com.evil.example/robin'],
    ['http://x.com/robin', 'http://x.com/robin'],
    ['@robin', '@robin'],
  ])('extracts the handle from a profile URL: %s', (text, handle) => expect(extractHandle(text)).toBe(handle));

  it('is hidden if it was stored before the current rules and breaks them', () => {
    const kept = { linkedinUrl: 'http://127.0.0.1', githubUrl: 'https://github.com/robin', bio: 'Rocks.' };
    const links = { ...kept, twitterHandle: '@robin', personalWebsite: 'http://example.org' };
    expect(removeInvalidLinks(links)).toEqual({ ...links, linkedinUrl: null, personalWebsite: null });
  });
});
