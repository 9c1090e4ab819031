import { escapeFormulas } from './formulas';

describe('a cell for spreadsheets', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+1', "'+1"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    ['\t=1', "'\t=1"],
    ['\n=1', "'\n=1"],
    ['\0=1', "'\0=1"],
    ['\uFF1D1+1', "'\uFF1D1+1"],
    ['\uFF0B1', "'\uFF0B1"],
    ['\uFF0D1', "'\uFF0D1"],
    ['\uFF20SUM(A1)', "'\uFF20SUM(A1)"],
    ['Ada;=1+1', "Ada;'=1+1"],
    ['Ada; "=1+1";-2', 'Ada;\' "=1+1";\'-2'],
    ['one\n=1', "one\n'=1"],
    ['one;\uFF1D1', "one;'\uFF1D1"],
  ])('doesn’t run %j as a formula', (text, cell) => {
    expect(escapeFormulas(text)).toBe(cell);
  });

  it.each(['Ada', '2 + 2 = 4', 'a-b@example.org', 'one; two', '', 'x;y=1'])('keeps %j', (text) => {
    expect(escapeFormulas(text)).toBe(text);
  });
});
