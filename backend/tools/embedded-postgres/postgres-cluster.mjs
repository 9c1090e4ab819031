/** The database's folder on disk: created once and atomically, and recognized afterwards. */
import { randomBytes } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Failure } from '../lib/failure.mjs';
import { run } from '../lib/processes.mjs';

/** Name of the database and of the superuser, which is only used to create the database and the roles (roles.sql). */
export const NAME = 'gradspan';

/** Returns the environment of the PostgreSQL programs, without the user's own PG* and language settings. */
export function programEnvironment() {
  const own = Object.entries(process.env).filter(([name]) => !name.startsWith('PG'));
  return { ...Object.fromEntries(own), LC_ALL: 'C', LANG: 'C', TZ: 'UTC' };
}

/** @param {string} folder the database's folder */
export const passwordFile = (folder) => `${folder}.password`;

/** @param {string} folder */
export const clusterExists = (folder) => fs.existsSync(path.join(folder, 'PG_VERSION'));

/**
 * Creates the folder under a temporary name and renames it when it is complete, so that an interrupted first start
 * leaves nothing that could be mistaken for a database.
 *
 * @param {string} folder
 * @param {import('./account.mjs').RunAs} runAs
 * @param {boolean} durable false: do not wait for the disk (databases of test runs)
 */
export async function createCluster(folder, runAs, durable) {
  removeLeftovers(folder);
  const staging = `${folder}.new-${process.pid}`;
  const passwordForInitdb = `${staging}.password`;
  const password = randomBytes(18).toString('base64url');
  requireNothingThere(folder);

  try {
    fs.mkdirSync(staging, { mode: 0o700 });
    runAs.handOver(staging);
    fs.writeFileSync(passwordForInitdb, `${password}\n`, { mode: 0o600 });
    runAs.handOver(passwordForInitdb);
    await initialise(staging, passwordForInitdb, runAs, durable);
    await createDatabase(staging, runAs, durable);
    fs.rmSync(passwordFile(folder), { force: true });
    fs.writeFileSync(passwordFile(folder), `${password}\n`, { mode: 0o600 });
    fs.renameSync(staging, folder);
  } finally {
    fs.rmSync(passwordForInitdb, { force: true });
    fs.rmSync(staging, { recursive: true, force: true });
  }
}

/**
 * Removes what killed first starts left behind. Their programs may still be writing; that is harmless, because names
 * are never reused.
 */
function removeLeftovers(folder) {
  const prefix = `${path.basename(folder)}.new-`;
  for (const name of fs.readdirSync(path.dirname(folder)).filter((one) => one.startsWith(prefix))) {
    try {
      fs.rmSync(path.join(path.dirname(folder), name), { recursive: true, force: true });
    } catch {
      // The next first start tries again.
    }
  }
}

/** A folder that is not a valid database may still be the remains of one, so we must not delete it. */
function requireNothingThere(folder) {
  if (!fs.existsSync(folder)) return;
  if (fs.readdirSync(folder).length > 0) {
    throw new Failure(`${folder} holds something that is not a PostgreSQL database. Move it away, or set DATA_DIR.`);
  }
  fs.rmdirSync(folder);
}

async function initialise(staging, passwordForInitdb, runAs, durable) {
  const args = ['-D', staging, '-U', NAME, '--auth=scram-sha-256', `--pwfile=${passwordForInitdb}`];
  args.push('--encoding=UTF8', '--locale=C', '--locale-provider=icu', '--icu-locale=und', '--no-instructions');
  if (!durable) args.push('--no-sync');
  await runProgram('initdb', args, runAs);
}

/** Uses single-user mode, so that the database exists before anyone can connect. */
async function createDatabase(staging, runAs, durable) {
  const args = ['--single', '-D', staging, '-c', 'exit_on_error=on', '-c', 'log_checkpoints=off'];
  if (!durable) args.push('-c', 'fsync=off');
  await runProgram('postgres', [...args, 'postgres'], runAs, `CREATE DATABASE ${NAME}\n`);
}

async function runProgram(program, programArgs, runAs, input) {
  const [command, args] = runAs.command(program, programArgs);
  const { code, output } = await run(command, args, { ...runAs.spawnOptions, env: programEnvironment(), input });
  if (code !== 0) throw new Failure(`The database could not be made: ${program} failed.\n${output.trim()}`);
}

/**
 * @param {string} folder of an existing cluster
 * @param {string} major of the installed programs, e.g. '16'
 */
export function requireSameMajor(folder, major) {
  const made = fs.readFileSync(path.join(folder, 'PG_VERSION'), 'utf8').trim();
  if (made === major) return;
  throw new Failure(
    `The database in ${folder} was made by PostgreSQL ${made}; this version of Gradspan brings PostgreSQL ${major}.\n` +
      `Dump it with the version that made it and load the dump into this one, or set DATA_DIR to another folder.`,
  );
}

/** @param {string} folder @returns {string} */
export function readPassword(folder) {
  try {
    return fs.readFileSync(passwordFile(folder), 'utf8').trim();
  } catch {
    throw new Failure(
      `The database in ${folder} is there, but its password in ${passwordFile(folder)} cannot be read.\n` +
        'Use the account that made it, or move the folder away to begin with an empty database.',
    );
  }
}
