/** The application's server process: starts it, waits for it, and stops it. */
import { spawn } from 'node:child_process';
import { Failure } from './failure.mjs';
import { inProject, ROOT } from './paths.mjs';
import { get, isPortFree } from './ports.mjs';
import { endProcess, identify, sleep } from './processes.mjs';

const STOP_TIMEOUT_MS = 12_000;
const POLL_MS = 100;
const REMIND_EVERY_MS = 30_000;

/**
 * @typedef {object} Application
 * @property {number} pid
 * @property {Promise<number>} ended resolves with the exit code when the process has ended
 * @property {() => Promise<boolean>} stop resolves with false when it had to be forced
 */

/**
 * @param {NodeJS.ProcessEnv} environment
 * @returns {Application}
 */
export function startApplication(environment) {
  // Its own process group, so that Ctrl-C reaches it only once, through us, and before the database stops.
  const child = spawn(process.execPath, [inProject('backend', 'dist', 'main.js')], {
    cwd: ROOT,
    env: environment,
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: process.platform !== 'win32',
  });
  const identity = identify(child.pid);
  const ended = new Promise((resolve) => {
    child.once('error', () => resolve(1));
    child.once('exit', (code) => resolve(code ?? 1));
  });
  return { pid: child.pid, ended, stop: async () => (identity ? endProcess(identity, STOP_TIMEOUT_MS) : true) };
}

/**
 * @param {NodeJS.ProcessEnv} settings
 * @returns {string} address for requests from this machine
 */
export function localAddress({ HOST, PORT }) {
  const everywhere = !HOST || ['0.0.0.0', '::', 'localhost'].includes(HOST);
  const host = everywhere ? '127.0.0.1' : HOST;
  return `http://${host.includes(':') ? `[${host}]` : host}:${PORT}`;
}

/** @param {NodeJS.ProcessEnv} settings @returns {string} address for a browser on this machine */
export const browserAddress = (settings) => localAddress(settings).replace('127.0.0.1', 'localhost');

/**
 * Fails with a message when another process already listens on the server's port.
 *
 * @param {NodeJS.ProcessEnv} settings
 */
export async function requireFreePort(settings) {
  const port = Number(settings.PORT);
  if (!Number.isInteger(port) || port < 1 || port > 65_535) {
    throw new Failure(`PORT has to be a number from 1 to 65535, not “${settings.PORT}”.`);
  }
  if (await isPortFree(port)) return;
  const gradspan = (await get(`${localAddress(settings)}/health/live`))?.status === 200;
  const occupant = gradspan ? 'another Gradspan server' : 'another program';
  throw new Failure(
    `Port ${port} is in use by ${occupant}. Stop that one, or choose a port: PORT=${port + 1} npm start`,
  );
}

/**
 * Waits until the server reports that it is ready, however long its migrations take.
 *
 * @param {NodeJS.ProcessEnv} settings
 * @param {Application} application
 * @param {(text: string) => void} note
 * @returns {Promise<boolean>} false if the server ended instead
 */
export async function waitUntilReady(settings, application, note) {
  let ended = false;
  void application.ended.then(() => (ended = true));
  let remindAt = Date.now() + REMIND_EVERY_MS;
  while (!ended) {
    const answer = await get(`${localAddress(settings)}/health/ready`);
    if (answer?.status === 200) return true;
    if (Date.now() > remindAt) {
      remindAt += REMIND_EVERY_MS;
      note(answer ? `Not ready yet: ${answer.body.slice(0, 300)}` : 'Not answering yet.');
    }
    await sleep(POLL_MS);
  }
  return false;
}
