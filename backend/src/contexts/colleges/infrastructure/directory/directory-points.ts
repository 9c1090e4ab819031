import type { CollegeFilters } from '../../application/directory/ports/directory-reader';
import { allOf, conditionsOf } from './directory-filters';
import { Parameters, type Statement } from '../catalogue/parameters';
import { answersTo, idsOf } from './search-answers';

const COLUMNS = ['name', 'state', 'latitude', 'longitude', 'enrollment'];

/** One row with a list for each column of the points, in the order of the names. */
export function pointsStatement(filters: CollegeFilters): Statement {
  const parameters = new Parameters();
  const tables = filters.query ? idsOf(answersTo(filters.query, parameters)) : [];
  const lists = ['college_id', ...COLUMNS].map(
    (column) =>
      `coalesce(json_agg(${column}) FILTER (WHERE placed), '[]') AS ${column === 'college_id' ? 'id' : column}`,
  );
  const sql = `
    ${tables.length > 0 ? `WITH ${tables.join(', ')}` : ''}
    SELECT ${lists.join(', ')}, (count(*) FILTER (WHERE NOT placed))::integer AS unplaced
    FROM (SELECT d.*, d.latitude IS NOT NULL AND d.longitude IS NOT NULL AS placed
          FROM colleges.directory_entries d WHERE ${allOf(conditionsOf(filters, parameters, 'answers'))}
          ORDER BY d.sort_name, d.college_id) matching`;
  return { sql, values: parameters.values };
}
