import type { Logger } from 'pino';
import { isDatabaseAway } from './database-errors';

const LONGEST_PAUSE_MS = 2_000;

/** Does `work`, again and again while it fails because the database is away. @throws what else it fails with */
export async function waitForDatabase<T>(logger: Logger, work: () => Promise<T>): Promise<T> {
  for (let tried = 1; ; tried++) {
    try {
      return await work();
    } catch (error) {
      if (!isDatabaseAway(error)) throw error;
      logger.warn({ tried, reason: (error as Error).message }, 'The database does not answer yet');
      await new Promise((resume) => setTimeout(resume, Math.min(250 * tried, LONGEST_PAUSE_MS)));
    }
  }
}
