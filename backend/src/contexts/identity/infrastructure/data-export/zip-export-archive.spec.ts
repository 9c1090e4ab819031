import { parseString } from 'fast-csv';
import { unzip } from '../../../../../test/support/unzip';
import { StubPageAddresses } from '../../application/testing/fakes';
import { ZipExportArchive } from './zip-export-archive';

const NOON = new Date('2026-03-01T12:00:00Z');

const pack = async (kept: Record<string, Record<string, unknown>[]>, part = 'colleges') =>
  unzip(await new ZipExportArchive(new StubPageAddresses()).pack([{ part, kept }], NOON));

const cellsOf = (csv: string): Promise<string[][]> =>
  new Promise((resolve, reject) => {
    const rows: string[][] = [];
    parseString(csv)
      .on('data', (row: string[]) => rows.push(row))
      .on('error', reject)
      .on('end', () => resolve(rows));
  });

describe('the export archive', () => {
  it('contains a README, one JSON file for each part and one table for each list', async () => {
    const files = await pack({ reviews: [{ id: 1, content: 'Good' }], upvotes: [] });
    expect([...files.keys()]).toEqual(['README.txt', 'colleges.json', 'colleges/reviews.csv']);
    expect(JSON.parse(files.get('colleges.json')!)).toEqual({ reviews: [{ id: 1, content: 'Good' }], upvotes: [] });
    expect(files.get('colleges/reviews.csv')).toBe('\uFEFF"id","content"\r\n"1","Good"\r\n');
    expect(files.get('README.txt')).toContain('Your Example data, as of 2026-03-01T12:00:00.000Z');
    expect(files.get('README.txt')).toContain('colleges/upvotes: 0');
  });

  it('contains texts unchanged', async () => {
    const content = 'She said "go",\nand I\r\nwent; 你好 🎓 ąé';
    const files = await pack({ reviews: [{ content, tags: ['a', 'b'], at: null, mine: true, rate: -0.5 }] });
    expect(JSON.parse(files.get('colleges.json')!)).toMatchObject({ reviews: [{ content }] });
    expect(await cellsOf(files.get('colleges/reviews.csv')!)).toEqual([
      ['content', 'tags', 'at', 'mine', 'rate'],
      [content, '["a","b"]', '', 'true', '-0.5'],
    ]);
  });

  it('contains every column of every row', async () => {
    const files = await pack({ edits: [{ a: 1 }, { b: 2 }] });
    expect(await cellsOf(files.get('colleges/edits.csv')!)).toEqual([
      ['a', 'b'],
      ['1', ''],
      ['', '2'],
    ]);
  });

  it('contains pictures as files that the table names', async () => {
    const picture = `data:image/webp;base64,${Buffer.from('RIFF').toString('base64')}`;
    const files = await pack({ pictures: [{ address: '/pictures/a.webp', picture }], reviews: [{ content: picture }] });
    expect(files.get('colleges/pictures-1.webp')).toBe('RIFF');
    expect(await cellsOf(files.get('colleges/pictures.csv')!)).toContainEqual([
      '/pictures/a.webp',
      'colleges/pictures-1.webp',
    ]);
    expect(files.get('colleges/reviews.csv')).toContain(picture);
  });

  it('leaves texts that are too long for a spreadsheet to the JSON file', async () => {
    const picture = 'x'.repeat(32_768);
    const files = await pack({ pictures: [{ picture }] });
    expect(files.get('colleges/pictures.csv')).toContain('see the JSON file');
    expect(JSON.parse(files.get('colleges.json')!)).toEqual({ pictures: [{ picture }] });
  });

  it.each(['=HYPERLINK("http://x.example")', '+1', '-1', '@SUM(A1)', '\tx', '\rx', '\nx', '\0x', '=1+1";=2'])(
    'defuses formulas in a spreadsheet: %j',
    async (content) => {
      const files = await pack({ reviews: [{ content }] });
      expect(await cellsOf(files.get('colleges/reviews.csv')!)).toEqual([
        ['content'],
        [`'${content.replace('\0', '').replace(';=', ";'=")}`],
      ]);
      expect(JSON.parse(files.get('colleges.json')!)).toEqual({ reviews: [{ content }] });
    },
  );
});
