import type { QueryRunner } from 'typeorm';
import type { MajorsCounts } from '../../application/import/ports/catalogue';
import type { FieldsOfStudy } from '../../domain/import/fields-of-study';
import { replaceMajors } from './staging';

/** Merges the majors into the catalog. Afterwards, `touched` contains only the colleges whose majors changed. */
export async function mergeMajorsOfFields(db: QueryRunner, fields: FieldsOfStudy): Promise<MajorsCounts> {
  await db.query('TRUNCATE touched');
  await db.query(`
    CREATE TEMP TABLE staged_majors (
      ipeds_id integer PRIMARY KEY, majors text[] NOT NULL, major_source text NOT NULL DEFAULT 'fields',
      unknown_majors text[] NOT NULL DEFAULT '{}'
    ) ON COMMIT DROP`);
  const rows = fields
    .listInstitutions()
    .map((ipedsId) => ({ ipeds_id: ipedsId, majors: (fields.findMajors(ipedsId) ?? []).sort() }));
  await db.query(
    `INSERT INTO staged_majors (ipeds_id, majors)
     SELECT ipeds_id, majors FROM json_to_recordset($1::json) AS m (ipeds_id integer, majors text[])`,
    [JSON.stringify(rows)],
  );
  await replaceMajors(db, 'staged_majors');
  const [{ changed, known }] = (await db.query(
    `SELECT (SELECT count(*) FROM touched)::int AS changed,
       (SELECT count(*) FROM staged_majors JOIN colleges.colleges USING (ipeds_id))::int AS known`,
  )) as [{ changed: number; known: number }];
  return { changed, unchanged: known - changed, leftOut: rows.length - known };
}
