import type { QueryRunner } from 'typeorm';
import { COMPARED_FIGURES } from '../../domain/catalogue/figures';
import { updateDirectoryEntries } from './directory-index';
import { updateSearchEntries } from './search-index';

/**
 * Advisory lock: exclusive for the transaction that changes the catalog, shared for transactions that change a single
 * college.
 */
export const CATALOGUE_LOCK = 4_711_020;

/** Serializes edits, which write the same derived rows. */
export const EDIT_LOCK = 4_711_021;

/**
 * Recalculates the percentiles of colleges within each type. A percentile is the share of colleges with the same or a
 * lower value, in percent.
 */
export async function updateTypeStatistics(db: QueryRunner): Promise<void> {
  const columns = COMPARED_FIGURES.join(', ');
  await db.query('DELETE FROM colleges.type_medians');
  await db.query(
    `INSERT INTO colleges.type_medians (type, colleges, ${columns})
     SELECT type, count(*),
       ${COMPARED_FIGURES.map((column) => `percentile_cont(0.5) WITHIN GROUP (ORDER BY ${column})`).join(', ')}
     FROM colleges.colleges WHERE operating AND ipeds_id <= 999999 GROUP BY type`,
  );
  const share = (column: string): string =>
    `CASE WHEN ${column} IS NOT NULL THEN
       round(100.0 * count(${column}) OVER (PARTITION BY type ORDER BY ${column})
             / count(${column}) OVER (PARTITION BY type)) END AS ${column}`;
  await db.query(
    `INSERT INTO colleges.type_percentiles AS known (college_id, ${columns})
     SELECT id, ${COMPARED_FIGURES.map(share).join(', ')} FROM colleges.colleges WHERE operating AND ipeds_id <= 999999
     ON CONFLICT (college_id) DO UPDATE SET (${columns}) = (${COMPARED_FIGURES.map((column) => `excluded.${column}`).join(', ')})
       WHERE (${COMPARED_FIGURES.map((column) => `known.${column}`).join(', ')})
         IS DISTINCT FROM (${COMPARED_FIGURES.map((column) => `excluded.${column}`).join(', ')})`,
  );
  await db.query(
    `DELETE FROM colleges.type_percentiles p USING colleges.colleges c WHERE c.id = p.college_id AND NOT c.operating`,
  );
}

/** Updates search, directory and comparisons after a college was changed in this transaction. */
export async function updateDerivedData(db: QueryRunner, collegeId: number): Promise<void> {
  await db.query('CREATE TEMP TABLE IF NOT EXISTS touched (college_id integer PRIMARY KEY) ON COMMIT DROP');
  await db.query('INSERT INTO touched VALUES ($1) ON CONFLICT DO NOTHING', [collegeId]);
  await updateSearchEntries(db);
  await updateDirectoryEntries(db);
  await updateTypeStatistics(db);
}
