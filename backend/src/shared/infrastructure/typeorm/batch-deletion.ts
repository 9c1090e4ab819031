import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { Readiness } from '../health/readiness';
import { Settings } from '../settings/settings';
import { maintenanceOptions } from './data-source';

const BATCH_SIZE = 5_000;

/** What to delete. Names and conditions are SQL from this code, never from a request. */
interface Deletion {
  readonly from: string;
  /** A column with a unique index, or several in parentheses; with the distribution column of the table, if it has one. */
  readonly key: string;
  /** Condition of the rows to delete; should use an index. */
  readonly where: string;
  readonly values?: readonly unknown[];
}

const keyColumns = (key: string): string => key.replace(/^\(|\)$/g, '');

/**
 * Deletes any number of rows in the background: on a separate connection, without the time limits of the serving pool,
 * and in batches, so that no lock is held for long.
 */
@Injectable()
export class BatchDeletion {
  constructor(
    private readonly settings: Settings,
    private readonly readiness: Readiness,
  ) {}

  /** @returns the number of deleted rows; if the instance stops, the next run deletes the rest */
  async delete({ from, key, where, values = [] }: Deletion): Promise<number> {
    // Citus can't lock selected rows on several servers. Each job runs only once at a time, so locks only keep it from waiting.
    const lock = this.settings.hasDistributedRows ? '' : 'FOR UPDATE SKIP LOCKED';
    const db = await new DataSource(maintenanceOptions(this.settings, { entities: [], migrations: [] })).initialize();
    try {
      for (let deleted = 0; ;) {
        const result: unknown = await db.query(
          `DELETE FROM ${from} WHERE ${key} IN
             (SELECT ${keyColumns(key)} FROM ${from} WHERE ${where} LIMIT ${BATCH_SIZE} ${lock})`,
          [...values],
        );
        const [, count] = result as [unknown[], number];
        deleted += count;
        if (count < BATCH_SIZE || this.readiness.isShuttingDown) return deleted;
      }
    } finally {
      await db.destroy();
    }
  }
}
