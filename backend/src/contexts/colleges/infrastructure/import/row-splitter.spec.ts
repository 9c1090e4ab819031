import { IncompleteFile } from '../../domain/catalogue/errors';
import { RowSplitter } from './row-splitter';

const rowsOf = (...pieces: string[]): string[] => {
  const splitter = new RowSplitter(100);
  return [...pieces.flatMap((piece) => splitter.add(piece)), ...splitter.end('')].filter((row) => row !== '');
};

describe('the rows of a CSV file', () => {
  it.each([['\n'], ['\r\n'], ['\r']])('end with %j, also where the text is divided', (end) => {
    const text = ['a,b', '1,2', '3,4'].join(end);
    for (let at = 0; at <= text.length; at++)
      expect(rowsOf(text.slice(0, at), text.slice(at))).toEqual(['a,b', '1,2', '3,4']);
  });

  it.each(['1,"two\nlines",3', ' "a, ""b""\n",2', '1, "\n"', '"\n""",2'])('contain line ends in quotes: %j', (row) => {
    for (let at = 0; at <= row.length; at++)
      expect(rowsOf(row.slice(0, at), `${row.slice(at)}\n4,5`)).toEqual([row, '4,5']);
  });

  it('end despite a quotation mark within a cell', () => {
    expect(rowsOf('5" pipe,2\n3,4"\n""x,1')).toEqual(['5" pipe,2', '3,4"', '""x,1']);
  });

  it('are refused if a quotation mark is never closed', () => {
    expect(() => rowsOf('1,"two\n3,4')).toThrow(IncompleteFile);
    expect(() => new RowSplitter(10).add('1,"2\n3,4\n5,6\n7,8')).toThrow(IncompleteFile);
  });
});
