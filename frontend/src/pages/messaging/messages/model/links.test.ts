import { splitByLinks } from './links';

const hrefs = (text: string) => splitByLinks(text).flatMap(({ href }) => (href ? [href] : []));

describe('links in a text', () => {
  it.each([
    ['See https://example.org/a?b=1.', ['https://example.org/a?b=1']],
    ['(www.example.org)', ['https://www.example.org']],
    ['https://example.org/Bay_(body_of_water)', ['https://example.org/Bay_(body_of_water)']],
    ['http://one.example and https://two.example!', ['http://one.example', 'https://two.example']],
    ['HTTPS://EXAMPLE.ORG', ['HTTPS://EXAMPLE.ORG']],
  ])('are found in %j', (text, expected) => expect(hrefs(text)).toEqual(expected));

  it.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'https://bank.example@elsewhere.example/',
    'http://localhost/admin',
    'https://',
    'user@example.org',
  ])('are not found in %j', (text) => expect(hrefs(text)).toEqual([]));

  it('keep every character of the text', () => {
    const text = 'Look: https://example.org/x, then www.two.example.\nBye';
    expect(
      splitByLinks(text)
        .map((piece) => piece.text)
        .join(''),
    ).toBe(text);
  });
});
