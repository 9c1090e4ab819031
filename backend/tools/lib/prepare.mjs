/** Prepares a fresh or changed checkout for running: installs packages, then builds. */
import fs from 'node:fs';
import { Failure } from './failure.mjs';
import { inProject } from './paths.mjs';
import { withLock } from './mutex.mjs';
import { build, findOutdatedParts } from './build.mjs';
import { install, isInstalled } from './install.mjs';

const LOCK = inProject('.cache', 'prepare.lock');
/** Longer than a slow installation takes. */
const TIMEOUT_MS = 15 * 60_000;

/**
 * Does nothing and prints nothing when everything is up to date. Two commands started at the same time do the work only
 * once.
 *
 * @param {import('./terminal.mjs').Terminal} terminal
 * @param {import('./install.mjs').Packages} packages the packages that the command needs
 * @param {('backend' | 'frontend')[]} [parts] the parts to build; if empty, only packages are installed
 */
export async function prepare(terminal, packages, parts = ['backend', 'frontend']) {
  if (isReady(packages, parts)) return;
  const onWait = (pid) => terminal.note(`Waiting for process ${pid}, which is installing or building …`);
  await withProjectLock(onWait, async () => {
    if (!isInstalled(packages)) await install(terminal, packages);
    const old = findOutdatedParts(parts);
    if (old.length > 0) await build(old, terminal);
  });
}

const isReady = (packages, parts) => isInstalled(packages) && findOutdatedParts(parts).length === 0;

async function withProjectLock(onWait, work) {
  try {
    fs.mkdirSync(inProject('.cache'), { recursive: true });
    fs.accessSync(inProject('.cache'), fs.constants.W_OK);
  } catch {
    throw new Failure(
      `Packages or builds are missing or out of date, and ${inProject()} cannot be written by this account.\n` +
        'Run the command once as the owner of the project.',
    );
  }
  await withLock(LOCK, work, { patience: TIMEOUT_MS, onWait });
}
