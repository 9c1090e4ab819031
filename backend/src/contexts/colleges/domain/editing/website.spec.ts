import { publicWebsite } from './website';

describe('a college’s website', () => {
  it.each([
    ['https://www.example.edu', 'https://www.example.edu/'],
    ['http://example.edu/about?x=1', 'http://example.edu/about?x=1'],
    ['HTTPS://Example.EDU/', 'https://example.edu/'],
  ])('may be %p', (text, address) => expect(publicWebsite(text)).toBe(address));

  it.each([
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java\tscript:alert(1)',
    'data:text/html,x',
    '//evil.example',
    'http://user@evil.example',
    'http://user:secret@evil.example',
    'https:\\\\evil.example',
    'https://good.example\\@evil.example',
    'http://127.0.0.1/',
    'http://2130706433/',
    'http://[::1]/',
    'http://localhost/',
    'http://printer.local/',
    'https://intranet',
    'www.example.edu',
    'ftp://example.edu',
    'https://',
    'https://exa mple.edu',
    `https://example.edu/${'a'.repeat(300)}`,
  ])('is never %p', (text) => expect(publicWebsite(text)).toBeNull());
});
