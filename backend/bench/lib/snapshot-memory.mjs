/**
 * Prints how many bytes a snapshot of the catalog in `DATABASE_URL` takes. Run it with `--expose-gc`, in a process
 * without anything else to collect.
 */
import { built } from './built.mjs';
import { productWithoutFramework } from './baseline/product.mjs';

const snapshots = (file) => built(`contexts/colleges/infrastructure/directory/snapshot/${file}.js`);
const { SnapshotSource } = snapshots('snapshot-source');
const { buildSnapshot } = snapshots('catalog-snapshot');

const product = await productWithoutFramework(process.env.DATABASE_URL);
const source = new SnapshotSource(product.unitOfWork);

/** Bytes of objects and typed arrays that are in use. */
async function usedBytes() {
  for (let time = 0; time < 3; time++) {
    await new Promise((resume) => setTimeout(resume, 100));
    globalThis.gc();
  }
  const { heapUsed, arrayBuffers } = process.memoryUsage();
  return heapUsed + arrayBuffers;
}

/** A property, because a variable could be collected before its scope ends. */
const kept = { snapshot: null };
async function read() {
  kept.snapshot = await buildSnapshot(await source.load());
}
// The first one also compiles the code.
await read();
kept.snapshot = null;
const before = await usedBytes();
await read();
const bytes = (await usedBytes()) - before;
process.stdout.write(JSON.stringify({ bytes, colleges: kept.snapshot.search.size }));
await product.close();
process.exit();
