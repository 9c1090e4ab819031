import type { PageRequest, CollegeView } from '../../application/directory/ports/college-reader';
import { PHRASE_WORDS } from '../../domain/search/search-phrase';
import { type SearchQuery, withCorrections, listShorterSearches } from '../../domain/search/search-query';
import { answersSql, bestAnswersSql, countAnswersSql, hitSql } from './search-answers-sql';
import { Parameters, type Statement } from './statement';
import { type Coordinates, milesBetween } from '../../domain/catalogue/places';
import type { ReadDatabase } from '../../../../shared/infrastructure/typeorm/read-database';
import { explainMatch, type MatchClass, type CityDistance } from '../../domain/search/search-match';
import { type CatalogueWord, findClosestWord } from '../../domain/search/spelling';

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

/** Number of similar words that are considered as the correction of a word. */
const MAX_WORDS_COMPARED = 40;

/** The result of `hitSql` for a college. */
export interface SearchHit {
  readonly match_class: MatchClass;
  readonly aliases: string[];
  readonly majors: string[];
  /** The city that the search is centered on; undefined if there is none, null if it isn't in the catalog. */
  readonly center?: (Coordinates & { readonly name: string }) | null;
}

export const addMatch = (query: SearchQuery, college: CollegeView, hit: SearchHit): CollegeView => ({
  ...college,
  matched: explainMatch(query, hit.match_class, { ...college, ...hit }, toCityDistance(college, hit.center)),
});

function toCityDistance({ latitude, longitude }: CollegeView, center: SearchHit['center']): CityDistance | null {
  if (!center) return null;
  const hasCoordinates = latitude !== null && longitude !== null;
  return { city: center.name, miles: hasCoordinates ? milesBetween(center, { latitude, longitude }) : null };
}

/** A search to run instead of one that finds nothing. */
export interface FallbackSearch {
  readonly query: SearchQuery;
  /** How it differs, as shown with each result. */
  readonly difference: string;
}

/** Marks the answers to another search as similar. */
export const markAsSimilar = ({ difference }: FallbackSearch, colleges: readonly CollegeView[]): CollegeView[] =>
  colleges.map((college) => ({ ...college, matched: { by: 'similar', text: difference } }));

/**
 * Reads the answers to a search; if there are none, those to the first of these that has some: the search with its
 * misspelled words corrected, then each search with one word fewer.
 * @param find receives null for the search itself
 */
export async function findWithFallback<T>(
  db: ReadDatabase,
  query: SearchQuery,
  hasAnswers: (answer: T) => boolean,
  find: (query: SearchQuery, fallback: FallbackSearch | null) => Promise<T>,
): Promise<T> {
  const answer = await find(query, null);
  if (hasAnswers(answer)) return answer;
  const correctedQuery = await correctSpelling(db, query);
  const fallbackSearches = [
    ...(correctedQuery ? [{ query: correctedQuery, difference: `Similar to “${correctedQuery.text}”` }] : []),
    ...listShorterSearches(correctedQuery ?? query).map(({ query: shorterQuery, omittedWord }) => ({
      query: shorterQuery,
      difference: `Without “${omittedWord}”`,
    })),
  ];
  for (const fallback of fallbackSearches) {
    const found = await find(fallback.query, fallback);
    if (hasAnswers(found)) return found;
  }
  return answer;
}

/** Returns the search with its unknown words corrected; null if there are none, or one of them has no close match. */
async function correctSpelling(db: ReadDatabase, query: SearchQuery): Promise<SearchQuery | null> {
  const words = await db.query<{ typed: string; known: boolean; alike: CatalogueWord[] }>(
    `SELECT typed, EXISTS (SELECT FROM colleges.search_words w WHERE w.word LIKE typed || '%') AS known,
       ARRAY(SELECT json_build_object('word', w.word, 'students', w.students)
             FROM colleges.search_words w ORDER BY w.word <-> typed LIMIT ${MAX_WORDS_COMPARED}) AS alike
     FROM unnest($1::text[]) WITH ORDINALITY AS t (typed, position) ORDER BY position`,
    [query.words.map(({ text }) => text)],
  );
  const corrections = new Map(
    words
      .filter(({ typed, known }) => !known && !PHRASE_WORDS.has(typed))
      .map(({ typed, alike }) => [typed, findClosestWord(typed, alike)]),
  );
  return withCorrections(query, corrections);
}
