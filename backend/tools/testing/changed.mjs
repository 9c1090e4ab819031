/** Selects the tests to run first for the differences from the main branch. */
import fs from 'node:fs';
import path from 'node:path';
import { inProject, ROOT, shortPath } from '../lib/paths.mjs';
import { run } from '../lib/processes.mjs';

const CODE = /\.(ts|tsx|mjs|cjs|js|json|css|sql)$/;

/**
 * @returns {Promise<string[]>} absolute paths of files, committed or not, that differ from the commit where this branch
 *   left main; on main itself, from its last commit
 */
export async function changedFiles() {
  const base = (await startOfBranch()) ?? 'HEAD';
  const names = await Promise.all([
    git('diff', '--name-only', '--diff-filter=d', base),
    git('ls-files', '--others', '--exclude-standard'),
  ]);
  return names
    .flat()
    .filter((name) => CODE.test(name))
    .map((name) => inProject(name));
}

async function startOfBranch() {
  for (const main of ['origin/main', 'main']) {
    const [base] = await git('merge-base', 'HEAD', main).catch(() => []);
    if (base) return base;
  }
  return null;
}

/**
 * @param {string[]} projects names of Jest projects
 * @param {string[]} files absolute paths
 * @returns {Promise<string[]>} absolute paths of the test files that import one of them, directly or indirectly
 */
export async function relatedTests(projects, files) {
  const jest = inProject('node_modules', 'jest', 'bin', 'jest.js');
  const args = ['--listTests', '--json', '--selectProjects', ...projects, '--findRelatedTests', ...files];
  const { code, output } = await run(process.execPath, [jest, ...args], { cwd: ROOT });
  const list = output.split('\n').find((line) => line.startsWith('['));
  if (code !== 0 || !list) throw new Error(`Jest cannot list the tests:\n${output}`);
  return JSON.parse(list);
}

/**
 * Selects the closest of many related tests, because nearly every page test imports every page, and nearly every test
 * with a database imports the whole server. Changed tests come first, then those in the same folders, then those that
 * share words with the file's name.
 *
 * @param {string[]} tests
 * @param {string[]} files that were changed
 * @param {number} limit
 */
export function nearest(tests, files, limit) {
  const score = (test) => Math.max(...files.map((file) => nearness(test, file)));
  const scoredTests = tests.map((test) => ({ test, score: score(test) }));
  scoredTests.sort((one, other) => other.score - one.score || one.test.localeCompare(other.test));
  return scoredTests.slice(0, limit).map(({ test }) => test);
}

function nearness(test, file) {
  if (test === file) return Infinity;
  const [own, other] = [test, file].map((name) => shortPath(path.dirname(name)).split(path.sep));
  const shared = own.findIndex((part, n) => part !== other[n]);
  const words = new Set(wordsOf(file));
  return (shared < 0 ? own.length : shared) + 2 * wordsOf(test).filter((word) => words.has(word)).length;
}

const wordsOf = (file) =>
  path
    .basename(file)
    .split('.')[0]
    .split('-')
    .filter((word) => word.length > 3);

async function git(...args) {
  const { code, output } = await run('git', args, { cwd: ROOT });
  if (code !== 0) throw new Error(`git ${args.join(' ')} failed:\n${output}`);
  return output.split('\n').filter((line) => line && (args[0] === 'merge-base' || fs.existsSync(inProject(line))));
}
