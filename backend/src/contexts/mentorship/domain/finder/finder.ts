/** How alumni are found: AND between the filters, OR inside one. */
export interface FinderFilters {
  /** Words or beginnings of words in the college's name. */
  readonly college?: string;
  /** Colleges that `college` names otherwise, as by an alias. */
  readonly collegesMeant?: readonly number[];
  readonly collegeId?: number;
  /** Words or beginnings of words in the major. */
  readonly major?: string;
  readonly industries?: readonly string[];
  readonly years?: readonly number[];
  /** Only mentors with room for another student. */
  readonly mentor?: boolean;
  /** Colleges between which all of them chose: they considered or attended each one. Only public profiles say so. */
  readonly chosenBetween?: readonly number[];
}

/** Best match: people with room first, then people who were shown least often. Newest: by graduation year. */
export const FINDER_SORTS = ['match', 'responsive', 'newest'] as const;
export type FinderSort = (typeof FINDER_SORTS)[number];

/** What the finder offers to choose from. */
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

/** Fewer people at one employer are as good as named. */
export const LEAST_AT_ONE_EMPLOYER = 5;

/** Of fewer alumni nothing is said about the colleges between which they chose. */
export const LEAST_AT_CROSSROADS = 5;

/** Fewer answered requests say nothing about how someone answers. */
export const LEAST_ANSWERED = 5;
