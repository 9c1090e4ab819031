import type { ProgramView } from '../../application/programs/ports/program-reader';
import {
  compareWithHighSchool,
  describeFigures,
  describeNational,
  type ProgramSources,
} from '../../domain/programs/described-program';
import type { Distance } from '../../domain/programs/program-figures';
import { toProgramId } from '../../domain/programs/program-key';
import { toProgramLevel } from '../../domain/programs/program-levels';

/** The sources of all programs, which the database reads once for a statement. */
const SOURCES_SQL = `(SELECT json_object_agg(i.part, json_build_object('release', i.release, 'figures', i.figures))
   FROM colleges.program_sources i)`;

/** The columns of a program `p` of a college `c`; requires `PROGRAM_JOINS_SQL`. */
export const PROGRAM_COLUMNS_SQL = `
  p.college_id, c.name AS college_name, c.state, coalesce(f.title, p.cip) AS field, p.cip, p.credlev,
  p.awards, p.earnings_1_year, p.earnings_4_years, s.earnings_5_years, p.debt, p.monthly_payment,
  p.national, p.national_p25, p.national_p75, s.distance,
  p.suppressed || coalesce(s.suppressed, '{}') AS suppressed,
  p.students || coalesce(s.students, '{}') AS students,
  ARRAY(SELECT o.college_id
        FROM colleges.program_pools pool
        JOIN colleges.programs o ON o.college_id = pool.college_id AND o.cip = p.cip AND o.credlev = p.credlev
        JOIN colleges.colleges campus ON campus.id = o.college_id
        WHERE pool.opeid6 = p.opeid6 AND o.opeid6 = p.opeid6 AND o.college_id <> p.college_id
          AND campus.operating AND campus.ipeds_id <= 999999
        ORDER BY o.college_id) AS pooled_with,
  ${SOURCES_SQL} AS sources`;

export const PROGRAM_JOINS_SQL = `
  JOIN colleges.colleges c ON c.id = p.college_id
  LEFT JOIN colleges.program_supplements s
    ON s.college_id = p.college_id AND s.cip = p.cip AND s.credlev = p.credlev
  LEFT JOIN colleges.program_fields f ON f.cip = p.cip`;

/** A row with `PROGRAM_COLUMNS_SQL`. */
export interface ProgramRow {
  readonly college_id: number;
  readonly college_name: string;
  readonly state: string;
  readonly field: string;
  readonly cip: string;
  readonly credlev: number;
  readonly awards: number | null;
  readonly earnings_1_year: number | null;
  readonly earnings_4_years: number | null;
  readonly earnings_5_years: number | null;
  readonly debt: number | null;
  readonly monthly_payment: number | null;
  readonly national: number | null;
  readonly national_p25: number | null;
  readonly national_p75: number | null;
  readonly distance: Distance | null;
  readonly suppressed: readonly string[];
  readonly students: Readonly<Partial<Record<string, number>>>;
  readonly pooled_with: readonly number[];
  /** Null before the first import. */
  readonly sources: ProgramSources | null;
}

export function toProgramView(row: ProgramRow): ProgramView {
  const { college_id: collegeId, college_name: collegeName, state, field, cip, credlev } = row;
  const { distance, suppressed, students, pooled_with: pooledWith } = row;
  const sources = row.sources ?? {};
  const level = toProgramLevel(credlev);
  return {
    id: toProgramId({ collegeId, cip, level }),
    collegeId,
    collegeName,
    state,
    field,
    cip,
    level,
    distance,
    figures: describeFigures({ values: row, studentCounts: students, suppressed, pooledWith }, sources),
    high_school: compareWithHighSchool({ level, state, earnings: row.earnings_4_years }, sources),
    national: describeNational({ value: row.national, p25: row.national_p25, p75: row.national_p75 }, sources),
  };
}
