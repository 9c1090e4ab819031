import type { ClientBase } from 'pg';
import type { QueryRunner } from 'typeorm';
import { type CopyTarget, bulkInsertOn } from '../../../../shared/infrastructure/typeorm/bulk-insert';
import type { MergeCounts, MergeOrigin, CollegeChunk } from '../../application/import/ports/catalogue';
import { type FederalCollege, MAJOR_SOURCES } from '../../domain/catalogue/federal-college';
import { COMPARED_FIGURES } from '../../domain/catalogue/figures';
import { toAliasKey } from '../../domain/search/normal-text';
import { findDescription } from '../catalogue/college-descriptions';
import { replaceAliasesSql } from '../catalogue/search-index';
import { mergeFigures, openFigureStaging, stageFigures } from './figure-staging';

/** The columns written from a federal file and our descriptions, with their types. */
const STAGING_COLUMN_TYPES = {
  opeid: 'text',
  name: 'text',
  city: 'text',
  state: 'text',
  type: 'text',
  level: 'text',
  website: 'text',
  net_price_calculator_url: 'text',
  latitude: 'numeric(10,6)',
  longitude: 'numeric(10,6)',
  admission_rate: 'numeric(5,2)',
  graduation_rate: 'numeric(5,2)',
  enrollment: 'integer',
  tuition_in_state: 'integer',
  tuition_out_state: 'integer',
  student_faculty_ratio: 'numeric(5,1)',
  open_admission: 'boolean',
  description: 'text',
  founded_year: 'integer',
  traits: 'text[]',
} as const;
const STAGING_COLUMNS = Object.keys(STAGING_COLUMN_TYPES);
/** Fields whose changes are recorded in the history of a college. */
const RECORDED_FIELDS: readonly string[] = ['name', 'city', 'state', 'type', 'website', ...COMPARED_FIGURES];

/** Fixed IDs that other contexts, tests and URLs rely on, by UNITID. */
type ReservedIds = ReadonlyMap<number, number>;

/** Creates temporary tables that are dropped at the end of the transaction. */
export async function openStaging(db: QueryRunner): Promise<void> {
  await db.query(`
    CREATE TEMP TABLE staged (
      line integer GENERATED ALWAYS AS IDENTITY,
      ipeds_id integer PRIMARY KEY,
      ${Object.entries(STAGING_COLUMN_TYPES)
        .map(([column, type]) => `${column} ${type},`)
        .join(' ')}
      main_ipeds_id integer,
      majors text[],
      major_source text,
      unknown_majors text[],
      aliases jsonb NOT NULL,
      federal jsonb
    ) ON COMMIT DROP;
    CREATE TEMP TABLE closed (ipeds_id integer PRIMARY KEY) ON COMMIT DROP;
    CREATE TEMP TABLE touched (college_id integer PRIMARY KEY) ON COMMIT DROP;
  `);
  await openFigureStaging(db);
}

const TARGET: CopyTarget<Record<string, unknown>> = {
  table: 'staged',
  columns: ['ipeds_id', ...STAGING_COLUMNS, 'main_ipeds_id', 'majors', 'major_source', 'unknown_majors', 'aliases'].map(
    (name) => ({ name, property: name, isJson: name === 'aliases' }),
  ),
};

/** Stages colleges, each of which is staged once, and the IDs of closed ones. */
export async function stageColleges(db: QueryRunner, { colleges, closed }: CollegeChunk): Promise<void> {
  const connection = (await db.connect()) as ClientBase;
  await bulkInsertOn(connection, TARGET, toStagingRows(colleges));
  await stageFigures(connection, colleges);
  if (closed.length > 0)
    await db.query(`INSERT INTO closed SELECT unnest($1::integer[]) ON CONFLICT DO NOTHING`, [closed]);
}

/** Creates each row when it's written, so that few of them are in memory. */
function* toStagingRows(colleges: readonly FederalCollege[]): Generator<Record<string, unknown>> {
  for (const college of colleges) yield toStagingRow(college);
}

const toStagingRow = (college: FederalCollege): Record<string, unknown> => ({
  ipeds_id: college.ipedsId,
  opeid: college.opeid,
  name: college.name,
  city: college.city,
  state: college.state,
  type: college.type,
  level: college.level,
  website: college.website,
  net_price_calculator_url: college.netPriceCalculatorUrl,
  latitude: college.latitude,
  longitude: college.longitude,
  admission_rate: college.admissionRate,
  graduation_rate: college.graduationRate,
  enrollment: college.enrollment,
  tuition_in_state: college.tuitionInState,
  tuition_out_state: college.tuitionOutState,
  student_faculty_ratio: college.studentFacultyRatio,
  open_admission: college.openAdmission,
  ...findDescription(college.ipedsId),
  traits: college.traits,
  main_ipeds_id: college.mainCampusIpedsId,
  majors: college.majors && [...college.majors.names].sort(),
  major_source: college.majors?.source ?? null,
  unknown_majors: college.majors?.unknown ?? [],
  aliases: college.aliases.map((alias) => ({ key: toAliasKey(alias), alias })).filter(({ key }) => key !== ''),
});

/** Merges the staged rows into the catalog and adds the colleges that changed to `touched`. */
export async function mergeStagedColleges(
  db: QueryRunner,
  { release, at }: Pick<MergeOrigin, 'release' | 'at'>,
  reservedIds: ReservedIds,
): Promise<MergeCounts> {
  const omittedColumnsSql = `'{line,ipeds_id,main_ipeds_id,majors,major_source,unknown_majors,aliases,federal}'::text[]`;
  // Omitted where we have none, so that new descriptions of a few colleges don't change all others.
  await db.query(
    `UPDATE staged s SET federal = to_jsonb(s) - ${omittedColumnsSql} - '{description,founded_year}'::text[]
       || jsonb_strip_nulls(jsonb_build_object('description', s.description, 'founded_year', s.founded_year))`,
  );
  // The other columns aren't joined or filtered by.
  await db.query('ANALYZE staged (ipeds_id, main_ipeds_id, major_source)');

  // First, so that it doesn't compare the new colleges with themselves.
  await updateExistingColleges(db, release, at);
  const added = await insertNewColleges(db, release, at, reservedIds);
  await linkBranches(db);
  await replaceMajors(db, 'staged');
  await replaceFederalAliases(db);
  await mergeFigures(db, release, at);

  const [{ touched, staged }] = (await db.query(
    'SELECT (SELECT count(*) FROM touched)::int AS touched, (SELECT count(*) FROM staged)::int AS staged',
  )) as [{ touched: number; staged: number }];
  const closedCount = await closeMissingColleges(db, at);
  return { added, changed: touched - added + closedCount, unchanged: staged - touched };
}

async function insertNewColleges(
  db: QueryRunner,
  release: string | null,
  at: Date,
  reserved: ReservedIds,
): Promise<number> {
  const rows = (await db.query(
    `WITH inserted AS (
       INSERT INTO colleges.colleges (id, ipeds_id, ${STAGING_COLUMNS.join(', ')}, federal, release, updated_at)
       SELECT coalesce(reserved.id, nextval(pg_get_serial_sequence('colleges.colleges', 'id'))), s.ipeds_id,
         ${STAGING_COLUMNS.map((column) => `s.${column}`).join(', ')}, s.federal, $1, $2
       FROM staged s LEFT JOIN unnest($3::integer[], $4::integer[]) AS reserved (ipeds_id, id) USING (ipeds_id)
       WHERE NOT EXISTS (SELECT FROM colleges.colleges c WHERE c.ipeds_id = s.ipeds_id)
       ORDER BY s.line
       RETURNING id)
     INSERT INTO touched SELECT id FROM inserted RETURNING 1`,
    [release, at, [...reserved.keys()], [...reserved.values()]],
  )) as unknown[];
  return rows.length;
}

async function updateExistingColleges(db: QueryRunner, release: string | null, at: Date): Promise<void> {
  const assignUnlessEditedSql = (column: string): string =>
    `${column} = CASE WHEN '${column}' = ANY (c.edited_fields) THEN c.${column} ELSE s.${column} END`;
  await db.query(
    `WITH changing AS (
       SELECT c.id, c.federal AS before, s.federal AS after
       FROM staged s JOIN colleges.colleges c USING (ipeds_id) WHERE c.federal <> s.federal),
     noted AS (
       INSERT INTO colleges.college_history (college_id, field, source, old_value, new_value, release, changed_at)
       SELECT id, field, 'federal', nullif(before -> field, 'null'), nullif(after -> field, 'null'), $2, $1
       FROM changing, unnest($3::text[]) AS field
       WHERE coalesce(before -> field, 'null') <> coalesce(after -> field, 'null')),
     updated AS (
       UPDATE colleges.colleges c
       SET ${STAGING_COLUMNS.map(assignUnlessEditedSql).join(', ')}, federal = s.federal, operating = true, updated_at = $1
       FROM staged s
       WHERE c.ipeds_id = s.ipeds_id AND (c.federal <> s.federal OR NOT c.operating)
       RETURNING c.id)
     INSERT INTO touched SELECT id FROM updated`,
    [at, release, RECORDED_FIELDS],
  );
  // A new release that repeats a value still updates the year it refers to.
  await db.query(
    `UPDATE colleges.colleges c SET release = $1 FROM staged s
     WHERE c.ipeds_id = s.ipeds_id AND c.release IS DISTINCT FROM $1`,
    [release],
  );
}

async function linkBranches(db: QueryRunner): Promise<void> {
  await db.query(
    `WITH placed AS (
       UPDATE colleges.colleges c SET main_campus_id = main.id
       FROM staged s JOIN colleges.colleges main ON main.ipeds_id = s.main_ipeds_id
       WHERE c.ipeds_id = s.ipeds_id AND c.main_campus_id IS DISTINCT FROM main.id
       RETURNING c.id)
     INSERT INTO touched SELECT id FROM placed ON CONFLICT DO NOTHING`,
  );
}

/** Replaces the majors of the colleges in a temporary table, and adds the colleges that changed to `touched`. */
export async function replaceMajors(db: QueryRunner, table: 'staged' | 'staged_majors'): Promise<void> {
  await db.query(
    `WITH allowed AS (
       SELECT c.id, s.majors, s.major_source, s.unknown_majors
       FROM ${table} s JOIN colleges.colleges c USING (ipeds_id)
       LEFT JOIN colleges.major_sources known ON known.college_id = c.id
       WHERE s.majors IS NOT NULL AND NOT 'majors' = ANY (c.edited_fields)
         AND coalesce(array_position($1::text[], known.source), 0) <= array_position($1::text[], s.major_source)),
     noted AS (
       INSERT INTO colleges.major_sources (college_id, source, unknown)
       SELECT id, major_source, unknown_majors FROM allowed
       ON CONFLICT (college_id) DO UPDATE SET source = excluded.source, unknown = excluded.unknown
         WHERE (major_sources.source, major_sources.unknown) IS DISTINCT FROM (excluded.source, excluded.unknown)
       RETURNING college_id),
     differing AS (
       SELECT id, majors FROM allowed a
       WHERE majors <> ARRAY(SELECT m.major FROM colleges.college_majors m WHERE m.college_id = a.id
                             ORDER BY m.major COLLATE "C")),
     removed AS (
       DELETE FROM colleges.college_majors m USING differing d WHERE m.college_id = d.id AND m.major <> ALL (d.majors)),
     inserted AS (
       INSERT INTO colleges.college_majors SELECT id, unnest(majors) FROM differing ON CONFLICT DO NOTHING)
     INSERT INTO touched SELECT id FROM differing UNION SELECT college_id FROM noted ON CONFLICT DO NOTHING`,
    [MAJOR_SOURCES],
  );
}

async function replaceFederalAliases(db: QueryRunner): Promise<void> {
  await db.query(
    replaceAliasesSql(
      'federal',
      `SELECT c.id AS college_id, a.item ->> 'key' AS key, a.item ->> 'alias' AS alias, a.position::smallint
       FROM staged s JOIN colleges.colleges c USING (ipeds_id),
         jsonb_array_elements(s.aliases) WITH ORDINALITY AS a (item, position)`,
      'SELECT c.id FROM staged s JOIN colleges.colleges c USING (ipeds_id)',
    ),
  );
}

/**
 * Marks missing institutions as closed: they stay readable, because people and posts refer to them, but can't be found.
 */
async function closeMissingColleges(db: QueryRunner, at: Date): Promise<number> {
  const rows = (await db.query(
    `WITH gone AS (
       UPDATE colleges.colleges c SET operating = false, updated_at = $1 FROM closed
       WHERE c.ipeds_id = closed.ipeds_id AND c.operating RETURNING c.id)
     INSERT INTO touched SELECT id FROM gone ON CONFLICT DO NOTHING RETURNING 1`,
    [at],
  )) as unknown[];
  return rows.length;
}
