/**
 * Processes: checks which are alive and whether a process ID still belongs to the same process, and runs commands to
 * completion.
 */
import { execFileSync, spawn } from 'node:child_process';
import fs from 'node:fs';
import { onSecondSignal, onInterrupt } from './interrupts.mjs';

/** Placeholder for a start time that the system doesn't report. */
const UNKNOWN = 'unknown';
/** Even a killed process sometimes waits for the disk. */
const KILL_TIMEOUT_MS = 5_000;
/** npm, for example, finishes a long installation and then undoes it before it reacts to a signal. */
const COMMAND_STOP_TIMEOUT_MS = 4_000;

/**
 * @typedef {object} ProcessIdentity
 * @property {number} pid
 * @property {string} started mark of the start time; distinguishes a process from a later one with the same ID
 */

export const sleep = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * @param {number} pid
 * @returns {ProcessIdentity | null} null if no such process is running (a zombie counts as not running)
 */
export function identify(pid) {
  if (!Number.isInteger(pid) || pid <= 0) return null;
  const started = process.platform === 'linux' ? readStartTimeOnLinux(pid) : readStartTimeWithPs(pid);
  return started === null ? null : { pid, started };
}

/** @param {ProcessIdentity} identity as recorded earlier, possibly by another process */
export function isRunning({ pid, started }) {
  const now = identify(pid);
  return now !== null && (now.started === started || now.started === UNKNOWN || started === UNKNOWN);
}

function readStartTimeOnLinux(pid) {
  let stat;
  try {
    stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
  } catch {
    // With hidden /proc entries, another user's process can only be detected with a signal.
    return answersSignals(pid) ? UNKNOWN : null;
  }
  // The command name may contain spaces and parentheses; the fixed fields begin after its last closing parenthesis.
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

function readStartTimeWithPs(pid) {
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

/**
 * Returns the command line of a process, empty if it can't be read.
 *
 * @param {number} pid
 */
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
 * Ends a process: first with SIGTERM, then with SIGKILL.
 *
 * @param {ProcessIdentity} identity
 * @param {number} patience milliseconds between SIGTERM and SIGKILL
 * @returns {Promise<boolean>} false if it had to be killed
 */
export async function endProcess(identity, patience) {
  const forget = onSecondSignal(() => isRunning(identity) && signalIfAlive(identity.pid, 'SIGKILL'));
  try {
    signalIfAlive(identity.pid, 'SIGTERM');
    if (await waitForExit(identity, patience)) return true;
    signalIfAlive(identity.pid, 'SIGKILL');
    await waitForExit(identity, KILL_TIMEOUT_MS);
    return false;
  } finally {
    forget();
  }
}

/**
 * @param {ProcessIdentity} identity
 * @param {number} patience milliseconds
 * @returns {Promise<boolean>} whether the process ended in time
 */
export async function waitForExit(identity, patience) {
  const deadline = Date.now() + patience;
  while (isRunning(identity)) {
    if (Date.now() > deadline) return false;
    await sleep(15);
  }
  return true;
}

/**
 * @typedef {object} Finished
 * @property {number} code exit code; 128 + signal if a signal ended it, 127 if it could not be started
 * @property {string} output its output, if it was collected
 */

/**
 * Runs a command to completion. An interruption ends the command first.
 *
 * @param {string} command
 * @param {string[]} args
 * @param {object} [options]
 * @param {string} [options.cwd]
 * @param {NodeJS.ProcessEnv} [options.env]
 * @param {'all' | 'errors'} [options.show] lets it write to the terminal instead of collecting its output
 * @param {boolean} [options.shell]
 * @param {string} [options.input] its standard input
 * @param {number} [options.patience] milliseconds it has to end when interrupted
 * @param {number} [options.uid]
 * @param {number} [options.gid]
 * @returns {Promise<Finished>}
 */
export function run(command, args, { show, input, patience = COMMAND_STOP_TIMEOUT_MS, ...options } = {}) {
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
