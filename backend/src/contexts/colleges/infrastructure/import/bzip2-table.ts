import { createReadStream } from 'node:fs';
import { Readable } from 'node:stream';
import unbzip2 from 'unbzip2-stream';
import { IncompleteFile } from '../../domain/catalogue/errors';

/** A block of the format is unpacked as a whole; the parser expects smaller parts. */
const PART_BYTES = 65_536;

interface Bzip2Table {
  readonly content: Readable;
  /** Returns the number of compressed bytes read so far. */
  readonly countBytes: () => number;
}

/** Whether a file that starts with these bytes is compressed with bzip2. */
export const isBzip2 = (beginning: Buffer): boolean =>
  /^BZh[1-9]$/.test(beginning.toString('latin1', 0, 4)) && beginning.toString('hex', 4, 10) === '314159265359';

/** Opens a CSV that is compressed with bzip2. The content fails with IncompleteFile. */
export function openBzip2Table(path: string): Bzip2Table {
  const file = createReadStream(path);
  return { content: Readable.from(unpack(file), { objectMode: false }), countBytes: () => file.bytesRead };
}

async function* unpack(file: Readable): AsyncGenerator<Buffer> {
  const unpacker = unbzip2();
  // Otherwise it would close before its last block is read.
  unpacker.autoDestroy = false;
  const unpacked = new Readable().wrap(file.pipe(unpacker));
  file.once('error', (error) => unpacked.destroy(error));
  try {
    for await (const block of unpacked as AsyncIterable<Buffer>) {
      for (let at = 0; at < block.length; at += PART_BYTES) yield block.subarray(at, at + PART_BYTES);
    }
  } catch (error) {
    throw new IncompleteFile(`the bzip2 file can’t be unpacked (${(error as Error).message})`);
  } finally {
    file.destroy();
    unpacked.destroy();
  }
}
