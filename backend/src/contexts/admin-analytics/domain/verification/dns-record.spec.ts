import { isPublished, verificationRecord } from './dns-record';

describe('the DNS record that verifies a college', () => {
  const record = verificationRecord('example.edu', 'abc');

  it('is at the domain of the website, with the token', () => {
    expect(record).toEqual({ name: 'example.edu', value: 'gradspan-verification=abc' });
  });

  it.each([
    ['alone', ['gradspan-verification=abc']],
    ['among other records', ['v=spf1 -all', 'gradspan-verification=abc', 'google-site-verification=x']],
    ['in quotation marks and spaces', [' "gradspan-verification=abc" ']],
  ])('is found %s', (_, published) => expect(isPublished(record, published)).toBe(true));

  it.each([
    ['if nothing is published', []],
    ['with another token', ['gradspan-verification=abd']],
    ['inside a longer text', ['gradspan-verification=abcd', 'x gradspan-verification=abc']],
    ['with one quotation mark', ['"gradspan-verification=abc']],
  ])('isn’t found %s', (_, published) => expect(isPublished(record, published)).toBe(false));
});
