import type { PageRequest } from '../../application/directory/ports/college-reader';
import type { CollegeFilters, Sorting } from '../../application/directory/ports/directory-reader';
import type { Sort } from '../../domain/directory/sorts';
import type { PlaceName, ZipArea } from '../../domain/catalogue/places';
import type { SearchQuery } from '../../domain/search/search-query';
import { COLLEGE_COLUMNS_SQL, COLLEGE_JOINS_SQL } from './search-statement';
import { joinWithAnd, filterConditionsSql } from './directory-filters';
import { answersSql, bestAnswersSql, matchClassSql, countAnswersSql, answerIdsSql, hitSql } from './search-answers-sql';
import { Parameters, type Statement } from './statement';
import { zipAreasSql } from './zip-areas';

/** Limit for counting the colleges of a list; larger than the number of colleges in the country. */
export const MAX_COUNTED_ENTRIES = 10_000;

/** The sort keys, as SQL on `d`, a directory entry. */
const SORT_KEY_SQL: Readonly<Record<Exclude<Sort, 'name' | 'popularity'>, string>> = {
  net_price: 'd.net_price',
  tuition: 'd.tuition',
  admission: 'd.acceptance',
  graduation: 'd.graduation',
  retention: 'd.retention',
  earnings: 'd.earnings',
  debt: 'd.debt',
  enrollment: 'd.enrollment',
  // Increases with the distance, and is cheaper to compute.
  distance: `sind((d.latitude - here.latitude) / 2) ^ 2
    + cosd(d.latitude) * cosd(here.latitude) * sind((d.longitude - here.longitude) / 2) ^ 2`,
};
const DESCENDING_SORTS = new Set<Sort>(['popularity', 'graduation', 'retention', 'earnings', 'enrollment']);

/** The sorts whose value isn't among the fields of a college in a list, with SQL for the value on `entry`. */
const RANKED_BY_SQL = {
  net_price: 'entry.net_price',
  retention: '(entry.retention / 100)',
  earnings: 'entry.earnings',
  debt: 'entry.debt',
} as const satisfies Readonly<Partial<Record<Sort, string>>>;
export type RankedSort = keyof typeof RANKED_BY_SQL;
export const isRankedBySeparateValue = (by: Sort): by is RankedSort => Object.hasOwn(RANKED_BY_SQL, by);

const MEASURED_TOGETHER_SQL = `EXISTS (SELECT FROM colleges.federal_figures p
    JOIN colleges.colleges campus ON campus.id = p.college_id
    WHERE p.opeid6 = entry.family AND p.college_id <> c.id AND campus.operating AND campus.ipeds_id <= 999999)`;

/** Figures that all campuses of a family share: its campuses follow each other. */
export const POOLED_SORTS: ReadonlySet<Sort> = new Set<Sort>(['earnings', 'debt']);

/** The SQL for the rows of a page, in order, and for their total number. */
interface ListingSql {
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
  const place = near && placeTableSql(near, parameters);
  const pageParameters = { least: parameters.add(page.limit), from: parameters.add(page.offset) };
  const {
    tables,
    page: rows,
    total,
    matchClass,
  } = filters.query && !by
    ? bestMatchListing(filters.query, filters, page, parameters)
    : sortedListing(filters, resolveOrder(by ?? 'name', order), parameters);
  const withTables = [...(place ? [place] : []), ...tables];
  const sql = `
    ${withTables.length > 0 ? `WITH ${withTables.join(', ')}` : ''}
    SELECT ${COLLEGE_COLUMNS_SQL}, json_build_object(
      'total', counted.total
      ${by ? rankedBySql(by) : ''}
      ${near ? `, 'near', CASE WHEN here IS NOT NULL THEN to_json(here) END` : ''}
      ${matchClass && filters.query ? `, 'hit', ${hitSql(matchClass, filters.query)}` : ''}) AS beside
    FROM (SELECT (${total})::integer AS total) counted
    ${near ? 'LEFT JOIN here ON true' : ''}
    LEFT JOIN (SELECT sorted.*, row_number() OVER () AS position
               FROM (${rows} LIMIT ${pageParameters.least} OFFSET ${pageParameters.from}) sorted) page ON true
    LEFT JOIN colleges.colleges c ON c.id = page.college_id ${COLLEGE_JOINS_SQL}
    ${matchClass ? 'LEFT JOIN colleges.search_entries e ON e.college_id = page.college_id' : ''}
    ORDER BY page.position`;
  return { sql, values: parameters.values };
}

function rankedBySql(by: Sort): string {
  if (!isRankedBySeparateValue(by)) return '';
  const isTogether = POOLED_SORTS.has(by) ? MEASURED_TOGETHER_SQL : 'false';
  return `, 'ranked_by', json_build_object('value', ${RANKED_BY_SQL[by]}, 'measured_together', ${isTogether})`;
}

const placeTableSql = (place: PlaceName | ZipArea, parameters: Parameters): string =>
  `here AS MATERIALIZED (${
    'zipPrefix' in place
      ? zipAreasSql(`AND left(f.zip, 3) = ${parameters.add(place.zipPrefix)}`)
      : `SELECT latitude, longitude FROM colleges.places
         WHERE state = ${parameters.add(place.state)} AND city = ${parameters.add(place.city)}`
  })`;

/** Returns the direction of a sort; the default is descending where more is better. */
export const resolveDirection = (by: Sort, requestedDirection?: 'asc' | 'desc'): 'asc' | 'desc' =>
  requestedDirection ?? (DESCENDING_SORTS.has(by) ? 'desc' : 'asc');

function resolveOrder(by: Sort, requestedDirection?: 'asc' | 'desc'): { by: Sort; terms: string } {
  const direction = resolveDirection(by, requestedDirection) === 'asc' ? 'ASC' : 'DESC';
  return { by, terms: orderTermsSql(by, direction) };
}

/** Every order ends with the ID, so that no college is on two pages. */
function orderTermsSql(by: Sort, direction: 'ASC' | 'DESC'): string {
  if (by === 'name') return `d.sort_name ${direction}, d.college_id ${direction}`;
  // The descending order matches an index.
  if (by === 'popularity') {
    return `d.branch, d.people ${direction}, d.demand ${direction} NULLS LAST, d.sort_name, d.college_id`;
  }
  const family = POOLED_SORTS.has(by) ? 'd.family, ' : '';
  return `${SORT_KEY_SQL[by]} ${direction} NULLS LAST, ${family}d.sort_name, d.college_id`;
}

function sortedListing(
  filters: CollegeFilters,
  { by, terms }: { by: Sort; terms: string },
  parameters: Parameters,
): ListingSql {
  const answers = filters.query ? answersSql(filters.query, parameters) : null;
  const where = joinWithAnd(filterConditionsSql(filters, parameters, 'answers'));
  return {
    tables: answers ? answerIdsSql(answers) : [],
    page: `SELECT d.college_id FROM colleges.directory_entries d ${by === 'distance' ? 'CROSS JOIN here' : ''}
      WHERE ${where} ORDER BY ${terms}`,
    total: `SELECT count(*) FROM (
      SELECT FROM colleges.directory_entries d WHERE ${where} LIMIT ${MAX_COUNTED_ENTRIES}) listed`,
    matchClass: answers && matchClassSql(answers),
  };
}

function bestMatchListing(
  query: SearchQuery,
  filters: CollegeFilters,
  { limit, offset }: PageRequest,
  parameters: Parameters,
): ListingSql {
  const conditions = joinWithAnd(filterConditionsSql(filters, parameters));
  const allowed =
    conditions === 'true'
      ? ''
      : `AND e.college_id IN (SELECT d.college_id FROM colleges.directory_entries d WHERE ${conditions})`;
  const answers = answersSql(query, parameters, allowed);
  return {
    tables: [...answers.tables, bestAnswersSql(answers, parameters.add(offset + limit), allowed)],
    page: 'SELECT college_id, match_class FROM found ORDER BY rank, standing DESC, college_id',
    total: `SELECT ${countAnswersSql(answers, MAX_COUNTED_ENTRIES, allowed)}`,
    matchClass: 'page.match_class',
  };
}

const POINT_COLUMNS = ['name', 'state', 'latitude', 'longitude', 'enrollment'];

/** Returns a statement for one row with a list for each column of the points, ordered by name. */
export function pointsStatement(filters: CollegeFilters): Statement {
  const parameters = new Parameters();
  const tables = filters.query ? answerIdsSql(answersSql(filters.query, parameters)) : [];
  const lists = ['college_id', ...POINT_COLUMNS].map(
    (column) =>
      `coalesce(json_agg(${column}) FILTER (WHERE placed), '[]') AS ${column === 'college_id' ? 'id' : column}`,
  );
  const sql = `
    ${tables.length > 0 ? `WITH ${tables.join(', ')}` : ''}
    SELECT ${lists.join(', ')}, (count(*) FILTER (WHERE NOT placed))::integer AS unplaced
    FROM (SELECT d.*, d.latitude IS NOT NULL AND d.longitude IS NOT NULL AS placed
          FROM colleges.directory_entries d WHERE ${joinWithAnd(filterConditionsSql(filters, parameters, 'answers'))}
          ORDER BY d.sort_name, d.college_id) matching`;
  return { sql, values: parameters.values };
}
