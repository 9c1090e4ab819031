import { createReadStream, createWriteStream } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { ReadableStream } from 'node:stream/web';
import { constants, createGunzip, createGzip } from 'node:zlib';
import { Decrypter, Encrypter } from 'age-encryption';
import { createTarDecoder, createTarPacker, type TarPackController } from 'modern-tar';
import { BackupRefused } from './backup-manifest';

const AGE_HEADER = 'age-encryption.org/v1\n';
/** Low, because the key is random: more work wouldn't make it harder to guess. */
const SCRYPT_WORK_FACTOR = 12;
const FILE_CHUNK_SIZE = 1024 * 1024;
const ZIP_CHUNK_SIZE = 256 * 1024;

interface ArchiveEntry {
  readonly name: string;
  readonly content: Buffer;
}

/** Adds entries to an archive, one after another; waits while the file can't be written as fast. */
export class ArchiveWriter {
  constructor(private readonly packer: TarPackController) {}

  async add({ name, content }: ArchiveEntry): Promise<void> {
    const body = this.packer.add({ name, size: content.length, mode: 0o600 }).getWriter();
    if (content.length > 0) await body.write(content);
    await body.close();
  }
}

/**
 * Writes a tar archive that is compressed with gzip and encrypted in the age format (age-encryption.org), so that
 * `age --decrypt file | tar -xz` also reads it. When it returns, the file is on disk.
 * @param path of a file that doesn't exist yet; after an error, it can be incomplete
 * @param key passphrase of the file; must be random
 */
export async function writeArchive(
  path: string,
  key: string,
  fill: (archive: ArchiveWriter) => Promise<void>,
): Promise<void> {
  const { readable, controller } = createTarPacker();
  const writing = pipeline(
    Readable.from(readable, { objectMode: false }),
    createGzip({ level: constants.Z_BEST_SPEED, chunkSize: ZIP_CHUNK_SIZE }),
    (plain) => encrypt(plain, key),
    createWriteStream(path, { flags: 'wx', mode: 0o600, flush: true }),
  );
  const filling = fill(new ArchiveWriter(controller)).then(
    () => controller.finalize(),
    (error: unknown) => {
      controller.error(error);
      throw error;
    },
  );
  // If the file can't be written, `fill` fails too, but its error doesn't say why.
  for (const result of await Promise.allSettled([writing, filling])) {
    if (result.status === 'rejected') throw result.reason;
  }
}

async function* encrypt(plain: AsyncIterable<Uint8Array>, key: string): AsyncGenerator<Uint8Array> {
  const encrypter = new Encrypter();
  encrypter.setPassphrase(key);
  encrypter.setScryptWorkFactor(SCRYPT_WORK_FACTOR);
  yield* await encrypter.encrypt(ReadableStream.from(plain));
}

/**
 * Reads the entries of an archive. Each entry is authenticated before it's returned. The end of the archive is reached
 * only if nothing is missing.
 * @param onProgress called with the number of bytes that have been read from the file
 * @throws BackupRefused if the key is wrong, or the file is damaged, incomplete or was changed
 */
export async function* readArchive(
  path: string,
  key: string,
  onProgress: (bytes: number) => void,
): AsyncGenerator<ArchiveEntry> {
  await requireAgeFile(path);
  const zipped = createReadStream(path, { highWaterMark: FILE_CHUNK_SIZE });
  const plain = createGunzip({ chunkSize: ZIP_CHUNK_SIZE });
  const reading = pipeline(zipped, (file) => decrypt(reportBytes(file, onProgress), key), plain);
  // Its errors reach the loop through the stream.
  reading.catch(() => undefined);
  try {
    const entries = ReadableStream.from<Uint8Array>(plain).pipeThrough(createTarDecoder({ strict: true }));
    for await (const { header, body } of entries) yield { name: header.name, content: await buffer(body) };
    await reading;
  } catch (error) {
    throw error instanceof BackupRefused ? error : damaged(error);
  } finally {
    // If the caller needs no more entries, the rest must not be read.
    zipped.destroy();
    plain.destroy();
  }
}

async function requireAgeFile(path: string): Promise<void> {
  const file = await open(path);
  try {
    const { buffer: start, bytesRead } = await file.read(Buffer.alloc(AGE_HEADER.length), 0, AGE_HEADER.length, 0);
    if (start.subarray(0, bytesRead).toString('latin1') === AGE_HEADER) return;
    throw new BackupRefused(`${path} is not a backup, or its start is damaged.`);
  } finally {
    await file.close();
  }
}

async function* reportBytes(
  file: AsyncIterable<Buffer>,
  onProgress: (bytes: number) => void,
): AsyncGenerator<Uint8Array> {
  let bytes = 0;
  for await (const chunk of file) {
    onProgress((bytes += chunk.length));
    yield chunk;
  }
}

async function* decrypt(file: AsyncIterable<Uint8Array>, key: string): AsyncGenerator<Uint8Array> {
  const decrypter = new Decrypter();
  decrypter.addPassphrase(key);
  const plain = await decrypter.decrypt(ReadableStream.from(file)).catch((error: unknown) => {
    throw new BackupRefused('The key doesn’t open this backup, or the start of the file is damaged.', {
      cause: error,
    });
  });
  try {
    yield* plain;
  } catch (error) {
    throw damaged(error);
  }
}

const damaged = (cause: unknown): BackupRefused =>
  new BackupRefused('The backup is damaged, incomplete or was changed. Use another one.', { cause });
