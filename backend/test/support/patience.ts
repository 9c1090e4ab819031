/** Suites with a database share the machine with servers, password hashing and browsers. */
jest.setTimeout(120_000);

// A CI machine can stop for seconds. Tests that pass only at the second try are listed at the end of the run.
if (process.env.CI) jest.retryTimes(1, { logErrorsBeforeRetry: true });
