/**
 * Chooses the account PostgreSQL runs under. PostgreSQL refuses to run as root, so root runs it under an existing
 * unprivileged account, or in a user namespace in which root has no privileges outside. Only the database's own folder
 * changes owner.
 */
import { spawnSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { Failure } from '../lib/failure.mjs';

const UNPRIVILEGED_ACCOUNTS = ['postgres', 'nobody'];
const NAMESPACE = ['unshare', '--user', '--map-user=65534'];

/**
 * @typedef {object} RunAs
 * @property {string} description e.g. 'as postgres'
 * @property {{ uid?: number, gid?: number, cwd?: string }} spawnOptions
 * @property {(program: string, args: string[]) => [string, string[]]} command what to spawn for a PostgreSQL program
 * @property {(file: string) => void} handOver makes a file or folder belong to the account
 */

/**
 * @param {import('./binaries.mjs').Binaries} binaries
 * @param {string} folder the database's folder, which may not exist yet; its parent exists
 * @returns {RunAs}
 */
export function chooseAccount(binaries, folder) {
  if (process.getuid?.() !== 0) return runAsCurrentUser(binaries);

  const owner = fs.existsSync(folder) ? fs.statSync(folder) : null;
  const account = owner === null ? reachableAccount(binaries, folder) : accountOf(owner);
  if (account && canReach(account, binaries, folder)) return runAsAccount(binaries, account);
  if (!account && namespaceWorks()) return runInNamespace(binaries);

  throw new Failure(
    'PostgreSQL refuses to run as root, and no unprivileged account can reach both its programs and its data:\n' +
      `  ${binaries.folder}\n  ${folder}\n` +
      'Move the project out of root’s home folder, start it as an ordinary user, or set DATABASE_URL.',
  );
}

/** @returns {RunAs} */
function runAsCurrentUser(binaries) {
  return {
    description: 'as the current user',
    spawnOptions: {},
    command: (program, args) => [binaries.program(program), args],
    handOver: () => undefined,
  };
}

/** @returns {RunAs} */
function runAsAccount(binaries, { name, uid, gid }) {
  return {
    description: `as ${name}`,
    // The account may have no access to the current working directory.
    spawnOptions: { uid, gid, cwd: '/' },
    command: (program, args) => [binaries.program(program), args],
    handOver: (file) => fs.chownSync(file, uid, gid),
  };
}

/** @returns {RunAs} */
function runInNamespace(binaries) {
  const [command, ...flags] = NAMESPACE;
  return {
    description: 'in a user namespace',
    spawnOptions: {},
    command: (program, args) => [command, [...flags, binaries.program(program), ...args]],
    handOver: () => undefined,
  };
}

/** An existing database keeps the account that owns it; one owned by root was created in a user namespace. */
function accountOf({ uid, gid }) {
  if (uid === 0) return null;
  return { name: accounts().find((account) => account.uid === uid)?.name ?? `user ${uid}`, uid, gid };
}

function reachableAccount(binaries, folder) {
  const candidates = UNPRIVILEGED_ACCOUNTS.flatMap((name) => accounts().filter((account) => account.name === name));
  return candidates.find((account) => canReach(account, binaries, folder) && canOwnFiles(account, folder)) ?? null;
}

function accounts() {
  const lines = fs.readFileSync('/etc/passwd', 'utf8').split('\n').filter(Boolean);
  return lines.map((line) => {
    const [name, , uid, gid] = line.split(':');
    return { name, uid: Number(uid), gid: Number(gid) };
  });
}

function canReach({ uid, gid }, binaries, folder) {
  const question = 'test -x "$0" && cd "$1"';
  const args = ['-c', question, binaries.program('postgres'), path.dirname(folder)];
  return spawnSync('/bin/sh', args, { uid, gid, cwd: '/' }).status === 0;
}

/** Some mounted file systems don't allow changing the owner of a file. */
function canOwnFiles({ uid, gid }, folder) {
  const trial = `${folder}.owner`;
  try {
    fs.writeFileSync(trial, '');
    fs.chownSync(trial, uid, gid);
    return true;
  } catch {
    return false;
  } finally {
    fs.rmSync(trial, { force: true });
  }
}

function namespaceWorks() {
  const [command, ...flags] = NAMESPACE;
  return spawnSync(command, [...flags, 'true']).status === 0;
}
