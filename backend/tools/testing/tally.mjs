/** Counts what passed and what failed, over suites that report in different shapes. */
import fs from 'node:fs';

/** @typedef {{ passed: number, failed: number }} Count */

/** @returns {{ add: (count: Count) => void, total: () => Count }} */
export function openTally() {
  const total = { passed: 0, failed: 0 };
  return {
    add({ passed, failed }) {
      total.passed += passed;
      total.failed += failed;
    },
    total: () => ({ ...total }),
  };
}

/** A check that only knows good from bad. @param {number} exitCode @returns {Count} */
export const countCheck = (exitCode) => (exitCode === 0 ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 });

/**
 * @param {string} reportFile what `jest --json --outputFile` wrote
 * @param {number} exitCode
 * @returns {Count}
 */
export function countJest(reportFile, exitCode) {
  const report = readReport(reportFile);
  const passed = report?.numPassedTests ?? 0;
  // A file that could not even be loaded has no tests to count.
  const failed = (report?.numFailedTests ?? 0) + (report?.numRuntimeErrorTestSuites ?? 0);
  return withExitCode({ passed, failed }, exitCode);
}

/**
 * @param {string} reportFile what Playwright's json reporter wrote
 * @param {number} exitCode
 * @returns {Count}
 */
export function countPlaywright(reportFile, exitCode) {
  const { expected = 0, flaky = 0, unexpected = 0 } = readReport(reportFile)?.stats ?? {};
  return withExitCode({ passed: expected + flaky, failed: unexpected }, exitCode);
}

/** A runner that ends badly without naming a failure has failed all the same. */
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
