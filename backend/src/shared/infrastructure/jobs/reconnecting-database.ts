import type { Pool } from 'pg';
import { BoundedQueue } from '../bounded-queue';
import { isCollision, isDatabaseAway } from '../typeorm/database-errors';

const LONGEST_PAUSE_MS = 2_000;
/** Many queues may have something to do at once: the other connections are for people. */
const CONNECTIONS_AT_ONCE = 2;

interface Rows {
  rows: unknown[];
}

/** A lost connection tells the statement under way, and the client besides; there an unheard error ends the process. */
const leaveToTheStatement = (): void => undefined;

/** What pg-boss reads as "nothing was done": an answer without rows. */
const NOTHING = {} as Rows;

/**
 * The pool as pg-boss gets it. It does not wait for all of its statements, and a rejection that no one waits for ends the
 * process; so while the database is away its statements wait, and one that ran into another is tried again.
 */
export class ReconnectingDatabase {
  readonly #underWay = new Set<Promise<unknown>>();
  readonly #turns = new BoundedQueue(CONNECTIONS_AT_ONCE);
  #leaving = false;

  constructor(private readonly pool: Pool) {}

  readonly executeSql = (text: string, values?: unknown[]): Promise<Rows> => {
    const statement = this.#patiently(text, values).finally(() => this.#underWay.delete(statement));
    this.#underWay.add(statement);
    return statement;
  };

  /** From now on a statement that fails is let go. */
  leave(): void {
    this.#leaving = true;
  }

  /** Resolves when nothing is under way any more. */
  async quiet(): Promise<void> {
    await Promise.allSettled(this.#underWay);
  }

  async #patiently(text: string, values?: unknown[]): Promise<Rows> {
    for (let tried = 1; ; tried++) {
      try {
        return await this.#turns.run(() => this.#once(text, values));
      } catch (error) {
        if (this.#leaving) return NOTHING;
        if (!isDatabaseAway(error) && !isCollision(error)) throw error;
        await new Promise((resume) => setTimeout(resume, Math.random() * Math.min(100 * tried, LONGEST_PAUSE_MS)));
      }
    }
  }

  async #once(text: string, values?: unknown[]): Promise<Rows> {
    const client = await this.pool.connect();
    client.on('error', leaveToTheStatement);
    try {
      const answer = await client.query(text, values);
      client.off('error', leaveToTheStatement);
      client.release();
      return answer;
    } catch (error) {
      // Some are scripts with BEGIN and COMMIT: the next user of this connection must not inherit half of one.
      client.release(true);
      throw error;
    }
  }
}
