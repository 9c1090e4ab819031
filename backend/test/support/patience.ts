/** Suites on a database share the machine with servers, hashes and browsers. */
jest.setTimeout(120_000);

// A pipeline's machine may stop for seconds. Tests that pass only at the second try are listed at the end of the run.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
