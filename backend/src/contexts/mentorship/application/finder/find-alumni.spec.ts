import { AlumniProfile, StudentProfile } from '../../domain/profiles/profiles';
import type { PersonSummary } from '../../domain/profiles/person';
import { CountAlumniOfMajor } from './count-alumni-of-major';
import { FindAlumni, type Searcher, RankAlumni, LoadMatchInput } from './find-alumni';
import { InMemoryPeople } from '../profiles/testing/in-memory-people';
import { type RelationBetween, Relations, type RelationsOfUser } from '../connections/ports/connections';
import { NO_RELATION } from '../connections/testing/in-memory-relations';
import { FinderCounts, type FinderScope } from './ports/finder';
import type { FinderFilters } from '../../domain/finder/finder';
import { StubCollegeList } from '../profiles/testing/profiles-fixture';
import { InMemoryFinder } from './testing/in-memory-finder';
import { InMemoryStudentProfiles } from '../profiles/testing/in-memory-profiles';
import { StubCandidates } from '../recommendations/testing/in-memory-recommendations';

const NOON = new Date('2026-03-01T12:00:00Z');
const STUDENT = { id: 1, role: 'student' } as const;
const PAGE = { filters: {}, sort: 'match', page: { limit: 9, offset: 0 } } as const;

class PeopleWithUnavailable extends InMemoryPeople {
  readonly asked: (readonly number[])[] = [];

  constructor(private readonly gone: readonly number[]) {
    super();
  }

  override async findActiveByIds(ids: readonly number[]): Promise<ReadonlyMap<number, PersonSummary>> {
    this.asked.push(ids);
    const availableIds = ids.filter((id) => !this.gone.includes(id));
    const person = {
      displayName: 'Robin Example',
      isMinor: false,
      avatarUrl: null,
      role: 'alumni',
      isSample: false,
    } as const;
    return new Map(availableIds.map((id) => [id, { id, ...person }]));
  }
}

class StubRelations extends Relations {
  constructor(private readonly relations: Partial<RelationsOfUser>) {
    super();
  }

  async listRecentlyRequested(): Promise<readonly number[]> {
    return [];
  }

  async findBetween(): Promise<RelationBetween> {
    return NO_RELATION;
  }

  async findByUserId(): Promise<RelationsOfUser> {
    return { connected: [], pending: [], blocked: [], ...this.relations };
  }
}

class StubCounts extends FinderCounts {
  readonly noted: (readonly number[])[] = [];

  async updateConnectionCounts(): Promise<void> {}

  async updateRotation(): Promise<void> {}

  recordImpressions(userIds: readonly number[]): void {
    this.noted.push(userIds);
  }
}

/** One college has these letters as its alias. */
const colleges = new StubCollegeList();
colleges.nicknames.set('rc', [3]);

/** Creates a finder with five alumni, IDs 1 to 5, all public except those in `notChosen` and `hidden`. */
function aFinder(
  relations: Partial<RelationsOfUser> = {},
  gone: readonly number[] = [],
  notChosen: readonly number[] = [],
  hidden: readonly number[] = [],
) {
  const kept = [1, 2, 3, 4, 5].map((id) => {
    const studies = { college: 'Reed College', collegeId: 3, major: 'Physics', graduationYear: 2019 };
    const profile = AlumniProfile.create(id, { ...studies, currentPosition: null, company: null });
    profile.update({ location: 'Reno', linkedinUrl: 'https://www.linkedin.com/in/x' }, NOON);
    if (!notChosen.includes(id)) profile.applyChoices({ isProfileVisible: !hidden.includes(id) }, false, NOON);
    return { profile: profile.snapshot() };
  });
  const [people, showings] = [new PeopleWithUnavailable(gone), new StubCounts()];
  const finder = new InMemoryFinder(kept);
  const find = new FindAlumni(
    finder,
    new StubRelations(relations),
    people,
    showings,
    new LoadMatchInput(new InMemoryStudentProfiles(), colleges),
    // No student profile has data to rank by.
    new RankAlumni(finder, new StubCandidates()),
    colleges,
    { now: () => NOON },
  );
  const found = async (by: Searcher = STUDENT) =>
    (await find.execute({ by, ...PAGE })).items.map(({ id, connectionStatus }) => [id, connectionStatus]);
  const students = new InMemoryStudentProfiles();
  const countOfMajor = new CountAlumniOfMajor(students, new StubRelations(relations), finder);
  return { find, found, people, showings, students, countOfMajor };
}

describe('finding alumni', () => {
  it('omits the viewer and people on either side of a block', async () => {
    const { find, found } = aFinder({ blocked: [2], pending: [3], connected: [4] });

    expect(await found()).toEqual([
      [5, 'none'],
      [3, 'pending'],
      [4, 'connected'],
    ]);
    expect(await find.getStats({ by: STUDENT, filters: {} })).toMatchObject({ total: 3 });
  });

  it('lists people without contact first, then those with a pending request, then connections, across pages', async () => {
    const { find } = aFinder({ pending: [3], connected: [2] });
    const listIdsFrom = async (offset: number) =>
      (await find.execute({ by: STUDENT, ...PAGE, page: { limit: 2, offset } })).items.map(({ id }) => id);

    expect(await listIdsFrom(0)).toEqual([4, 5]);
    expect(await listIdsFrom(2)).toEqual([3, 2]);
  });

  it('omits accounts that were just deleted', async () => {
    expect(await aFinder({}, [3]).found()).toEqual([
      [2, 'none'],
      [4, 'none'],
      [5, 'none'],
    ]);
  });

  it('loads all people in one call and records the impressions once', async () => {
    const { found, people, showings } = aFinder({}, [3]);
    await found();

    expect(people.asked).toEqual([[2, 3, 4, 5]]);
    expect(showings.noted).toEqual([[2, 4, 5]]);
  });

  it('shows visitors and administrators only public profiles, as visitors see them, and records no impressions', async () => {
    for (const by of [null, { id: 90, role: 'college_admin' } as const]) {
      const { find, found, showings } = aFinder({}, [], [2]);

      expect((await found(by)).map(([id]) => id)).toEqual([1, 3, 4, 5]);
      const { items, total } = await find.execute({ by, ...PAGE });
      expect(total).toBe(4);
      expect(items[0]!.alumniProfile).toMatchObject({ college: 'Reed College', location: null, linkedinUrl: null });
      expect(await find.getStats({ by, filters: {} })).toMatchObject({ total: 4 });
      expect(showings.noted).toEqual([]);
    }
    expect((await aFinder({}, [], [2]).found()).map(([id]) => id)).toContain(2);
  });
});

describe('the connections in the finder', () => {
  const connections = async (finder: ReturnType<typeof aFinder>, by: Searcher, filters: FinderFilters = {}) => {
    const { items, total } = await finder.find.execute({ by, ...PAGE, filters, connected: true });
    expect(items).toHaveLength(total);
    return items.map(({ id }) => id);
  };

  it('are found alone, without accounts that were closed or blocked, and record no impressions', async () => {
    const finder = aFinder({ connected: [2, 3, 4, 5], pending: [1], blocked: [5] }, [4]);

    expect(await connections(finder, STUDENT)).toEqual([2, 3]);
    expect(finder.showings.noted).toEqual([]);
  });

  it('include a hidden profile with its name only, last, and not found by filters', async () => {
    const finder = aFinder({ connected: [2, 3] }, [], [], [2]);

    expect(await connections(finder, STUDENT)).toEqual([3, 2]);
    const { items } = await finder.find.execute({ by: STUDENT, ...PAGE, connected: true });
    expect(items[1]).toMatchObject({ fullName: 'Robin Example', connectionStatus: 'connected', alumniProfile: null });
    expect(await connections(finder, STUDENT, { college: 'reed' })).toEqual([3]);
    expect(await connections(finder, STUDENT, { major: 'physics' })).toEqual([3]);
  });

  it('are none for visitors and administrators', async () => {
    expect(await connections(aFinder(), null)).toEqual([]);
    expect(await connections(aFinder(), { id: 90, role: 'college_admin' })).toEqual([]);
  });
});

describe('the college filter', () => {
  it('also finds a college by its aliases', async () => {
    const { find } = aFinder();
    const countFound = async (college: string) =>
      (await find.execute({ by: STUDENT, ...PAGE, filters: { college } })).items.length;

    expect([await countFound('reed'), await countFound('rc'), await countFound('mit')]).toEqual([4, 4, 0]);
    expect((await find.getStats({ by: STUDENT, filters: { college: 'rc' } })).total).toBe(4);
  });
});

const SCOPE = { without: [], onlyPublic: false };
const MAJORS = { 11: 'History', 12: 'Computer Science', 13: 'Music' };

/**
 * Creates a ranking for a student with the intended major `major`, if any.
 * @param found majors by ID of the mentors that the finder returns
 * @param others majors by ID of mentors that only the index contains
 */
async function createRanking(
  major: string | null,
  found: Readonly<Record<number, string>> = MAJORS,
  others: Readonly<Record<number, string>> = {},
) {
  const profiles = Object.entries({ ...found, ...others }).map(([id, of]) => {
    const studies = { college: 'Reed College', collegeId: 3, major: of, graduationYear: 2019 };
    const profile = AlumniProfile.create(Number(id), { ...studies, currentPosition: null, company: null });
    profile.applyChoices({ isProfileVisible: true }, false, NOON);
    return profile.snapshot();
  });
  const candidates = new StubCandidates();
  candidates.all = profiles.map((profile) => ({
    mentorId: profile.userId,
    timesRecommended: 0,
    matchInput: { ...profile, placesLeft: 3, repliesWithinDays: null },
  }));
  const students = new InMemoryStudentProfiles();
  const student = StudentProfile.create(1, false);
  student.update({ intendedMajor: major }, false, NOON);
  await students.save(student);
  const reached = profiles.filter(({ userId }) => userId in found);
  const finder = new InMemoryFinder(reached.map((profile) => ({ profile })));
  const [load, rank] = [new LoadMatchInput(students, colleges), new RankAlumni(finder, candidates)];
  return {
    execute: async (studentId: number, filters: FinderFilters, scope: FinderScope) =>
      rank.execute(studentId, await load.execute(studentId), filters, scope),
  };
}

describe("the finder's order for a student", () => {
  it('follows the match score', async () => {
    expect((await (await createRanking('Computer Science')).execute(1, {}, SCOPE))?.[0]).toBe(12);
    expect((await (await createRanking('History')).execute(1, {}, SCOPE))?.[0]).toBe(11);
  });

  it('contains only people who match the filters', async () => {
    expect(await (await createRanking('History')).execute(1, { major: 'music' }, SCOPE)).toEqual([13]);
  });

  it("is null while the student's profile is empty", async () => {
    expect(await (await createRanking(null)).execute(1, {}, SCOPE)).toBeNull();
    expect(await (await createRanking('History')).execute(99, {}, SCOPE)).toBeNull();
  });
});

describe("the finder's ranking", () => {
  const musicians = (count: number): Record<number, string> =>
    Object.fromEntries(Array.from({ length: count }, (_, n) => [1_001 + n, 'Music']));
  /** Has the major that the student wants, but is not among those the finder returns. */
  const HISTORIAN = 9;
  const first = async (found: number) =>
    (await (await createRanking('History', musicians(found), { [HISTORIAN]: 'History' })).execute(1, {}, SCOPE))!;

  it('compares up to a thousand alumni, and adds the best by index from a thousand on', async () => {
    expect(await first(999)).not.toContain(HISTORIAN);
    expect((await first(1_000))[0]).toBe(HISTORIAN);
    expect((await first(1_001))[0]).toBe(HISTORIAN);
  });

  it('scores at most 120 alumni', async () => {
    expect(await first(119)).toHaveLength(119);
    expect(await first(200)).toHaveLength(120);
  });
});

describe("the alumni who studied a student's major", () => {
  const withMajor = async (intendedMajor: string | null, ...finder: Parameters<typeof aFinder>) => {
    const { students, countOfMajor } = aFinder(...finder);
    const profile = StudentProfile.create(STUDENT.id, false);
    profile.update({ intendedMajor }, false, NOON);
    await students.save(profile);
    return countOfMajor.execute(STUDENT.id, [4, 3, 3]);
  };

  it('are counted by college like the people whom the finder finds', async () => {
    const found = { major: 'Physics', colleges: [{ collegeId: 3, count: 2 }] };
    expect(await withMajor('Physics', { blocked: [2], pending: [3] }, [], [4], [5])).toEqual(found);
  });

  it('are not counted for another major, or for a student without one', async () => {
    expect(await withMajor('History')).toEqual({ major: 'History', colleges: [] });
    expect(await withMajor(null)).toEqual({ major: null, colleges: [] });
  });
});
