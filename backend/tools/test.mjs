/**
 * `npm test`: runs every suite. `npm test unit`, `npm test integration` and `npm test browser` run a part. Further
 * arguments are passed to Jest (to Playwright after `browser`); without a part they select Jest tests, so only Jest
 * runs: `npm test -- -t "replying"`. `--all` includes what takes long and rarely finds anything. `npm test changed`
 * runs the Jest tests closest to the differences from main. The last line is the total.
 */
import './lib/node-version.mjs';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { onInterrupt } from './lib/interrupts.mjs';
import { prepare } from './lib/prepare.mjs';
import { openTerminal, runMain, seconds } from './lib/terminal.mjs';
import { findTestDatabase } from './test-database.mjs';
import { changedFiles, nearest, relatedTests } from './testing/changed.mjs';
import { BUILD_CHECKS, MAX_RETRIED_TESTS, runChecks, runJest, runJourneys, STATIC_CHECKS } from './testing/steps.mjs';
import { countCheck, openTally } from './testing/tally.mjs';

const FAST_PROJECTS = ['unit', 'frontend'];
const DATABASE_PROJECTS = ['integration', 'e2e'];
const PARTS = {
  everything: { checks: true, fast: true, database: true, browser: true },
  tests: { fast: true, database: true },
  unit: { fast: true },
  integration: { database: true },
  browser: { browser: true },
  changed: { changed: true },
};
/** The number of test files that `changed` runs: about a minute and a half. */
const MAX_RELATED_FILES = { fast: 30, database: 6 };

const terminal = openTerminal();

/** @returns {Promise<number>} exit code: 0 if nothing failed */
async function main() {
  const began = Date.now();
  const { part, extra } = readArguments(process.argv.slice(2));
  if (process.argv.includes('--all')) process.env.TESTS = 'all';
  const reports = fs.mkdtempSync(path.join(os.tmpdir(), 'gradspan-reports-'));
  const removeReports = () => fs.rmSync(reports, { recursive: true, force: true });
  onInterrupt(removeReports);

  const testRun = { terminal, tally: openTally(), reports };
  await prepare(terminal, 'all', []);
  await runPart(testRun, part, extra);
  removeReports();

  const { passed, failed, retried } = testRun.tally.total();
  terminal.step('Finished', `in ${seconds(Date.now() - began)}`);
  if (retried.length > 0) terminal.say(`Run a second time (at most ${MAX_RETRIED_TESTS}):\n${retried.join('\n')}`);
  terminal.say(`${passed} passed, ${failed} failed`);
  return failed === 0 && retried.length <= MAX_RETRIED_TESTS ? 0 : 1;
}

function readArguments(given) {
  // Neither Jest nor Playwright has this option.
  const args = given.filter((argument) => argument !== '--all');
  if (args.length === 0) return { part: PARTS.everything, extra: [] };
  const named = Object.hasOwn(PARTS, args[0]);
  return { part: named ? PARTS[args[0]] : PARTS.tests, extra: named ? args.slice(1) : args };
}

async function runPart(testRun, part, extra) {
  if (part.changed) return runChanged(testRun, extra);
  if (!(await checksAndBuilds(testRun, part))) return;
  if (part.fast) await runJest(testRun, FAST_PROJECTS, extra);
  if (part.database || part.browser) await runOnDatabase(testRun, part, extra);
}

async function runChanged(testRun, extra) {
  const changed = await changedFiles();
  terminal.step('Changed', `${changed.length} ${changed.length === 1 ? 'file' : 'files'} of code`);
  if (changed.length === 0) return;
  const [fast, database] = await Promise.all([
    chooseTests(FAST_PROJECTS, changed, MAX_RELATED_FILES.fast),
    chooseTests(DATABASE_PROJECTS, changed, MAX_RELATED_FILES.database),
  ]);
  const withTestPaths = (files) => [...extra, '--runTestsByPath', ...files];
  if (fast.length > 0) await runJest(testRun, FAST_PROJECTS, withTestPaths(fast));
  if (database.length === 0 || !(await builds(testRun))) return;
  await runOnDatabase(testRun, { database: true }, withTestPaths(database));
}

async function chooseTests(projects, changed, limit) {
  const relatedFiles = await relatedTests(projects, changed);
  const left = relatedFiles.length - limit;
  if (left > 0) terminal.note(`${left} more files of ${projects.join(' and ')} tests import what was changed.`);
  return nearest(relatedFiles, changed, limit);
}

async function checksAndBuilds(testRun, part) {
  if (part.checks) await runChecks(testRun, STATIC_CHECKS);
  // The suites with a database also start the built server as a separate process.
  if ((part.checks || part.database || part.browser) && !(await builds(testRun))) return false;
  if (part.checks) await runChecks(testRun, BUILD_CHECKS);
  return true;
}

/** A failed build ends the run: the following steps would test an outdated build. */
async function builds({ tally }) {
  try {
    await prepare(terminal, 'all');
    tally.add(countCheck(0));
    return true;
  } catch (error) {
    terminal.say(error.message);
    tally.add(countCheck(1));
    return false;
  }
}

async function runOnDatabase(testRun, part, extra) {
  const database = await findTestDatabase(terminal.note).catch((error) => {
    terminal.say(error.message);
    testRun.tally.add(countCheck(1));
  });
  if (!database) return;
  terminal.step('Database', database.description);
  const environment = { TEST_DATABASE: 'url', TEST_DATABASE_URL: database.url };
  try {
    if (part.database) await runJest(testRun, DATABASE_PROJECTS, extra, environment);
    if (part.browser) {
      await runJourneys(testRun, part.database ? [] : extra, environment);
    }
  } finally {
    await database.stop();
  }
}

await runMain(main);
