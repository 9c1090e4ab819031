import type { DataSource } from 'typeorm';

/** Statements of background work: jobs, and the record of when a session was last used. */
const BACKGROUND = /pgboss|platform\.|^UPDATE identity\.sessions SET last_seen_at/;
const ATTEMPTS = 3;

/** Returns the SQL statements that the application sends during `request`, without their values. */
async function statementsDuring(db: DataSource, request: () => PromiseLike<unknown>): Promise<string[]> {
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
 * Returns the SQL statements of the attempt that sent the fewest, of several attempts: background work can send more at
 * the same time.
 */
export async function fewestStatementsDuring(db: DataSource, request: () => PromiseLike<unknown>): Promise<string[]> {
  let fewest = await statementsDuring(db, request);
  for (let attempt = 1; attempt < ATTEMPTS; attempt++) {
    const sent = await statementsDuring(db, request);
    if (sent.length < fewest.length) fewest = sent;
  }
  return fewest;
}

/** Returns the number of SQL statements that a request sends, without those of background work. */
export async function countStatements(db: DataSource, request: () => PromiseLike<unknown>): Promise<number> {
  return (await fewestStatementsDuring(db, request)).length;
}
