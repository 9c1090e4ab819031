import type { AlumniProfileState } from '../../../domain/profile-fields/alumni-details';
import type { FinderFilters, FinderSort } from '../../../domain/finder/finder';
import type { MentorMatchInput, StudentMatchInput } from '../../../domain/matching/match-factors';

export interface PageRequest {
  readonly limit: number;
  readonly offset: number;
}

/** Figures shown with a profile to anyone who may see it. */
export interface MentorFigures {
  /** Number of students the mentor can still take; 0 if there is no room. */
  readonly placesLeft: number;
  /**
   * Minutes left in this month: 0 while the mentor is paused, otherwise at least 5, at most 60, and rounded down to a
   * quarter of an hour. Charges count from the next day, so that they can't be assigned to a student. Null for no limit.
   */
  readonly minutesLeft: number | null;
  /** Usual time to the first answer in days, 0 for a few hours, as of the last closed week; null if there is none. */
  readonly repliesWithinDays: number | null;
}

export interface FoundAlumni extends MentorFigures {
  readonly profile: AlumniProfileState;
  /** The college of the profile imported the person, who claimed the profile. */
  readonly isVerifiedAlum: boolean;
}

export interface NamedCount {
  readonly name: string;
  readonly count: number;
}

/** Counts of alumni with a public profile. */
export interface AlumniStats {
  readonly total: number;
  readonly byCollege: readonly NamedCount[];
  readonly byMajor: readonly NamedCount[];
  readonly byIndustry: readonly NamedCount[];
  /** Only employers with enough of these alumni. */
  readonly employers: readonly NamedCount[];
}

/** Names that enough of the alumni of a field share, most frequent first, at most ten of each. */
export interface WorkOfField {
  readonly positions: readonly string[];
  readonly industries: readonly string[];
  readonly employers: readonly string[];
}

/** Limits whom a search can find. */
export interface FinderScope {
  /** IDs of people the viewer must not find. */
  readonly without: readonly number[];
  /** Only people with a public profile. */
  readonly onlyPublic: boolean;
  /**
   * IDs of the viewer's connections, to find only these, also if their profile is hidden. Undefined finds anyone who is
   * listed.
   */
  readonly connections?: readonly number[];
}

/** People whose place in the results doesn't depend on the sorting. */
export interface FixedPlaces {
  /** IDs of alumni to list first if found, in this order. */
  readonly first: readonly number[];
  /** Groups of IDs to list after everyone else if found; sorted within each group, and in none of the others. */
  readonly last: readonly (readonly number[])[];
}

/** Number of alumni who chose between two colleges. */
export interface CountedPair {
  /** In the order of the requested colleges; for a single college, the other one is second. */
  readonly pair: readonly [number, number];
  readonly count: number;
}

/** Number of alumni of a college, counted up to 1,000. */
export interface CountedCollege {
  readonly collegeId: number;
  readonly count: number;
}

/** Searches and counts alumni profiles. */
export abstract class FinderReader {
  abstract list(
    filters: FinderFilters,
    sort: FinderSort,
    scope: FinderScope,
    page: PageRequest,
    places?: FixedPlaces,
  ): Promise<{ items: readonly FoundAlumni[]; total: number }>;

  /** Returns the IDs of the alumni found, in the order of `match`, at most `limit`. */
  abstract listIds(filters: FinderFilters, scope: FinderScope, limit: number): Promise<readonly number[]>;

  abstract getStats(filters: FinderFilters, scope: FinderScope): Promise<AlumniStats>;

  /**
   * Counts alumni with a public profile who considered or attended both colleges of a pair, for pairs that at least
   * `atLeast` alumni chose between, largest first. For a single college returns all its pairs, for several the pairs
   * among them.
   */
  abstract listCollegePairs(
    collegeIds: readonly number[],
    limits: { readonly atLeast: number; readonly limit: number },
  ): Promise<readonly CountedPair[]>;

  /** Counts the alumni found at each of these colleges, in their order; colleges without any are left out. */
  abstract countByCollege(
    collegeIds: readonly number[],
    filters: Omit<FinderFilters, 'collegeId'>,
    scope: FinderScope,
  ): Promise<readonly CountedCollege[]>;

  /** Lists what alumni with a public profile who studied the field do. Names that fewer than five share are left out. */
  abstract listWorkOfField(field: string): Promise<WorkOfField>;

  /** Finds a profile, whether or not it can be found by search; null if there is none. */
  abstract findById(userId: number): Promise<FoundAlumni | null>;

  /** Maps user IDs to profiles, whether or not they can be found by search; users without a profile are missing. */
  abstract findByIds(userIds: readonly number[]): Promise<ReadonlyMap<number, FoundAlumni>>;
}

/** Counts stored next to the profiles, which change independently of them. */
export abstract class FinderCounts {
  /** Recounts how many students these mentors have. */
  abstract updateConnectionCounts(userIds: readonly number[]): Promise<void>;

  /** Adds the impressions since the last run, so that other alumni are shown next. */
  abstract updateRotation(): Promise<void>;

  /**
   * Records that these alumni were shown to a viewer. Returns immediately: impressions are buffered and stored in
   * batches.
   */
  abstract recordImpressions(userIds: readonly number[]): void;
}

/** A person who can be recommended, as members see them. */
export interface MentorCandidate {
  readonly mentorId: number;
  readonly matchInput: MentorMatchInput;
  /** Number of other students they are or were recommended to. */
  readonly timesRecommended: number;
}

/** Finds mentors who may fit a student, without comparing all of them. */
export abstract class MentorCandidates {
  /**
   * Returns the best candidates, in no particular order: all are willing to mentor, have room and an account in use.
   * @param without IDs of people who must not be recommended
   */
  abstract listBest(
    studentId: number,
    student: StudentMatchInput,
    without: readonly number[],
    limit: number,
  ): Promise<readonly MentorCandidate[]>;

  /**
   * Returns some mentors who are willing to mentor and have room, in no particular order: the best of up to 150 in a
   * field of the student and up to 150 of all, whose choice depends only on the student's ID. For students whom few
   * mentors fit.
   * @param without IDs of people who must not be recommended
   */
  abstract listFallback(
    studentId: number,
    student: StudentMatchInput,
    without: readonly number[],
    limit: number,
  ): Promise<readonly MentorCandidate[]>;

  /** Returns the best of these mentors who are willing to mentor and have room, in no particular order. */
  abstract listBestAmong(
    studentId: number,
    student: StudentMatchInput,
    mentorIds: readonly number[],
    limit: number,
  ): Promise<readonly MentorCandidate[]>;
}
