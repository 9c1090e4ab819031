/** Servers that answer from their snapshot of the catalog. */
import { spawnSync } from 'node:child_process';
import { inProject } from '../../tools/lib/paths.mjs';
import { load } from './load.mjs';
import { requirePositive } from './plausible.mjs';
import { inTurns } from './rounds.mjs';
import { startServer } from './servers.mjs';

const WITHIN_MS = 1_800_000;
const AGAIN_MS = 200;
/** Enough for a hundred times the colleges. */
const HEAP = '--max-old-space-size=10240';

/**
 * Starts the product, and waits until it answers from memory.
 *
 * @param {Record<string, string>} settings
 * @returns {Promise<import('./servers.mjs').Server>}
 */
export async function startInMemory(settings) {
  const server = await startServer(inProject('backend/dist/main.js'), { ...settings, NODE_OPTIONS: HEAP });
  try {
    await untilInMemory(server);
  } catch (error) {
    await server.stop();
    throw error;
  }
  return server;
}

/** Waits until the product answers from memory, also after a change of its catalog. */
async function untilInMemory({ metrics }) {
  const until = Date.now() + WITHIN_MS;
  // A server that is busy for seconds closes connections that it kept open.
  const read = async () => (await fetch(metrics, { headers: { connection: 'close' } })).text();
  while (!/^catalog_in_memory 1$/m.test(await read())) {
    if (Date.now() > until) throw new Error('The catalog is not in memory');
    await new Promise((resume) => setTimeout(resume, AGAIN_MS));
  }
}

/**
 * Returns the memory of a snapshot of the catalog, in MiB.
 * @param {Record<string, string>} settings
 */
export function snapshotMemory(settings) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--expose-gc', inProject('backend/bench/lib/snapshot-memory.mjs')],
    { env: { ...process.env, ...settings }, encoding: 'utf8' },
  );
  if (status !== 0) throw new Error(stderr);
  return requirePositive('The memory of a snapshot', JSON.parse(stdout).bytes) / 2 ** 20;
}

/**
 * Sends the same requests to the product on two catalogs in turn.
 *
 * @param {{ one: Record<string, string>, hundred: Record<string, string> }} settings of the servers
 * @param {readonly string[]} paths
 * @param {number} milliseconds of a round
 * @returns {Promise<[import('./load.mjs').Load, import('./load.mjs').Load][]>} the larger one first
 */
export async function loadBoth({ one, hundred }, paths, milliseconds) {
  const large = await startInMemory(hundred);
  try {
    const small = await startInMemory(one);
    try {
      return await inTurns(
        () => load(large.origin, paths, milliseconds),
        () => load(small.origin, paths, milliseconds),
      );
    } finally {
      await small.stop();
    }
  } finally {
    await large.stop();
  }
}
