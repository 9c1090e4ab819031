/**
 * The processes that use the data folder, with one small file per process under DATA_DIR/run. The last one stops the
 * database, so that it is never stopped while another process uses it. Files of dead processes are ignored, so a killed
 * process doesn't lock anyone out.
 */
import fs from 'node:fs';
import path from 'node:path';
import { identify, isRunning } from '../lib/processes.mjs';

/**
 * @typedef {object} User
 * @property {number} pid
 * @property {string} started see ProcessIdentity
 * @property {'server' | 'guest' | 'child'} role server: `npm start`, of which there is one; guest: a command; child:
 *   works for another user
 * @property {string} command display name, e.g. 'npm start'
 * @property {import('../lib/processes.mjs').ProcessIdentity} [parent] of a child
 */

/** @param {string} runFolder */
const fileOf = (runFolder, pid) => path.join(runFolder, `${pid}.json`);

/**
 * @param {string} runFolder
 * @param {number} pid
 * @param {Pick<User, 'role' | 'command' | 'parent'>} as
 */
export function register(runFolder, pid, as) {
  const identity = identify(pid);
  if (!identity) return;
  const file = fileOf(runFolder, pid);
  fs.mkdirSync(runFolder, { recursive: true });
  fs.writeFileSync(`${file}.new`, JSON.stringify({ ...identity, ...as }));
  fs.renameSync(`${file}.new`, file);
}

/** @param {string} runFolder @param {number} pid */
export function unregister(runFolder, pid) {
  fs.rmSync(fileOf(runFolder, pid), { force: true });
}

/**
 * Returns the users that are alive and deletes the files of dead ones.
 *
 * @param {string} runFolder
 * @returns {User[]}
 */
export function liveUsers(runFolder) {
  if (!fs.existsSync(runFolder)) return [];
  const files = fs.readdirSync(runFolder).filter((name) => /^\d+\.json$/.test(name));
  return files.flatMap((name) => {
    const file = path.join(runFolder, name);
    const user = read(file);
    if (user && isRunning(user)) return [user];
    fs.rmSync(file, { force: true });
    return [];
  });
}

function read(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
