/** Suites on a database share the machine with servers, hashes and browsers. */
jest.setTimeout(120_000);

// A pipeline's machine may stand still for seconds. A test that passes the second time is still printed with its failure.
if (process.env.CI) jest.retryTimes(2, { logErrorsBeforeRetry: true });
