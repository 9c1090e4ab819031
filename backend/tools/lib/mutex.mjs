/** A mutex across processes: a lock file that names its holder and is taken over when the holder is dead. */
import fs from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { identify, isRunning, sleep } from './processes.mjs';

const RETRY_MS = 50;
/** A lock file without a readable holder is currently being written, or its writer died while writing. */
const UNREADABLE_FOR_MS = 2_000;

/**
 * @template T
 * @param {string} file the lock file; its folder is created if missing
 * @param {() => Promise<T>} work
 * @param {object} [options]
 * @param {number} [options.patience] milliseconds to wait for another holder
 * @param {(pid: number) => void} [options.onWait] called once when another process holds the lock
 * @returns {Promise<T>}
 */
export async function withLock(file, work, { patience = 120_000, onWait = () => undefined } = {}) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const mine = JSON.stringify(identify(process.pid));
  const deadline = Date.now() + patience;
  let hasWaited = false;

  while (!create(file, mine)) {
    const holder = readHolder(file);
    if (isStale(file, holder)) {
      breakLock(file);
      await sleep(1);
      continue;
    }
    if (!hasWaited) onWait(holder?.pid ?? 0);
    hasWaited = true;
    if (Date.now() > deadline) {
      throw new Failure(`Process ${holder?.pid ?? '?'} has held ${file} for too long. End it, then try again.`);
    }
    await sleep(RETRY_MS);
  }

  const release = () => fs.rmSync(file, { force: true });
  process.once('exit', release);
  try {
    return await work();
  } finally {
    process.off('exit', release);
    release();
  }
}

function create(file, content) {
  try {
    fs.writeFileSync(file, content, { flag: 'wx' });
    return true;
  } catch (error) {
    if (error.code === 'EEXIST') return false;
    throw error;
  }
}

function readHolder(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}

function isStale(file, holder) {
  return holder ? !isRunning(holder) : ageOf(file) > UNREADABLE_FOR_MS;
}

function ageOf(file) {
  try {
    return Date.now() - fs.statSync(file).mtimeMs;
  } catch {
    return 0;
  }
}

/**
 * Removes a dead holder's lock. Two processes can find it dead at the same time, and the slower one would remove the
 * lock that the faster one has just acquired. So the removal has its own guard and checks again.
 */
function breakLock(file) {
  const guard = `${file}.breaking`;
  if (!create(guard, String(process.pid))) {
    if (ageOf(guard) > UNREADABLE_FOR_MS) fs.rmSync(guard, { force: true });
    return;
  }
  try {
    if (isStale(file, readHolder(file))) fs.rmSync(file, { force: true });
  } finally {
    fs.rmSync(guard, { force: true });
  }
}
