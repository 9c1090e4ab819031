import { createWriteStream } from 'node:fs';
import { Readable, Transform } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { DownloadProgressListener } from '../../application/import/ports/official-files';
import { UnreachableFile } from '../../domain/catalogue/errors';

const RESPONSE_TIMEOUT_MS = 15_000;
const MAX_SILENCE_MS = 30_000;
/** Several times the size of the whole official file. */
const MAX_FILE_BYTES = 2_000_000_000;

/**
 * Downloads `address` to the file `path`.
 * @throws UnreachableFile on a time-out, a status other than 200 or an incomplete response
 */
export async function download(address: string, path: string, onFetched?: DownloadProgressListener): Promise<void> {
  const abortController = new AbortController();
  let timeout = setTimeout(() => abortController.abort(), RESPONSE_TIMEOUT_MS);
  try {
    const response = await fetch(address, { signal: abortController.signal });
    if (!response.ok || !response.body)
      throw new UnreachableFile(address, `the server responded with status ${response.status}`);

    const total = Number(response.headers.get('content-length')) || null;
    let bytes = 0;
    const counter = new Transform({
      transform(chunk: Buffer, _encoding, done) {
        clearTimeout(timeout);
        timeout = setTimeout(() => abortController.abort(), MAX_SILENCE_MS);
        bytes += chunk.length;
        onFetched?.(bytes, total);
        done(bytes > MAX_FILE_BYTES ? new UnreachableFile(address, 'the file is too large') : null, chunk);
      },
    });
    await pipeline(Readable.fromWeb(response.body), counter, createWriteStream(path), {
      signal: abortController.signal,
    });
  } catch (error) {
    if (error instanceof UnreachableFile) throw error;
    throw new UnreachableFile(
      address,
      abortController.signal.aborted ? 'the server didn’t respond' : failureReason(error as Error),
    );
  } finally {
    clearTimeout(timeout);
  }
}

const REASON_BY_ERROR_CODE: Readonly<Record<string, string>> = {
  ENOTFOUND: 'the server wasn’t found',
  EAI_AGAIN: 'the server wasn’t found; check your network connection',
  ECONNREFUSED: 'the server refused the connection',
  ECONNRESET: 'the connection was lost',
  UND_ERR_SOCKET: 'the connection was lost',
  UND_ERR_CONNECT_TIMEOUT: 'the server didn’t respond',
};

/** `fetch` reports only "fetch failed"; the reason is in the cause. */
function failureReason(error: Error): string {
  const cause = (error.cause ?? error) as NodeJS.ErrnoException;
  return REASON_BY_ERROR_CODE[cause.code ?? ''] ?? cause.code ?? cause.message;
}
