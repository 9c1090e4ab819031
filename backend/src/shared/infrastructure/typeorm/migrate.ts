import { DataSource } from 'typeorm';
import type { Settings } from '../settings/settings';
import { maintaining, type Mapping } from './data-source';

/** Any number will do, as long as nothing else on this database locks it. */
const MIGRATION_LOCK = 4_711_001;

/**
 * Brings the database to the state this code expects. Two instances that start together take turns; the second finds
 * nothing left to do.
 * @returns the names of the migrations that ran
 */
export async function migrate(settings: Settings, mapping: Mapping): Promise<string[]> {
  const db = await new DataSource(maintaining(settings, mapping)).initialize();
  const locker = db.createQueryRunner();
  try {
    await locker.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK]);
    const ran = await db.runMigrations();
    return ran.map((migration) => migration.name);
  } finally {
    await locker.query('SELECT pg_advisory_unlock($1)', [MIGRATION_LOCK]).catch(() => {});
    await locker.release();
    await db.destroy();
  }
}
