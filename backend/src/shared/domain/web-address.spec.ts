import { isWebAddress } from './web-address';

describe('a web address', () => {
  it.each([
    'https://example.org',
    'http://example.org/tour?day=1#map',
    'HTTPS://Example.ORG:8443/a',
    'https://bücher.example/ü',
  ])('can be %s', (text) => expect(isWebAddress(text)).toBe(true));

  it.each([
    '',
    'example.org',
    'javascript:alert(1)',
    'data:text/html,x',
    'ftp://example.org',
    '//example.org',
    'https://',
    'https://localhost',
    'https://localhost.',
    'https://printer.local',
    'http://127.0.0.1',
    'https://127.1',
    'https://2130706433',
    'https://[::1]/',
    'https://10.0.0.1:8080/',
    'https:///example.org\\@evil.example',
    'https://user:pass@example.org',
    'https://trusted.example@evil.example',
    'https://exa mple.org',
    'https://example.org/a b',
    'https://example.org\n.evil.example',
    'https://.',
    'https://example..org',
  ])('cannot be %j', (text) => expect(isWebAddress(text)).toBe(false));
});
