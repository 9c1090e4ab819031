import { Transform, type Readable } from 'node:stream';
import { crc32 } from 'node:zlib';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { IncompleteFile, UnusableFile } from '../../domain/catalogue/errors';
import type { OfficialFileKind } from '../../domain/import/newest-release';

interface ZippedTable {
  readonly zip: ZipFile;
  readonly name: string;
  readonly bytes: number;
  readonly content: Readable;
}

/** The table of all cohorts, in a ZIP that may contain tables of many years. */
const TABLE_FILE_PATTERNS: Readonly<Record<OfficialFileKind, RegExp>> = {
  institutions: /most-recent-cohorts-(institution|all-data-elements)[^/]*\.csv$/i,
  fields: /most-recent-cohorts-field-of-study[^/]*\.csv$/i,
};

/**
 * Opens the CSV in a ZIP.
 * @throws IncompleteFile, UnusableFile
 */
export async function openZippedTable(path: string, kind: OfficialFileKind): Promise<ZippedTable> {
  const zip = await openPromise(path, { autoClose: false }).catch((error: Error) => {
    throw new IncompleteFile(`it isn’t a complete ZIP file (${error.message})`);
  });
  try {
    const entry = await findTableEntry(zip, kind);
    const content = await zip.openReadStreamPromise(entry);
    return { zip, name: entry.fileName, bytes: entry.uncompressedSize, content: withChecksumVerified(content, entry) };
  } catch (error) {
    zip.close();
    throw error instanceof UnusableFile
      ? error
      : new IncompleteFile(`it isn’t a complete ZIP file (${(error as Error).message})`);
  }
}

async function findTableEntry(zip: ZipFile, kind: OfficialFileKind): Promise<Entry> {
  const tables: Entry[] = [];
  for await (const entry of zip.eachEntry()) {
    if (/\.csv$/i.test(entry.fileName) && !/(^|\/)(__MACOSX|\.)/.test(entry.fileName)) tables.push(entry);
  }
  const tableEntry =
    tables.find((entry) => TABLE_FILE_PATTERNS[kind].test(entry.fileName)) ??
    (tables.length === 1 ? tables[0] : undefined);
  if (tableEntry) return tableEntry;
  throw new UnusableFile(
    tables.length === 0
      ? 'The ZIP file contains no CSV file.'
      : 'The ZIP file contains several CSV files. Unzip it and choose one.',
  );
}

/** The unzip library checks only sizes, so the checksum is verified here. */
function withChecksumVerified(content: Readable, entry: Entry): Readable {
  let sum = 0;
  const check = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      sum = crc32(chunk, sum);
      done(null, chunk);
    },
    flush(done) {
      done(sum === entry.crc32 ? null : new IncompleteFile('the checksum of the ZIP file doesn’t match'));
    },
  });
  content.once('error', (error) =>
    check.destroy(new IncompleteFile(`the ZIP file can’t be unzipped (${error.message})`)),
  );
  return content.pipe(check);
}
