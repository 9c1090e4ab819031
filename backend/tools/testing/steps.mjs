/** The steps of `npm test`. Each prints its name, result and duration, and counts its results. */
import os from 'node:os';
import path from 'node:path';
import { unlessInterrupted } from '../lib/interrupts.mjs';
import { npm } from '../lib/npm.mjs';
import { inProject, ROOT } from '../lib/paths.mjs';
import { run } from '../lib/processes.mjs';
import { seconds } from '../lib/terminal.mjs';
import { findChromium, HOW_TO_INSTALL } from './chromium.mjs';
import { countCheck, countJest, countPlaywright, countRetriedJest, failedJestFiles } from './tally.mjs';

const packageFile = (...parts) => inProject('node_modules', ...parts);
const tool = (name) => inProject('backend', 'tools', name);

/** More retries than this aren't caused by a slow machine: the run fails. */
export const MAX_RETRIED_TESTS = 3;
/** Playwright stops the server it started before it exits. */
const JOURNEYS_STOP_TIMEOUT_MS = 25_000;

/**
 * @typedef {object} Check
 * @property {string} name
 * @property {() => Promise<import('../lib/processes.mjs').Finished>} work
 */

const node = (...args) => run(process.execPath, args, { cwd: ROOT });

/**
 * Checks that read the code.
 *
 * @type {Check[]}
 */
export const STATIC_CHECKS = [
  { name: 'lint', work: () => npm(['run', '--silent', 'lint']) },
  { name: 'formatting', work: () => node(packageFile('oxfmt', 'bin', 'oxfmt'), '--check', '.') },
  { name: 'types', work: () => npm(['run', '--silent', 'typecheck']) },
  { name: 'boundaries', work: () => npm(['run', '--silent', 'boundaries']) },
  { name: 'prose', work: () => node(tool('prose/check.mjs')) },
  { name: 'events', work: () => node(tool('events.mjs'), '--check') },
  { name: 'error codes', work: () => node(tool('errors.mjs'), '--check') },
  { name: 'API changes', work: () => node(tool('api-changes.mjs')) },
  { name: 'rules of API documents', work: () => node(tool('api-lint.mjs')) },
  { name: 'documents for adoption', work: () => node(tool('adopt.mjs'), '--check') },
];

/**
 * Checks that read the finished build.
 *
 * @type {Check[]}
 */
export const BUILD_CHECKS = [
  { name: 'API document', work: () => node(tool('openapi.mjs'), '--check') },
  { name: 'bundle budget', work: () => node(tool('bundle-budget.mjs')) },
];

/**
 * @typedef {object} TestRun
 * @property {import('../lib/terminal.mjs').Terminal} terminal
 * @property {ReturnType<typeof import('./tally.mjs').openTally>} tally
 * @property {string} reports folder to which the runners write their reports
 */

/**
 * Runs checks, as many at the same time as there are cores.
 *
 * @param {TestRun} testRun
 * @param {Check[]} checks
 */
export async function runChecks(testRun, checks) {
  const waiting = checks.values();
  const runWaiting = async () => {
    for (const check of waiting) await runCheck(testRun, check);
  };
  await Promise.all(Array.from({ length: os.availableParallelism() }, runWaiting));
}

/**
 * @param {TestRun} testRun
 * @param {Check} check its output is shown only if it fails
 */
async function runCheck({ terminal, tally }, { name, work }) {
  const began = Date.now();
  terminal.progress('Check', `${name} …`);
  const { code, output } = await work().then(unlessInterrupted);
  tally.add(countCheck(code));
  terminal.step('Check', `${name} ${code === 0 ? 'passed' : 'FAILED'} in ${seconds(Date.now() - began)}`);
  if (code !== 0) terminal.say(output.trimEnd());
}

/**
 * Runs the tests of Jest projects. In a pipeline, where the machine may pause for seconds, up to three failed files are
 * run again one after the other, and reported as retried.
 *
 * @param {TestRun} testRun
 * @param {string[]} projects names of Jest projects
 * @param {string[]} extra arguments from the command line
 * @param {NodeJS.ProcessEnv} [environment]
 */
export async function runJest({ terminal, tally, reports }, projects, extra, environment = {}) {
  const began = Date.now();
  const label = projects.join(' and ');
  const report = path.join(reports, `jest-${projects.join('-')}.json`);
  terminal.step('Jest', `${label} …`);
  const workers = `--maxWorkers=${workersFor(projects)}`;
  const code = await jest(projects, report, [workers, ...extra], environment);
  const failed = process.env.CI ? failedJestFiles(report) : [];
  if (failed.length === 0 || failed.length > MAX_RETRIED_TESTS) {
    finishSuite(terminal, tally, 'Jest', label, countJest(report, code), began);
    return;
  }
  terminal.step('Jest', `${failed.length} failed file${failed.length === 1 ? '' : 's'} again …`);
  const second = path.join(reports, `jest-${projects.join('-')}-retried.json`);
  const secondCode = await jest(projects, second, ['--runInBand', '--runTestsByPath', ...failed], environment);
  finishSuite(terminal, tally, 'Jest', label, countRetriedJest(report, second, secondCode), began);
}

/**
 * By default, Jest leaves one core idle. Tests with a database spend part of their time waiting for it, so they get one
 * more worker.
 */
function workersFor(projects) {
  const cores = os.availableParallelism();
  return Math.max(2, cores - 1) + (projects.includes('e2e') ? 1 : 0);
}

/** @returns {Promise<number>} exit code */
async function jest(projects, report, extra, environment) {
  const kept = ['--json', `--outputFile=${report}`, '--passWithNoTests'];
  const args = [packageFile('jest', 'bin', 'jest.js'), '--selectProjects', ...projects, ...kept, ...extra];
  const env = { ...process.env, ...environment, NODE_ENV: 'test' };
  const { code } = await run(process.execPath, args, { cwd: ROOT, env, show: 'errors' }).then(unlessInterrupted);
  return code;
}

/**
 * Runs the journeys in a browser. If there is no browser, they are skipped with a message; in a pipeline, where no one
 * would notice, that is a failure.
 *
 * @param {TestRun} testRun
 * @param {string[]} extra arguments from the command line
 * @param {NodeJS.ProcessEnv} environment
 */
export async function runJourneys({ terminal, tally, reports }, extra, environment) {
  const began = Date.now();
  const chromium = await findChromium();
  if (!chromium) {
    terminal.note(`No Chromium on this machine, so the browser tests are skipped. ${HOW_TO_INSTALL}`);
    if (process.env.CI) tally.add(countCheck(1));
    return;
  }
  const report = path.join(reports, 'playwright.json');
  terminal.step('Browser', `journeys in ${chromium} …`);
  const args = ['test', '--reporter=list,json', ...extra];
  const { code } = await run(process.execPath, [packageFile('@playwright', 'test', 'cli.js'), ...args], {
    cwd: ROOT,
    env: { ...process.env, ...environment, CHROMIUM: chromium, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    show: 'all',
    patience: JOURNEYS_STOP_TIMEOUT_MS,
  }).then(unlessInterrupted);
  finishSuite(terminal, tally, 'Browser', 'journeys', countPlaywright(report, code), began);
}

function finishSuite(terminal, tally, label, name, count, began) {
  tally.add(count);
  const time = seconds(Date.now() - began);
  terminal.step(label, `${name}: ${count.passed} passed, ${count.failed} failed in ${time}`);
}
