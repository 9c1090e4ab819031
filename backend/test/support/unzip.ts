import { buffer } from 'node:stream/consumers';
import { fromBufferPromise } from 'yauzl';

/** Returns the files of a ZIP archive by name, in order. */
export async function unzip(zip: Uint8Array): Promise<ReadonlyMap<string, string>> {
  const files = new Map<string, string>();
  const opened = await fromBufferPromise(Buffer.from(zip));
  for await (const entry of opened.eachEntry()) {
    files.set(entry.fileName, String(await buffer(await opened.openReadStreamPromise(entry))));
  }
  return files;
}
