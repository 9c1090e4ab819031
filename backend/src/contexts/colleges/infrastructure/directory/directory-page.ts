import type { PageRequest } from '../../application/directory/ports/college-reader';
import type { CollegeFilters, Sort, Sorting } from '../../application/directory/ports/directory-reader';
import type { PlaceName } from '../../domain/catalogue/places';
import type { SearchQuery } from '../../domain/search/search-query';
import { COLLEGE_COLUMNS, COLLEGE_JOINS } from './search-statement';
import { allOf, conditionsOf } from './directory-filters';
import { answersTo, bestAnswers, classOf, countOfAnswers, idsOf, hitOf } from './search-answers';
import { Parameters, type Statement } from './statement';

/** Limit for counting the colleges of a list; larger than the number of colleges in the country. */
const MAX_LISTED = 10_000;

/** The sort keys, as SQL on `d`, a directory entry. */
const SORTED_BY: Readonly<Record<Exclude<Sort, 'name' | 'popularity'>, string>> = {
  tuition: 'd.tuition',
  admission: 'd.acceptance',
  graduation: 'd.graduation',
  enrollment: 'd.enrollment',
  // Increases with the distance, and is cheaper to compute.
  distance: `sind((d.latitude - here.latitude) / 2) ^ 2
    + cosd(d.latitude) * cosd(here.latitude) * sind((d.longitude - here.longitude) / 2) ^ 2`,
};
const MOST_FIRST = new Set<Sort>(['popularity', 'graduation', 'enrollment']);

/** The SQL for the rows of a page, in order, and for their total number. */
interface Listing {
  readonly tables: readonly string[];
  /** SELECT statement for college_id and match_class. */
  readonly page: string;
  readonly total: string;
  /** SQL for the match class of a row; null without a search text. */
  readonly matchClass: string | null;
}

/**
 * Returns one statement for a page of the directory and the total number of colleges. Its result has at least one row:
 * beyond the last page, a row without a college. `beside` contains the total and, if requested, the place and how the
 * search text matches.
 */
export function pageStatement(filters: CollegeFilters, { by, order, near }: Sorting, page: PageRequest): Statement {
  const parameters = new Parameters();
  const place = near && placeTable(near, parameters);
  const window = { least: parameters.add(page.limit), from: parameters.add(page.offset) };
  const {
    tables,
    page: rows,
    total,
    matchClass,
  } = filters.query && !by
    ? bestFirst(filters.query, filters, page, parameters)
    : sorted(filters, orderOf(by ?? 'name', order), parameters);
  const withTables = [...(place ? [place] : []), ...tables];
  const sql = `
    ${withTables.length > 0 ? `WITH ${withTables.join(', ')}` : ''}
    SELECT ${COLLEGE_COLUMNS}, json_build_object(
      'total', counted.total
      ${near ? `, 'near', CASE WHEN here IS NOT NULL THEN to_json(here) END` : ''}
      ${matchClass && filters.query ? `, 'hit', ${hitOf(matchClass, filters.query)}` : ''}) AS beside
    FROM (SELECT (${total})::integer AS total) counted
    ${near ? 'LEFT JOIN here ON true' : ''}
    LEFT JOIN (SELECT sorted.*, row_number() OVER () AS position
               FROM (${rows} LIMIT ${window.least} OFFSET ${window.from}) sorted) page ON true
    LEFT JOIN colleges.colleges c ON c.id = page.college_id ${COLLEGE_JOINS}
    ${matchClass ? 'LEFT JOIN colleges.search_entries e ON e.college_id = page.college_id' : ''}
    ORDER BY page.position`;
  return { sql, values: parameters.values };
}

const placeTable = ({ state, city }: PlaceName, parameters: Parameters): string =>
  `here AS MATERIALIZED (SELECT latitude, longitude FROM colleges.places
    WHERE state = ${parameters.add(state)} AND city = ${parameters.add(city)})`;

function orderOf(by: Sort, requestedDirection?: 'asc' | 'desc'): { by: Sort; terms: string } {
  const direction = (requestedDirection ?? (MOST_FIRST.has(by) ? 'desc' : 'asc')) === 'asc' ? 'ASC' : 'DESC';
  return { by, terms: termsOf(by, direction) };
}

/** Every order ends with the ID, so that no college is on two pages. */
function termsOf(by: Sort, direction: 'ASC' | 'DESC'): string {
  if (by === 'name') return `d.sort_name ${direction}, d.college_id ${direction}`;
  // The descending order matches an index.
  if (by === 'popularity') {
    return `d.branch, d.people ${direction}, d.demand ${direction} NULLS LAST, d.sort_name, d.college_id`;
  }
  return `${SORTED_BY[by]} ${direction} NULLS LAST, d.sort_name, d.college_id`;
}

function sorted(filters: CollegeFilters, { by, terms }: { by: Sort; terms: string }, parameters: Parameters): Listing {
  const answers = filters.query ? answersTo(filters.query, parameters) : null;
  const where = allOf(conditionsOf(filters, parameters, 'answers'));
  return {
    tables: answers ? idsOf(answers) : [],
    page: `SELECT d.college_id FROM colleges.directory_entries d ${by === 'distance' ? 'CROSS JOIN here' : ''}
      WHERE ${where} ORDER BY ${terms}`,
    total: `SELECT count(*) FROM (
      SELECT FROM colleges.directory_entries d WHERE ${where} LIMIT ${MAX_LISTED}) listed`,
    matchClass: answers && classOf(answers),
  };
}

function bestFirst(
  query: SearchQuery,
  filters: CollegeFilters,
  { limit, offset }: PageRequest,
  parameters: Parameters,
): Listing {
  const conditions = allOf(conditionsOf(filters, parameters));
  const allowed =
    conditions === 'true'
      ? ''
      : `AND e.college_id IN (SELECT d.college_id FROM colleges.directory_entries d WHERE ${conditions})`;
  const answers = answersTo(query, parameters, allowed);
  return {
    tables: [...answers.tables, bestAnswers(answers, parameters.add(offset + limit), allowed)],
    page: 'SELECT college_id, match_class FROM found ORDER BY rank, standing DESC, college_id',
    total: `SELECT ${countOfAnswers(answers, MAX_LISTED, allowed)}`,
    matchClass: 'page.match_class',
  };
}

const POINT_COLUMNS = ['name', 'state', 'latitude', 'longitude', 'enrollment'];

/** Returns a statement for one row with a list for each column of the points, ordered by name. */
export function pointsStatement(filters: CollegeFilters): Statement {
  const parameters = new Parameters();
  const tables = filters.query ? idsOf(answersTo(filters.query, parameters)) : [];
  const lists = ['college_id', ...POINT_COLUMNS].map(
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
