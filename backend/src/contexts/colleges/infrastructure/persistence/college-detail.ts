import type {
  CampusView,
  CollegeDetailView,
  CollegeView,
  FigureComparison,
} from '../../application/ports/college-reader';
import { COMPARED, type ComparedFigure, yearsOf } from '../../domain/figures';
import { inCatalogueOrder } from '../../domain/majors';
import { COLLEGE_COLUMNS, MAIN_CAMPUS } from './college-columns';

const MOST_CAMPUSES = 20;

/** Everything the pages of colleges show, in a row for each. Parameter: the ids, in the order of the rows. */
export const DETAIL_SQL = `
  SELECT ${COLLEGE_COLUMNS}, c.net_price_calculator_url, c.updated_at, c.release, c.edited_fields,
    ARRAY(SELECT m.major FROM colleges.college_majors m WHERE m.college_id = c.id) AS majors,
    ARRAY(SELECT a.alias FROM colleges.college_aliases a WHERE a.college_id = c.id AND a.kind <> 'initials'
          ORDER BY a.kind, a.position) AS aliases,
    ARRAY(SELECT json_build_object('id', b.id, 'name', b.name, 'city', b.city, 'state', b.state)
          FROM colleges.colleges b WHERE b.main_campus_id = c.id AND b.operating
          ORDER BY b.name, b.id LIMIT ${MOST_CAMPUSES}) AS campuses,
    coalesce(median.colleges, 0) AS compared,
    to_json(median) AS medians, to_json(share) AS percentiles
  FROM colleges.colleges c ${MAIN_CAMPUS}
  LEFT JOIN colleges.type_medians median ON median.type = c.type
  LEFT JOIN colleges.type_percentiles share ON share.college_id = c.id
  WHERE c.id = ANY ($1::integer[]) ORDER BY array_position($1, c.id)`;

type Figures = Readonly<Record<ComparedFigure, number | null>>;

export interface DetailRow extends CollegeView {
  readonly net_price_calculator_url: string | null;
  readonly updated_at: Date;
  readonly release: string | null;
  readonly edited_fields: readonly string[];
  readonly majors: readonly string[];
  readonly aliases: readonly string[];
  readonly campuses: readonly CampusView[];
  readonly compared: number;
  readonly medians: Figures | null;
  readonly percentiles: Figures | null;
}

export function detailOf(row: DetailRow): CollegeDetailView {
  const { release, edited_fields, compared, medians, percentiles, majors, aliases, updated_at, ...college } = row;
  return {
    ...college,
    majors: inCatalogueOrder(new Set(majors)),
    aliases: [...new Set(aliases)],
    updated_at: updated_at.toISOString(),
    comparison: { type: row.type, colleges: compared, ...forEach((figure) => compare(figure, medians, percentiles)) },
    sources: sourcesOf(yearsOf(release, row.level), edited_fields, updated_at),
  };
}

function compare(figure: ComparedFigure, medians: Figures | null, percentiles: Figures | null): FigureComparison {
  const median = medians?.[figure] ?? null;
  const isRate = figure === 'admission_rate' || figure === 'graduation_rate';
  return {
    median: median !== null && isRate ? Math.round(median * 100) / 10_000 : median,
    percentile: percentiles?.[figure] ?? null,
  };
}

function sourcesOf(
  years: Record<ComparedFigure, string>,
  edited: readonly string[],
  updatedAt: Date,
): CollegeDetailView['sources'] {
  return forEach((figure) =>
    edited.includes(figure)
      ? { source: 'The college itself', year: String(updatedAt.getUTCFullYear()) }
      : { source: 'College Scorecard', year: years[figure] },
  );
}

const forEach = <T>(make: (figure: ComparedFigure) => T): Record<ComparedFigure, T> =>
  Object.fromEntries(COMPARED.map((figure) => [figure, make(figure)])) as Record<ComparedFigure, T>;
