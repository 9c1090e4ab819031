import type {
  CampusView,
  CollegeDetailView,
  CollegeView,
  FigureChangeView,
  FigureComparison,
  FigureSources,
} from '../../application/directory/ports/college-reader';
import type { CollegeFiguresView } from '../../application/directory/ports/directory-reader';
import type { MajorSource } from '../../domain/catalogue/federal-college';
import {
  COMPARED_FIGURES,
  type ComparedFigure,
  CHANGING_FIGURES,
  dataYears,
  differsStrongly,
  isRate,
} from '../../domain/catalogue/figures';
import type { FigureName } from '../../domain/catalogue/federal/federal-figures';
import { sortMajors } from '../../domain/catalogue/majors';
import {
  FIGURE_COLUMNS_SQL,
  FIGURE_JOINS_SQL,
  type FigureMedians,
  type FigureRow,
  type MedianRow,
  toFactsView,
  toFigureViews,
  toNamedFigureViews,
} from './college-figures';
import { summarizeCollege, toCollegeTitle } from './college-summary';
import { readPriceParts } from './college-prices';
import { COLLEGE_COLUMNS_SQL, COLLEGE_JOINS_SQL } from './search-statement';

const MAX_CAMPUSES = 20;

const listSql = (texts: readonly string[]): string => `ARRAY[${texts.map((text) => `'${text}'`).join(', ')}]`;

/** Returns SQL for a value of the history as displayed; rates of the list of colleges are recorded in percent. */
const changedValueSql = (value: string): string =>
  `((g.${value} #>> '{}')::numeric / CASE WHEN g.field IN ('admission_rate', 'graduation_rate') THEN 100 ELSE 1 END)::float8`;

/**
 * The figures of a college `c` that the last release changed, with the values before the release and after it, however
 * often it was imported. Without an earlier release, the history contains only corrections of the starter table.
 */
const CHANGES_SQL = `ARRAY(
  SELECT json_build_object('figure', g.field, 'before', ${changedValueSql('before')}, 'after', ${changedValueSql('after')})
  FROM (SELECT h.field, (array_agg(h.old_value ORDER BY h.id))[1] AS before,
          (array_agg(h.new_value ORDER BY h.id DESC))[1] AS after
        FROM colleges.college_history h
        WHERE h.college_id = c.id AND h.source = 'federal' AND h.release = c.release
          AND h.field = ANY (${listSql(CHANGING_FIGURES)}) AND h.field <> ALL (c.edited_fields)
        GROUP BY h.field) g
  WHERE EXISTS (SELECT FROM colleges.catalogue_imports i, colleges.catalogue_state s
                WHERE i.source = 'scorecard' AND i.release <> s.release)
    AND jsonb_typeof(g.before) = 'number' AND jsonb_typeof(g.after) = 'number' AND g.before <> g.after
  ORDER BY array_position(${listSql(CHANGING_FIGURES)}, g.field))`;

/** Everything that the pages of colleges show of a college `c`; requires `DETAIL_JOINS_SQL`. */
export const DETAIL_COLUMNS_SQL = `
  ${COLLEGE_COLUMNS_SQL}, c.net_price_calculator_url, c.updated_at, c.release, c.edited_fields, c.federal,
    CASE WHEN c.edited_fields <> '{}' THEN
      (SELECT json_object_agg(h.field, h.at)
       FROM (SELECT field, max(changed_at) AS at FROM colleges.college_history
             WHERE college_id = c.id AND source = 'college' GROUP BY field) h) END AS edited_at,
    ARRAY(SELECT m.major FROM colleges.college_majors m WHERE m.college_id = c.id
          ORDER BY m.major COLLATE "C") AS majors,
    coalesce((SELECT s.unknown FROM colleges.major_sources s WHERE s.college_id = c.id), '{}') AS unknown_majors,
    (SELECT s.source FROM colleges.major_sources s WHERE s.college_id = c.id) AS majors_source,
    ARRAY(SELECT a.alias FROM colleges.college_aliases a WHERE a.college_id = c.id AND a.kind <> 'initials'
          ORDER BY a.kind, a.position) AS aliases,
    ARRAY(SELECT json_build_object('id', b.id, 'name', b.name, 'city', b.city, 'state', b.state)
          FROM colleges.colleges b WHERE b.main_campus_id = c.id AND b.operating
          ORDER BY b.name, b.id LIMIT ${MAX_CAMPUSES}) AS campuses,
    coalesce(median.colleges, 0) AS compared,
    to_json(median) AS medians, to_json(share) AS percentiles,
    EXISTS (SELECT FROM colleges.colleges o
            WHERE lower(o.name) COLLATE "C" = lower(c.name) AND o.operating AND o.id <> c.id
              AND lower(o.city) = lower(c.city) AND o.state = c.state) AS has_namesake,
    ${CHANGES_SQL} AS changes, ${FIGURE_COLUMNS_SQL}`;

export const DETAIL_JOINS_SQL = `${COLLEGE_JOINS_SQL}
  LEFT JOIN colleges.type_medians median ON median.type = c.type
  LEFT JOIN colleges.type_percentiles share ON share.college_id = c.id
  ${FIGURE_JOINS_SQL}`;

/**
 * Selects the details of colleges, one row each, with the medians of all figures. Parameter: the IDs, in the order of the
 * rows.
 */
export const DETAIL_SQL = `
  SELECT ${DETAIL_COLUMNS_SQL}, ARRAY(SELECT to_json(m) FROM colleges.figure_medians m) AS figure_medians FROM colleges.colleges c ${DETAIL_JOINS_SQL}
  WHERE c.id = ANY ($1::integer[]) ORDER BY array_position($1, c.id)`;

export type FigureValues = Readonly<Record<ComparedFigure, number | null>>;

export interface DetailRow extends CollegeView, Pick<FigureRow, 'facts' | 'figure_values' | 'pooled_with'> {
  readonly figure_values: readonly (number | null)[] | null;
  readonly net_price_calculator_url: string | null;
  readonly updated_at: Date;
  readonly release: string | null;
  readonly edited_fields: readonly string[];
  readonly federal: Partial<FigureValues>;
  /** When the college last changed each field that it has edited; null if it has edited none. */
  readonly edited_at: Readonly<Partial<Record<string, string>>> | null;
  readonly majors: readonly string[];
  readonly unknown_majors: readonly string[];
  readonly majors_source: MajorSource | null;
  readonly aliases: readonly string[];
  readonly campuses: readonly CampusView[];
  readonly compared: number;
  readonly medians: FigureValues | null;
  readonly percentiles: FigureValues | null;
  /** Whether another open college has the same name and city. */
  readonly has_namesake: boolean;
  readonly changes: readonly FigureChangeView[];
}

/** A row of `DETAIL_SQL`. */
export interface DetailWithMedians extends DetailRow {
  readonly figure_medians: readonly MedianRow[];
}

/** A row, whose figures a snapshot stores in a typed array. */
export type StoredDetails = Omit<DetailRow, 'figure_values'> & Pick<FigureRow, 'figure_values'>;

export function toCollegeDetailView(row: StoredDetails, figureMedians: FigureMedians): CollegeDetailView {
  const { release, edited_fields, federal, edited_at, compared, medians, percentiles, ...shown } = row;
  const { majors, unknown_majors, aliases, updated_at, facts, figure_values, pooled_with, ...others } = shown;
  const { has_namesake, ...college } = others;
  const sources = listFigureSources(row, { release, edited_fields, federal, edited_at, updated_at });
  const figures = toFigureViews({ ...college, release, facts, figure_values, pooled_with }, sources, figureMedians);
  return {
    ...college,
    title: toCollegeTitle(college, has_namesake),
    summary: summarizeCollege(college, figures),
    majors: sortMajors(new Set(majors)),
    unknown_majors: sortMajors(new Set(unknown_majors.filter((major) => !majors.includes(major)))),
    aliases: [...new Set(aliases)],
    updated_at: updated_at.toISOString(),
    comparison: {
      type: row.type,
      colleges: compared,
      ...mapFigures((figure) => toFigureComparison(figure, medians, percentiles)),
    },
    sources,
    figures,
    facts: toFactsView(facts),
    price_parts: readPriceParts({ type: row.type, facts, figure_values }),
  };
}

/** Returns a college with the figures of these names. */
export function toCollegeFiguresView(
  row: StoredDetails,
  figureMedians: FigureMedians,
  names: readonly FigureName[],
): CollegeFiguresView {
  const { id, name, city, state, type, level, website, branch_of } = row;
  const figures = toNamedFigureViews(row, listFigureSources(row, row), figureMedians, names);
  return { id, name, city, state, type, level, website, branch_of, figures };
}

function listFigureSources(
  row: StoredDetails,
  {
    release,
    edited_fields,
    federal,
    edited_at,
    updated_at,
  }: Pick<StoredDetails, 'release' | 'edited_fields' | 'federal' | 'edited_at' | 'updated_at'>,
): Record<ComparedFigure, FigureSources> {
  return mapFigures((figure) => {
    const federalFigure = {
      value: toDisplayedFigure(figure, federal[figure] ?? null),
      year: dataYears(release, row.level)[figure],
    };
    const editedAt = edited_fields.includes(figure) ? new Date(edited_at?.[figure] ?? updated_at) : null;
    return toFigureSources(federalFigure, editedAt && { value: row[figure], at: editedAt });
  });
}

const toFigureComparison = (
  figure: ComparedFigure,
  medians: FigureValues | null,
  percentiles: FigureValues | null,
): FigureComparison => ({
  median: toDisplayedFigure(figure, medians?.[figure] ?? null),
  percentile: percentiles?.[figure] ?? null,
});

/** Returns both sources of a figure; the college's own value takes precedence. */
function toFigureSources(
  federal: { value: number | null; year: string },
  own: { value: number | null; at: Date } | null,
): FigureSources {
  if (!own) return { source: 'College Scorecard', year: federal.year, federal, college: null, differs: false };
  return {
    source: 'The college itself',
    year: String(own.at.getUTCFullYear()),
    federal,
    college: { value: own.value, changed_at: own.at.toISOString() },
    differs: differsStrongly(own.value, federal.value),
  };
}

/** Converts a stored percentage to the displayed fraction; other figures are returned unchanged. */
const toDisplayedFigure = (figure: ComparedFigure, value: number | null): number | null =>
  value !== null && isRate(figure) ? Math.round(value * 100) / 10_000 : value;

const mapFigures = <T>(make: (figure: ComparedFigure) => T): Record<ComparedFigure, T> =>
  Object.fromEntries(COMPARED_FIGURES.map((figure) => [figure, make(figure)])) as Record<ComparedFigure, T>;
