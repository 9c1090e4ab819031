import type { Logger } from 'pino';

/** The connection of a unit of work broke before the commit: nothing is stored, and it can be tried again. */
export class ConnectionLost extends Error {
  /** PostgreSQL's code for a connection failure. */
  readonly code = '08006';

  constructor(cause: unknown) {
    super('Connection terminated inside a unit of work', { cause });
  }
}

/**
 * Checks whether a statement failed for a temporary reason: connection lost, server stopping or no longer the primary,
 * out of space or connections, or no response in time. Recognizes the errors of TypeORM and of its driver.
 */
export function isDatabaseUnavailable(error: unknown): boolean {
  const { driverError, code, message } = (error ?? {}) as {
    driverError?: { code?: string; message?: string };
    code?: string;
    message?: string;
  };
  const reason = driverError?.code ?? code ?? '';
  const errorText = driverError?.message ?? message ?? '';
  return (
    /^(08|53|57P0|57014|55P03|25P03|25006)/.test(reason) ||
    /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/.test(reason) ||
    /timeout exceeded when trying to connect|Query read timeout|Connection terminated|not queryable/.test(errorText)
  );
}

/** Checks whether the statement collided with another one and can simply be retried. */
export const isTransactionConflict = (error: unknown): boolean => ['40001', '40P01'].includes(getErrorCode(error));

/** Checks whether a lock was not granted within `lock_timeout`. */
export const isLockTimeout = (error: unknown): boolean => getErrorCode(error) === '55P03';

/** Checks whether a write failed because the server accepts none: it's a standby, or a former primary. */
export const isReadOnlyServer = (error: unknown): boolean => getErrorCode(error) === '25006';

/** Checks whether a code means a wrong name or password, a connection that isn't allowed, or no such database. */
export const isLoginRefused = (code: string): boolean => /^(28|3D)/.test(code);

/** Returns the code of an error of PostgreSQL or the system; empty if there is none. */
export const getErrorCode = (error: unknown): string => {
  const { driverError, code } = (error ?? {}) as { driverError?: { code?: string }; code?: string };
  return driverError?.code ?? code ?? '';
};

const MAX_RETRY_PAUSE_MS = 2_000;

/**
 * Runs `work`, and retries it while it fails because the database is unavailable.
 * @throws every other error of `work`
 */
export async function waitForDatabase<T>(logger: Logger, work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseUnavailable(error)) throw error;
      logger.warn({ tried, reason: (error as Error).message }, 'The database does not respond yet');
      await new Promise((resume) => setTimeout(resume, Math.min(250 * tried, MAX_RETRY_PAUSE_MS)));
    }
  }
}

/**
 * Errors of a table that Citus distributes name the constraint only in the message, and the name ends with the number of
 * the shard, which is at least 102008.
 */
const CONSTRAINT_IN_MESSAGE = /\bconstraint "([^"]+)"/;
const SHARD_SUFFIX = /_\d{6,}$/;
const INTEGRITY_VIOLATION_CLASS = /^23/;

/**
 * Returns the name of the constraint or unique index that a write violated, without the number of a shard; '' for any
 * other error.
 */
export function getViolatedConstraint(error: unknown): string {
  if (!INTEGRITY_VIOLATION_CLASS.test(getErrorCode(error))) return '';
  const { driverError, constraint, message } = error as {
    driverError?: { constraint?: string };
    constraint?: string;
    message: string;
  };
  const name = driverError?.constraint ?? constraint ?? CONSTRAINT_IN_MESSAGE.exec(message)?.[1] ?? '';
  return name.replace(SHARD_SUFFIX, '');
}
