import { csvLine } from './csv-line';

describe('a line of CSV', () => {
  it.each([
    [['Ada', 2015, null], 'Ada,2015,\r\n'],
    [['a,b', 'a"b', 'a\nb'], '"a,b","a""b","a\nb"\r\n'],
    [['=HYPERLINK("x")', '+1', '-1', '@SUM', '\tx'], '"\'=HYPERLINK(""x"")","\'+1","\'-1","\'@SUM","\'\tx"\r\n'],
    [[-1], '-1\r\n'],
  ])('of %j is %j', (cells, line) => {
    expect(csvLine(cells)).toBe(line);
  });
});
