/** Processes: who is alive, whether a number still means the same process, and running a command to its end. */
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import { onImpatience, onInterrupt } from './interrupts.mjs';

/** Stands for a start time the system does not tell. */
const UNKNOWN = 'unknown';
/** Even a forced end waits for the disk at times. */
const FORCE_TAKES_AT_MOST_MS = 5_000;
/** npm, for one, finishes an installation of minutes and undoes it again before it heeds a signal. */
const COMMAND_PATIENCE_MS = 4_000;

/**
 * @typedef {object} ProcessIdentity
 * @property {number} pid
 * @property {string} started mark of the moment the process began; tells a process from a later one with the same number
 */

export const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * @param {number} pid
 * @returns {ProcessIdentity | null} null when no such process runs (one that ended but was not collected does not run)
 */
export function identify(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return null;
  const started = process.platform === 'linux' ? startOnLinux(pid) : startElsewhere(pid);
  return started === null ? null : { pid, started };
}

/** @param {ProcessIdentity} identity as recorded earlier, possibly by another process */
export function isRunning({ pid, started }) {
  const now = identify(pid);
  return now !== null && (now.started === started || now.started === UNKNOWN || started === UNKNOWN);
}

function startOnLinux(pid) {
  let stat;
  try {
    stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    // With hidden /proc entries a process of someone else can only be felt, not seen.
    return answersSignals(pid) ? UNKNOWN : null;
  }
  // The command name may hold spaces and brackets; the fixed fields begin after its last bracket.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const [state, startTicks] = [fields[0], fields[19]];
  if (state === 'Z' || state === 'X') return null;
  return `${bootId()}:${startTicks}`;
}

function bootId() {
  try {
    return fs.readFileSync('/proc/sys/kernel/random/boot_id', 'utf8').trim();
  } catch {
    return '';
  }
}

function startElsewhere(pid) {
  if (!answersSignals(pid)) return null;
  if (process.platform === 'win32') return UNKNOWN;
  try {
    const env = { ...process.env, LC_ALL: 'C', TZ: 'UTC' };
    const line = execFileSync('ps', ['-o', 'stat=,lstart=', '-p', String(pid)], { env, encoding: 'utf8' }).trim();
    return line.startsWith('Z') ? null : line.replace(/^\S+\s+/, '');
  } catch {
    return UNKNOWN;
  }
}

function answersSignals(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error.code === 'EPERM';
  }
}

/** The command line of a process, empty when it cannot be read. @param {number} pid */
export function commandLine(pid) {
  try {
    if (process.platform === 'linux')
      return fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    if (process.platform === 'win32') return '';
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' }).trim();
  } catch {
    return '';
  }
}

/** Sends a signal to a process that may already be gone. */
export function signalIfAlive(pid, signal) {
  try {
    process.kill(pid, signal);
  } catch (error) {
    if (error.code !== 'ESRCH') throw error;
  }
}

/**
 * Ends a process: politely first, then by force.
 *
 * @param {ProcessIdentity} identity
 * @param {number} patience milliseconds between SIGTERM and SIGKILL
 * @returns {Promise<boolean>} false when it had to be forced
 */
export async function endProcess(identity, patience) {
  const forget = onImpatience(() => isRunning(identity) && signalIfAlive(identity.pid, 'SIGKILL'));
  try {
    signalIfAlive(identity.pid, 'SIGTERM');
    if (await untilGone(identity, patience)) return true;
    signalIfAlive(identity.pid, 'SIGKILL');
    await untilGone(identity, FORCE_TAKES_AT_MOST_MS);
    return false;
  } finally {
    forget();
  }
}

/**
 * @param {ProcessIdentity} identity
 * @param {number} patience milliseconds
 * @returns {Promise<boolean>} whether the process has ended in time
 */
export async function untilGone(identity, patience) {
  const deadline = Date.now() + patience;
  while (isRunning(identity)) {
    if (Date.now() > deadline) return false;
    await sleep(15);
  }
  return true;
}

/**
 * @typedef {object} Finished
 * @property {number} code exit code; 128 + signal when a signal ended it, 127 when it could not be started
 * @property {string} output what it wrote, when its output was collected
 */

/**
 * Runs a command to its end. An interruption ends the command first.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {object} [options]
 * @param {string} [options.cwd]
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {'all' | 'errors'} [options.show] let it write to the terminal instead of collecting what it writes
 * @param {boolean} [options.shell]
 * @param {string} [options.input] given to its standard input
 * @param {number} [options.patience] milliseconds it gets to end when interrupted
 * @param {number} [options.uid]
 * @param {number} [options.gid]
 * @returns {Promise<Finished>}
 */
export function run(command, args, { show, input, patience = COMMAND_PATIENCE_MS, ...options } = {}) {
  return new Promise((resolve) => {
    const stdio = [
      input === undefined ? 'ignore' : 'pipe',
      show === 'all' ? 'inherit' : 'pipe',
      show ? 'inherit' : 'pipe',
    ];
    const child = spawn(command, args, {
      ...options,
      stdio,
      windowsHide: true,
    });
    let output = '';
    const collect = (chunk) => (output += chunk);
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);
    child.stdin?.on('error', () => undefined).end(input);

    const identity = identify(child.pid);
    const forget = onInterrupt(async () => {
      if (identity) await endProcess(identity, patience);
    });
    const finish = (code) => {
      forget();
      resolve({ code, output });
    };
    child.once('error', (error) => {
      output += error.message;
      finish(127);
    });
    child.once('close', (code, signal) => finish(code ?? (signal === 'SIGINT' ? 130 : 143)));
  });
}
