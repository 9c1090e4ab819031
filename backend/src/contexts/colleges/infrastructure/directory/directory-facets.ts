import {
  type CollegeFilters,
  type FacetsView,
  type FilterName,
  FILTER_NAMES,
  type ValueCount,
} from '../../application/directory/ports/directory-reader';
import { COLLEGE_KINDS } from '../../domain/catalogue/college-type';
import {
  HISTOGRAM_BAR_COUNT,
  FIGURE_SCALES,
  toHistogram,
  SCALED_FIGURES,
  type ScaledFigure,
  barWidth,
} from '../../domain/catalogue/filter-histograms';
import { CHOICE_FILTERS, type ChoiceFilter, FILTER_CHOICES } from '../../domain/catalogue/filter-choices';
import { majorBitmask, MAJORS } from '../../domain/catalogue/majors';
import { STATE_CODES } from '../../../../shared/domain/states';
import { filterConditionsSql, FIGURE_COLUMNS, KIND_SQL } from './directory-filters';
import { answersSql, answerIdsSql } from './search-answers-sql';
import { Parameters, type Statement } from './statement';

type CountsByValue = Readonly<Record<string, number>>;

export interface FacetsRow extends Readonly<Record<ChoiceFilter, readonly (number | null)[]>> {
  /**
   * Number of entries that fail only one filter, by the bit of this filter in FILTERS; 0 for entries that fail none.
   */
  readonly failing: CountsByValue | null;
  readonly states: CountsByValue | null;
  readonly types: CountsByValue | null;
  /** In the order of MAJORS. */
  readonly majors: readonly (number | null)[];
  /** In the order of MAJORS. */
  readonly unknown: readonly (number | null)[];
  readonly majors_known: number;
  readonly majors_grouped: number;
  readonly mentors: number;
  readonly known: FacetsView['known'];
  readonly bars: Readonly<Record<ScaledFigure, readonly { bar: number | null; count: number }[] | null>>;
  readonly hidden: FacetsView['hidden'];
}

const filterBit = (filter: FilterName): number => 1 << FILTER_NAMES.indexOf(filter);

/**
 * Returns one statement for all counts: it checks each entry once against all filters and drops entries that fail two
 * or more.
 */
export function facetsStatement(filters: CollegeFilters): Statement {
  const parameters = new Parameters();
  const tables = filters.query ? answerIdsSql(answersSql(filters.query, parameters)) : [];
  const conditions = filterConditionsSql(filters, parameters, 'answers');
  const failedFilterBits = Object.entries(conditions).map(
    ([filter, condition]) => `CASE WHEN ${condition} THEN 0 ELSE ${filterBit(filter as FilterName)} END`,
  );
  const majorsBitmask = majorBitmask(filters.majors ?? []);
  const sql = `
    WITH ${[...tables, entryTableSql(failedFilterBits)].join(', ')}
    SELECT (SELECT json_object_agg(fails, n) FROM (SELECT fails, count(*) AS n FROM entry GROUP BY fails) f) AS failing,
      ${countsSql('state', passesOtherFiltersSql('states'))} AS states,
      ${countsSql('type', passesOtherFiltersSql('types'))} AS types,
      (SELECT json_build_array(${MAJORS.map((_, at) => `sum(n) FILTER (WHERE majors & ${1 << at} <> 0)`).join(', ')})
       FROM (SELECT majors, count(*) AS n FROM entry WHERE ${passesOtherFiltersSql('majors')} GROUP BY majors) m) AS majors,
      (SELECT json_build_array(${MAJORS.map((_, at) => `sum(n) FILTER (WHERE unknown & ~majors & ${1 << at} <> 0)`).join(', ')})
       FROM (SELECT majors, unknown, count(*) AS n FROM entry WHERE ${passesOtherFiltersSql('majors')} GROUP BY majors, unknown) m) AS unknown,
      (SELECT count(*) FROM entry WHERE ${passesOtherFiltersSql('majors')} AND unknown <> ${majorBitmask(MAJORS)})::integer AS majors_known,
      (SELECT count(*) FROM entry WHERE ${passesOtherFiltersSql('majors')} AND unknown NOT IN (0, ${majorBitmask(MAJORS)}))::integer AS majors_grouped,
      (SELECT count(*) FROM entry WHERE ${passesOtherFiltersSql('mentors')} AND has_mentors)::integer AS mentors,
      ${CHOICE_FILTERS.map((filter) => `${choiceCountsSql(filter)} AS ${filter}`).join(', ')},
      json_build_object(${CHOICE_FILTERS.map((filter) => `'${filter}', (SELECT count(*) FROM entry WHERE ${passesOtherFiltersSql(filter)} AND ${filter} <> 0)`).join(', ')}) AS known,
      json_build_object(${SCALED_FIGURES.map((figure) => `'${figure}', ${histogramSql(figure)}`).join(', ')}) AS bars,
      (SELECT json_build_object(
         ${SCALED_FIGURES.map((figure) => `'${figure}', count(*) FILTER (WHERE ${hiddenAsUnreportedSql(figure)})`).join(', ')},
         'majors', count(*) FILTER (WHERE fails = ${filterBit('majors')} AND unknown & ${majorsBitmask} <> 0))
       FROM entry) AS hidden`;
  return { sql, values: parameters.values };
}

/**
 * Returns the WITH clause of the entries that fail at most one filter, with the bit of this filter and the bar of each
 * figure.
 */
function entryTableSql(fails: readonly string[]): string {
  const figures = SCALED_FIGURES.map((figure) => `${barIndexSql(figure)} AS ${figure}`);
  return `entry AS MATERIALIZED (
      SELECT * FROM (SELECT d.state, ${KIND_SQL} AS type, d.majors, d.unknown_majors AS unknown, d.has_mentors,
                       ${CHOICE_FILTERS.map((filter) => `d.${filter}`).join(', ')},
                       ${figures.join(', ')},
                       ${fails.join(' | ') || '0'} AS fails
                     FROM colleges.directory_entries d) rated
      WHERE fails & (fails - 1) = 0)`;
}

function barIndexSql(figure: ScaledFigure): string {
  const { least, most } = FIGURE_SCALES[figure];
  const column = FIGURE_COLUMNS[figure];
  // LEAST ignores NULL.
  return `CASE WHEN ${column} IS NULL THEN NULL WHEN ${column} > ${most} THEN ${HISTOGRAM_BAR_COUNT}
    ELSE greatest(least(floor((${column} - ${least}) / ${barWidth(figure)}::float8)::integer, ${HISTOGRAM_BAR_COUNT - 1}), 0) END`;
}

/** Entries that pass all filters except, possibly, this one. */
const passesOtherFiltersSql = (filter: FilterName): string => `fails & ~${filterBit(filter)} = 0`;

const hiddenAsUnreportedSql = (figure: ScaledFigure): string => `fails = ${filterBit(figure)} AND ${figure} IS NULL`;

const countsSql = (column: string, where: string): string =>
  `(SELECT json_object_agg(${column}, n)
    FROM (SELECT ${column}, count(*) AS n FROM entry WHERE ${where} GROUP BY ${column}) v)`;

const choiceCountsSql = (filter: ChoiceFilter): string =>
  `(SELECT json_build_array(${FILTER_CHOICES[filter].map((_, at) => `sum(n) FILTER (WHERE ${filter} & ${1 << at} <> 0)`).join(', ')})
    FROM (SELECT ${filter}, count(*) AS n FROM entry WHERE ${passesOtherFiltersSql(filter)} GROUP BY ${filter}) c)`;

const histogramSql = (figure: ScaledFigure): string =>
  `(SELECT json_agg(json_build_object('bar', ${figure}, 'count', n))
    FROM (SELECT ${figure}, count(*) AS n FROM entry WHERE ${passesOtherFiltersSql(figure)} GROUP BY ${figure}) b)`;

/** Converts the row to the response, which contains every possible value of a filter. */
export function toFacetsView({
  failing,
  states,
  types,
  majors,
  unknown,
  majors_known,
  majors_grouped,
  mentors,
  known,
  bars,
  hidden,
  ...choices
}: FacetsRow): FacetsView {
  const total = failing?.[0] ?? 0;
  const choiceCounts = (filter: ChoiceFilter): ValueCount[] =>
    FILTER_CHOICES[filter].map((value, at) => ({ value, count: choices[filter][at] ?? 0 }));
  const histogram = (figure: ScaledFigure) => toHistogram(figure, bars[figure] ?? []);
  return {
    total,
    states: toValueCounts(STATE_CODES, states),
    types: toValueCounts(COLLEGE_KINDS, types),
    majors: MAJORS.map((value, at) => ({ value, count: majors[at] ?? 0, unknown: unknown[at] ?? 0 })),
    majors_known,
    majors_grouped,
    mentors,
    known,
    settings: choiceCounts('settings'),
    tests: choiceCounts('tests'),
    missions: choiceCounts('missions'),
    tuition: histogram('tuition'),
    acceptance: histogram('acceptance'),
    enrollment: histogram('enrollment'),
    net_price: histogram('net_price'),
    graduation: histogram('graduation'),
    retention: histogram('retention'),
    earnings: histogram('earnings'),
    debt: histogram('debt'),
    hidden,
    without:
      total > 0
        ? []
        : FILTER_NAMES.flatMap((filter) => {
            const count = failing?.[filterBit(filter)];
            return count ? [{ filter, total: count }] : [];
          }),
  };
}

const toValueCounts = (values: readonly string[], counts: CountsByValue | null): ValueCount[] =>
  values.map((value) => ({ value, count: counts?.[value] ?? 0 }));
