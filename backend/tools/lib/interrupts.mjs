/**
 * Ctrl-C, SIGTERM and a closed terminal: whatever was begun is undone in reverse order, then the process ends.
 * A second signal tells the cleanups that patience is over.
 */
import os from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** A terminal and npm both deliver the same Ctrl-C; only a later signal is a new one. */
const SAME_KEYSTROKE_MS = 1_000;

/** @type {Set<() => Promise<void> | void>} */
const cleanups = new Set();
/** @type {Set<() => void>} */
const impatience = new Set();
let interruptedAt = 0;
let listening = false;
/** @type {number | undefined} */
let fixedExitCode;

/** Whether a signal has arrived and the process is on its way out. */
export const isInterrupted = () => interruptedAt > 0;

/**
 * Holds a sequence of steps where it is once a signal has arrived, so that it neither goes on nor reports what the signal
 * broke: `await step().then(unlessInterrupted)`. The cleanups end the process.
 *
 * @template T
 * @param {T} value
 * @returns {T | Promise<never>}
 */
export const unlessInterrupted = (value) => (isInterrupted() ? new Promise(() => undefined) : value);

/** Exit code after an interruption where being stopped is the normal end, as for a server. Otherwise it is 128 + signal. */
export function exitAfterInterruptWith(code) {
  fixedExitCode = code;
}

/**
 * @param {() => Promise<void> | void} cleanup called once when a signal arrives, later registrations first
 * @returns {() => void} takes the registration back
 */
export function onInterrupt(cleanup) {
  listen();
  cleanups.add(cleanup);
  return () => cleanups.delete(cleanup);
}

/**
 * @param {() => void} hurry called when a second signal arrives while the first is still being handled
 * @returns {() => void} takes the registration back
 */
export function onImpatience(hurry) {
  impatience.add(hurry);
  return () => impatience.delete(hurry);
}

function listen() {
  if (listening) return;
  listening = true;
  for (const signal of SIGNALS) process.on(signal, () => void interrupt(signal));
}

async function interrupt(signal) {
  if (interruptedAt) {
    if (Date.now() - interruptedAt > SAME_KEYSTROKE_MS) for (const hurry of impatience) hurry();
    return;
  }
  interruptedAt = Date.now();
  let failed = false;
  for (const cleanup of [...cleanups].reverse()) {
    try {
      await cleanup();
    } catch (error) {
      failed = true;
      process.stderr.write(`${error?.message ?? error}\n`);
    }
  }
  process.exit(failed ? 1 : (fixedExitCode ?? 128 + os.constants.signals[signal]));
}
