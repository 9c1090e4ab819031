import { Injectable } from '@nestjs/common';
import type { ClientBase } from 'pg';
import { DataSource, type QueryRunner } from 'typeorm';
import { maintenanceOptions } from '../../../../shared/infrastructure/typeorm/data-source';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { ImportIsRunning } from '../../domain/alumni-import/errors';

/** The first key of the advisory lock; the second is the college. */
export const IMPORT_LOCK_KEY = 1_764_900;

export interface ImportConnection {
  readonly db: QueryRunner;
  readonly driver: ClientBase;
}

/** Opens connections for imports, separate from the pool for requests and without its time limits. */
@Injectable()
export class ImportConnections {
  constructor(private readonly settings: Settings) {}

  /**
   * Runs `work` with a connection that holds the lock on the college's imports; if the connection breaks, the lock is
   * released.
   * @throws ImportIsRunning
   */
  async runExclusively<T>(collegeId: number, work: (connection: ImportConnection) => Promise<T>): Promise<T> {
    const source = await new DataSource({
      ...maintenanceOptions(this.settings, { entities: [], migrations: [] }),
      poolSize: 1,
    }).initialize();
    try {
      const db = source.createQueryRunner();
      try {
        const driver = (await db.connect()) as ClientBase;
        const [answer] = (await db.query('SELECT pg_try_advisory_lock($1, $2) AS locked', [
          IMPORT_LOCK_KEY,
          collegeId,
        ])) as [{ locked: boolean }];
        if (!answer.locked) throw new ImportIsRunning();
        try {
          return await work({ db, driver });
        } finally {
          // Closing the connection would release the lock only a moment later, when the next import may already have
          // started.
          await db.query('SELECT pg_advisory_unlock($1, $2)', [IMPORT_LOCK_KEY, collegeId]).catch(() => {});
        }
      } finally {
        await db.release();
      }
    } finally {
      await source.destroy();
    }
  }
}
