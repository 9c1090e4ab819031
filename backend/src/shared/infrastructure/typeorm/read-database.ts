/**
 * The database for the reader ports. Without read replicas, it's the unit of work; with them, reads of GET requests run
 * on a replica. Reads that decide about rights use the unit of work instead, because a replica is a little behind.
 */
export abstract class ReadDatabase {
  /** Runs SQL that only reads; `Row` is the type of the statement's columns. */
  abstract query<Row>(sql: string, parameters?: unknown[]): Promise<Row[]>;

  /** Runs SQL like `query`, as a prepared statement; see `UnitOfWork.queryPrepared`. */
  abstract queryPrepared<Row extends object>(sql: string, parameters?: unknown[]): Promise<Row[]>;
}
