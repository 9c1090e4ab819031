import { toMarkedText, toPlainText } from './plain-text';

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
  ])('converts %j to %j', (markdown, plain) => expect(toPlainText(markdown)).toBe(plain));

  it('is fast for any input', () => {
    const began = Date.now();
    for (const one of ['[', '](', '*', '_', '>', '`', '\\', ' _a', '[a](b', '<https://'])
      toPlainText(one.repeat(5_000));
    expect(Date.now() - began).toBeLessThan(2_000);
  });
});

describe('markedText', () => {
  it('returns match positions in the plain text', () => {
    const pieces = [
      { text: 'The **big ', isMatch: false },
      { text: 'question', isMatch: true },
      { text: '** is [which', isMatch: false },
      { text: 'major', isMatch: true },
      { text: '](https://example.org)', isMatch: false },
    ];
    const { text, matches } = toMarkedText(pieces);
    expect(text).toBe('The big question is whichmajor');
    expect(matches.map(([from, to]) => text.slice(from, to))).toEqual(['question', 'major']);
  });

  it('returns no match if nothing of it is left', () => {
    expect(
      toMarkedText([
        { text: '**', isMatch: true },
        { text: 'x', isMatch: false },
      ]),
    ).toEqual({ text: 'x', matches: [] });
  });
});
