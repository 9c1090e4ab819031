/** Brings node_modules in line with package-lock.json. */
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
const STAMP = inProject('node_modules', '.cache', 'gradspan', 'installed-from');

/** Checks whether everything in package-lock.json is installed for this platform. */
export function isInstalled() {
  if (!fs.existsSync(INSTALLED_LOCK_FILE)) return false;
  const stamp = fs.existsSync(STAMP) ? fs.readFileSync(STAMP, 'utf8') : '';
  if (stamp === stampOfLockFile()) return true;
  // Without our stamp, npm was run by hand; the file times then show whether that was after the last change.
  const forAnotherPlatform = stamp !== '' && !stamp.startsWith(platform());
  return !forAnotherPlatform && fs.statSync(INSTALLED_LOCK_FILE).mtimeMs >= fs.statSync(LOCK_FILE).mtimeMs;
}

const platform = () => `${process.platform}-${process.arch} `;

function stampOfLockFile() {
  return platform() + createHash('sha256').update(fs.readFileSync(LOCK_FILE)).digest('hex');
}

/**
 * Runs `npm ci` and shows how many packages are installed.
 *
 * @param {import('./terminal.mjs').Terminal} terminal
 */
export async function install(terminal) {
  const began = Date.now();
  const wanted = packageFolders();
  terminal.step('Packages', `installing ${wanted.length} (once; a minute or two)`);
  const timer = setInterval(() => {
    const there = wanted.filter((folder) => fs.existsSync(path.join(folder, 'package.json'))).length;
    terminal.progress('Packages', `${there} of ${wanted.length}, ${seconds(Date.now() - began)}`);
  }, COUNT_EVERY_MS);
  const quiet = { npm_config_progress: 'false', npm_config_loglevel: 'error', npm_config_update_notifier: 'false' };
  const args = ['ci', '--include=dev', '--include=optional', '--prefer-offline', '--no-audit', '--no-fund'];
  const { code, output } = await npm(args, quiet);
  clearInterval(timer);
  if (code !== 0) {
    throw new Failure(`The packages could not be installed (npm ci ended with ${code}):\n${lastLines(output)}`);
  }
  fs.mkdirSync(path.dirname(STAMP), { recursive: true });
  fs.writeFileSync(STAMP, stampOfLockFile());
  terminal.step('Packages', `installed in ${seconds(Date.now() - began)}`);
}

/** Returns the folders of the packages that the lock file requires on this platform. */
function packageFolders() {
  const { packages } = JSON.parse(fs.readFileSync(LOCK_FILE, 'utf8'));
  const fits = (list, value) =>
    !list || list.includes(value) || (list[0]?.startsWith('!') && !list.includes(`!${value}`));
  return Object.entries(packages)
    .filter(([name, entry]) => name.includes('node_modules') && !entry.link)
    .filter(([, entry]) => fits(entry.os, process.platform) && fits(entry.cpu, process.arch))
    .map(([name]) => inProject(name));
}

const lastLines = (text) => text.trim().split('\n').slice(-30).join('\n');
