import { quoteOf, withQuote } from './quote';

describe('a quote', () => {
  it('marks every line', () => expect(quoteOf('One\n\ntwo')).toBe('> One\n>\n> two\n\n'));
  it('leaves out nested quotes', () => expect(quoteOf('> before\n\nmine')).toBe('> mine\n\n'));
  it('is appended to the existing text', () => expect(withQuote('Hello \n', 'One')).toBe('Hello\n\n> One\n\n'));
  it('starts an empty text', () => expect(withQuote(' ', 'One')).toBe('> One\n\n'));
});
