import { toMarkdownQuote, appendQuote } from './quote';

describe('a quote', () => {
  it('marks every line', () => expect(toMarkdownQuote('One\n\ntwo')).toBe('> One\n>\n> two\n\n'));
  it('leaves out nested quotes', () => expect(toMarkdownQuote('> before\n\nmine')).toBe('> mine\n\n'));
  it('is appended to the existing text', () => expect(appendQuote('Hello \n', 'One')).toBe('Hello\n\n> One\n\n'));
  it('starts an empty text', () => expect(appendQuote(' ', 'One')).toBe('> One\n\n'));
});
