import type { Logger } from 'pino';

/** The connection of a unit of work broke before it was written: nothing of it is kept, and it may be tried again. */
export class ConnectionLost extends Error {
  /** What PostgreSQL calls a connection failure. */
  readonly code = '08006';

  constructor(cause: unknown) {
    super('Connection terminated inside a unit of work', { cause });
  }
}

/**
 * Whether a statement failed for a reason that passes: connection lost, server stopping, out of space or connections, or
 * no answer in time. Knows the errors of TypeORM and of the driver below it.
 */
export function isDatabaseAway(error: unknown): boolean {
  const { driverError, code, message } = (error ?? {}) as {
    driverError?: { code?: string; message?: string };
    code?: string;
    message?: string;
  };
  const reason = driverError?.code ?? code ?? '';
  const words = driverError?.message ?? message ?? '';
  return (
    /^(08|53|57P0|57014|55P03|25P03)/.test(reason) ||
    /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN)/.test(reason) ||
    /timeout exceeded when trying to connect|Query read timeout|Connection terminated|not queryable/.test(words)
  );
}

/** Whether the statement ran into another one and may simply be tried again. */
export const isCollision = (error: unknown): boolean => ['40001', '40P01'].includes(codeOf(error));

/** Whether a lock was not granted within `lock_timeout`. */
export const isLockTimeout = (error: unknown): boolean => codeOf(error) === '55P03';

/** The code PostgreSQL or the system gave an error; empty where there is none. */
export const codeOf = (error: unknown): string => {
  const { driverError, code } = (error ?? {}) as { driverError?: { code?: string }; code?: string };
  return driverError?.code ?? code ?? '';
};

const LONGEST_RETRY_PAUSE_MS = 2_000;

/** Does `work`, again and again while it fails because the database is away. @throws what else it fails with */
export async function waitForDatabase<T>(logger: Logger, work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      logger.warn({ tried, reason: (error as Error).message }, 'The database does not respond yet');
      await new Promise((resume) => setTimeout(resume, Math.min(250 * tried, LONGEST_RETRY_PAUSE_MS)));
    }
  }
}
