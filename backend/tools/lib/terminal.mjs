/**
 * Terminal output of the scripts: one line per step, a progress line if the output is a terminal, color only if wanted.
 */
import { isInterrupted } from './interrupts.mjs';
import { Failure } from './failure.mjs';

const LABEL_WIDTH = 10;
const PLAIN_PROGRESS_EVERY_MS = 10_000;

/**
 * @typedef {object} Terminal
 * @property {(label: string, text: string) => void} step prints a step that has started or finished, e.g.
 *   step('Database', 'ready')
 * @property {(label: string, text: string) => void} progress prints a step in progress; replaces itself on a terminal
 * @property {(text: string) => void} note prints something worth knowing that is neither a step nor an error
 * @property {(text: string) => void} say prints a line unchanged
 * @property {(text: string) => string} bold emphasizes the text if color is wanted
 */

/**
 * @param {NodeJS.WriteStream} [stream] standard error if standard output carries data
 * @returns {Terminal}
 */
export function openTerminal(stream = process.stdout) {
  const moving = Boolean(stream.isTTY);
  const colour = wantsColor(stream);
  const paint = (code, text) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);
  let unfinished = false;
  let lastLine = Date.now();

  // A closed pipe or terminal must not prevent the scripts from stopping what they started.
  stream.on('error', () => undefined);

  const write = (line) => {
    if (unfinished) stream.write('\r\u001b[K');
    unfinished = false;
    lastLine = Date.now();
    stream.write(`${line}\n`);
  };
  const row = (label, text) => `${paint(36, label.padEnd(LABEL_WIDTH))} ${text}`;

  return {
    step: (label, text) => write(row(label, text)),
    progress(label, text) {
      if (moving) {
        stream.write(`\r\u001b[K${row(label, text)}`);
        unfinished = true;
      } else if (Date.now() - lastLine >= PLAIN_PROGRESS_EVERY_MS) {
        write(row(label, text));
      }
    },
    note: (text) => write(paint(33, text)),
    say: write,
    bold: (text) => paint(1, text),
  };
}

/** @param {NodeJS.WriteStream} stream */
function wantsColor(stream) {
  if (process.env.NO_COLOR) return false;
  if (process.env.FORCE_COLOR) return process.env.FORCE_COLOR !== '0';
  return Boolean(stream.isTTY);
}

/** Formats milliseconds for people: `0.4 s`, `12.3 s`, `2 min 5 s`. */
export function seconds(milliseconds) {
  const total = milliseconds / 1000;
  return total < 60 ? `${total.toFixed(1)} s` : `${Math.floor(total / 60)} min ${Math.round(total % 60)} s`;
}

/**
 * Runs a script's main function and turns an exception into a message and an exit code. Failures during an interruption
 * are caused by it and not reported: the interruption ends the process.
 *
 * @param {() => Promise<number | void>} main resolves with the exit code; undefined means 0
 */
export async function runMain(main) {
  try {
    const code = (await main()) ?? 0;
    if (!isInterrupted()) process.exit(code);
  } catch (error) {
    if (isInterrupted()) return;
    process.stderr.write(`\n${error instanceof Failure ? error.message : (error?.stack ?? error)}\n`);
    process.exit(error instanceof Failure ? error.exitCode : 1);
  }
}
