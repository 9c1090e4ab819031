/**
 * Brings node_modules in line with package-lock.json: with the packages that building and running the product need, or
 * with all of them.
 */
import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Failure } from './failure.mjs';
import { npm } from './npm.mjs';
import { inProject } from './paths.mjs';
import { seconds } from './terminal.mjs';

const COUNT_EVERY_MS = 1_000;
const LOCK_FILE = inProject('package-lock.json');
/** npm writes this file at the end of an installation, so it is missing after an interrupted one. */
const INSTALLED_LOCK_FILE = inProject('node_modules', '.package-lock.json');
/** The workspaces whose packages `npm start` needs: to build and to run. The others are for tests and benchmarks. */
const PRODUCT_WORKSPACES = ['backend', 'frontend'];
const STAMP = inProject('node_modules', '.cache', 'gradspan', 'installed-from');

/** @typedef {'product' | 'all'} Packages */

/**
 * Checks whether these packages are installed for this platform, as in package-lock.json.
 *
 * @param {Packages} packages
 */
export function isInstalled(packages) {
  if (!fs.existsSync(INSTALLED_LOCK_FILE)) return false;
  const stamp = readStamp();
  if (stamp && isCurrent(stamp)) return packages === 'product' || stamp.packages === 'all';
  // Otherwise npm may have been run by hand; the file times show whether that was after the last change.
  if (stamp && stamp.platform !== ownPlatform()) return false;
  return fs.statSync(INSTALLED_LOCK_FILE).mtimeMs >= fs.statSync(LOCK_FILE).mtimeMs;
}

/** @returns {{ platform: string, lock: string, packages: Packages } | null} what the last installation was made from */
function readStamp() {
  try {
    return JSON.parse(fs.readFileSync(STAMP, 'utf8'));
  } catch {
    return null;
  }
}

const isCurrent = ({ platform, lock }) => platform === ownPlatform() && lock === hashOfLockFile();
const ownPlatform = () => `${process.platform}-${process.arch}`;
const hashOfLockFile = () => createHash('sha256').update(fs.readFileSync(LOCK_FILE)).digest('hex');

/**
 * Installs the packages and shows how many there are. An installation of the product's packages is completed, not
 * repeated; where all packages were installed, all are installed again after a change of package-lock.json.
 *
 * @param {import('./terminal.mjs').Terminal} terminal
 * @param {Packages} packages
 */
export async function install(terminal, packages) {
  const began = Date.now();
  const stamp = readStamp();
  const wanted = stamp?.packages === 'all' ? 'all' : packages;
  const isCompletion = wanted === 'all' && stamp !== null && isCurrent(stamp) && fs.existsSync(INSTALLED_LOCK_FILE);
  terminal.step(
    'Packages',
    isCompletion ? 'installing those of the tests (once)' : 'installing (once; up to a minute)',
  );
  const timer = setInterval(
    () => terminal.progress('Packages', `${countInstalled()}, ${seconds(Date.now() - began)}`),
    COUNT_EVERY_MS,
  );
  const { code, output } = await npm(argumentsFor(wanted, isCompletion), QUIET);
  clearInterval(timer);
  if (code !== 0) {
    throw new Failure(`The packages could not be installed (npm ended with ${code}):\n${lastLines(output)}`);
  }
  fs.mkdirSync(path.dirname(STAMP), { recursive: true });
  fs.writeFileSync(STAMP, JSON.stringify({ platform: ownPlatform(), lock: hashOfLockFile(), packages: wanted }));
  terminal.step('Packages', `${countInstalled()} installed in ${seconds(Date.now() - began)}`);
}

const QUIET = { npm_config_progress: 'false', npm_config_loglevel: 'error', npm_config_update_notifier: 'false' };

function argumentsFor(packages, isCompletion) {
  const always = ['--include=dev', '--include=optional', '--prefer-offline', '--no-audit', '--no-fund'];
  // `npm ci` would remove everything first.
  if (isCompletion) return ['install', '--no-save', ...always];
  if (packages === 'all') return ['ci', ...always];
  return ['ci', '--include-workspace-root', ...PRODUCT_WORKSPACES.map((name) => `--workspace=${name}`), ...always];
}

/** Counts the packages at the top level of node_modules; a few more are inside others. */
function countInstalled() {
  const folder = inProject('node_modules');
  if (!fs.existsSync(folder)) return 0;
  const names = fs.readdirSync(folder).filter((name) => !name.startsWith('.'));
  return names.reduce(
    (count, name) => count + (name.startsWith('@') ? fs.readdirSync(path.join(folder, name)).length : 1),
    0,
  );
}

const lastLines = (text) => text.trim().split('\n').slice(-30).join('\n');
