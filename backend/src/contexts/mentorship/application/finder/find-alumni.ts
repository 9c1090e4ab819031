import { UseCase } from '../../../../shared/application/use-case';
import { type StudentMatchInput, isEmptyInput } from '../../domain/matching/match-factors';
import { EMPTY_STUDENT_DETAILS } from '../../domain/profile-fields/student-details';
import { People } from '../profiles/ports/people';
import { CollegeList } from '../profiles/ports/college-list';
import { StudentProfiles } from '../profiles/ports/profiles';
import {
  MentorCandidates,
  FinderReader,
  type FinderScope,
  type AlumniStats,
  type PageRequest,
  FinderCounts,
} from './ports/finder';
import type { FinderFilters, FinderSort } from '../../domain/finder/finder';
import { rankMentors } from '../../domain/matching/match-score';
import type { SignedInUser } from '../../../../shared/application/authenticator';
import { Clock } from '../../../../shared/application/clock';
import { type AlumniUser, toAlumniUser, NO_RELATIONS, findRelationshipStatus } from './get-alumni';
import { Relations, type RelationsOfUser } from '../connections/ports/connections';

/** Loads the data of a student that mentors are matched by. */
@UseCase()
export class LoadMatchInput {
  constructor(
    private readonly students: StudentProfiles,
    private readonly colleges: CollegeList,
  ) {}

  async execute(studentId: number): Promise<StudentMatchInput> {
    const details = (await this.students.findByUserId(studentId))?.snapshot() ?? EMPTY_STUDENT_DETAILS;
    const savedColleges = await this.colleges.listSavedBy(studentId);
    const { intendedMajor, schoolsConsidering, careerGoals, skillsToLearn, preferredIndustries, location } = details;
    return {
      intendedMajor,
      schoolsConsidering,
      careerGoals,
      skillsToLearn,
      preferredIndustries,
      location,
      savedColleges,
    };
  }
}

/** Number of found alumni that are compared individually; beyond it, the best by index are added. */
const MAX_ALUMNI_COMPARED = 1_000;
/** Number of scored alumni, best first; the others follow by rotation. */
const MAX_ALUMNI_SCORED = 120;

/** Ranks alumni for one student by the same score as recommendations. */
@UseCase()
export class RankAlumni {
  constructor(
    private readonly finder: FinderReader,
    private readonly candidates: MentorCandidates,
  ) {}

  /** @returns the IDs of the best alumni in order; null if the student's profile has no data to rank by */
  async execute(
    studentId: number,
    student: StudentMatchInput,
    filters: FinderFilters,
    scope: FinderScope,
  ): Promise<readonly number[] | null> {
    if (isEmptyInput(student)) return null;
    const found = await this.finder.listIds(filters, scope, MAX_ALUMNI_COMPARED);
    const near = await this.candidates.listBestAmong(studentId, student, found, MAX_ALUMNI_SCORED);
    const best =
      found.length < MAX_ALUMNI_COMPARED
        ? []
        : await this.candidates.listBest(studentId, student, scope.without, MAX_ALUMNI_SCORED);

    const candidates = new Map([...near, ...best].map((one) => [one.mentorId, one]));
    return rankMentors(student, [...candidates.values()]).map(({ mentorId }) => mentorId);
  }
}

/** The person who searches; null for a visitor. */
export type Searcher = Pick<SignedInUser, 'id' | 'role'> | null;

interface FindAlumniInput {
  readonly by: Searcher;
  readonly filters: FinderFilters;
  readonly sort: FinderSort;
  /** Only people the viewer can send a request to today. */
  readonly askable?: boolean;
  /** Only the viewer's connections, also those who hide their profile. */
  readonly connected?: boolean;
  readonly page: PageRequest;
}

interface FoundAlumniPage {
  readonly items: readonly AlumniUser[];
  readonly total: number;
  /** Whether the order follows the student's profile; null if it never does for this search. */
  readonly isByProfile: boolean | null;
}

/**
 * Finds alumni. Students and alumni see what members see; visitors and administrators find only public profiles.
 * Viewers never find themselves or a person on either side of a block. People they haven't contacted come first, then
 * those with a pending request, then their connections.
 */
@UseCase()
export class FindAlumni {
  constructor(
    private readonly reader: FinderReader,
    private readonly relations: Relations,
    private readonly people: People,
    private readonly counts: FinderCounts,
    private readonly loadMatchInput: LoadMatchInput,
    private readonly rankAlumni: RankAlumni,
    private readonly colleges: CollegeList,
    private readonly clock: Clock,
  ) {}

  async execute({
    by,
    filters: typed,
    sort,
    askable,
    connected: onlyConnected,
    page,
  }: FindAlumniInput): Promise<FoundAlumniPage> {
    const [relations, filters] = [await this.#relationsOf(by), await this.#withColleges(typed)];
    if (usesHiddenFilter(by, filters)) return { items: [], total: 0, isByProfile: null };
    const { connected, pending } = relations;
    const requestedIds = by && askable ? [...connected, ...pending, ...(await this.#tooSoonFor(by.id))] : [];
    const scope = {
      ...toFinderScope(by, relations, requestedIds),
      ...(onlyConnected && { connections: await this.#listActiveAlumni(connected) }),
    };
    const isRanked = by?.role === 'student' && sort === 'match' && !onlyConnected;
    const ranked = isRanked
      ? await this.rankAlumni.execute(by.id, await this.loadMatchInput.execute(by.id), filters, scope)
      : null;
    const contactedIds = new Set([...pending, ...connected]);
    const { items, total } = await this.reader.list(filters, sort, scope, page, {
      first: (ranked ?? []).filter((id) => !contactedIds.has(id)),
      last: onlyConnected ? [] : [pending, connected],
    });
    const people = await this.people.findActiveByIds(items.map(({ profile }) => profile.userId));

    const found = items.flatMap((one) => {
      const id = one.profile.userId;
      const status = findRelationshipStatus(relations, id);
      const viewer = !isMember(by) ? 'visitor' : status === 'connected' ? 'connection' : 'member';
      return toAlumniUser(one, people.get(id), viewer, status) ?? [];
    });
    // Only members can send requests, and only to people they aren't connected with, so only these count for the rotation.
    if (isMember(by) && !onlyConnected) this.counts.recordImpressions(found.map(({ id }) => id));
    const isByProfile = isRanked ? ranked !== null : null;
    return { items: found, total, isByProfile };
  }

  /** "UCLA" matches the colleges that the college search finds for it. */
  async #withColleges(filters: FinderFilters): Promise<FinderFilters> {
    return filters.college
      ? { ...filters, matchingCollegeIds: await this.colleges.listIdsByText(filters.college) }
      : filters;
  }

  /** Leaves out closed and suspended accounts, as lists of connections do, and people who aren't alumni. */
  async #listActiveAlumni(ids: readonly number[]): Promise<number[]> {
    const people = await this.people.findActiveByIds(ids);
    return ids.filter((id) => people.get(id)?.role === 'alumni');
  }

  #tooSoonFor(userId: number): Promise<readonly number[]> {
    return this.relations.listRecentlyRequested(userId, this.clock.now());
  }

  /** Counts alumni with a public profile by college, major and work. */
  async getStats({ by, filters }: Pick<FindAlumniInput, 'by' | 'filters'>): Promise<AlumniStats> {
    if (usesHiddenFilter(by, filters)) return { total: 0, byCollege: [], byMajor: [], byIndustry: [], employers: [] };
    return this.reader.getStats(await this.#withColleges(filters), toFinderScope(by, await this.#relationsOf(by)));
  }

  async #relationsOf(by: Searcher): Promise<RelationsOfUser> {
    return by ? this.relations.findByUserId(by.id) : NO_RELATIONS;
  }
}

const isMember = (by: Searcher): boolean => by !== null && by.role !== 'college_admin';

/** Visitors don't see which colleges people considered, so they can't find anyone by them. */
const usesHiddenFilter = (by: Searcher, { chosenBetween = [] }: FinderFilters): boolean =>
  !isMember(by) && chosenBetween.length > 0;

/** Limits a search to whom the viewer may find. */
export const toFinderScope = (
  by: Searcher,
  { blocked }: RelationsOfUser,
  requestedIds: readonly number[] = [],
): FinderScope => ({
  without: by ? [by.id, ...blocked, ...requestedIds] : [],
  onlyPublic: !isMember(by),
});
