import type { Pool } from 'pg';
import { BoundedQueue } from '../bounded-queue';
import { isTransactionConflict, isDatabaseUnavailable } from '../typeorm/database-errors';

const MAX_PAUSE_MS = 2_000;
/** Many queues may have work at the same time; the other connections are for requests. */
const MAX_CONNECTIONS = 2;

interface QueryResult {
  rows: unknown[];
}

/**
 * A lost connection rejects the running statement and emits an error on the client, which would end the process without
 * a listener.
 */
const ignoreClientError = (): void => undefined;

/** A result without rows, which pg-boss treats as "nothing was done". */
const EMPTY_RESULT = {} as QueryResult;

/**
 * The pool for pg-boss, which does not await all of its statements; a rejection that is not awaited ends the process.
 * So statements wait while the database is unavailable, and one that collided with another is retried.
 */
export class ReconnectingDatabase {
  readonly #runningStatements = new Set<Promise<unknown>>();
  readonly #statementQueue = new BoundedQueue(MAX_CONNECTIONS);
  #isStopping = false;

  constructor(private readonly pool: Pool) {}

  readonly executeSql = (text: string, values?: unknown[]): Promise<QueryResult> => {
    const statement = this.#executeWithRetry(text, values).finally(() => this.#runningStatements.delete(statement));
    this.#runningStatements.add(statement);
    return statement;
  };

  /** From now on, a failed statement is abandoned instead of retried. */
  stopRetrying(): void {
    this.#isStopping = true;
  }

  /** Resolves when no statement is running. */
  async waitForStatements(): Promise<void> {
    await Promise.allSettled(this.#runningStatements);
  }

  async #executeWithRetry(text: string, values?: unknown[]): Promise<QueryResult> {
    for (let tried = 1; ; tried++) {
      try {
        return await this.#statementQueue.run(() => this.#executeOnce(text, values));
      } catch (error) {
        if (this.#isStopping) return EMPTY_RESULT;
        if (!isDatabaseUnavailable(error) && !isTransactionConflict(error)) throw error;
        await new Promise((resume) => setTimeout(resume, Math.random() * Math.min(100 * tried, MAX_PAUSE_MS)));
      }
    }
  }

  async #executeOnce(text: string, values?: unknown[]): Promise<QueryResult> {
    const client = await this.pool.connect();
    client.on('error', ignoreClientError);
    try {
      const answer = await client.query(text, values);
      client.off('error', ignoreClientError);
      client.release();
      return answer;
    } catch (error) {
      // Some statements are scripts with BEGIN and COMMIT; the next user of this connection must not inherit an open
      // transaction.
      client.release(true);
      throw error;
    }
  }
}
