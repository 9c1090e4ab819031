/**
 * Handles Ctrl-C, SIGTERM and a closed terminal: runs the cleanups in reverse order of registration, then ends the
 * process. A second signal asks the cleanups to hurry.
 */
import os from 'node:os';

const SIGNALS = ['SIGINT', 'SIGTERM', 'SIGHUP'];
/** A terminal and npm both deliver the same Ctrl-C; only a signal after this time counts as a second one. */
const SAME_KEYSTROKE_MS = 1_000;

/** @type {Set<() => Promise<void> | void>} */
const cleanups = new Set();
/** @type {Set<() => void>} */
const secondSignalListeners = new Set();
let interruptedAt = 0;
let isListening = false;
/** @type {number | undefined} */
let fixedExitCode;

/** Returns whether a signal has arrived and the process is about to end. */
export const isInterrupted = () => interruptedAt > 0;

/**
 * Suspends a sequence of steps once a signal has arrived, so that it neither continues nor reports failures that the
 * signal caused: `await step().then(unlessInterrupted)`. The cleanups end the process.
 *
 * @template T
 * @param {T} value
 * @returns {T | Promise<never>}
 */
export const unlessInterrupted = (value) => (isInterrupted() ? new Promise(() => undefined) : value);

/**
 * Sets the exit code after an interruption, for programs such as servers that normally end that way. The default is 128
 * + signal.
 */
export function exitAfterInterruptWith(code) {
  fixedExitCode = code;
}

/**
 * @param {() => Promise<void> | void} cleanup called once when a signal arrives, in reverse order of registration
 * @returns {() => void} cancels the registration
 */
export function onInterrupt(cleanup) {
  listen();
  cleanups.add(cleanup);
  return () => cleanups.delete(cleanup);
}

/**
 * @param {() => void} hurry called when a second signal arrives while the first is still being handled
 * @returns {() => void} cancels the registration
 */
export function onSecondSignal(hurry) {
  secondSignalListeners.add(hurry);
  return () => secondSignalListeners.delete(hurry);
}

function listen() {
  if (isListening) return;
  isListening = true;
  for (const signal of SIGNALS) process.on(signal, () => void interrupt(signal));
}

async function interrupt(signal) {
  if (interruptedAt) {
    if (Date.now() - interruptedAt > SAME_KEYSTROKE_MS) for (const hurry of secondSignalListeners) hurry();
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
