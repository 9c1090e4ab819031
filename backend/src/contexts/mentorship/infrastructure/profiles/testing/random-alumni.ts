import type { Kept } from '../../../application/finder/testing/in-memory-finder';
import { AVAILABILITY_STATUSES } from '../../../domain/profile-fields/alumni-details';
import { AlumniProfile } from '../../../domain/profiles/profiles';
import { type FinderFilters, INDUSTRIES } from '../../../domain/finder/finder';

const COLLEGES = [
  'Alma State University',
  'Université de l’Est',
  'University of Alma',
  'ALMA STATE UNIVERSITY',
  'Årby Högskola',
  'St. John’s College',
  'North & South College',
  '東京大学',
];
const MAJORS = ['Computer Science', 'Économie', 'Economics', 'Law & Society', 'Geology', 'computer science'];
const COMPANIES = ['Northlight', 'Éclair Works', 'northlight', 'Harbor Lab', null];
const POSITIONS = ['Engineer', ' engineer', 'Teacher', null];
const TYPED_COLLEGES = ['alma', 'univ alma', 'ALMA ST', 'est', 'john', 'and', '東京', '!', 'alma nowhere', 'å'];
const TYPED_MAJORS = ['comp', 'science computer', 'econ', 'écon', 'law', 'geo logy', '&', 'society'];
const TYPED_FIELDS = ['1107', '4506', '4006', '5401'];
const YEARS = [2009, 2014, 2015, 2020, 2021];
const NOON = new Date('2026-03-01T12:00:00Z');

/** Returns a generator of pseudorandom numbers from 0 to 1, the same in every run (mulberry32). */
export function randomly(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

export const randomChoices = (random: () => number) => ({
  now: (chance: number): boolean => random() < chance,
  one: <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)]!,
  upTo: (max: number): number => Math.floor(random() * (max + 1)),
});

/**
 * Returns alumni of every kind: visible, hidden, without a choice, without studies, away, full, busy. IDs start at 1.
 */
export function randomAlumni(seed: number, count: number): Kept[] {
  const { now, one, upTo } = randomChoices(randomly(seed));
  return Array.from({ length: count }, (_, n) => {
    const studies = now(0.95) && {
      college: one(COLLEGES),
      collegeId: one([null, 1, 2, 3]),
      major: one(MAJORS),
      graduationYear: one(YEARS),
      currentPosition: one(POSITIONS),
      company: one(COMPANIES),
    };
    const profile = AlumniProfile.create(n + 1, studies || null);
    if (studies) {
      profile.update(
        {
          industry: one([...INDUSTRIES, null]),
          isWillingToMentor: now(0.7),
          maxMentees: 1 + upTo(3),
          availabilityStatus: one(AVAILABILITY_STATUSES),
          skills: 'Go, Java',
          consideredColleges: [1, 2, 3].filter(() => now(0.3)),
        },
        NOON,
      );
    }
    if (now(0.8)) profile.applyChoices({ isProfileVisible: now(0.8), allowStudentConnections: now(0.8) }, false, NOON);
    const counts = { mentees: upTo(4), repliesWithinDays: one([null, 1, 2, 9]), shown: upTo(5), isAway: now(0.1) };
    return { profile: profile.snapshot(), ...counts };
  });
}

/** Returns random combinations of filters; each filter is set in about a third of them. */
export function randomFilters(seed: number, count: number): FinderFilters[] {
  const { now, one } = randomChoices(randomly(seed));
  return Array.from({ length: count }, () => ({
    ...(now(0.35) && { college: one(TYPED_COLLEGES) }),
    ...(now(0.2) && { collegeId: one([1, 2, 3, 4]) }),
    ...(now(0.35) && { major: one(TYPED_MAJORS) }),
    ...(now(0.3) && { industries: INDUSTRIES.filter(() => now(0.4)) }),
    ...(now(0.3) && { years: YEARS.filter(() => now(0.4)) }),
    ...(now(0.2) && { field: one(TYPED_FIELDS) }),
    ...(now(0.3) && { mentor: now(0.8) }),
    ...(now(0.2) && { takesRequests: now(0.8) }),
    ...(now(0.3) && { chosenBetween: [1, 2, 3].filter(() => now(0.5)) }),
  }));
}
