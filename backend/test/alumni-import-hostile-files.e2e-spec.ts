import { gzipSync, brotliCompressSync, deflateSync } from 'node:zlib';
import { registeredMember } from './support/accounts';
import { alumniFile, alumniRow, HEADER, importFile } from './support/alumni-files';
import { startApp, type TestApp } from './support/app';
import { collegeIds, verifiedAdministrator } from './support/imported-alumni';

type Browser = Awaited<ReturnType<typeof registeredMember>>;
type File = Buffer | string;

const MEGABYTE = 1024 * 1024;
const MAX_FILE_BYTES = 5 * MEGABYTE;
const ANSWERED_WITHIN_MS = 2_000;
const MORE_MEMORY_AT_MOST = 150 * MEGABYTE;

let app: TestApp;
let browser: Browser;
let max = 0;
let before: number;
let looking: NodeJS.Timeout;

beforeAll(async () => {
  app = await startApp();
  const [collegeId] = await collegeIds(app, 1);
  browser = await verifiedAdministrator(app, 'hostile.admin', collegeId!);
  before = process.memoryUsage.rss();
  looking = setInterval(() => (max = Math.max(max, process.memoryUsage.rss())), 10);
}, 90_000);
afterAll(() => clearInterval(looking));

const valid = alumniFile(3, 'hostile');
const row = alumniRow(1, 'hostile');
const repeatText = (text: string, times: number): string => text.repeat(times);
const bytes = (...codes: number[]): Buffer => Buffer.from(codes);
const utf16 = (text: string): Buffer => Buffer.from(text, 'utf16le');
const bigEndian = (text: string): Buffer => utf16(text).swap16();
const utf32 = (text: string): Buffer =>
  Buffer.concat([...text].map((one) => Buffer.from([one.codePointAt(0)!, 0, 0, 0])));
const zip = (): Buffer => Buffer.concat([Buffer.from('PK\x03\x04\x14\0\0\0\x08\0', 'latin1'), Buffer.alloc(200, 7)]);
const columns = (n: number): string => Array.from({ length: n }, (_, at) => `column${at}`).join(',');

/** Files to upload, each with the status and the message of the expected response. */
const FILES: readonly [name: string, file: () => File, status: number, says: RegExp][] = [
  ['nothing', () => '', 400, /empty/],
  ['a byte order mark alone', () => '\uFEFF', 400, /header|empty/],
  ['blanks', () => repeatText(' ', 1_000), 400, /empty/],
  ['empty lines', () => repeatText('\n', 1_000), 400, /header/],
  ['half a megabyte of empty lines', () => repeatText('\n', MEGABYTE / 2), 400, /header/],
  ['a header alone', () => `${HEADER}\n`, 400, /no rows/],
  ['a header and empty rows', () => `${HEADER}\n${repeatText(',,,,,,,,\n', 1_000)}`, 400, /no rows/],
  ['a header and a hundred thousand empty rows', () => `${HEADER}\n${repeatText('\n', 100_001)}`, 413, /20,000/],
  ['rows without a header', () => `${row}\n${row}\n`, 400, /first_name,last_name/],
  ['a header that lacks a column', () => valid.replace('email,', ''), 400, /Missing: email/],
  ['a header with an unknown column', () => valid.replace('company', 'college_id'), 400, /Column 7/],
  ['a header with a column twice', () => valid.replace('company', 'email'), 400, /email appears twice/],
  ['a header with a column twice in another case', () => valid.replace('company', 'EMAIL'), 400, /twice/],
  ['a header with a formula', () => valid.replace('company', '=cmd|calc!A1'), 400, /must match/],
  ['a header of formulas', () => '=1+1,+1,-1,@SUM(A1)\n1,2,3,4\n', 400, /must match/],
  ['a header with a page in it', () => valid.replace('company', '<script>alert(1)</script>'), 400, /must match/],
  ['a header with __proto__', () => valid.replace('company', '__proto__'), 400, /must match/],
  ['a header with constructor', () => valid.replace('company', 'constructor'), 400, /must match/],
  ['a header with what is not seen', () => valid.replace('company', 'com\u200Bpany'), 400, /must match/],
  ['a header with letters that look alike', () => valid.replace('email', 'еmail'), 400, /must match/],
  ['two headers', () => `${HEADER}\n${valid}`, 400, /Row 2 is a second header row/],
  ['two files in one', () => valid + valid, 400, /Row 5 is a second header row/],
  ['two headers in another case', () => `${valid}${HEADER.toUpperCase()}\n`, 400, /second header row/],
  ['10,000 columns', () => `${columns(10_000)}\n`, 400, /The maximum is 100/],
  ['101 columns', () => `${columns(101)}\n`, 400, /The maximum is 100/],
  ['a row of 10,000 cells', () => `${HEADER}\n${repeatText('x,', 10_000)}\n`, 400, /Row 2 has 10001 cells/],
  ['10,000 columns with nothing in them', () => `${HEADER}${repeatText(',', 10_000)}\n`, 400, /The maximum is 100/],
  ['a row of a megabyte', () => `${HEADER}\n${repeatText('x', MEGABYTE)}\n`, 400, /too long/],
  ['a row of five megabytes', () => `${HEADER}\n${repeatText('x', MAX_FILE_BYTES - 1_000)}`, 400, /too long/],
  ['a cell of 100,001 characters in quotes', () => `${HEADER}\n"${repeatText('x', 100_001)}",b\n`, 400, /too long/],
  ['a header of five megabytes', () => repeatText('first_name', MAX_FILE_BYTES / 10 - 10), 400, /too long/],
  ['five megabytes of delimiters', () => repeatText(',', MAX_FILE_BYTES - 10), 400, /too long/],
  [
    'a quotation mark that is never closed',
    () => `${HEADER}\n"Ada,Example\n${repeatText('x,y,z\n', 50)}`,
    400,
    /no closing quotation mark/,
  ],
  [
    'the same in five megabytes',
    () => `${HEADER}\n"Ada\n${repeatText('x,y,z\n', 870_000)}`,
    400,
    /no closing quotation mark/,
  ],
  ['a quotation mark in the header', () => `"${HEADER}\nx,y,z\n`, 400, /no closing quotation mark/],
  [
    'five megabytes of quotation marks',
    () => `${HEADER}\n${repeatText('"', MAX_FILE_BYTES - 1_001)}`,
    400,
    /too long|quotation/,
  ],
  ['a quotation mark where none may be', () => `${HEADER}\n"Ada"x,b,c,d,e\n`, 400, /write it twice/],
  ['a NUL in a cell', () => valid.replace('Ada', 'A\0da'), 400, /NUL/],
  ['a NUL in the header', () => valid.replace('email', 'e\0mail'), 400, /NUL/],
  ['a NUL at the end', () => `${valid}\0`, 400, /NUL/],
  ['a NUL far behind', () => `${alumniFile(10_000, 'hostile')}\0`, 400, /NUL/],
  ['a megabyte of NULs', () => Buffer.alloc(MEGABYTE), 400, /NUL/],
  ['UTF-16 with a mark', () => Buffer.concat([bytes(0xff, 0xfe), utf16(valid)]), 400, /UTF-16/],
  ['UTF-16, big end first', () => Buffer.concat([bytes(0xfe, 0xff), bigEndian(valid)]), 400, /UTF-16/],
  ['UTF-16 without a mark', () => utf16(valid), 400, /NUL/],
  ['UTF-32', () => utf32(valid), 400, /NUL/],
  ['UTF-32 with a mark', () => Buffer.concat([bytes(0xff, 0xfe, 0, 0), utf32(valid)]), 400, /UTF-16/],
  ['UTF-7', () => valid.replace('email', 'e+AG0-ail'), 400, /must match/],
  ['EBCDIC', () => Buffer.alloc(500, 0x81), 400, /must match/],
  [
    'UTF-8 that breaks off',
    () => Buffer.concat([Buffer.from(valid.replace('Ada', 'Zoë')), bytes(0xe2, 0x28)]),
    400,
    /some characters/,
  ],
  [
    'a mark of UTF-8 before Windows-1252',
    () => Buffer.concat([Buffer.from('\uFEFF'), Buffer.from(valid.replace('Ada', 'Zoë'), 'latin1')]),
    400,
    /some characters/,
  ],
  ['gzip', () => gzipSync(valid), 400, /isn't a CSV/],
  ['a bomb in gzip', () => gzipSync(Buffer.alloc(50 * MEGABYTE, 'x')), 400, /isn't a CSV/],
  ['a bomb in Brotli', () => brotliCompressSync(Buffer.alloc(MEGABYTE, 'x')), 400, /./],
  ['a bomb in zlib', () => deflateSync(Buffer.alloc(MEGABYTE, 'x')), 400, /./],
  ['an archive', zip, 400, /isn't a CSV/],
  ['an archive behind a byte order mark', () => Buffer.concat([Buffer.from('\uFEFF'), zip()]), 400, /isn't a CSV/],
  [
    'an old workbook',
    () => Buffer.concat([bytes(0xd0, 0xcf, 0x11, 0xe0, 0xa1), Buffer.alloc(500, 1)]),
    400,
    /isn't a CSV/,
  ],
  [
    'a PNG',
    () => Buffer.concat([bytes(0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10), Buffer.alloc(500, 1)]),
    400,
    /isn't a CSV/,
  ],
  ['a JPEG', () => Buffer.concat([bytes(0xff, 0xd8, 0xff, 0xe0), Buffer.alloc(500, 1)]), 400, /isn't a CSV/],
  ['a PDF', () => `%PDF-1.7\n${valid}`, 400, /isn't a CSV/],
  ['a page', () => `<!doctype html><title>${HEADER}</title>`, 400, /isn't a CSV/],
  ['a drawing', () => '<svg xmlns="http://www.w3.org/2000/svg" onload="alert(1)"/>', 400, /isn't a CSV/],
  ['JSON', () => `[${JSON.stringify({ email: 'a@example.org' })}]`, 400, /isn't a CSV/],
  ['a program', () => Buffer.concat([Buffer.from('\x7fELF'), Buffer.alloc(100, 2)]), 400, /isn't a CSV/],
  ['SQL', () => `INSERT INTO users VALUES (1);\nDROP TABLE users;\n`, 400, /must match/],
  ['noise', () => Buffer.from(Array.from({ length: 50_000 }, (_, n) => 1 + ((n * n * 31 + 7) % 255))), 400, /./],
  ['5 MB and a byte', () => valid + repeatText(' ', MAX_FILE_BYTES + 1 - valid.length), 413, /5 MB/],
  ['5 MB and a byte of one letter', () => repeatText('a', MAX_FILE_BYTES + 1), 413, /5 MB/],
  ['20 MB', () => Buffer.alloc(20 * MEGABYTE, valid), 413, /5 MB/],
  ['20,001 rows', () => `${HEADER}\n${repeatText('a,b,c,d,e\n', 20_001)}`, 413, /20,000/],
  ['20,001 rows of one character', () => `${HEADER}\n${repeatText('x\n', 20_001)}`, 413, /20,000/],
];

const stored = async (): Promise<unknown> =>
  app.db.query(`SELECT (SELECT count(*) FROM admin_analytics.imported_alumni) AS people,
    (SELECT count(*) FROM admin_analytics.alumni_imports) AS imports,
    (SELECT count(*) FROM admin_analytics.alumni_import_errors) AS errors`);

describe('hostile files', () => {
  it('cover more than sixty kinds', () => expect(FILES.length).toBeGreaterThan(60));

  it.each(FILES)('are refused in time, and nothing is stored: %s', async (_, file, status, says) => {
    const content = file();
    const began = performance.now();
    const { body, status: answered } = await importFile(browser, content);
    const took = performance.now() - began;

    expect({ answered, body }).toMatchObject({
      answered: status,
      body: { status, errors: [{ field: 'file', message: expect.stringMatching(says) }] },
    });
    // Twice the limit, because the machine may be busy; a response usually takes far less.
    expect(took).toBeLessThan(ANSWERED_WITHIN_MS * 2);
    expect(JSON.stringify(body)).not.toContain('<script>');
    expect(await stored()).toEqual([{ people: '0', imports: '0', errors: '0' }]);
  });

  it('increase memory use by less than 150 MB', () => {
    expect(max - before).toBeLessThan(MORE_MEMORY_AT_MOST);
  });

  it('do not prevent a valid file from being imported', async () => {
    await importFile(browser, valid).expect(200);
  });
});
