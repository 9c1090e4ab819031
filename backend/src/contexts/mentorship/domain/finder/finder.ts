/** The filters of the alumni finder: all filters must match; within a filter, any value. */
export interface FinderFilters {
  /** Words or beginnings of words in the college's name. */
  readonly college?: string;
  /** Other colleges that `college` refers to, for example by an alias. */
  readonly matchingCollegeIds?: readonly number[];
  readonly collegeId?: number;
  /** Words or beginnings of words in the major. */
  readonly major?: string;
  /** Field of study of the major: a code with four digits. */
  readonly field?: string;
  readonly industries?: readonly string[];
  readonly years?: readonly number[];
  /** Only mentors with room for another student. */
  readonly mentor?: boolean;
  /** Only alumni who take requests of students: with a public profile, willing to mentor and not busy. */
  readonly takesRequests?: boolean;
  /**
   * Colleges that all of these alumni chose between: they considered or attended each one. Only public profiles are
   * searched.
   */
  readonly chosenBetween?: readonly number[];
}

/** Checks whether a search is limited by anything that a profile contains. */
export const hasFilters = (filters: FinderFilters): boolean =>
  Object.values({ ...filters, matchingCollegeIds: undefined }).some((value) =>
    Array.isArray(value) ? value.length > 0 : Boolean(value),
  );

/** Best match: people with room first, then those who were shown least often. Newest: by graduation year. */
export const FINDER_SORTS = ['match', 'responsive', 'newest'] as const;
export type FinderSort = (typeof FINDER_SORTS)[number];

/** The industries that the finder offers as filters. */
export const INDUSTRIES = [
  'Technology',
  'Healthcare',
  'Finance',
  'Education',
  'Manufacturing',
  'Retail',
  'Media',
  'Government',
  'Nonprofit',
  'Consulting',
  'Marketing',
  'Legal',
] as const;

/** The minimum number of alumni at one employer; fewer could be identified. */
export const MIN_ALUMNI_PER_EMPLOYER = 5;

/** The minimum number of alumni for statistics about the colleges they chose between. */
export const MIN_ALUMNI_AT_CROSSROADS = 5;
