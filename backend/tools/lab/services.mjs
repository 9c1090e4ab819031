/** Starts the programs of the lab, which must be installed, and stops them all. */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { inProject } from '../lib/paths.mjs';
import { endProcess, identify, sleep } from '../lib/processes.mjs';

const STOP_TIMEOUT_MS = 20_000;
const DEBIAN_PACKAGES = 'postgresql-15 patroni python3-etcd etcd-server haproxy pgbouncer';
const SEARCH_PATH = `${process.env.PATH}:/usr/sbin:/usr/lib/postgresql/15/bin`;

/**
 * @typedef {object} Service
 * @property {string} name
 * @property {import('node:child_process').ChildProcess} process
 * @property {() => Promise<void>} stop ends the process, and resolves when it has ended
 */

/** The folder of a lab with the services started in it. */
export class Services {
  /** @type {Service[]} */
  #all = [];
  /** The folder of all data, configurations and logs; removed at the end. */
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'gradspan-lab-'));
  /** The account of the services: PostgreSQL refuses to run as root. */
  account = findAccount();

  constructor() {
    fs.chmodSync(this.folder, 0o755);
  }

  /** Writes a configuration file. @returns its path */
  write(name, lines) {
    const file = path.join(this.folder, name);
    fs.writeFileSync(file, `${lines.join('\n')}\n`);
    return file;
  }

  /** Copies a configuration file of docker/lab, where all accounts can read it. @returns its path */
  copy(name) {
    const file = path.join(this.folder, name);
    fs.copyFileSync(inProject('docker', 'lab', name), file);
    return file;
  }

  /** Creates a folder that belongs to the account of the services. @returns its path */
  makeFolder(name) {
    const folder = path.join(this.folder, name);
    fs.mkdirSync(folder, { mode: 0o700 });
    if (this.account) fs.chownSync(folder, this.account.uid, this.account.gid);
    return folder;
  }

  /**
   * Starts a program; its output is written to `<name>.log`.
   * @param {string} name unique
   * @param {string[]} command
   * @param {{ env?: Record<string, string>, asAccount?: boolean }} [options]
   * @returns {Service}
   */
  start(name, [program, ...args], { env = {}, asAccount = false } = {}) {
    const log = fs.openSync(path.join(this.folder, `${name}.log`), 'a');
    const child = spawn(program, args, {
      env: { ...process.env, PATH: SEARCH_PATH, ...env },
      stdio: ['ignore', log, log],
      cwd: this.folder,
      // Ctrl-C in the terminal reaches only the lab, which stops the services in order.
      detached: true,
      ...(asAccount ? this.account : {}),
    });
    fs.closeSync(log);
    child.once('error', () => undefined);
    const identity = child.pid ? identify(child.pid) : null;
    const stop = async () => {
      this.#all = this.#all.filter((one) => one !== service);
      if (child.exitCode === null && identity) await endProcess(identity, STOP_TIMEOUT_MS);
    };
    const service = { name, process: child, stop };
    this.#all.push(service);
    return service;
  }

  /**
   * Waits until `check` resolves with true.
   * @param {Service} service fails at once if it ends
   * @param {() => Promise<boolean>} check
   * @param {number} withinMs
   */
  async waitFor(service, check, withinMs = 60_000) {
    const deadline = Date.now() + withinMs;
    while (!(await check().catch(() => false))) {
      if (service.process.exitCode !== null || service.process.pid === undefined || Date.now() > deadline) {
        throw new Failure(`${service.name} did not start:\n${this.#logOf(service)}`);
      }
      await sleep(100);
    }
  }

  #logOf({ name }) {
    return fs
      .readFileSync(path.join(this.folder, `${name}.log`), 'utf8')
      .split('\n')
      .slice(-15)
      .join('\n');
  }

  /** Stops all services, the last one first, and removes the folder. */
  async stop() {
    for (const { stop } of [...this.#all].reverse()) await stop();
    fs.rmSync(this.folder, { recursive: true, force: true });
  }
}

const LAB_PROGRAMS = ['postgres', 'patroni', 'etcd', 'haproxy', 'pgbouncer'];

/**
 * @param {string[]} [programs] those of the lab if omitted
 * @throws Failure naming the packages if a program is missing
 */
export async function requirePrograms(programs = LAB_PROGRAMS) {
  for (const program of programs) {
    const child = spawn('sh', ['-c', `command -v ${program}`], { env: { ...process.env, PATH: SEARCH_PATH } });
    const [code] = await once(child, 'exit');
    if (code !== 0)
      throw new Failure(`This command needs ${program}. On Debian 12: apt-get install ${DEBIAN_PACKAGES}`);
  }
}

/** @returns {{ uid: number, gid: number } | null} the account `postgres` if this process is root */
function findAccount() {
  if (process.getuid?.() !== 0) return null;
  const line = fs
    .readFileSync('/etc/passwd', 'utf8')
    .split('\n')
    .find((one) => one.startsWith('postgres:'));
  if (!line) throw new Failure(`The lab needs the account postgres. On Debian 12: apt-get install ${DEBIAN_PACKAGES}`);
  const [, , uid, gid] = line.split(':');
  return { uid: Number(uid), gid: Number(gid) };
}
