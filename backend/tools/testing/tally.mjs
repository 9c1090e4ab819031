/** Counts passed, failed and retried tests over suites with different report formats. */
import fs from 'node:fs';
import path from 'node:path';
import { ROOT } from '../lib/paths.mjs';

/**
 * @typedef {object} Count
 * @property {number} passed tests
 * @property {number} failed tests
 * @property {string[]} [retried] names of test files and journeys that failed and were run again
 */

/** @returns {{ add: (count: Count) => void, total: () => Required<Count> }} */
export function openTally() {
  const total = { passed: 0, failed: 0, retried: [] };
  return {
    add({ passed, failed, retried = [] }) {
      total.passed += passed;
      total.failed += failed;
      total.retried.push(...retried);
    },
    total: () => ({ ...total, retried: [...total.retried] }),
  };
}

/**
 * Counts a check that only passes or fails.
 *
 * @param {number} exitCode
 * @returns {Count}
 */
export const countCheck = (exitCode) => (exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/**
 * @param {string} reportFile output of `jest --json --outputFile`
 * @param {number} exitCode
 * @returns {Count}
 */
export function countJest(reportFile, exitCode) {
  const report = readReport(reportFile);
  const passed = report?.numPassedTests ?? 0;
  // A file that could not be loaded has no tests to count.
  const failed = (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0);
  const retried = retriedJestTests(report?.testResults ?? []);
  return { ...withExitCode({ passed, failed }, exitCode), retried };
}

/** Returns the tests that passed on a retry within the run of their file, as `file: title`. */
function retriedJestTests(testResults) {
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status, invocations = 1 }) => status === 'passed' && invocations > 1)
      .map(({ fullName }) => `${path.relative(ROOT, name)}: ${fullName}`),
  );
}

/**
 * Returns the files in which a test failed, or which could not be loaded.
 *
 * @param {string} reportFile output of `jest --json --outputFile`
 * @returns {string[]} absolute paths
 */
export function failedJestFiles(reportFile) {
  const results = readReport(reportFile)?.testResults ?? [];
  return results.filter(({ status }) => status === 'failed').map(({ name }) => name);
}

/**
 * Adds up a run and a second run of its failed files. Tests that failed in the first run and passed in the second count
 * as passed.
 *
 * @param {string} firstReport output of `jest --json --outputFile`
 * @param {string} secondReport the same for the second run
 * @param {number} secondExitCode
 * @returns {Count}
 */
export function countRetriedJest(firstReport, secondReport, secondExitCode) {
  const files = failedJestFiles(firstReport);
  const { testResults, numPassedTests } = readReport(firstReport);
  const failed = testResults.filter(({ name }) => files.includes(name));
  const passedInFailedFiles = failed
    .flatMap(({ assertionResults }) => assertionResults)
    .filter(({ status }) => status === 'passed').length;
  const second = countJest(secondReport, secondExitCode);
  return {
    passed: numPassedTests - passedInFailedFiles + second.passed,
    failed: second.failed,
    retried: [
      ...retriedJestTests(testResults.filter(({ name }) => !files.includes(name))),
      ...files.map((file) => path.relative(ROOT, file)),
    ],
  };
}

/**
 * @param {string} reportFile output of Playwright's json reporter
 * @param {number} exitCode
 * @returns {Count}
 */
export function countPlaywright(reportFile, exitCode) {
  const report = readReport(reportFile);
  const { expected = 0, flaky = 0, unexpected = 0 } = report?.stats ?? {};
  const retried = flakyJourneys(report?.suites ?? []);
  return { ...withExitCode({ passed: expected + flaky, failed: unexpected }, exitCode), retried };
}

/** Returns the journeys that passed on a retry, as `file: title`. */
function flakyJourneys(suites) {
  return suites.flatMap(({ specs = [], suites: nested = [] }) => [
    ...specs
      .filter(({ tests }) => tests.some(({ status }) => status === 'flaky'))
      .map(({ file, title }) => `${file}: ${title}`),
    ...flakyJourneys(nested),
  ]);
}

/** A runner that exits with an error but reports no failure counts as one failure. */
function withExitCode(count, exitCode) {
  return exitCode !== 0 && count.failed === 0 ? { ...count, failed: 1 } : count;
}

function readReport(file) {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
