import type { PageRequest, CollegeView } from '../../application/directory/ports/college-reader';
import type { SearchQuery } from '../../domain/search/search-query';
import { answersSql, bestAnswersSql, countAnswersSql, hitSql } from './search-answers-sql';
import { Parameters, type Statement } from './statement';
import { type Coordinates, milesBetween } from '../../domain/catalogue/places';
import { explainMatch, type MatchClass, type CityDistance } from '../../domain/search/search-match';

/**
 * Returns SQL that converts a stored percentage to the displayed fraction. The division is exact; only its result is
 * converted to a float.
 */
const fractionSql = (column: string): string => `(c.${column} / 100)::float8 AS ${column}`;

/** The columns of a college in a list; `c` is the college, and `COLLEGE_JOINS_SQL` adds the other tables. */
export const COLLEGE_COLUMNS_SQL = `
  c.id, c.name, c.city, c.state, c.type, c.level, c.website, c.description, c.enrollment,
  ${fractionSql('admission_rate')}, c.tuition_in_state, c.tuition_out_state, ${fractionSql('graduation_rate')},
  c.student_faculty_ratio::float8 AS student_faculty_ratio, c.founded_year,
  c.latitude::float8 AS latitude, c.longitude::float8 AS longitude, c.ipeds_id, c.open_admission,
  coalesce(entry.alumni, 0) AS "alumniCount",
  CASE WHEN main.id IS NOT NULL THEN json_build_object('id', main.id, 'name', main.name) END AS branch_of`;

/** The main campus of a branch, and the entry in the directory; colleges that no longer operate have no entry. */
export const COLLEGE_JOINS_SQL = `
  LEFT JOIN colleges.colleges main ON main.id = c.main_campus_id
  LEFT JOIN colleges.directory_entries entry ON entry.college_id = c.id`;

/** Limit for counting the answers to a search, which must stay fast on a much larger catalog. */
export const MAX_COUNTED_ANSWERS = 1_000;

/** Returns the statement for a search while typing. */
export function searchStatement(query: SearchQuery, { limit, offset }: PageRequest): Statement {
  const parameters = new Parameters();
  const answers = answersSql(query, parameters);
  const sql = `
    WITH ${answers.tables.join(', ')}, ${bestAnswersSql(answers, parameters.add(offset + limit))}
    SELECT ${COLLEGE_COLUMNS_SQL}, json_build_object('hit', ${hitSql('found.match_class', query)},
      'total', ${countAnswersSql(answers, MAX_COUNTED_ANSWERS)}) AS beside
    FROM found JOIN colleges.colleges c ON c.id = found.college_id ${COLLEGE_JOINS_SQL}
    ORDER BY found.rank, found.standing DESC, c.id
    LIMIT ${parameters.add(limit)} OFFSET ${parameters.add(offset)}`;
  return { sql, values: parameters.values };
}

/** The result of `hitSql` for a college. */
export interface SearchHit {
  readonly match_class: MatchClass;
  readonly aliases: readonly string[];
  readonly majors: readonly string[];
  /** The city that the search is centered on; undefined if there is none, null if it isn't in the catalog. */
  readonly center?: (Coordinates & { readonly name: string }) | null;
}

export const addMatch = (query: SearchQuery, college: CollegeView, hit: SearchHit): CollegeView => ({
  ...college,
  matched: explainMatch(query, hit.match_class, { ...college, ...hit }, toCityDistance(college, hit.center)),
});

/** Adds the distance from a place; null without coordinates. */
export function addDistance(college: CollegeView, from: Coordinates): CollegeView {
  const { latitude, longitude } = college;
  const hasCoordinates = latitude !== null && longitude !== null;
  return { ...college, distance_miles: hasCoordinates ? milesBetween(from, { latitude, longitude }) : null };
}

function toCityDistance({ latitude, longitude }: CollegeView, center: SearchHit['center']): CityDistance | null {
  if (!center) return null;
  const hasCoordinates = latitude !== null && longitude !== null;
  return { city: center.name, miles: hasCoordinates ? milesBetween(center, { latitude, longitude }) : null };
}
