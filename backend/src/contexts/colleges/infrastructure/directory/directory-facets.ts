import {
  type CollegeFilters,
  type FacetsView,
  type FilterName,
  FILTERS,
  type ValueCount,
} from '../../application/directory/ports/directory-reader';
import { COLLEGE_KINDS } from '../../domain/catalogue/college-type';
import {
  BARS,
  FIGURE_SCALES,
  histogramOf,
  SCALED_FIGURES,
  type ScaledFigure,
  stepOf,
} from '../../domain/catalogue/figure-scales';
import { majorBits, MAJORS } from '../../domain/catalogue/majors';
import { STATE_CODES } from '../../../../shared/domain/states';
import { conditionsOf, FIGURE_COLUMNS, KIND } from './directory-filters';
import { answersTo, idsOf } from './search-answers';
import { Parameters, type Statement } from './statement';

type Counts = Readonly<Record<string, number>>;

export interface FacetsRow {
  /**
   * Number of entries that fail only one filter, by the bit of this filter in FILTERS; 0 for entries that fail none.
   */
  readonly failing: Counts | null;
  readonly states: Counts | null;
  readonly types: Counts | null;
  /** In the order of MAJORS. */
  readonly majors: readonly (number | null)[];
  /** In the order of MAJORS. */
  readonly unknown: readonly (number | null)[];
  readonly majors_known: number;
  readonly mentors: number;
  readonly bars: Readonly<Record<ScaledFigure, readonly { bar: number | null; count: number }[] | null>>;
  readonly hidden: FacetsView['hidden'];
}

const bitOf = (filter: FilterName): number => 1 << FILTERS.indexOf(filter);

/**
 * Returns one statement for all counts: it checks each entry once against all filters and drops entries that fail two
 * or more.
 */
export function facetsStatement(filters: CollegeFilters): Statement {
  const parameters = new Parameters();
  const tables = filters.query ? idsOf(answersTo(filters.query, parameters)) : [];
  const conditions = conditionsOf(filters, parameters, 'answers');
  const fails = Object.entries(conditions).map(
    ([filter, condition]) => `CASE WHEN ${condition} THEN 0 ELSE ${bitOf(filter as FilterName)} END`,
  );
  const majorMask = majorBits(filters.majors ?? []);
  const sql = `
    WITH ${[...tables, entryTable(fails)].join(', ')}
    SELECT (SELECT json_object_agg(fails, n) FROM (SELECT fails, count(*) AS n FROM entry GROUP BY fails) f) AS failing,
      ${countsOf('state', under('states'))} AS states,
      ${countsOf('type', under('types'))} AS types,
      (SELECT json_build_array(${MAJORS.map((_, at) => `sum(n) FILTER (WHERE majors & ${1 << at} <> 0)`).join(', ')})
       FROM (SELECT majors, count(*) AS n FROM entry WHERE ${under('majors')} GROUP BY majors) m) AS majors,
      (SELECT json_build_array(${MAJORS.map((_, at) => `sum(n) FILTER (WHERE unknown & ~majors & ${1 << at} <> 0)`).join(', ')})
       FROM (SELECT majors, unknown, count(*) AS n FROM entry WHERE ${under('majors')} GROUP BY majors, unknown) m) AS unknown,
      (SELECT count(*) FROM entry WHERE ${under('majors')} AND unknown <> ${majorBits(MAJORS)})::integer AS majors_known,
      (SELECT count(*) FROM entry WHERE ${under('mentors')} AND has_mentors)::integer AS mentors,
      json_build_object(${SCALED_FIGURES.map((figure) => `'${figure}', ${barsOf(figure)}`).join(', ')}) AS bars,
      (SELECT json_build_object(
         ${SCALED_FIGURES.map((figure) => `'${figure}', count(*) FILTER (WHERE ${onlyUnreported(figure)})`).join(', ')},
         'majors', count(*) FILTER (WHERE fails = ${bitOf('majors')} AND unknown & ${majorMask} <> 0))
       FROM entry) AS hidden`;
  return { sql, values: parameters.values };
}

/**
 * Returns the WITH clause of the entries that fail at most one filter, with the bit of this filter and the bar of each
 * figure.
 */
function entryTable(fails: readonly string[]): string {
  const figures = SCALED_FIGURES.map((figure) => `${barColumn(figure)} AS ${figure}`);
  return `entry AS MATERIALIZED (
      SELECT * FROM (SELECT d.state, ${KIND} AS type, d.majors, d.unknown_majors AS unknown, d.has_mentors,
                       ${figures.join(', ')},
                       ${fails.join(' | ') || '0'} AS fails
                     FROM colleges.directory_entries d) rated
      WHERE fails & (fails - 1) = 0)`;
}

function barColumn(figure: ScaledFigure): string {
  const { least, most } = FIGURE_SCALES[figure];
  const column = FIGURE_COLUMNS[figure];
  // LEAST ignores NULL.
  return `CASE WHEN ${column} IS NULL THEN NULL WHEN ${column} > ${most} THEN ${BARS}
    ELSE least(floor((${column} - ${least}) / ${stepOf(figure)}::float8)::integer, ${BARS - 1}) END`;
}

/** Entries that pass all filters except, possibly, this one. */
const under = (filter: FilterName): string => `fails & ~${bitOf(filter)} = 0`;

const onlyUnreported = (figure: ScaledFigure): string => `fails = ${bitOf(figure)} AND ${figure} IS NULL`;

const countsOf = (column: string, where: string): string =>
  `(SELECT json_object_agg(${column}, n)
    FROM (SELECT ${column}, count(*) AS n FROM entry WHERE ${where} GROUP BY ${column}) v)`;

const barsOf = (figure: ScaledFigure): string =>
  `(SELECT json_agg(json_build_object('bar', ${figure}, 'count', n))
    FROM (SELECT ${figure}, count(*) AS n FROM entry WHERE ${under(figure)} GROUP BY ${figure}) b)`;

/** Converts the row to the response, which contains every possible value of a filter. */
export function facetsOf({
  failing,
  states,
  types,
  majors,
  unknown,
  majors_known,
  mentors,
  bars,
  hidden,
}: FacetsRow): FacetsView {
  const total = failing?.[0] ?? 0;
  const histogram = (figure: ScaledFigure) => histogramOf(figure, bars[figure] ?? []);
  return {
    total,
    states: valued(STATE_CODES, states),
    types: valued(COLLEGE_KINDS, types),
    majors: MAJORS.map((value, at) => ({ value, count: majors[at] ?? 0, unknown: unknown[at] ?? 0 })),
    majors_known,
    mentors,
    tuition: histogram('tuition'),
    acceptance: histogram('acceptance'),
    enrollment: histogram('enrollment'),
    hidden,
    without:
      total > 0
        ? []
        : FILTERS.flatMap((filter) => {
            const count = failing?.[bitOf(filter)];
            return count ? [{ filter, total: count }] : [];
          }),
  };
}

const valued = (values: readonly string[], counts: Counts | null): ValueCount[] =>
  values.map((value) => ({ value, count: counts?.[value] ?? 0 }));
