/**
 * PostgreSQL without an installation: opens the database under a data folder, shares it with other processes, and
 * closes it.
 */
import fs from 'node:fs';
import path from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { onInterrupt } from '../lib/interrupts.mjs';
import { withLock } from '../lib/mutex.mjs';
import { endProcess, identify, isRunning } from '../lib/processes.mjs';
import { chooseAccount } from './account.mjs';
import { findBinaries, versionOf } from './binaries.mjs';
import { clusterExists, createCluster, NAME, readPassword, requireSameMajor } from './postgres-cluster.mjs';
import { findPostmaster, startPostmaster, stopPostmaster } from './postmaster.mjs';
import { separateRoles } from './roles.mjs';
import { liveUsers, register, unregister } from './users.mjs';

/** Below the range of ephemeral ports, and different from the default port of a PostgreSQL installed on the machine. */
const DEFAULT_PORT = 15_432;
const ORPHAN_STOP_TIMEOUT_MS = 12_000;

/**
 * @typedef {object} EmbeddedDatabase
 * @property {string} url of the database `gradspan` for its superuser, who may create other databases
 * @property {string} migrationUrl of the same database for the role that owns it and changes its tables
 * @property {string} runTimeUrl of the same database for the role that runs the product
 * @property {number} port
 * @property {number} pid of the server process
 * @property {string} version e.g. '16.14'
 * @property {string} account e.g. 'as postgres'
 * @property {'started' | 'joined' | 'taken over'} origin taken over: it was running, but no process used it any more
 * @property {(pid: number, command: string) => void} registerChild registers a process started by this one that uses
 *   the database
 * @property {() => boolean} isRunning
 * @property {() => Promise<boolean>} close stops the server when no other process uses it; resolves with whether it
 *   stopped
 */

/**
 * @param {object} options
 * @param {string} options.dataDir created if missing
 * @param {'server' | 'guest'} options.role a folder has one server at a time, and any number of guests
 * @param {string} options.command display name of this process, e.g. 'npm start'
 * @param {number} [options.port] preferred port
 * @param {Record<string, string>} [options.settings] server settings, used only if this call starts the server
 * @param {boolean} [options.durable] false: risk losing data instead of waiting for the disk (databases of test runs)
 * @param {(text: string) => void} [options.note] called with anything out of the ordinary
 * @returns {Promise<EmbeddedDatabase>}
 */
export async function openEmbeddedDatabase(options) {
  const { note = () => undefined } = options;
  const dataDir = prepareFolder(options.dataDir);
  const runFolder = path.join(dataDir, 'run');
  const lock = (work) => withLock(path.join(runFolder, 'lock'), work, { onWait: tellWaiting(note) });

  const opening = lock(() => enter(options, dataDir, runFolder, note));
  let closing;
  const close = () => (closing ??= opening.then(({ handle }) => lock(() => leave(dataDir, runFolder, handle))));
  const forget = onInterrupt(async () => {
    await opening.catch(() => undefined).then((opened) => opened && close());
  });

  const { handle, ...facts } = await opening.catch((error) => {
    forget();
    throw error;
  });
  const parent = identify(process.pid);
  return {
    ...facts,
    registerChild: (pid, command) => register(runFolder, pid, { role: 'child', command, parent }),
    isRunning: () => isRunning(handle.postmaster.identity),
    close: () => close().finally(forget),
  };
}

const tellWaiting = (note) => (pid) => note(`Waiting for process ${pid}, which is starting or stopping the database …`);

function prepareFolder(dataDir) {
  const folder = path.resolve(dataDir);
  try {
    fs.mkdirSync(folder, { recursive: true });
    fs.accessSync(folder, fs.constants.W_OK | fs.constants.X_OK);
    return folder;
  } catch (error) {
    throw new Failure(
      `The data folder ${folder} cannot be written (${error.code}).\n` +
        'Use the account that owns it, or set DATA_DIR to another folder.',
    );
  }
}

async function enter(options, dataDir, runFolder, note) {
  const { role, command } = options;
  if (role === 'server') await ensureOnlyServer(liveUsers(runFolder), dataDir, note);
  const others = liveUsers(runFolder);
  register(runFolder, process.pid, { role, command });
  try {
    return await open(options, dataDir, others);
  } catch (error) {
    unregister(runFolder, process.pid);
    throw error;
  }
}

async function open({ port = DEFAULT_PORT, settings = {}, durable = true }, dataDir, others) {
  const folder = path.join(dataDir, 'postgres');
  const binaries = findBinaries();
  const runAs = chooseAccount(binaries, folder);
  const version = versionOf(binaries, runAs);
  if (!clusterExists(folder)) await createCluster(folder, runAs, durable);
  requireSameMajor(folder, version.major);
  const password = readPassword(folder);

  const running = await findPostmaster(folder);
  const postmaster =
    running ?? (await startPostmaster({ folder, runAs, port, settings: withDurability(settings, durable) }));
  const url = `postgres://${NAME}:${password}@127.0.0.1:${postmaster.port}/${NAME}`;
  return {
    handle: { postmaster, runAs },
    url,
    ...(await rolesOf(url, () => running ?? stopPostmaster(folder, postmaster, runAs))),
    port: postmaster.port,
    pid: postmaster.identity.pid,
    version: version.full,
    account: runAs.description,
    origin: originOf(running, others),
  };
}

async function rolesOf(url, giveUp) {
  try {
    return await separateRoles(url);
  } catch (error) {
    await giveUp();
    throw new Failure(`The roles of the embedded database could not be made: ${error.message}`);
  }
}

function withDurability(settings, durable) {
  return durable ? settings : { fsync: 'off', synchronous_commit: 'off', full_page_writes: 'off', ...settings };
}

function originOf(running, others) {
  if (!running) return 'started';
  return others.length > 0 ? 'joined' : 'taken over';
}

/** Fails while another server is alive; ends processes left over from a server that was killed. */
async function ensureOnlyServer(users, dataDir, note) {
  const other = users.find((user) => user.role === 'server');
  if (other) {
    throw new Failure(
      `Gradspan already runs on the data folder ${dataDir}: ${other.command}, process ${other.pid}.\n` +
        'Stop that one first, or set DATA_DIR (and PORT) for a second one.',
    );
  }
  for (const orphan of users.filter((user) => user.parent && !isRunning(user.parent))) {
    note(`Ending process ${orphan.pid} (${orphan.command}), left over from a start that was killed.`);
    await endProcess(orphan, ORPHAN_STOP_TIMEOUT_MS);
  }
}

async function leave(dataDir, runFolder, { postmaster, runAs }) {
  unregister(runFolder, process.pid);
  if (liveUsers(runFolder).length > 0) return false;
  const folder = path.join(dataDir, 'postgres');
  // Another process may have started a new server after ours was killed.
  await stopPostmaster(folder, (await findPostmaster(folder)) ?? postmaster, runAs);
  return true;
}
