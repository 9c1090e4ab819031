/** Runs npm, preferably the one that started this script. */
import { ROOT } from './paths.mjs';
import { run } from './processes.mjs';

/**
 * @param {string[]} args
 * @param {NodeJS.ProcessEnv} [extra] variables added to those of this process
 * @returns {Promise<import('./processes.mjs').Finished>}
 */
export function npm(args, extra = {}) {
  const env = { ...process.env, ...extra };
  const ours = process.env.npm_execpath;
  if (ours?.endsWith('npm-cli.js')) return run(process.execPath, [ours, ...args], { cwd: ROOT, env });
  return run('npm', args, { cwd: ROOT, env, shell: process.platform === 'win32' });
}
