import { quoteOf, withQuote } from './quote';

describe('a quote', () => {
  it('marks every line', () => expect(quoteOf('One\n\ntwo')).toBe('> One\n>\n> two\n\n'));
  it('leaves out what was quoted in it', () => expect(quoteOf('> before\n\nmine')).toBe('> mine\n\n'));
  it('follows what is written already', () => expect(withQuote('Hello \n', 'One')).toBe('Hello\n\n> One\n\n'));
  it('begins an empty text', () => expect(withQuote(' ', 'One')).toBe('> One\n\n'));
});
