import { toWebAddress } from './web-address';

describe('webAddress', () => {
  it.each([
    ['www.bu.edu', 'https://www.bu.edu/'],
    ['www.bu.edu/net-price', 'https://www.bu.edu/net-price'],
    ['http://www.bu.edu/', 'http://www.bu.edu/'],
    ['HTTPS://www.bu.edu/', 'https://www.bu.edu/'],
    ['  www.bu.edu ', 'https://www.bu.edu/'],
  ])('converts "%s" to %s', (text, address) => {
    expect(toWebAddress(text)).toBe(address);
  });

  it.each([
    ['nothing', null],
    ['an empty text', ' '],
    ['a script', 'javascript:alert(1)'],
    ['a script with a gap', 'java\tscript:alert(1)'],
    ['data', 'data:text/html,hello'],
    ['a file', 'file:///etc/passwd'],
    ['something that is no address', 'not a website'],
  ])('returns null for %s', (_, text) => {
    expect(toWebAddress(text)).toBeNull();
  });
});
