import { splitByEmphasis } from './emphasis';

describe('emphasis in a message', () => {
  it.each([
    ['plain', 'plain'],
    ['a **bold** word', 'a [bold] word'],
    ['an *italic* word', 'an /italic/ word'],
    ['**two words**, *and more*!', '[two words], /and more/!'],
    ['**x**', '[x]'],
  ])('is found in %j', (text, expected) => {
    const marks = { plain: ['', ''], strong: ['[', ']'], em: ['/', '/'] };
    const shown = splitByEmphasis(text).map(({ text: content, is }) => marks[is].join(content || ' '));
    expect(shown.join('')).toBe(expected);
  });

  it.each([
    '2 * 3 * 4',
    '2*3*4',
    '** not bold **',
    '*',
    '**',
    '***',
    '* a list',
    'one **\nline**',
    'f(*args, **kwargs)',
  ])('leaves %j unchanged', (text) => {
    expect(splitByEmphasis(text)).toEqual([{ text, is: 'plain' }]);
  });
});
