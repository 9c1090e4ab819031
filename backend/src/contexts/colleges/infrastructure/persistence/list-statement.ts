import type { CollegeFilters, PageRequest } from '../../application/ports/college-reader';
import { COLLEGE_COLUMNS, MAIN_CAMPUS } from './college-columns';
import { conditionsOf, Parameters } from './college-filters';
import type { Statement } from './search-statement';

/** Counting the colleges of a filtered list ends here: more than the country has. */
const MOST_LISTED = 10_000;

/** One page of the catalogue by name, and how many colleges there are in all. */
export function listStatement(
  filters: CollegeFilters,
  { limit, offset }: PageRequest,
): { page: Statement; count: Statement } {
  const parameters = new Parameters();
  const where = ['c.operating', ...conditionsOf(filters, parameters)].join(' AND ');
  const count = {
    sql: `SELECT count(*)::int AS total FROM (
      SELECT FROM colleges.colleges c WHERE ${where} LIMIT ${MOST_LISTED}) listed`,
    values: [...parameters.values],
  };
  const sql = `SELECT ${COLLEGE_COLUMNS} FROM colleges.colleges c ${MAIN_CAMPUS} WHERE ${where}
    ORDER BY lower(c.name) COLLATE "C", c.id
    LIMIT ${parameters.add(limit)} OFFSET ${parameters.add(offset)}`;
  return { page: { sql, values: parameters.values }, count };
}
