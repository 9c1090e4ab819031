import { createHash } from 'node:crypto';
import { Readable } from 'node:stream';
import { CsvAlumniTables } from './csv-alumni-tables';

/** Reads a file in chunks of `size` bytes. */
async function read(file: string | Buffer, size = 1_000_000): Promise<string[][]> {
  const bytes = Buffer.from(file as string);
  const pieces = Array.from({ length: Math.ceil(bytes.length / size) }, (_, n) =>
    bytes.subarray(n * size, (n + 1) * size),
  );
  const rows: string[][] = [];
  const table = new CsvAlumniTables().open(Readable.from(pieces));
  for await (const some of table.rows()) rows.push(...some.map((cells) => [...cells]));
  expect(table.hash()).toEqual(createHash('sha256').update(bytes).digest());
  return rows;
}

const FILE = 'name,major\r\n"Zoë, ""the"" Example","two\r\nlines"\r\n\r\nBen,Art';
const ROWS = [['name', 'major'], ['Zoë, "the" Example', 'two\r\nlines'], expect.anything(), ['Ben', 'Art']];

describe('an alumni table', () => {
  it.each([1, 2, 3, 7, 64])('is parsed the same in chunks of %d bytes', async (size) => {
    const rows = await read(FILE, size);
    expect(rows).toEqual(ROWS);
    expect(rows[2]!.join('')).toBe('');
  });

  it.each([
    ['a byte order mark', `\uFEFF${FILE}`],
    ['Windows-1252', Buffer.from(FILE, 'latin1')],
    ['semicolons', FILE.replace('name,', 'name;').replace('","', '";"').replace('Ben,', 'Ben;')],
    ['tabs', FILE.replace('name,', 'name\t').replace('","', '"\t"').replace('Ben,', 'Ben\t')],
  ])('is parsed the same with %s', async (_, file) => {
    expect(await read(file, 5)).toEqual(ROWS);
  });

  it.each([
    ['an open quotation', 'one,two\n"open', 'no closing quotation mark'],
    ['a quotation mark inside a cell', 'one,two\n"a"b,c', 'write it twice'],
    ['a long cell', `one\n${'x'.repeat(100_001)}\n`, 'too long'],
    ['an open quotation over many lines', `one\n"${'x,\n'.repeat(60_000)}`, 'too long'],
    ['many cells', `one\n${'x,'.repeat(100)}\n`, 'The maximum is 100'],
    ['a NUL', 'one\nt\0wo\n', 'NUL'],
    ['two encodings', Buffer.concat([Buffer.from('Zoë\n'), Buffer.from('Zoë\n', 'latin1')]), 'can’t read some characters'],
  ])('with %s is rejected', async (_, file, says) => {
    await expect(Promise.resolve(read(file, 10))).rejects.toThrow(says);
  });

  it('with a long line in UTF-8 is read', async () => {
    const file = Buffer.from('Zo\u00eb\n'.repeat(2) + 'x'.repeat(20_000) + '\n');
    expect(await read(file, 10)).toHaveLength(3);
  });
});
