import type { FinderScope, FixedPlaces, PageRequest } from '../../application/finder/ports/finder';
import { type FinderFilters, type FinderSort, hasFilters, MIN_ALUMNI_PER_EMPLOYER } from '../../domain/finder/finder';
import { alumniProfileSchema, selectedColumnsSql } from '../profiles/profiles.schema';
import { foldText } from '../../../../shared/domain/fold-text';

/** An SQL statement and the values of its parameters `$1`, `$2` ... */
export interface SqlStatement {
  readonly sql: string;
  readonly values: unknown[];
}

/** Search results are counted up to this number. */
const MAX_TOTAL_COUNT = 1_000;
const MAX_NAMES_PER_STATISTIC = 10;

const ORDER_BY_SQL: Readonly<Record<FinderSort, string>> = {
  match: 'e.turn, e.shown, e.user_id',
  responsive: 'e.shown_reply, e.turn, e.shown, e.user_id',
  newest: 'e.graduation_year DESC, e.turn, e.shown, e.user_id',
};

/** The minutes left of entry `e`, as in MentorFigures. */
const MINUTES_LEFT_SQL = `
  (SELECT CASE WHEN g.is_paused THEN 0 ELSE least(greatest((g.minutes_per_month - coalesce((
     SELECT sum(c.minutes) FROM mentorship.minutes_charges c
     WHERE c.user_id = g.user_id AND c.month = g.month AND c.returned_at IS NULL
       AND c.charged_at < date_trunc('day', now())), 0)) / 15 * 15, 5), 60) END
   FROM mentorship.minutes_given g WHERE g.user_id = e.user_id)`;

/**
 * Columns of a profile `p`, with the figures of its entry `e` in `beside`, as in FoundAlumni.
 * @param more additional name and value pairs for `beside`
 */
export const foundAlumniColumnsSql = (
  more: readonly string[] = [],
): string => `${selectedColumnsSql(alumniProfileSchema, 'p')},
  json_build_object(${[
    `'placesLeft', greatest(e.max_mentees - e.mentees, 0)`,
    `'minutesLeft', ${MINUTES_LEFT_SQL}`,
    `'repliesWithinDays', e.replies_within_days`,
    ...more,
  ].join(', ')}) AS beside`;

/**
 * Returns the statement for one page of the finder with the total. It always has at least one row: past the end, the
 * row contains only the total.
 */
export function pageStatement(
  filters: FinderFilters,
  sort: FinderSort,
  scope: FinderScope,
  { limit, offset }: PageRequest,
  places: FixedPlaces = { first: [], last: [] },
): SqlStatement {
  const values: unknown[] = [];
  const where = searchConditionsSql(filters, scope, values);
  const [limitParameter, offsetParameter] = [addParameter(values, limit), addParameter(values, offset)];
  const order = orderSql(sort, scope);
  const isPlaced = places.first.length + places.last.flat().length > 0;
  const rows = isPlaced
    ? placedEntriesSql(where, order, places, `${limitParameter}::integer + ${offsetParameter}::integer`, values)
    : `
               SELECT *, 0 AS place FROM mentorship.finder_entries e WHERE ${where}`;
  const sql = `
    SELECT ${foundAlumniColumnsSql([`'total', counted.total`])}
    FROM (SELECT count(*)::integer AS total FROM (
            SELECT FROM mentorship.finder_entries e WHERE ${where} LIMIT ${MAX_TOTAL_COUNT}) those) counted
    LEFT JOIN (SELECT e.*, row_number() OVER (ORDER BY e.place, ${order}) AS position
               FROM (SELECT * FROM (${rows}) e ORDER BY e.place, ${order} LIMIT ${limitParameter} OFFSET ${offsetParameter}) e) e ON true
    LEFT JOIN mentorship.alumni_profiles p ON p.user_id = e.user_id
    ORDER BY e.position`;
  return { sql, values };
}

/** Hidden profiles, which only connections find, come last: their order must not reveal what they contain. */
const orderSql = (sort: FinderSort, { connections }: FinderScope): string =>
  connections ? `(CASE WHEN e.is_listed THEN 0 ELSE e.user_id END), ${ORDER_BY_SQL[sort]}` : ORDER_BY_SQL[sort];

/** Entries of `first` and `last` with their place, and between them only as many others as the page can reach. */
function placedEntriesSql(
  where: string,
  order: string,
  { first, last }: FixedPlaces,
  limit: string,
  values: unknown[],
): string {
  const placed = [
    ...first.map((id, n) => ({ id, place: n - first.length })),
    ...last.flatMap((ids, n) => ids.map((id) => ({ id, place: n + 1 }))),
  ];
  const ids = addParameter(
    values,
    placed.map(({ id }) => id),
  );
  const places = addParameter(
    values,
    placed.map(({ place }) => place),
  );
  return `
  (SELECT e.*, f.place FROM unnest(${ids}::integer[], ${places}::integer[]) AS f (user_id, place)
     JOIN mentorship.finder_entries e USING (user_id) WHERE ${where})
  UNION ALL
  (SELECT e.*, 0 FROM mentorship.finder_entries e WHERE ${where} AND e.user_id <> ALL (${ids}::integer[])
   ORDER BY ${order} LIMIT ${limit})`;
}

/** Returns the statement for the IDs of the alumni found, in the default order without a student. */
export function idsStatement(filters: FinderFilters, scope: FinderScope, limit: number): SqlStatement {
  const values: unknown[] = [];
  const where = searchConditionsSql(filters, scope, values);
  const sql = `SELECT e.user_id AS id FROM mentorship.finder_entries e WHERE ${where}
    ORDER BY ${ORDER_BY_SQL.match} LIMIT ${addParameter(values, limit)}`;
  return { sql, values };
}

/** Returns the statement that counts public profiles in one pass, with one row per name. */
export function statsStatement(filters: FinderFilters, scope: FinderScope): SqlStatement {
  const values: unknown[] = [];
  const sql = `
    SELECT counted.what, counted.count,
      coalesce(CASE counted.what WHEN 'byCollege' THEN p.college WHEN 'byMajor' THEN p.major
        WHEN 'byIndustry' THEN p.industry WHEN 'employers' THEN p.company END, '') AS name
    FROM (
      SELECT named.*, row_number() OVER (PARTITION BY what ORDER BY count DESC, key COLLATE "C") AS place
      FROM (
        SELECT CASE grouping(e.college, e.major, e.industry, e.company)
            WHEN 7 THEN 'byCollege' WHEN 11 THEN 'byMajor' WHEN 13 THEN 'byIndustry' WHEN 14 THEN 'employers'
            ELSE 'total' END AS what,
          coalesce(e.college, e.major, e.industry, e.company) AS key, count(*)::integer AS count,
          min(e.user_id) AS example
        FROM mentorship.finder_entries e
        WHERE e.is_visible AND ${searchConditionsSql(filters, scope, values)}
        GROUP BY GROUPING SETS ((e.college), (e.major), (e.industry), (e.company), ())
      ) named
      WHERE what = 'total' OR key IS NOT NULL AND (what <> 'employers' OR count >= ${MIN_ALUMNI_PER_EMPLOYER})
    ) counted
    LEFT JOIN mentorship.alumni_profiles p ON p.user_id = counted.example
    WHERE counted.place <= ${MAX_NAMES_PER_STATISTIC}
    ORDER BY counted.what, counted.place`;
  return { sql, values };
}

/** Alumni of one field are counted up to this number. */
const MAX_ALUMNI_PER_FIELD = 10_000;

/** Names of positions, industries and employers of alumni of the field $1, with at least five alumni each. */
export const SELECT_WORK_OF_FIELD = /* sql */ `
  SELECT named.what, named.name
  FROM (
    SELECT counted.what, counted.count, counted.key,
      CASE counted.what WHEN 'positions' THEN p.current_position WHEN 'industries' THEN p.industry ELSE p.company END AS name,
      row_number() OVER (PARTITION BY counted.what ORDER BY counted.count DESC, counted.key COLLATE "C") AS place
    FROM (
      SELECT work.what, work.key, count(*)::integer AS count, min(those.user_id) AS example
      FROM (SELECT e.user_id, e.industry, e.company FROM mentorship.finder_entries e
            WHERE e.is_findable AND e.is_visible AND e.fields @> ARRAY[$1::text] LIMIT ${MAX_ALUMNI_PER_FIELD}) those
      JOIN mentorship.alumni_profiles a ON a.user_id = those.user_id
      CROSS JOIN LATERAL (VALUES ('positions', nullif(lower(btrim(a.current_position)), '')),
        ('industries', those.industry), ('employers', those.company)) AS work (what, key)
      WHERE work.key IS NOT NULL
      GROUP BY work.what, work.key HAVING count(*) >= ${MIN_ALUMNI_PER_EMPLOYER}
    ) counted
    JOIN mentorship.alumni_profiles p ON p.user_id = counted.example
  ) named
  WHERE named.place <= ${MAX_NAMES_PER_STATISTIC} ORDER BY named.what, named.place`;

/** Returns the statement that counts the alumni found at each of these colleges, in their order. */
export function countByCollegeStatement(
  collegeIds: readonly number[],
  filters: Omit<FinderFilters, 'collegeId'>,
  scope: FinderScope,
): SqlStatement {
  const values: unknown[] = [collegeIds];
  const sql = `
    SELECT c.id AS "collegeId", counted.count
    FROM unnest($1::integer[]) WITH ORDINALITY AS c (id, place)
    CROSS JOIN LATERAL (SELECT count(*)::integer AS count FROM (
      SELECT FROM mentorship.finder_entries e
      WHERE e.college_id = c.id AND ${searchConditionsSql(filters, scope, values)} LIMIT ${MAX_TOTAL_COUNT}) those) counted
    WHERE counted.count > 0 ORDER BY c.place`;
  return { sql, values };
}

/** Returns the conditions on a finder entry `e` to match the filters and the scope. */
function searchConditionsSql(
  filters: FinderFilters,
  { without, onlyPublic, connections }: FinderScope,
  values: unknown[],
): string {
  const {
    college,
    matchingCollegeIds: matchedColleges = [],
    collegeId,
    major,
    field,
    industries,
    years,
    mentor,
    takesRequests,
    chosenBetween = [],
  } = filters;
  const conditions = connections
    ? [
        `e.user_id = ANY (${addParameter(values, connections)}::integer[])`,
        ...(hasFilters(filters) ? ['e.is_listed'] : []),
      ]
    : ['e.is_findable'];
  if (onlyPublic) conditions.push('e.is_visible');
  if (without.length > 0) conditions.push(`e.user_id <> ALL (${addParameter(values, without)}::integer[])`);
  if (collegeId !== undefined) conditions.push(`e.college_id = ${addParameter(values, collegeId)}`);
  if (college) {
    const matchesCollegeId =
      matchedColleges.length > 0 ? ` OR e.college_id = ANY (${addParameter(values, matchedColleges)}::integer[])` : '';
    conditions.push(`(${prefixMatchSql('e.college_words', college, values)}${matchesCollegeId})`);
  }
  if (major) conditions.push(prefixMatchSql('e.major_words', major, values));
  if (industries?.length)
    conditions.push(`e.industry = ANY (${addParameter(values, industries.map(foldText))}::text[])`);
  if (years?.length) conditions.push(`e.graduation_year = ANY (${addParameter(values, years)}::integer[])`);
  if (field !== undefined) conditions.push(`e.fields @> ARRAY[${addParameter(values, field)}::text]`);
  if (mentor) conditions.push('e.has_room');
  if (takesRequests) conditions.push('EXISTS (SELECT FROM mentorship.score_keys k WHERE k.mentor_id = e.user_id)');
  if (chosenBetween.length > 0) {
    conditions.push(
      `e.is_visible AND e.user_id IN (SELECT p.user_id FROM mentorship.alumni_profiles p
         WHERE ${choseBetweenSql(addParameter(values, chosenBetween))})`,
    );
  }
  return conditions.join(' AND ');
}

/** Condition that the owner of profile `p` considered or attended each of these colleges. */
export const choseBetweenSql = (collegeIds: string): string =>
  `p.considered_colleges <> '{}' AND array_append(p.considered_colleges, p.college_id) @> ${collegeIds}::integer[]`;

/** Alumni of one pair or college are counted up to this number. */
const MAX_ALUMNI_PER_PAIR = 10_000;

const JOIN_FINDABLE_SQL = 'JOIN mentorship.finder_entries e USING (user_id)';

/** Counts the alumni who chose between a college and any other. */
export const SELECT_PAIRS_OF_COLLEGE = `
  SELECT $1::integer AS "firstCollegeId", other AS "secondCollegeId", count(*)::integer AS count
  FROM (SELECT array_append(p.considered_colleges, p.college_id) AS chosen
        FROM mentorship.alumni_profiles p ${JOIN_FINDABLE_SQL}
        WHERE ${choseBetweenSql('ARRAY[$1]')} AND e.is_findable AND e.is_visible LIMIT ${MAX_ALUMNI_PER_PAIR}) those
  CROSS JOIN LATERAL (SELECT DISTINCT other FROM unnest(those.chosen) AS other) others
  WHERE other <> $1 GROUP BY other HAVING count(*) >= $2 ORDER BY count DESC, other LIMIT $3`;

/** Counts the alumni who chose between two of several colleges. */
export const SELECT_PAIRS_AMONG_COLLEGES = `
  SELECT pairs.one AS "firstCollegeId", pairs.other AS "secondCollegeId", counted.count
  FROM (SELECT a.id AS one, b.id AS other, a.place, b.place AS later
        FROM unnest($1::integer[]) WITH ORDINALITY AS a (id, place)
        JOIN unnest($1::integer[]) WITH ORDINALITY AS b (id, place) ON a.place < b.place) pairs
  CROSS JOIN LATERAL (
    SELECT count(*)::integer AS count FROM (
      SELECT FROM mentorship.alumni_profiles p ${JOIN_FINDABLE_SQL}
      WHERE ${choseBetweenSql('ARRAY[pairs.one, pairs.other]')} AND e.is_findable AND e.is_visible
      LIMIT ${MAX_ALUMNI_PER_PAIR}) those) counted
  WHERE counted.count >= $2 ORDER BY counted.count DESC, pairs.place, pairs.later LIMIT $3`;

/** Condition that each typed word is a prefix of a word in the column. Punctuation only matches nothing. */
export function prefixMatchSql(column: string, typed: string, values: unknown[]): string {
  const terms = foldText(typed).split(' ');
  if (terms[0] === '') return 'false';
  return `${column} @@ ${addParameter(values, terms.map((word) => `${word}:*`).join(' & '))}::tsquery`;
}

export function addParameter(values: unknown[], value: unknown): string {
  values.push(value);
  return `$${values.length}`;
}
