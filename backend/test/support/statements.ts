import type { DataSource } from 'typeorm';

/** Statements of background work: jobs, and the record of when a session was last used. */
const BACKGROUND = /pgboss|platform\.|^UPDATE identity\.sessions SET last_seen_at/;
const ATTEMPTS = 3;

/** Returns the SQL statements that the application sends for `request`, without their values. */
export async function statementsDuring(db: DataSource, request: () => PromiseLike<unknown>): Promise<string[]> {
  const { logger } = db;
  const sent: string[] = [];
  const recorder = Object.create(logger) as typeof logger;
  recorder.logQuery = (sql) => void sent.push(sql);
  db.logger = recorder;
  try {
    await request();
  } finally {
    db.logger = logger;
  }
  return sent.filter((sql) => !BACKGROUND.test(sql));
}

/**
 * Returns the number of SQL statements that a request sends. Background work can send more at the same time, so this is
 * the lowest number of several attempts.
 */
export async function countStatements(db: DataSource, request: () => PromiseLike<unknown>): Promise<number> {
  const counts: number[] = [];
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) counts.push((await statementsDuring(db, request)).length);
  return Math.min(...counts);
}
