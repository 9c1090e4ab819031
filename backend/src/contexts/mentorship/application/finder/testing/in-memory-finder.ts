import type { AlumniProfileState } from '../../../domain/profile-fields/alumni-details';
import {
  type FinderFilters,
  type FinderSort,
  hasFilters,
  MIN_ALUMNI_PER_EMPLOYER,
} from '../../../domain/finder/finder';
import { findFieldsOfMajor } from '../../../domain/matching/fields-of-majors';
import { isRecommendable } from '../../../domain/matching/match-factors';
import { foldText } from '../../../../../shared/domain/fold-text';
import {
  type AlumniStats,
  type CountedCollege,
  type CountedPair,
  FinderReader,
  type FinderScope,
  type FixedPlaces,
  type FoundAlumni,
  type PageRequest,
  type WorkOfField,
} from '../ports/finder';

/** A profile and the figures counted for it. */
export interface Kept {
  readonly profile: AlumniProfileState;
  readonly mentees?: number;
  readonly repliesWithinDays?: number | null;
  readonly shown?: number;
  readonly isAway?: boolean;
  readonly isVerifiedAlum?: boolean;
}

/** A simple second implementation of the finder's rules: checks each profile against every rule. */
export class InMemoryFinder extends FinderReader {
  constructor(private readonly entries: readonly Kept[]) {
    super();
  }

  async list(
    filters: FinderFilters,
    sort: FinderSort,
    scope: FinderScope,
    { limit, offset }: PageRequest,
    { first, last }: FixedPlaces = { first: [], last: [] },
  ) {
    const found = this.#filter(filters, scope).sort(by(sort));
    const rankOf = (entry: Kept) => (isListed(entry) ? 0 : entry.profile.userId);
    if (scope.connections) found.sort((one, other) => rankOf(one) - rankOf(other));
    const getPosition = ({ profile: { userId } }: Kept) =>
      first.includes(userId) ? first.indexOf(userId) - first.length : last.findIndex((ids) => ids.includes(userId)) + 1;
    found.sort((one, other) => getPosition(one) - getPosition(other));
    return { items: found.slice(offset, offset + limit).map(toFoundAlumni), total: found.length };
  }

  async listIds(filters: FinderFilters, scope: FinderScope, limit: number): Promise<readonly number[]> {
    return this.#filter(filters, scope)
      .sort(by('match'))
      .slice(0, limit)
      .map(({ profile }) => profile.userId);
  }

  async getStats(filters: FinderFilters, scope: FinderScope): Promise<AlumniStats> {
    const visible = this.#filter(filters, scope)
      .map(({ profile }) => profile)
      .filter(({ isProfileVisible }) => isProfileVisible)
      .sort((one, other) => one.userId - other.userId);
    return {
      total: visible.length,
      byCollege: counted(visible.map(({ college }) => college)).slice(0, 10),
      byMajor: counted(visible.map(({ major }) => major)).slice(0, 10),
      byIndustry: counted(visible.map(({ industry }) => industry)).slice(0, 10),
      employers: counted(visible.map(({ company }) => company))
        .filter(({ count }) => count >= MIN_ALUMNI_PER_EMPLOYER)
        .slice(0, 10),
    };
  }

  async listCollegePairs(
    collegeIds: readonly number[],
    { atLeast, limit }: { readonly atLeast: number; readonly limit: number },
  ): Promise<readonly CountedPair[]> {
    const chosen = this.#filter({}, { without: [], onlyPublic: true })
      .filter(({ profile }) => profile.consideredColleges.length > 0)
      .map(({ profile }) => new Set([...profile.consideredColleges, profile.collegeId]));
    const [one] = collegeIds as [number];
    const others = [...new Set(chosen.filter((ids) => ids.has(one)).flatMap((ids) => [...ids]))];
    const pairs =
      collegeIds.length === 1
        ? others.flatMap((id) => (id === null || id === one ? [] : [[one, id] as const])).sort(([, a], [, b]) => a - b)
        : collegeIds.flatMap((first, place) => collegeIds.slice(place + 1).map((id) => [first, id] as const));
    return pairs
      .map((pair): CountedPair => ({ pair, count: chosen.filter((ids) => pair.every((id) => ids.has(id))).length }))
      .filter(({ count }) => count >= atLeast)
      .sort((first, second) => second.count - first.count)
      .slice(0, limit);
  }

  async countByCollege(
    collegeIds: readonly number[],
    filters: Omit<FinderFilters, 'collegeId'>,
    scope: FinderScope,
  ): Promise<readonly CountedCollege[]> {
    return collegeIds
      .map((collegeId) => ({ collegeId, count: this.#filter({ ...filters, collegeId }, scope).length }))
      .filter(({ count }) => count > 0);
  }

  async listWorkOfField(field: string): Promise<WorkOfField> {
    const profiles = this.#filter({ field }, { without: [], onlyPublic: true })
      .map(({ profile }) => profile)
      .sort((one, other) => one.userId - other.userId);
    const listNames = (pick: (profile: AlumniProfileState) => string | null) =>
      counted(profiles.map(pick))
        .filter(({ count }) => count >= MIN_ALUMNI_PER_EMPLOYER)
        .slice(0, 10)
        .map(({ name }) => name);
    return {
      positions: listNames(({ currentPosition }) => currentPosition),
      industries: listNames(({ industry }) => industry),
      employers: listNames(({ company }) => company),
    };
  }

  async findById(userId: number): Promise<FoundAlumni | null> {
    return (await this.findByIds([userId])).get(userId) ?? null;
  }

  async findByIds(userIds: readonly number[]): Promise<ReadonlyMap<number, FoundAlumni>> {
    const entries = this.entries.filter(({ profile }) => userIds.includes(profile.userId));
    return new Map(entries.map((one) => [one.profile.userId, toFoundAlumni(one)]));
  }

  #filter(filters: FinderFilters, { without, onlyPublic, connections }: FinderScope): Kept[] {
    const {
      college,
      matchingCollegeIds: collegesMeant = [],
      collegeId,
      major,
      field,
      industries,
      years,
      mentor,
      takesRequests,
      chosenBetween = [],
    } = filters;
    return this.entries.filter((entry) => {
      const { profile, mentees = 0, isAway } = entry;
      const { isProfileVisible: isVisible } = profile;
      if (connections) {
        if (!connections.includes(profile.userId)) return false;
        if (!isListed(entry)) return !hasFilters(filters) && !without.includes(profile.userId) && !onlyPublic;
      } else if (isAway || !isListed(entry)) return false;
      if (onlyPublic && !isVisible) return false;
      if (without.includes(profile.userId)) return false;
      const matchesCollegeId = collegesMeant.includes(profile.collegeId!);
      if (college && !matchesCollegeId && !matchesWordPrefixes(profile.college ?? '', college)) return false;
      if (major && !matchesWordPrefixes(profile.major!, major)) return false;
      if (field !== undefined && !findFieldsOfMajor(profile.major).includes(field)) return false;
      if (takesRequests && !isRecommendable(profile)) return false;
      if (collegeId !== undefined && profile.collegeId !== collegeId) return false;
      if (years?.length && !years.includes(profile.graduationYear!)) return false;
      if (industries?.length && !(isVisible && industries.map(foldText).includes(foldText(profile.industry ?? '')))) {
        return false;
      }
      const chosen = [...profile.consideredColleges, profile.collegeId];
      const isAtCrossroads = isVisible && profile.consideredColleges.length > 0;
      if (chosenBetween.length > 0 && !(isAtCrossroads && chosenBetween.every((id) => chosen.includes(id)))) {
        return false;
      }
      return !mentor || (isVisible && profile.isWillingToMentor && mentees < profile.maxMentees);
    });
  }
}

const isListed = ({ profile: { college, isProfileVisible, visibilityChosenAt } }: Kept): boolean =>
  college !== null && (isProfileVisible || visibilityChosenAt === null);

const toFoundAlumni = ({
  profile,
  mentees = 0,
  repliesWithinDays = null,
  isVerifiedAlum = false,
}: Kept): FoundAlumni => ({
  profile,
  placesLeft: Math.max(profile.maxMentees - mentees, 0),
  minutesLeft: null,
  repliesWithinDays,
  isVerifiedAlum,
});

const matchesWordPrefixes = (text: string, typed: string): boolean =>
  foldText(typed)
    .split(' ')
    .every(
      (word) =>
        word !== '' &&
        foldText(text)
          .split(' ')
          .some((one) => one.startsWith(word)),
    );

function by(sort: FinderSort): (one: Kept, other: Kept) => number {
  const rank = ({ profile, mentees = 0, repliesWithinDays, shown = 0 }: Kept): number[] => {
    const isOpen = profile.isProfileVisible && profile.isWillingToMentor && profile.allowStudentConnections;
    const isAvailable = isOpen && profile.availabilityStatus === 'available' && mentees < profile.maxMentees;
    const reply = profile.isProfileVisible ? (repliesWithinDays ?? Infinity) : Infinity;
    const first = { match: [], responsive: [reply], newest: [-profile.graduationYear!] }[sort];
    return [...first, isAvailable ? 0 : 1, shown, profile.userId];
  };
  return (one, other) => {
    const [ranks, others] = [rank(one), rank(other)];
    const at = ranks.findIndex((value, n) => value !== others[n]);
    return ranks[at]! < others[at]! ? -1 : 1;
  };
}

/** Counts each name in its first spelling; highest count first, then alphabetically. */
function counted(names: readonly (string | null)[]) {
  const counts = new Map<string, { name: string; count: number }>();
  for (const name of names) {
    const key = foldText(name ?? '');
    if (name === null || key === '') continue;
    const known = counts.get(key) ?? { name, count: 0 };
    counts.set(key, { ...known, count: known.count + 1 });
  }
  return [...counts]
    .sort(([one, { count }], [other, { count: more }]) => more - count || (one < other ? -1 : 1))
    .map(([, value]) => value);
}
