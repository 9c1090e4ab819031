import type { ProgramCursor, ProgramQuery, ProgramSort } from '../../application/programs/ports/program-reader';
import { toCredlev } from '../../domain/programs/program-levels';
import { Parameters, type Statement } from '../directory/statement';
import { PROGRAM_COLUMNS_SQL, PROGRAM_JOINS_SQL, type ProgramRow } from './program-rows';

/** The value that a list is sorted by, and its type. */
const SORT_KEYS: Readonly<Record<ProgramSort, { readonly sql: string; readonly type: 'integer' | 'text' }>> = {
  earnings_4_years: { sql: 'p.earnings_4_years', type: 'integer' },
  earnings_1_year: { sql: 'p.earnings_1_year', type: 'integer' },
  debt: { sql: 'p.debt', type: 'integer' },
  awards: { sql: 'p.awards', type: 'integer' },
  name: { sql: 'c.name COLLATE "C"', type: 'text' },
};

export type ListedProgramRow = ProgramRow & {
  readonly opeid6: string;
  /** As text. */
  readonly sort_value: string | null;
};

/**
 * Returns the statement for a page of programs and the row after it. Programs that were measured together have the same
 * figures, so the next key, OPEID6, keeps them together.
 */
export function programPageStatement(query: ProgramQuery): Statement {
  const { cip, level, state, collegeId, sort, order, limit, after } = query;
  const parameters = new Parameters();
  const key = SORT_KEYS[sort].sql;
  const conditions = [`p.cip = ${parameters.add(cip)}`, 'c.operating'];
  conditions.push(level === undefined ? 'p.credlev <= 8' : `p.credlev = ${parameters.add(toCredlev(level))}::smallint`);
  if (state !== undefined) conditions.push(`c.state = ${parameters.add(state)}`);
  if (collegeId !== undefined) conditions.push(`p.college_id = ${parameters.add(collegeId)}::integer`);
  if (after) conditions.push(afterSql(query, after, parameters));
  const direction = order === 'asc' ? 'ASC' : 'DESC';
  const sql = `
    WITH page AS (
      SELECT p.college_id, p.cip, p.credlev, (${key})::text AS sort_value
      FROM colleges.programs p JOIN colleges.colleges c ON c.id = p.college_id
      WHERE ${conditions.join(' AND ')}
      ORDER BY ${key} ${direction} NULLS LAST, p.opeid6, p.credlev, p.college_id
      LIMIT ${parameters.add(limit + 1)}::integer)
    SELECT ${PROGRAM_COLUMNS_SQL}, p.opeid6, page.sort_value
    FROM page JOIN colleges.programs p USING (college_id, cip, credlev) ${PROGRAM_JOINS_SQL}
    ORDER BY ${key} ${direction} NULLS LAST, p.opeid6, p.credlev, p.college_id`;
  return { sql, values: parameters.values };
}

/** The rows after a position; those without a value are the last ones. */
function afterSql({ sort, order }: ProgramQuery, after: ProgramCursor, parameters: Parameters): string {
  const { sql: key, type } = SORT_KEYS[sort];
  const opeid6 = parameters.add(after.opeid6);
  const position = `(${opeid6}::text, ${parameters.add(after.credlev)}::smallint, ${parameters.add(after.collegeId)}::integer)`;
  const isLater = `(p.opeid6, p.credlev, p.college_id) > ${position}`;
  if (after.value === null) return `(${key}) IS NULL AND ${isLater}`;
  const value = `${parameters.add(after.value)}::text::${type}`;
  return `((${key}) IS NULL OR ${key} ${order === 'asc' ? '>' : '<'} ${value} OR (${key} = ${value} AND ${isLater}))`;
}

/** Returns the position after a row. */
export const toCursor = ({
  sort_value: value,
  opeid6,
  credlev,
  college_id: collegeId,
}: ListedProgramRow): ProgramCursor => ({
  value,
  opeid6,
  credlev,
  collegeId,
});
