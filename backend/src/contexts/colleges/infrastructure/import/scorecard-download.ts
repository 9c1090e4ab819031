import { createReadStream } from 'node:fs';
import { mkdtemp, open, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { Injectable } from '@nestjs/common';
import {
  type OfficialFile,
  OfficialFiles,
  type DownloadProgressListener,
} from '../../application/import/ports/official-files';
import { UnreachableFile, UnusableFile } from '../../domain/catalogue/errors';
import type { OfficialFileKind } from '../../domain/import/newest-release';
import { isBzip2, openBzip2Table } from './bzip2-table';
import { CsvTable } from './csv-table';
import { download } from './download';
import { openZippedTable } from './zipped-table';

const MAX_BEGINNING_BYTES = 4_096;

/** Opens files on this machine and files at a URL. */
@Injectable()
export class ScorecardFiles extends OfficialFiles {
  async open(location: string, kind: OfficialFileKind, onFetched?: DownloadProgressListener): Promise<OfficialFile> {
    if (!/^https?:\/\//i.test(location)) return openFile(location, location, kind, async () => {});

    const folder = await mkdtemp(join(tmpdir(), 'gradspan-import-'));
    const forget = (): Promise<void> => rm(folder, { recursive: true, force: true });
    try {
      const path = join(folder, basename(new URL(location).pathname) || 'download');
      await download(location, path, onFetched);
      return await openFile(path, location, kind, forget);
    } catch (error) {
      await forget();
      throw error;
    }
  }
}

async function openFile(
  path: string,
  location: string,
  kind: OfficialFileKind,
  deleteFile: () => Promise<void>,
): Promise<OfficialFile> {
  const { bytes, beginning } = await readBeginning(path, location);
  if (beginning.subarray(0, 4).equals(Buffer.from('PK\u0003\u0004'))) {
    const { zip, name, bytes: unpacked, content } = await openZippedTable(path, kind);
    const table = new CsvTable(content);
    return {
      names: [basename(path), name],
      bytes: unpacked,
      chunks: () => table.chunks(),
      sha256: () => table.sha256(),
      close: async () => {
        zip.close();
        await deleteFile();
      },
    };
  }
  const table = openTable(path, beginning);
  return {
    names: [basename(path)],
    bytes,
    chunks: () => table.chunks(),
    sha256: () => table.sha256(),
    close: deleteFile,
  };
}

function openTable(path: string, beginning: Buffer): CsvTable {
  if (isBzip2(beginning)) {
    const { content, countBytes } = openBzip2Table(path);
    return new CsvTable(content, countBytes);
  }
  assertIsTable(beginning);
  return new CsvTable(createReadStream(path));
}

async function readBeginning(path: string, location: string): Promise<{ bytes: number; beginning: Buffer }> {
  try {
    if ((await stat(path)).isDirectory()) throw new UnusableFile(`${location} is a folder.`);
    const fileHandle = await open(path);
    try {
      const { buffer, bytesRead } = await fileHandle.read(Buffer.alloc(MAX_BEGINNING_BYTES), 0, MAX_BEGINNING_BYTES, 0);
      return { bytes: (await fileHandle.stat()).size, beginning: buffer.subarray(0, bytesRead) };
    } finally {
      await fileHandle.close();
    }
  } catch (error) {
    if (error instanceof UnusableFile) throw error;
    const code = (error as NodeJS.ErrnoException).code;
    throw new UnreachableFile(
      location,
      code === 'ENOENT' ? 'the file doesn’t exist' : (code ?? 'the file can’t be opened'),
    );
  }
}

/**
 * Rejects a file that is clearly not a table.
 * @throws UnusableFile
 */
function assertIsTable(beginning: Buffer): void {
  const text = beginning
    .toString('utf8')
    .replace(/^\ufeff/, '')
    .trimStart();
  if (text === '') throw new UnusableFile('The file is empty.');
  if (text.startsWith('<')) throw new UnusableFile('This is a web page, not a data file.');
  if (text.includes('\0')) throw new UnusableFile('This isn’t a CSV, ZIP or bzip2 file.');
}
