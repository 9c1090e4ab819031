import type { ClientBase } from 'pg';
import type { QueryRunner } from 'typeorm';
import { type CopyTarget, bulkInsertOn } from '../../../../shared/infrastructure/typeorm/bulk-insert';
import type { ProgramCounts, ProgramsOrigin } from '../../application/import/ports/catalogue';
import type { ImportedProgram } from '../../domain/import/program-file';
import { isOlderRelease } from '../../domain/import/release';
import { PROGRAM_FIGURE_NAMES, PROGRAM_FIGURES, type ProgramPart } from '../../domain/programs/program-figures';

const JSON_COLUMNS = new Set(['students', 'supplement_students']);

/** The columns of each table beside the key of a program. */
const COLUMNS = {
  main: [
    'opeid6',
    'awards',
    'earnings_1_year',
    'earnings_4_years',
    'debt',
    'monthly_payment',
    'national',
    'national_p25',
    'national_p75',
    'suppressed',
    'students',
  ],
  supplement: ['earnings_5_years', 'distance', 'suppressed', 'students'],
} as const;
const TABLES = { main: 'colleges.programs', supplement: 'colleges.program_supplements' } as const;
const KEY = 'college_id, cip, credlev';

/** The staged columns of the supplement that the main table has as well. */
const stagedColumn = (part: ProgramPart, column: string): string =>
  part === 'supplement' && (column === 'suppressed' || column === 'students') ? `supplement_${column}` : column;

const STAGED_COLUMNS = [
  'ipeds_id',
  'cip',
  'credlev',
  'title',
  ...COLUMNS.main,
  ...COLUMNS.supplement.map((column) => stagedColumn('supplement', column)),
];

/** Creates a temporary table that is dropped at the end of the transaction. */
export async function openProgramStaging(db: QueryRunner): Promise<void> {
  await db.query(`
    CREATE TEMP TABLE staged_programs (
      line integer GENERATED ALWAYS AS IDENTITY,
      ipeds_id integer NOT NULL, cip text NOT NULL, credlev smallint NOT NULL, title text NOT NULL, opeid6 text NOT NULL,
      awards integer, earnings_1_year integer, earnings_4_years integer, debt integer, monthly_payment integer,
      national integer, national_p25 integer, national_p75 integer, suppressed text[] NOT NULL, students jsonb NOT NULL,
      earnings_5_years integer, distance text, supplement_suppressed text[] NOT NULL, supplement_students jsonb NOT NULL
    ) ON COMMIT DROP`);
}

const TARGET: CopyTarget<Record<string, unknown>> = {
  table: 'staged_programs',
  columns: STAGED_COLUMNS.map((name) => ({ name, property: name, isJson: JSON_COLUMNS.has(name) })),
};

export async function stagePrograms(db: QueryRunner, programs: readonly ImportedProgram[]): Promise<void> {
  const connection = (await db.connect()) as ClientBase;
  await bulkInsertOn(connection, TARGET, toStagingRows(programs));
}

const NO_VALUES = Object.fromEntries(PROGRAM_FIGURE_NAMES.map((name) => [name, null]));

function* toStagingRows(programs: readonly ImportedProgram[]): Generator<Record<string, unknown>> {
  for (const { ipedsId, opeid6, cip, title, credlev, values, national, distance, ...others } of programs) {
    yield {
      ipeds_id: ipedsId,
      cip,
      credlev,
      title,
      opeid6,
      ...NO_VALUES,
      ...values,
      ...national,
      distance,
      ...ofPart('main', others),
      supplement_suppressed: ofPart('supplement', others).suppressed,
      supplement_students: ofPart('supplement', others).students,
    };
  }
}

function ofPart(
  part: ProgramPart,
  { suppressed, studentCounts }: Pick<ImportedProgram, 'suppressed' | 'studentCounts'>,
) {
  const isOfPart = (name: keyof typeof PROGRAM_FIGURES): boolean => PROGRAM_FIGURES[name].part === part;
  const names = PROGRAM_FIGURE_NAMES.filter((name) => isOfPart(name) && studentCounts[name] !== undefined);
  return {
    suppressed: suppressed.filter(isOfPart),
    students: Object.fromEntries(names.map((name) => [name, studentCounts[name]])),
  };
}

/**
 * Replaces the parts that the file contains, unless a newer file was imported. If a program is listed twice, the first
 * row is used; programs of colleges that aren't in the catalog are left out.
 */
export async function mergeStagedPrograms(db: QueryRunner, origin: ProgramsOrigin): Promise<ProgramCounts> {
  const known = (await db.query('SELECT part, release FROM colleges.program_sources')) as {
    part: ProgramPart;
    release: string | null;
  }[];
  const releaseOf = (part: ProgramPart): string | null => known.find((one) => one.part === part)?.release ?? null;
  const parts = origin.parts.filter((part) => !isOlderRelease(origin.release, releaseOf(part)));
  const hasMain = parts.includes('main') || known.some(({ part }) => part === 'main');
  if (parts.length === 0) return { parts, hasMain, added: 0, changed: 0, removed: 0, unchanged: 0, leftOut: 0 };

  await db.query(`
    CREATE TEMP TABLE merged_programs ON COMMIT DROP AS
    SELECT DISTINCT ON (c.id, s.cip, s.credlev) c.id AS college_id, s.*
    FROM staged_programs s JOIN colleges.colleges c USING (ipeds_id) WHERE c.operating
    ORDER BY c.id, s.cip, s.credlev, s.line`);
  await db.query('ALTER TABLE merged_programs ADD PRIMARY KEY (college_id, cip, credlev)');
  await db.query('ANALYZE merged_programs');
  const [{ merged, staged }] = (await db.query(
    `SELECT (SELECT count(*) FROM merged_programs)::int AS merged, (SELECT count(*) FROM staged_programs)::int AS staged`,
  )) as [{ merged: number; staged: number }];
  const counts = { added: 0, changed: 0, removed: 0 };
  for (const part of parts) {
    const { added, changed, removed } = await mergePart(db, part);
    if (part !== 'main' && parts.includes('main')) continue;
    Object.assign(counts, { added, changed, removed });
  }
  for (const part of parts) await recordSource(db, part, origin);
  if (parts.includes('main')) await replaceFieldsAndPools(db);
  await db.query('SELECT colleges.refresh_program_statistics()');
  const unchanged = merged - counts.added - counts.changed;
  return { parts, hasMain, ...counts, unchanged, leftOut: staged - merged };
}

type PartCounts = Pick<ProgramCounts, 'added' | 'changed' | 'removed'>;

async function mergePart(db: QueryRunner, part: ProgramPart): Promise<PartCounts> {
  const table = TABLES[part];
  const columns: readonly string[] = COLUMNS[part];
  const staged = columns.map((column) => `m.${stagedColumn(part, column)}`);
  const [{ before }] = (await db.query(`SELECT count(*)::int AS before FROM ${table}`)) as [{ before: number }];
  const [{ removed }] = (await db.query(
    `WITH gone AS (
       DELETE FROM ${table} p
       WHERE NOT EXISTS (SELECT FROM merged_programs m
                         WHERE m.college_id = p.college_id AND m.cip = p.cip AND m.credlev = p.credlev)
       RETURNING 1)
     SELECT count(*)::int AS removed FROM gone`,
  )) as [{ removed: number }];
  // Rows that don't differ are left out before the conflict, which would lock them. In the order of fields, so that a list
  // of a field reads neighboring pages of the table.
  const [{ written }] = (await db.query(
    `WITH written AS (
       INSERT INTO ${table} (${KEY}, ${columns.join(', ')})
       SELECT m.college_id, m.cip, m.credlev, ${staged.join(', ')} FROM merged_programs m
       WHERE NOT EXISTS (SELECT FROM ${table} p
                         WHERE p.college_id = m.college_id AND p.cip = m.cip AND p.credlev = m.credlev
                           AND (${columns.map((column) => `p.${column}`).join(', ')}) IS NOT DISTINCT FROM (${staged.join(', ')}))
       ORDER BY m.cip, m.credlev, m.college_id
       ON CONFLICT (${KEY}) DO UPDATE SET ${columns.map((column) => `${column} = excluded.${column}`).join(', ')}
       RETURNING 1)
     SELECT count(*)::int AS written FROM written`,
  )) as [{ written: number }];
  const [{ after }] = (await db.query(`SELECT count(*)::int AS after FROM ${table}`)) as [{ after: number }];
  const added = after - before + removed;
  return { added, changed: written - added, removed };
}

async function recordSource(db: QueryRunner, part: ProgramPart, origin: ProgramsOrigin): Promise<void> {
  const { fileName, sha256, release, figures, at, rowsRead } = origin;
  const source = { part, file_name: fileName, sha256, release, figures, finished_at: at, rows_read: rowsRead };
  await db.query(
    `INSERT INTO colleges.program_sources (part, file_name, sha256, release, figures, finished_at, rows_read)
     SELECT part, file_name, sha256, release, figures, finished_at, rows_read
     FROM json_to_record($1::json) AS s (part text, file_name text, sha256 text, release text, figures text[],
       finished_at timestamptz, rows_read integer)
     ON CONFLICT (part) DO UPDATE SET file_name = excluded.file_name, sha256 = excluded.sha256,
       release = excluded.release, figures = excluded.figures, finished_at = excluded.finished_at,
       rows_read = excluded.rows_read`,
    [JSON.stringify(source)],
  );
}

/** Counts the listed programs of each field, and lists the colleges of each OPEID6. */
async function replaceFieldsAndPools(db: QueryRunner): Promise<void> {
  await db.query('DELETE FROM colleges.program_fields');
  await db.query(
    `INSERT INTO colleges.program_fields (cip, title, colleges, programs)
     SELECT m.cip, coalesce(nullif(min(m.title), ''), m.cip), count(DISTINCT m.college_id)::int, count(*)::int
     FROM merged_programs m WHERE m.credlev <= 8 GROUP BY m.cip`,
  );
  await db.query('DELETE FROM colleges.program_pools');
  await db.query(
    `INSERT INTO colleges.program_pools (opeid6, college_id)
     SELECT DISTINCT m.opeid6, m.college_id FROM merged_programs m WHERE m.opeid6 <> ''`,
  );
}
