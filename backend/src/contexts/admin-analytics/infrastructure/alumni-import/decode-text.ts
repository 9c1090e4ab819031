import { isAscii, isUtf8 } from 'node:buffer';
import { decode } from 'iconv-lite';
import { ImportRefused } from '../../domain/alumni-import/errors';
import { MAX_ROW_LENGTH } from '../../domain/alumni-import/limits';

const NOT_CSV_MESSAGE = "This isn't a CSV file. Open it in your spreadsheet program and save it as CSV.";
const UTF_16_MESSAGE = 'This file is saved as UTF-16. Please save it as CSV in UTF-8.';
const CONTAINS_NUL_MESSAGE =
  'The file contains NUL characters, so it isn’t plain text. Please save it as CSV in UTF-8.';
const MIXED_ENCODINGS_MESSAGE =
  'We can’t read some characters in this file. Save it as “CSV UTF-8” and upload it again.';
export const TOO_LONG_MESSAGE = 'is too long. A quoted cell may have no closing quotation mark.';

/**
 * The first bytes of other formats that people mistake for CSV: archives and workbooks, pictures, documents, pages,
 * older workbooks.
 */
const OTHER_FORMAT_SIGNATURES = [
  'PK',
  '\x1f\x8b',
  '\x89PNG',
  '\xff\xd8\xff',
  'GIF8',
  'RIFF',
  '%PDF',
  '%!PS',
  '\xd0\xcf\x11\xe0',
]
  .concat(['7z\xbc\xaf', 'Rar!', 'BZh', '\xfd7zXZ', '\x28\xb5\x2f\xfd', '\x04\x22\x4d\x18', '{\\rtf', '<', '{', '['])
  .concat(['SQLite format', '\x7fELF', 'MZ']);
const UTF_16_BYTE_ORDER_MARKS = ['\xff\xfe', '\xfe\xff'];
const UTF_8_BYTE_ORDER_MARK = Buffer.from('\uFEFF');
const MAX_SIGNATURE_BYTES = 16;
/** In bytes. The parser reads an unfinished row again with every block, so small blocks cost quadratic time. */
const MIN_BLOCK_BYTES = 64 * 1024;
const [LF, CR] = [0x0a, 0x0d];

/**
 * Decodes a streamed file into text, in whole lines. A file that isn't UTF-8 is read as Windows-1252, which older
 * programs write.
 * @throws ImportRefused if it isn't text
 */
export async function* decodeText(content: AsyncIterable<Buffer>): AsyncGenerator<string> {
  let encoding: 'unknown' | 'utf8' | 'windows-1252' = 'unknown';
  for await (const lines of readWholeLines(content)) {
    if (isAscii(lines)) {
      yield lines.toString('latin1');
      continue;
    }
    const marked = lines.subarray(0, 3).equals(UTF_8_BYTE_ORDER_MARK);
    if (encoding === 'unknown') encoding = marked || isUtf8(lines) ? 'utf8' : 'windows-1252';
    if (encoding === 'utf8' && !isUtf8(lines)) throw new ImportRefused(MIXED_ENCODINGS_MESSAGE);
    if (encoding === 'windows-1252' && hasLineOfUtf8(lines)) throw new ImportRefused(MIXED_ENCODINGS_MESSAGE);
    if (encoding === 'windows-1252') yield decode(lines, 'windows-1252');
    else yield (marked ? lines.subarray(3) : lines).toString('utf8');
  }
}

/** Text in Windows-1252 is hardly ever valid UTF-8. */
function hasLineOfUtf8(lines: Buffer): boolean {
  for (let from = 0; from < lines.length;) {
    const line = lines.subarray(from, lines.indexOf(LF, from) + 1 || lines.length);
    if (!isAscii(line) && isUtf8(line)) return true;
    from += line.length;
  }
  return false;
}

async function* readWholeLines(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let remainder: Buffer = Buffer.alloc(0);
  let isFormatVerified = false;
  for await (const chunk of joinChunks(content)) {
    const block: Buffer = remainder.length > 0 ? Buffer.concat([remainder, chunk]) : chunk;
    if (!isFormatVerified && block.length >= MAX_SIGNATURE_BYTES) isFormatVerified = assertIsText(block);
    // Doesn't split a CRLF line break.
    const end = isFormatVerified ? Math.max(block.lastIndexOf(LF), block.lastIndexOf(CR, -2)) + 1 : 0;
    remainder = block.subarray(end);
    if (chunk.includes(0)) throw new ImportRefused(CONTAINS_NUL_MESSAGE);
    if (remainder.length > 4 * MAX_ROW_LENGTH) throw new ImportRefused(`A row ${TOO_LONG_MESSAGE}`);
    if (end > 0) yield block.subarray(0, end);
  }
  assertIsText(remainder);
  if (remainder.length > 0) yield remainder;
}

/** Joins chunks to blocks of at least `MIN_BLOCK_BYTES`, except the last one. */
async function* joinChunks(content: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of content) {
    chunks.push(chunk);
    size += chunk.length;
    if (size < MIN_BLOCK_BYTES) continue;
    yield Buffer.concat(chunks);
    chunks = [];
    size = 0;
  }
  yield Buffer.concat(chunks);
}

/** @throws ImportRefused */
function assertIsText(block: Buffer): true {
  const beginning = block.subarray(0, MAX_SIGNATURE_BYTES).toString('latin1');
  if (UTF_16_BYTE_ORDER_MARKS.some((mark) => beginning.startsWith(mark))) throw new ImportRefused(UTF_16_MESSAGE);
  const text = beginning.replace(/^\xef\xbb\xbf/, '').trimStart();
  if (OTHER_FORMAT_SIGNATURES.some((mark) => text.startsWith(mark))) throw new ImportRefused(NOT_CSV_MESSAGE);
  return true;
}
