import { Injectable } from '@nestjs/common';
import type { ClientBase } from 'pg';
import { DataSource, type QueryRunner } from 'typeorm';
import { maintaining } from '../../../../shared/infrastructure/typeorm/data-source';
import { Settings } from '../../../../shared/infrastructure/settings/settings';
import { ImportIsRunning } from '../../domain/alumni-import/errors';

/** The first of the two numbers of the lock; the second one is the college. */
export const IMPORT_LOCK = 1_764_900;

export interface ImportConnection {
  readonly db: QueryRunner;
  readonly driver: ClientBase;
}

/** Connections for imports, beside the pool that serves people and without its time limits. */
@Injectable()
export class ImportConnections {
  constructor(private readonly settings: Settings) {}

  /**
   * The connection holds the lock on the imports of the college; when it breaks, the lock is released.
   * @throws ImportIsRunning
   */
  async alone<T>(collegeId: number, work: (connection: ImportConnection) => Promise<T>): Promise<T> {
    const source = await new DataSource({
      ...maintaining(this.settings, { entities: [], migrations: [] }),
      poolSize: 1,
    }).initialize();
    try {
      const db = source.createQueryRunner();
      try {
        const driver = (await db.connect()) as ClientBase;
        const [answer] = (await db.query('SELECT pg_try_advisory_lock($1, $2) AS locked', [
          IMPORT_LOCK,
          collegeId,
        ])) as [{ locked: boolean }];
        if (!answer.locked) throw new ImportIsRunning();
        try {
          return await work({ db, driver });
        } finally {
          // The connection ends a moment later, and with it the lock; the next file may come before.
          await db.query('SELECT pg_advisory_unlock($1, $2)', [IMPORT_LOCK, collegeId]).catch(() => {});
        }
      } finally {
        await db.release();
      }
    } finally {
      await source.destroy();
    }
  }
}
