import type { QueryRunner } from 'typeorm';
import { compareByType } from './comparison-index';
import { listTouched } from './directory-index';
import { indexTouched } from './search-index';

/** Brings the search, the directory and the comparisons up to date with a college that was changed in this transaction. */
export async function deriveFrom(db: QueryRunner, collegeId: number): Promise<void> {
  await db.query('CREATE TEMP TABLE IF NOT EXISTS touched (college_id integer PRIMARY KEY) ON COMMIT DROP');
  await db.query('INSERT INTO touched VALUES ($1) ON CONFLICT DO NOTHING', [collegeId]);
  await indexTouched(db);
  await listTouched(db);
  await compareByType(db);
}
