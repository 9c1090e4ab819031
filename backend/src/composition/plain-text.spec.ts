import { excerpt, plainText } from './plain-text';

describe('the words of a Markdown text', () => {
  it.each([
    ['# A question\n\nIs it *worth* it?', 'A question\n\nIs it worth it?'],
    ['**Yes**, ~~no~~ __maybe__ `npm start`', 'Yes, no maybe npm start'],
    ['> quoted\n> - twice', 'quoted\ntwice'],
    ['1. one\n2) two\n* three', 'one\ntwo\nthree'],
    ['See [the guide](https://example.org/a?b=1) and ![a tree](tree.png)', 'See the guide and a tree'],
    ['```ts\nconst a = 1;\n```', '\nconst a = 1;\n'],
    ['Before\n\n---\n\nAfter', 'Before\n\n\n\nAfter'],
    ['snake_case, 2*3*4 and 5 * 6', 'snake_case, 2*3*4 and 5 * 6'],
    ['\\*not emphasis\\*', '*not emphasis*'],
    ['#hashtag and C#', '#hashtag and C#'],
    ['[not a link] (really)', '[not a link] (really)'],
    ['<b>kept</b> as it was typed', '<b>kept</b> as it was typed'],
  ])('%j', (markdown, words) => expect(plainText(markdown)).toBe(words));

  it.each(['*a', '_', '[', '![](', '> ', '`', '\\', '| -'])('of 20,000 characters like %j take no time', (piece) => {
    const from = performance.now();
    plainText(piece.repeat(20_000 / piece.length));
    expect(performance.now() - from).toBeLessThan(1_000);
  });
});

describe('an excerpt', () => {
  it('ends between words', () => {
    expect(excerpt('one two three', 9)).toBe('one two...');
    expect(excerpt('one  two\nthree', 13)).toBe('one two three');
  });
});
