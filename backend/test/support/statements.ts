import type { DataSource } from 'typeorm';

/** Returns the SQL statements that the application sends while `act` runs, without their values. */
export async function statementsDuring(db: DataSource, act: () => PromiseLike<unknown>): Promise<string[]> {
  const { logger } = db;
  const sent: string[] = [];
  const recorder = Object.create(logger) as typeof logger;
  recorder.logQuery = (sql) => void sent.push(sql);
  db.logger = recorder;
  try {
    await act();
  } finally {
    db.logger = logger;
  }
  return sent;
}
