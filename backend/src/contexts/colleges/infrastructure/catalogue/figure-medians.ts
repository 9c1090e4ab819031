import type { QueryRunner } from 'typeorm';
import { FIGURE_NAMES, type FigureName, getFigureDefinition } from '../../domain/catalogue/federal/federal-figures';
import { MIN_STUDENT_BODY } from '../../domain/catalogue/federal/figure-reasons';

const MAIN_CAMPUSES_SQL = `colleges.federal_figures f JOIN colleges.colleges c ON c.id = f.college_id
  WHERE c.operating AND c.ipeds_id <= 999999`;

/** Shares of small student bodies aren't shown, so they don't count either. */
const valueSql = (name: FigureName): string =>
  getFigureDefinition(name).describesStudentBody
    ? `CASE WHEN f.enrollment >= ${MIN_STUDENT_BODY} THEN f.${name} END`
    : `f.${name}`;

const mediansSql = (names: readonly FigureName[], from: string): string => `
  SELECT award, figure, median::double precision FROM (
    SELECT coalesce(predominant_award, 'all') AS award,
      ${names.map((name) => `percentile_cont(0.5) WITHIN GROUP (ORDER BY ${name}) AS ${name}`).join(', ')}
    FROM (${from}) f GROUP BY predominant_award) g,
    jsonb_each_text(to_jsonb(g) - 'award') AS m (figure, median)
  WHERE median IS NOT NULL`;

const columnsSql = (names: readonly FigureName[]): string =>
  names.map((name) => `${valueSql(name)} AS ${name}`).join(', ');

/**
 * Recalculates the medians of all figures, of the main campuses with the same predominant award and of all of them.
 * Campuses that are measured together count once.
 */
export async function updateFigureMedians(db: QueryRunner): Promise<void> {
  // Colleges with few borrowers only have ranges, so the exact values alone have another median.
  const compared = FIGURE_NAMES.filter((name) => !getFigureDefinition(name).mayBeRange);
  const pooled = compared.filter((name) => getFigureDefinition(name).isPooled);
  const others = compared.filter((name) => !getFigureDefinition(name).isPooled);
  const family = `coalesce(f.opeid6, f.college_id::text)`;
  const select = (names: readonly FigureName[], award: string, distinct: string): string =>
    mediansSql(
      names,
      `SELECT ${distinct} ${award} AS predominant_award, ${columnsSql(names)} FROM ${MAIN_CAMPUSES_SQL}
       ${distinct ? `ORDER BY ${award}, ${family}, f.college_id` : ''}`,
    );
  const award = 'f.predominant_award';
  const all = 'NULL::text';
  await db.query('DELETE FROM colleges.figure_medians');
  await db.query(
    `INSERT INTO colleges.figure_medians (award, figure, median)
     SELECT * FROM (${select(others, award, '')}) a WHERE award <> 'all'
     UNION ALL ${select(others, all, '')}
     UNION ALL SELECT * FROM (${select(pooled, award, `DISTINCT ON (${award}, ${family})`)}) b WHERE award <> 'all'
     UNION ALL ${select(pooled, all, `DISTINCT ON (${all}, ${family})`)}`,
  );
}
