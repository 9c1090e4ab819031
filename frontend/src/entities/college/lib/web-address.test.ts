import { webAddress } from './web-address';

describe('the address of a college’s website', () => {
  it.each([
    ['www.bu.edu', 'https://www.bu.edu/'],
    ['www.bu.edu/net-price', 'https://www.bu.edu/net-price'],
    ['http://www.bu.edu/', 'http://www.bu.edu/'],
    ['HTTPS://www.bu.edu/', 'https://www.bu.edu/'],
    ['  www.bu.edu ', 'https://www.bu.edu/'],
  ])('of "%s" is %s', (text, address) => {
    expect(webAddress(text)).toBe(address);
  });

  it.each([
    ['nothing', null],
    ['an empty text', ' '],
    ['a script', 'javascript:alert(1)'],
    ['a script with a gap', 'java\tscript:alert(1)'],
    ['data', 'data:text/html,hello'],
    ['a file', 'file:///etc/passwd'],
    ['something that is no address', 'not a website'],
  ])('is none for %s', (_, text) => {
    expect(webAddress(text)).toBeNull();
  });
});
