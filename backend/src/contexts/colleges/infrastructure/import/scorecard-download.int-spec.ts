import { createHash } from 'node:crypto';
import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { IncompleteFile, UnreachableFile, UnusableFile } from '../../domain/catalogue/errors';
import type { OfficialFileKind } from '../../domain/import/newest-release';
import { ScorecardFiles } from './scorecard-download';
import { BZIP2_TABLE, BZIP2_TABLE_IN_MANY_BLOCKS, BZIP2_TABLE_IN_TWO_STREAMS } from './testing/bzip2-files';
import { createZip } from './testing/zip';

const CSV = 'UNITID,INSTNM\n1,"Hope, College"\n2,Knox\n';

describe('official files', () => {
  const folder = mkdtempSync(join(tmpdir(), 'gradspan-files-'));
  const files = new ScorecardFiles();
  afterAll(() => rmSync(folder, { recursive: true }));

  const write = (content: string | Buffer, name = 'file.csv'): string => {
    const path = join(folder, name);
    writeFileSync(path, content);
    return path;
  };
  const read = async (where: string, kind: OfficialFileKind = 'institutions') => {
    const file = await files.open(where, kind);
    try {
      const chunks = [];
      for await (const chunk of file.chunks()) chunks.push(chunk);
      return {
        names: file.names,
        columns: chunks[0]!.columns,
        rows: chunks.flatMap(({ rows }) => rows),
        bytesRead: chunks.at(-1)!.bytesRead,
        bytes: file.bytes,
        sha256: file.sha256(),
      };
    } finally {
      await file.close();
    }
  };
  const rows = [
    ['1', 'Hope, College'],
    ['2', 'Knox'],
  ];

  it.each([
    ['plain', CSV],
    ['with a byte order mark', `\ufeff${CSV}`],
    ['with the line ends of Windows', CSV.replaceAll('\n', '\r\n')],
    ['without an end to its last line', CSV.trimEnd()],
    ['with blank lines', CSV.replace('2,', '\n2,')],
  ])('are read from a CSV %s', async (_kind, content) => {
    const { columns, rows: found, bytes, bytesRead } = await read(write(content));
    expect(columns).toEqual(['UNITID', 'INSTNM']);
    expect(found).toEqual(rows);
    expect(bytesRead).toBe(bytes);
  });

  it('are read from a ZIP, with the name of the file inside it', async () => {
    const zip = createZip({ 'readme.txt': 'hello', 'data/Most-Recent-Cohorts-Institution.csv': CSV });
    expect(await read(write(zip, 'scorecard_05192025.zip'))).toMatchObject({
      names: ['scorecard_05192025.zip', 'data/Most-Recent-Cohorts-Institution.csv'],
      rows,
      bytes: CSV.length,
      sha256: createHash('sha256').update(CSV).digest('hex'),
    });
  });

  it('are read from a bzip2 file, also if it consists of several streams', async () => {
    for (const content of [BZIP2_TABLE, BZIP2_TABLE_IN_TWO_STREAMS]) {
      const found = await read(write(content, 'fields.csv.bz2'));
      expect(found).toMatchObject({ names: ['fields.csv.bz2'], columns: ['UNITID', 'INSTNM'], rows });
      expect(found).toMatchObject({ bytes: content.length, bytesRead: content.length });
    }
  });

  it('are read from a bzip2 file with many blocks', async () => {
    const { rows: found } = await read(write(BZIP2_TABLE_IN_MANY_BLOCKS));
    expect(found).toHaveLength(300_000);
    expect(found.every(([a, b]) => a === '1' && b === '2')).toBe(true);
  });

  it('are rejected if the bzip2 file was truncated or altered', async () => {
    const altered = Buffer.from(BZIP2_TABLE);
    altered[60]! ^= 1;
    for (const content of [BZIP2_TABLE.subarray(0, -12), altered, BZIP2_TABLE_IN_MANY_BLOCKS.subarray(0, 300)]) {
      const reading = read(write(content));
      await expect(reading).rejects.toThrow(IncompleteFile);
      await expect(reading).rejects.toThrow(/bzip2 file can’t be unpacked/);
    }
  });

  it('are found by their kind in a ZIP with tables of both kinds', async () => {
    const zip = createZip({
      'Most-Recent-Cohorts-Institution.csv': 'A\n1\n',
      'Most-Recent-Cohorts-Field-of-Study.csv': CSV,
    });
    expect((await read(write(zip), 'fields')).rows).toEqual(rows);
    expect((await read(write(zip), 'institutions')).rows).toEqual([['1']]);
  });

  it('are found in a ZIP with tables of many years', async () => {
    const zip = createZip({
      'MERGED2019.csv': 'A\n1\n',
      'Most-Recent-Cohorts-Institution.csv': CSV,
      '__MACOSX/._x.csv': '',
    });
    expect((await read(write(zip))).rows).toEqual(rows);
  });

  it('are read in chunks that report the bytes read so far', async () => {
    const csv = `A,B\n${'1,2\n'.repeat(1_200)}`;
    const file = await files.open(write(csv), 'institutions');
    const chunkLengths = [];
    for await (const chunk of file.chunks()) chunkLengths.push(chunk.rows.length);
    expect(chunkLengths).toEqual([500, 500, 200]);
  });

  it('are read in chunks of few rows if these have many cells', async () => {
    const file = await files.open(write(`${`${'A,'.repeat(2_999)}A\n`.repeat(6)}`), 'institutions');
    const chunkLengths = [];
    for await (const chunk of file.chunks()) chunkLengths.push(chunk.rows.length);
    expect(chunkLengths).toEqual([2, 2, 1]);
  });

  it.each([
    ['a row that ends too early', `${CSV}3`, /row 4 has 1 values instead of 2/],
    ['a row with too many values', `${CSV}3,a,b\n`, /row 4 has 3 values instead of 2/],
    ['a quotation mark that is never closed', `${CSV}3,"Lake`, /no closing quotation mark/],
    [
      'a quotation mark that is never closed in a long file',
      `${CSV}3,"Lake${'x\n'.repeat(2_000_000)}`,
      /no closing quotation mark/,
    ],
    [
      'a cell of 900 kB',
      `${CSV}3,${'x'.repeat(900_000)}\n`,
      /row 4, column 2 has a value of more than 32,767 characters/,
    ],
    ['a quotation mark where none may be', `${CSV}3,"Lake"Forest\n`, /in the wrong place/],
  ])('are rejected with %s', async (_kind, content, reason) => {
    const reading = read(write(content));
    await expect(reading).rejects.toThrow(IncompleteFile);
    await expect(reading).rejects.toThrow(reason);
  });

  it.each([
    ['an empty file', '', /empty/],
    ['a web page', '\ufeff \n<!DOCTYPE html><html></html>', /web page/],
    ['a program', Buffer.from([0x7f, 0x45, 0x4c, 0x46, 0, 0, 0]), /isn’t a CSV, ZIP or bzip2 file/],
    ['a ZIP without a table', createZip({ 'readme.txt': 'hello' }), /contains no CSV file/],
    ['a ZIP with two tables', createZip({ 'a.csv': CSV, 'b.csv': CSV }), /several CSV files/],
  ])('are rejected if they are %s', async (_kind, content, reason) => {
    const openPromise = files.open(write(content), 'institutions');
    await expect(openPromise).rejects.toThrow(UnusableFile);
    await expect(openPromise).rejects.toThrow(reason);
  });

  it('are rejected if the ZIP was truncated or altered', async () => {
    const zip = createZip({ 'a.csv': `A,B\n${'1,2\n'.repeat(500)}` });
    await expect(read(write(zip.subarray(0, zip.length - 30)))).rejects.toThrow(/isn’t a complete ZIP file/);
    const zipWithWrongChecksum = Buffer.from(zip);
    zipWithWrongChecksum.writeUInt32LE(1, zip.length - 22 - 51 + 16);
    await expect(read(write(zipWithWrongChecksum))).rejects.toThrow(IncompleteFile);
  });

  it('throw if the file doesn’t exist or is a folder', async () => {
    await expect(files.open(join(folder, 'nothing.csv'), 'institutions')).rejects.toThrow(UnreachableFile);
    await expect(files.open(folder, 'institutions')).rejects.toThrow(/is a folder/);
  });

  describe('at a URL', () => {
    let server: Server;
    let answer: RequestListener;
    const at = (path: string): string => `http://127.0.0.1:${(server.address() as AddressInfo).port}${path}`;
    const listLeftoverFiles = (): string[] =>
      readdirSync(tmpdir()).filter((name) => name.startsWith('gradspan-import-'));

    beforeAll(async () => {
      server = createServer((request, response) => answer(request, response));
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    });
    afterAll(() => new Promise((resolve) => server.close(resolve)));

    it('are downloaded with progress reports, and deleted afterwards', async () => {
      const before = listLeftoverFiles();
      answer = (_request, response) => response.setHeader('content-length', CSV.length).end(CSV);
      const reported: unknown[] = [];
      const file = await files.open(at('/data_05192025.csv?x=1'), 'institutions', (...progress) =>
        reported.push(progress),
      );
      expect(file.names).toEqual(['data_05192025.csv']);
      expect(reported).toEqual([[CSV.length, CSV.length]]);
      await file.close();
      expect(listLeftoverFiles()).toEqual(before);
    });

    it.each<[string, RequestListener, RegExp]>([
      ['answers with an error', (_request, response) => response.writeHead(404).end(), /responded with status 404/],
      ['hangs up', (request) => request.socket.destroy(), /couldn’t read/],
      [
        'breaks off in the middle',
        (request, response) => {
          response.writeHead(200, { 'content-length': 1_000 }).write(CSV);
          setTimeout(() => request.socket.destroy(), 50);
        },
        /couldn’t read/,
      ],
    ])('are unreachable if the server %s', async (_kind, listener, reason) => {
      const before = listLeftoverFiles();
      answer = listener;
      const opening = files.open(at('/file.csv'), 'institutions');
      await expect(opening).rejects.toThrow(UnreachableFile);
      await expect(opening).rejects.toThrow(reason);
      expect(listLeftoverFiles()).toEqual(before);
    });

    it('are unreachable if no server responds', async () => {
      const gone = createServer();
      await new Promise<void>((resolve) => gone.listen(0, '127.0.0.1', resolve));
      const { port } = gone.address() as AddressInfo;
      await new Promise((resolve) => gone.close(resolve));
      await expect(files.open(`http://127.0.0.1:${port}/file.csv`, 'institutions')).rejects.toThrow(
        /refused the connection/,
      );
      await expect(files.open('http://nowhere.invalid/file.csv', 'institutions')).rejects.toThrow(/wasn’t found/);
    });

    it('are rejected if they are web pages', async () => {
      answer = (_request, response) => response.end('<html>Please sign in to the network</html>');
      await expect(files.open(at('/file.csv'), 'institutions')).rejects.toThrow(/web page/);
    });
  });
});
