import type { QueryRunner } from 'typeorm';
import type { CollegeDescription } from './descriptions/college-description';
import { midwestDescriptions } from './descriptions/midwest';
import { northeastDescriptions } from './descriptions/northeast';
import { southAtlanticDescriptions } from './descriptions/south-atlantic';
import { southCentralDescriptions } from './descriptions/south-central';
import { westDescriptions } from './descriptions/west';

/**
 * Data about well-known colleges that the federal files don't contain. The year is null if a college gives none or
 * several. We wrote every description; one that a college writes replaces ours.
 */
export const collegeDescriptions: readonly CollegeDescription[] = [
  ...midwestDescriptions,
  ...northeastDescriptions,
  ...southAtlanticDescriptions,
  ...southCentralDescriptions,
  ...westDescriptions,
];

interface DescriptionFields {
  readonly description: string | null;
  readonly founded_year: number | null;
}

const descriptionsByIpedsId = new Map<number, DescriptionFields>(
  collegeDescriptions.map(([ipedsId, founded_year, description]) => [ipedsId, { description, founded_year }]),
);

/** Returns our description and founding year of a college, keyed by column name; null where we have none. */
export const findDescription = (ipedsId: number): DescriptionFields =>
  descriptionsByIpedsId.get(ipedsId) ?? { description: null, founded_year: null };

/**
 * Writes this version's descriptions to the colleges in the catalog. A field that the college has edited keeps its
 * value.
 */
export async function mergeDescriptions(db: QueryRunner): Promise<void> {
  const assignUnlessEditedSql = (column: string): string =>
    `${column} = CASE WHEN '${column}' = ANY (c.edited_fields) THEN c.${column} ELSE ours.${column} END`;
  await db.query(
    `WITH ours AS (
       SELECT c.id, w.description, w.founded_year,
         c.federal - '{description,founded_year}'::text[]
           || jsonb_strip_nulls(jsonb_build_object('description', w.description, 'founded_year', w.founded_year)) AS federal
       FROM colleges.colleges c
       LEFT JOIN json_to_recordset($1::json) AS w (ipeds_id integer, description text, founded_year integer)
         USING (ipeds_id))
     UPDATE colleges.colleges c
     SET ${assignUnlessEditedSql('description')}, ${assignUnlessEditedSql('founded_year')}, federal = ours.federal
     FROM ours WHERE ours.id = c.id AND ours.federal <> c.federal`,
    [JSON.stringify([...descriptionsByIpedsId].map(([ipeds_id, described]) => ({ ipeds_id, ...described })))],
  );
}
