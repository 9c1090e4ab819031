/** The database server process: started in the background, found by later processes, and stopped. */
import { spawn } from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { freePortNear } from '../lib/ports.mjs';
import { commandLine, identify, isRunning, run, signalIfAlive, sleep, waitForExit } from '../lib/processes.mjs';
import { programEnvironment } from './postgres-cluster.mjs';

const START_TIMEOUT_MS = 120_000;
const STOP_TIMEOUT_MS = 30_000;
const ATTEMPTS = 20;
const RETRY_MS = 250;
/** Temporary conditions: the port was taken in between, or processes of a killed server are still exiting. */
const PASSING = /lock file|already exists|Address already in use|shared memory block/;
/**
 * Failed statements and their parameters contain addresses and texts of users. The application receives every error
 * itself, so the log is limited to messages about the server.
 */
const LOG_SETTINGS = {
  log_min_messages: 'log',
  log_min_error_statement: 'panic',
  log_error_verbosity: 'terse',
  log_statement: 'none',
  log_min_duration_statement: '-1',
  log_parameter_max_length: '0',
  log_parameter_max_length_on_error: '0',
};
/** SSLRequest, the first message a PostgreSQL client may send; the server replies with one letter. */
const SSL_REQUEST = Buffer.from([0, 0, 0, 8, 4, 210, 22, 47]);

/**
 * @typedef {object} Postmaster
 * @property {import('../lib/processes.mjs').ProcessIdentity} identity
 * @property {number} port on 127.0.0.1
 */

/**
 * Finds the server that runs on this folder and responds, regardless of who started it.
 *
 * @param {string} folder
 * @returns {Promise<Postmaster | null>}
 */
export async function findPostmaster(folder) {
  const file = readPidFile(folder);
  if (!file) return null;
  const identity = identify(file.pid);
  if (!identity) return null;
  if (isOtherProgram(file.pid)) {
    // The server died without cleaning up, and another program now has its process ID; PostgreSQL would refuse to start
    // as long as that one runs.
    fs.rmSync(path.join(folder, 'postmaster.pid'), { force: true });
    return null;
  }
  return file.ready && (await speaksPostgres(file.port)) ? { identity, port: file.port } : null;
}

function isOtherProgram(pid) {
  const command = commandLine(pid);
  return command !== '' && !/postgres(\.exe)?"? -D /.test(command);
}

function readPidFile(folder) {
  try {
    const lines = fs.readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n');
    return { pid: Number(lines[0]), port: Number(lines[3]), ready: (lines[7] ?? '').trim() === 'ready' };
  } catch {
    return null;
  }
}

function speaksPostgres(port) {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    const answer = (value) => {
      socket.destroy();
      resolve(value);
    };
    socket.once('connect', () => socket.write(SSL_REQUEST));
    socket.once('data', (data) => answer(['N', 'S'].includes(String.fromCharCode(data[0]))));
    socket.once('error', () => answer(false));
    socket.once('close', () => answer(false));
    socket.setTimeout(2_000, () => answer(false));
  });
}

/**
 * Starts a server on the folder, or joins one that another process starts at the same time.
 *
 * @param {object} how
 * @param {string} how.folder
 * @param {import('./account.mjs').RunAs} how.runAs
 * @param {number} how.port preferred port; another one is chosen if it is in use
 * @param {Record<string, string>} how.settings server settings, e.g. { fsync: 'off' }
 * @returns {Promise<Postmaster>}
 */
export async function startPostmaster({ folder, runAs, port: wished, settings }) {
  let said = '';
  for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
    const running = await findPostmaster(folder);
    if (running) return running;
    const port = await freePortNear(wished);
    const outcome = await launch(folder, runAs, port, settings);
    if (outcome.postmaster) return outcome.postmaster;
    said = outcome.said;
    if (!PASSING.test(said)) break;
    await sleep(RETRY_MS);
  }
  throw new Failure(`PostgreSQL did not start. The end of ${logFile(folder)}:\n${said}`);
}

const logFile = (folder) => `${folder}.log`;

async function launch(folder, runAs, port, settings) {
  const options = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    ...LOG_SETTINGS,
    ...settings,
  };
  const settingArgs = Object.entries(options).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const [command, args] = runAs.command('postgres', ['-D', folder, '-p', String(port), ...settingArgs]);
  const log = fs.openSync(logFile(folder), 'a', 0o600);
  const begin = fs.fstatSync(log).size;

  // Its own process group: Ctrl-C reaches only the application, which closes its connections before the database stops.
  const child = spawn(command, args, {
    ...runAs.spawnOptions,
    env: programEnvironment(),
    detached: true,
    stdio: ['ignore', log, log],
    windowsHide: true,
  });
  fs.closeSync(log);
  let failed = false;
  child.once('exit', () => (failed = true));
  child.once('error', () => (failed = true));
  child.unref();

  const deadline = Date.now() + START_TIMEOUT_MS;
  while (!failed && Date.now() < deadline) {
    const file = readPidFile(folder);
    const identity = file?.pid === child.pid && file.ready ? identify(child.pid) : null;
    if (identity) return { postmaster: { identity, port }, said: '' };
    await sleep(15);
  }
  if (!failed) signalIfAlive(child.pid, 'SIGQUIT');
  return { postmaster: null, said: endOfLog(folder, begin) };
}

function endOfLog(folder, begin) {
  const text = fs.readFileSync(logFile(folder)).subarray(begin).toString('utf8').trim();
  return text.split('\n').slice(-6).join('\n');
}

/**
 * Stops a server and disconnects its clients. Resolves when the process has ended.
 *
 * @param {string} folder
 * @param {Postmaster} postmaster
 * @param {import('./account.mjs').RunAs} runAs
 */
export async function stopPostmaster(folder, { identity }, runAs) {
  if (!isRunning(identity)) return;
  if (process.platform === 'win32') {
    const [command, args] = runAs.command('pg_ctl', ['-D', folder, '-m', 'fast', '-w', 'stop']);
    await run(command, args, runAs.spawnOptions);
  } else {
    signalIfAlive(identity.pid, 'SIGINT');
  }
  if (await waitForExit(identity, STOP_TIMEOUT_MS)) return;
  signalIfAlive(identity.pid, 'SIGQUIT');
  if (!(await waitForExit(identity, STOP_TIMEOUT_MS))) {
    throw new Failure(`PostgreSQL (process ${identity.pid}) does not stop. See ${logFile(folder)}.`);
  }
}
