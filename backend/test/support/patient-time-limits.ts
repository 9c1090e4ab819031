/** Time limits of the pool that serves requests, long enough for a machine that is busy or stops for seconds. */
export const PATIENT_CLIENT_LIMITS = { connectionTimeoutMillis: 60_000, query_timeout: 60_000 };

/** Those that PostgreSQL enforces. */
export const PATIENT_SERVER_LIMITS = {
  statement_timeout: 55_000,
  idle_in_transaction_session_timeout: 55_000,
  lock_timeout: 50_000,
};
