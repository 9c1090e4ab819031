import { excerpt, markdownToPlainText } from './plain-text';

describe('plainText', () => {
  it.each([
    ['# Which *major*?', 'Which major?'],
    ['**Bold**, __strong__ and _slanted_.', 'Bold, strong and slanted.'],
    ['- one\n- two\n\n1. three', 'one two three'],
    ['> quoted\n> on\n\nanswer', 'quoted on answer'],
    [
      'See [the list](https://example.org/a_b "here") and <https://example.org>.',
      'See the list and https://example.org.',
    ],
    ['```js\nlet snake_case = 1;\n```', 'let snake_case = 1;'],
    ['Use `npm start` \\*now\\*', 'Use npm start *now*'],
    ['<b onclick="x()">HTML</b> & co', '<b onclick="x()">HTML</b> & co'],
    ['![a chart](https://example.org/x.png)', 'a chart'],
    ['one\n\n---\n\ntwo', 'one two'],
  ])('converts %j', (markdown, words) => expect(markdownToPlainText(markdown)).toBe(words));

  it.each(['*a', '_', '[', '![](', '> ', '`', '\\', '| -'])(
    'takes less than a second for 20,000 characters like %j',
    (piece) => {
      const from = performance.now();
      markdownToPlainText(piece.repeat(20_000 / piece.length));
      expect(performance.now() - from).toBeLessThan(1_000);
    },
  );
});

describe('excerpt', () => {
  it('cuts between words', () => {
    expect(excerpt('one two three', 9)).toBe('one two...');
    expect(excerpt('😀😀😀', 3)).toBe('😀...');
    expect(excerpt('one  two\nthree', 13)).toBe('one two three');
  });
});
