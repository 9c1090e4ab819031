/** What the scripts print: one line per step, a moving line where the output is a terminal, colour only when wanted. */
import { isInterrupted } from './interrupts.mjs';
import { Failure } from './failure.mjs';

const LABEL_WIDTH = 10;
const PLAIN_PROGRESS_EVERY_MS = 10_000;

/**
 * @typedef {object} Terminal
 * @property {(label: string, text: string) => void} step one finished or begun step, e.g. step('Database', 'ready')
 * @property {(label: string, text: string) => void} progress a step that is under way; replaces itself on a terminal
 * @property {(text: string) => void} note something worth knowing that is neither a step nor an error
 * @property {(text: string) => void} say a line as it is
 * @property {(text: string) => string} bold emphasis, where colour is wanted
 */

/**
 * @param {NodeJS.WriteStream} [stream] standard error where standard output carries data
 * @returns {Terminal}
 */
export function openTerminal(stream = process.stdout) {
  const moving = Boolean(stream.isTTY);
  const colour = wantsColour(stream);
  const paint = (code, text) => (colour ? `\u001b[${code}m${text}\u001b[0m` : text);
  let unfinished = false;
  let lastLine = Date.now();

  // A closed pipe or a vanished terminal must not keep the scripts from stopping what they started.
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
function wantsColour(stream) {
  if (process.env.NO_COLOR) return false;
  if (process.env.FORCE_COLOR) return process.env.FORCE_COLOR !== '0';
  return Boolean(stream.isTTY);
}

/** Milliseconds as people read them: `0.4 s`, `12.3 s`, `2 min 5 s`. */
export function seconds(milliseconds) {
  const total = milliseconds / 1000;
  return total < 60 ? `${total.toFixed(1)} s` : `${Math.floor(total / 60)} min ${Math.round(total % 60)} s`;
}

/**
 * Runs a script's main function and turns what it throws into a message and an exit code. While an interruption is being
 * handled its failures are consequences, so they are not reported: the interruption ends the process.
 *
 * @param {() => Promise<number | void>} main resolves with the exit code, 0 when nothing
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
