import type { DataSource } from 'typeorm';
import {
  type CollegeFilters,
  type FilterName,
  UNREPORTED_FACETS,
} from '../../../application/directory/ports/directory-reader';
import { COLLEGE_KINDS, SUB_TWO_YEAR_KIND } from '../../../domain/catalogue/college-type';
import { CHOICE_FILTERS, type ChoiceFilter, FILTER_CHOICES } from '../../../domain/catalogue/filter-choices';
import { FIGURE_SCALES, SCALED_FIGURES, type ScaledFigure } from '../../../domain/catalogue/filter-histograms';
import { MAJORS } from '../../../domain/catalogue/majors';

/** A college as the filters see it, read from the catalog and not from derived tables. */
export type KnownCollege = Readonly<Record<ScaledFigure, number | null> & Record<ChoiceFilter, readonly string[]>> & {
  readonly id: number;
  readonly state: string;
  readonly type: string;
  readonly short: boolean;
  readonly majors: readonly string[];
  /** Null if there is no data about majors. */
  readonly unknown: readonly string[] | null;
  readonly latitude: number | null;
};

export const listKnownColleges = (db: DataSource): Promise<KnownCollege[]> =>
  db.query(
    `SELECT id, state, type, level = 'less-than-2-year' AS short, c.tuition_in_state AS tuition,
       c.admission_rate::float8 AS acceptance, c.enrollment, latitude::float8 AS latitude,
       c.graduation_rate::float8 AS graduation, f.net_price, round(f.retention::numeric * 100, 2)::float8 AS retention,
       f.earnings_10_years AS earnings, f.debt,
       ARRAY(SELECT setting FROM (VALUES ('city', 11, 13), ('suburb', 21, 23), ('town', 31, 33), ('rural', 41, 43))
               AS s (setting, least, most) WHERE f.locale BETWEEN least AND most) AS settings,
       array_remove(ARRAY[f.test_policy], NULL) AS tests,
       array_remove(f.missions || ARRAY[CASE WHEN 'women' = ANY (traits) THEN 'women' END,
         CASE WHEN 'men' = ANY (traits) THEN 'men' END, CASE WHEN f.religious_affiliation IS NOT NULL THEN 'religious' END,
         CASE WHEN f.online_only THEN 'online' END], NULL) AS missions,
       ARRAY(SELECT major FROM colleges.college_majors WHERE college_id = id) AS majors,
       (SELECT unknown FROM colleges.major_sources WHERE college_id = id) AS unknown
     FROM colleges.colleges c LEFT JOIN colleges.federal_figures f ON f.college_id = c.id WHERE operating`,
  );

/** Returns the value that the type filter compares. */
export const getTypeFilterValue = ({ short, type }: KnownCollege): string => (short ? SUB_TWO_YEAR_KIND : type);

export const isMajorUnknown = ({ unknown }: KnownCollege, major: string): boolean =>
  unknown === null || unknown.includes(major);

/** Checks whether a college passes the filters, ignoring a search text. */
export function passesFilters(college: KnownCollege, filters: CollegeFilters): boolean {
  const { states, types, majors, unreported = [] } = filters;
  return (
    (!states || states.includes(college.state)) &&
    (!types || types.includes(getTypeFilterValue(college))) &&
    (!majors ||
      majors.some(
        (major) => college.majors.includes(major) || (unreported.includes('majors') && isMajorUnknown(college, major)),
      )) &&
    CHOICE_FILTERS.every((filter) => {
      const chosen = filters[filter];
      return !chosen || chosen.some((choice) => college[filter].includes(choice));
    }) &&
    SCALED_FIGURES.every((figure) => {
      const [least, most, value] = [filters[`${figure}_min`], filters[`${figure}_max`], college[figure]];
      if (least === undefined && most === undefined) return true;
      if (value === null) return unreported.includes(figure);
      return value >= (least ?? -Infinity) && value <= (most ?? Infinity);
    })
  );
}

/** Returns the filters without one of them. */
export function removeFilter(filters: CollegeFilters, filter: FilterName): CollegeFilters {
  const gone = filter === 'q' ? ['query'] : [filter, `${filter}_min`, `${filter}_max`];
  return Object.fromEntries(Object.entries(filters).filter(([name]) => !gone.includes(name)));
}

/** Returns a generator of reproducible pseudo-random numbers from 0 to 1 (mulberry32). */
export function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

const LARGE_STATES = ['CA', 'NY', 'TX', 'PA', 'FL', 'OH', 'MA', 'PR', 'WY', 'VT'];

/** Returns combinations of filters in which each filter is set about a third or a sixth of the time. */
export function randomFilters(seed: number, count: number): CollegeFilters[] {
  const random = createRandom(seed);
  const randomBoolean = (chance: number): boolean => random() < chance;
  const pickSome = (values: readonly string[]): string[] => {
    const chosen = values.filter(() => randomBoolean(0.3));
    return chosen.length > 0 ? chosen : [values[0]!];
  };
  const pickRange = (figure: ScaledFigure): Record<string, number> => {
    const [one = 0, other = 0] = [random(), random()]
      .map((share) => Math.round(share * FIGURE_SCALES[figure].most * 100) / 100)
      .sort((a, b) => a - b);
    return { ...(randomBoolean(0.7) ? { [`${figure}_min`]: one / 4 } : {}), [`${figure}_max`]: other };
  };
  return Array.from({ length: count }, () => ({
    ...(randomBoolean(0.35) ? { states: pickSome(LARGE_STATES) } : {}),
    ...(randomBoolean(0.35) ? { types: pickSome(COLLEGE_KINDS) } : {}),
    ...(randomBoolean(0.35) ? { majors: pickSome(MAJORS) } : {}),
    ...Object.assign({}, ...SCALED_FIGURES.filter(() => randomBoolean(0.15)).map(pickRange)),
    ...Object.fromEntries(
      CHOICE_FILTERS.filter(() => randomBoolean(0.15)).map((filter) => [filter, pickSome(FILTER_CHOICES[filter])]),
    ),
    ...(randomBoolean(0.35) ? { unreported: UNREPORTED_FACETS.filter(() => randomBoolean(0.6)) } : {}),
  })) as CollegeFilters[];
}
