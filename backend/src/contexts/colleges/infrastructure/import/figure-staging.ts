import type { ClientBase } from 'pg';
import type { QueryRunner } from 'typeorm';
import { type CopyTarget, bulkInsertOn } from '../../../../shared/infrastructure/typeorm/bulk-insert';
import type { FederalCollege } from '../../domain/catalogue/federal-college';
import { COMPARED_FIGURES } from '../../domain/catalogue/figures';
import { FIGURE_NAMES } from '../../domain/catalogue/federal/federal-figures';

const FACT_COLUMNS = [
  'predominant_award',
  'test_policy',
  'locale',
  'missions',
  'religious_affiliation',
  'online_only',
  'fafsa_code',
  'cash_monitoring',
  'zip',
  'opeid6',
  'threshold_state',
  'threshold_nation',
];
const COLUMNS = [...FACT_COLUMNS, ...FIGURE_NAMES, 'ranges', 'suppressed', 'students'];
/** Figures whose changes aren't recorded with the other fields of a college. */
const RECORDED_FIGURES = FIGURE_NAMES.filter((name) => !COMPARED_FIGURES.some((other) => other === name));

/** Creates a temporary table that is dropped at the end of the transaction. */
export async function openFigureStaging(db: QueryRunner): Promise<void> {
  await db.query(`
    CREATE TEMP TABLE staged_figures ON COMMIT DROP AS
    SELECT college_id AS ipeds_id, ${COLUMNS.join(', ')} FROM colleges.federal_figures WITH NO DATA`);
  await db.query('ALTER TABLE staged_figures ADD PRIMARY KEY (ipeds_id)');
}

const NO_FIGURES = Object.fromEntries(FIGURE_NAMES.map((name) => [name, null]));
const TARGET: CopyTarget<Record<string, unknown>> = {
  table: 'staged_figures',
  columns: ['ipeds_id', ...COLUMNS].map((name) => ({
    name,
    property: name,
    isJson: name === 'students' || name === 'ranges',
  })),
};

/** Stages the figures of colleges, each of which is staged once. */
export async function stageFigures(connection: ClientBase, colleges: readonly FederalCollege[]): Promise<void> {
  await bulkInsertOn(connection, TARGET, toFigureRows(colleges));
}

/** Creates each row when it's written, so that few of them are in memory. */
function* toFigureRows(colleges: readonly FederalCollege[]): Generator<Record<string, unknown>> {
  for (const { ipedsId, official } of colleges) {
    if (!official) continue;
    const { figures, facts } = official;
    yield {
      ipeds_id: ipedsId,
      predominant_award: facts.predominantAward,
      test_policy: facts.testPolicy,
      locale: facts.locale,
      missions: facts.missions,
      religious_affiliation: facts.religiousAffiliation,
      online_only: facts.onlineOnly,
      fafsa_code: facts.fafsaCode,
      cash_monitoring: facts.cashMonitoring,
      zip: facts.zip,
      opeid6: facts.opeid6,
      threshold_state: facts.thresholds.state,
      threshold_nation: facts.thresholds.nation,
      ...NO_FIGURES,
      ...figures.values,
      ranges: figures.ranges,
      suppressed: figures.suppressed,
      students: figures.studentCounts,
    };
  }
}

/** Merges the staged figures into the catalog, records what changed, and adds the colleges to `touched`. */
export async function mergeFigures(db: QueryRunner, release: string | null, at: Date): Promise<void> {
  const of = (table: string): string => `(${COLUMNS.map((column) => `${table}.${column}`).join(', ')})`;
  // Otherwise each row would be converted to JSON once for each figure.
  await db.query(
    `WITH changing AS MATERIALIZED (
       SELECT f.college_id, to_jsonb(f) || f.ranges AS before, to_jsonb(s) || s.ranges AS after
       FROM staged_figures s JOIN colleges.colleges c USING (ipeds_id)
       JOIN colleges.federal_figures f ON f.college_id = c.id
       WHERE ${of('f')} IS DISTINCT FROM ${of('s')})
     INSERT INTO colleges.college_history (college_id, field, source, old_value, new_value, release, changed_at)
     SELECT college_id, figure, 'federal', nullif(before -> figure, 'null'), nullif(after -> figure, 'null'), $1, $2
     FROM changing, unnest($3::text[]) AS figure
     WHERE before -> figure <> after -> figure`,
    [release, at, RECORDED_FIGURES],
  );
  await db.query(
    `WITH merged AS (
       INSERT INTO colleges.federal_figures AS known (college_id, ${COLUMNS.join(', ')})
       SELECT c.id, ${COLUMNS.map((column) => `s.${column}`).join(', ')}
       FROM staged_figures s JOIN colleges.colleges c USING (ipeds_id)
       ON CONFLICT (college_id) DO UPDATE SET ${COLUMNS.map((column) => `${column} = excluded.${column}`).join(', ')}
         WHERE ${of('known')} IS DISTINCT FROM ${of('excluded')}
       RETURNING college_id),
     noted AS (
       UPDATE colleges.colleges c SET updated_at = $1 FROM merged
       WHERE c.id = merged.college_id AND c.updated_at <> $1)
     INSERT INTO touched SELECT college_id FROM merged ON CONFLICT DO NOTHING`,
    [at],
  );
}
