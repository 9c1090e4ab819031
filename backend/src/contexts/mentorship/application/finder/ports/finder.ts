import type { AlumniProfileState } from '../../../domain/profile-fields/alumni-details';
import type { FinderFilters, FinderSort } from '../../../domain/finder/finder';
import type { MentorMatchInput, StudentMatchInput } from '../../../domain/matching/match-factors';

export interface PageRequest {
  readonly limit: number;
  readonly offset: number;
}

/** What is counted beside a profile, for anyone who may see it. */
export interface MentorFigures {
  /** How many more students there is room for; 0 when there is none. */
  readonly placesLeft: number;
  /** Whole days, as a rule; null until enough requests were answered. */
  readonly repliesWithinDays: number | null;
}

export interface FoundAlumni extends MentorFigures {
  readonly profile: AlumniProfileState;
  /** The college of the profile has imported the person, who has claimed it. */
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
  /** Only where enough of them work. */
  readonly employers: readonly NamedCount[];
}

/** Whom a search can find at all. */
export interface FinderScope {
  /** People who are not to be found by the one who asks. */
  readonly without: readonly number[];
  /** Only people with a public profile. */
  readonly onlyPublic: boolean;
}

/** Finds alumni who can be found. */
export abstract class FinderReader {
  /** @param first those of them who are found come first, in this order */
  abstract list(
    filters: FinderFilters,
    sort: FinderSort,
    scope: FinderScope,
    page: PageRequest,
    first?: readonly number[],
  ): Promise<{ items: readonly FoundAlumni[]; total: number }>;

  /** The IDs of the alumni found, in the order of `match`, at most `most`. */
  abstract findIds(filters: FinderFilters, scope: FinderScope, most: number): Promise<readonly number[]>;

  abstract getStats(filters: FinderFilters, scope: FinderScope): Promise<AlumniStats>;

  /** Anyone who has a profile, may it be found or not; null when there is none. */
  abstract findById(userId: number): Promise<FoundAlumni | null>;

  /** By key, whether they may be found or not; who has no profile is missing. */
  abstract findByIds(userIds: readonly number[]): Promise<ReadonlyMap<number, FoundAlumni>>;
}

/** How many alumni with a public profile chose between colleges. */
export abstract class CrossroadsReader {
  /**
   * How many considered or attended both colleges of a pair, for pairs that at least `atLeast` alumni chose between, the
   * largest first. Of one college all its pairs, of several the pairs among them.
   */
  abstract count(
    collegeIds: readonly number[],
    limits: { readonly atLeast: number; readonly most: number },
  ): Promise<readonly CountedPair[]>;
}

export interface CountedPair {
  /** In the order in which the colleges were asked for; the other one second where one was. */
  readonly pair: readonly [number, number];
  readonly count: number;
}

/** What is counted beside the profiles, and changes without them. */
export abstract class FinderCounts {
  /** Counts anew how many students these have, and how soon they answer. */
  abstract countConnections(userIds: readonly number[]): Promise<void>;

  /** Adds what was shown since the last time: from now on others are next. */
  abstract updateRotation(): Promise<void>;

  /** Notes that these were shown to someone who was looking. Takes no time: it is written down later, together with others. */
  abstract recordImpressions(userIds: readonly number[]): void;
}

/** Someone who may be recommended, as members see them. */
export interface Candidate {
  readonly mentorId: number;
  readonly told: MentorMatchInput;
  /** To how many other students they are or were recommended. */
  readonly timesRecommended: number;
}

/** Finds, among all mentors, those who may fit a student, without looking at each. */
export abstract class Candidates {
  /**
   * The most promising, in no order: all of them offer themselves, have room and an account in use.
   * @param without ids of people who are not to be recommended
   */
  abstract bestFor(
    studentId: number,
    student: StudentMatchInput,
    without: readonly number[],
    atMost: number,
  ): Promise<readonly Candidate[]>;

  /** The most promising of these who offer themselves and have room, in no order. */
  abstract bestAmong(
    studentId: number,
    student: StudentMatchInput,
    mentorIds: readonly number[],
    atMost: number,
  ): Promise<readonly Candidate[]>;
}
