import { UnreachableFile } from '../../../domain/catalogue/errors';
import type { OfficialFileKind } from '../../../domain/import/newest-release';
import {
  type OfficialFile,
  OfficialFiles,
  type DownloadProgressListener,
  type TableChunk,
} from '../ports/official-files';

/** A fake with tables by their path or URL; each row is an object of cells by column. */
export class InMemoryFiles extends OfficialFiles {
  readonly #tables = new Map<string, readonly Readonly<Record<string, string>>[]>();
  /** Number of opened files that were not closed. */
  unclosed = 0;

  put(location: string, rows: readonly Readonly<Record<string, string>>[]): this {
    this.#tables.set(location, rows);
    return this;
  }

  async open(location: string, _kind: OfficialFileKind, onFetched?: DownloadProgressListener): Promise<OfficialFile> {
    const rows = this.#tables.get(location);
    if (!rows) throw new UnreachableFile(location, 'the file doesn’t exist');
    onFetched?.(10, 10);
    this.unclosed++;
    return {
      names: [location],
      bytes: 100 * rows.length,
      chunks: () => inChunks(rows),
      sha256: () => 'abc',
      close: async () => {
        this.unclosed--;
      },
    };
  }
}

async function* inChunks(rows: readonly Readonly<Record<string, string>>[]): AsyncGenerator<TableChunk> {
  const columns = Object.keys(rows[0] ?? {});
  for (const [at, row] of rows.entries()) {
    yield { columns, rows: [columns.map((column) => row[column] ?? '')], bytesRead: 100 * (at + 1) };
  }
}
