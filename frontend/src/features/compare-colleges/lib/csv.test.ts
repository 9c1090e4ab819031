import { toCsv } from './csv';

describe('toCsv', () => {
  it('separates cells with commas and rows with CRLF', () => {
    expect(
      toCsv([
        ['a', 'b'],
        ['1', ''],
      ]),
    ).toBe('a,b\r\n1,\r\n');
  });

  it.each([
    ['a, b', '"a, b"'],
    ['say "hi"', '"say ""hi"""'],
    ['two\nlines', '"two\nlines"'],
  ])('quotes %j', (text, cell) => {
    expect(toCsv([[text]])).toBe(`${cell}\r\n`);
  });

  it.each(['=1+1', '+1', '-1', '@SUM(A1)', '\t=1', '\uFF1D1', '\uFF20SUM(A1)'])(
    'keeps %j from running as a formula',
    (text) => {
      expect(toCsv([[text]])).toBe(`'${text}\r\n`);
    },
  );

  it('keeps formulas behind a semicolon from running, where it separates cells', () => {
    expect(toCsv([['Reed;=1+1', 'a; b']])).toBe("Reed;'=1+1,a; b\r\n");
  });
});
