import { AlumniProfile } from '../../domain/profiles/alumni-profile';
import type { ShownPerson } from '../../domain/profiles/profile-visibility';
import { FindAlumni, type Searcher } from './find-alumni';
import { InMemoryPeople } from '../profiles/testing/in-memory-people';
import { Relations, type RelationsOfOne } from '../connections/ports/relations';
import { Impressions } from './ports/finder-reader';
import type { RankAlumni } from './rank-alumni';
import { CollegesUpToTen } from '../profiles/testing/a-mentorship';
import { InMemoryFinder } from './testing/in-memory-finder';

const NOON = new Date('2026-03-01T12:00:00Z');
const STUDENT = { id: 1, role: 'student' } as const;
const PAGE = { filters: {}, sort: 'match', page: { limit: 9, offset: 0 } } as const;

class PeopleWithout extends InMemoryPeople {
  readonly asked: (readonly number[])[] = [];

  constructor(private readonly gone: readonly number[]) {
    super();
  }

  override async findActiveByIds(ids: readonly number[]): Promise<ReadonlyMap<number, ShownPerson>> {
    this.asked.push(ids);
    const there = ids.filter((id) => !this.gone.includes(id));
    const person = { displayName: 'Robin Example', isMinor: false, avatarUrl: null, role: 'alumni' } as const;
    return new Map(there.map((id) => [id, { id, ...person }]));
  }
}

class StubRelations extends Relations {
  constructor(private readonly relations: Partial<RelationsOfOne>) {
    super();
  }

  async listAskedTooRecently(): Promise<readonly number[]> {
    return [];
  }

  async findByUserId(): Promise<RelationsOfOne> {
    return { connected: [], pending: [], blocked: [], ...this.relations };
  }
}

class StubShowings extends Impressions {
  readonly noted: (readonly number[])[] = [];

  record(userIds: readonly number[]): void {
    this.noted.push(userIds);
  }
}

/** One college is also called by these letters. */
const colleges = new CollegesUpToTen();
colleges.nicknames.set('rc', [3]);

/** No one has told anything to go by. */
const notRanked = { execute: async () => null } as unknown as RankAlumni;

/** Five alumni with the keys 1 to 5, public but for `notChosen`. */
function aFinder(
  relations: Partial<RelationsOfOne> = {},
  gone: readonly number[] = [],
  notChosen: readonly number[] = [],
) {
  const kept = [1, 2, 3, 4, 5].map((id) => {
    const studies = { college: 'Reed College', collegeId: 3, major: 'Physics', graduationYear: 2019 };
    const profile = AlumniProfile.create(id, { ...studies, currentPosition: null, company: null });
    profile.update({ location: 'Reno', linkedinUrl: 'https://www.linkedin.com/in/x' }, NOON);
    if (!notChosen.includes(id)) profile.choose({ isProfileVisible: true }, false, NOON);
    return { profile: profile.snapshot() };
  });
  const [people, showings] = [new PeopleWithout(gone), new StubShowings()];
  const find = new FindAlumni(
    new InMemoryFinder(kept),
    new StubRelations(relations),
    people,
    showings,
    notRanked,
    colleges,
    { now: () => NOON },
  );
  const found = async (by: Searcher = STUDENT) =>
    (await find.execute({ by, ...PAGE })).items.map(({ id, connectionStatus }) => [id, connectionStatus]);
  return { find, found, people, showings };
}

describe('finding alumni', () => {
  it('leaves out oneself and everybody between whom and oneself there is a block', async () => {
    const { find, found } = aFinder({ blocked: [2], pending: [3], connected: [4] });

    expect(await found()).toEqual([
      [3, 'pending'],
      [4, 'connected'],
      [5, 'none'],
    ]);
    expect(await find.stats({ by: STUDENT, filters: {} })).toMatchObject({ total: 3 });
  });

  it('leaves out who has gone a moment ago', async () => {
    expect(await aFinder({}, [3]).found()).toEqual([
      [2, 'none'],
      [4, 'none'],
      [5, 'none'],
    ]);
  });

  it('asks once who they all are, and notes once who was shown', async () => {
    const { found, people, showings } = aFinder({}, [3]);
    await found();

    expect(people.asked).toEqual([[2, 3, 4, 5]]);
    expect(showings.noted).toEqual([[2, 4, 5]]);
  });

  it('shows visitors and administrators public profiles only, as visitors see them, and does not count that', async () => {
    for (const by of [null, { id: 90, role: 'college_admin' } as const]) {
      const { find, found, showings } = aFinder({}, [], [2]);

      expect((await found(by)).map(([id]) => id)).toEqual([1, 3, 4, 5]);
      const { items, total } = await find.execute({ by, ...PAGE });
      expect(total).toBe(4);
      expect(items[0]!.alumniProfile).toMatchObject({ college: 'Reed College', location: null, linkedinUrl: null });
      expect(await find.stats({ by, filters: {} })).toMatchObject({ total: 4 });
      expect(showings.noted).toEqual([]);
    }
    expect((await aFinder({}, [], [2]).found()).map(([id]) => id)).toContain(2);
  });
});

describe('a college that is typed', () => {
  it('is also found by what else it is called', async () => {
    const { find } = aFinder();
    const foundBy = async (college: string) =>
      (await find.execute({ by: STUDENT, ...PAGE, filters: { college } })).items.length;

    expect([await foundBy('reed'), await foundBy('rc'), await foundBy('mit')]).toEqual([4, 4, 0]);
    expect((await find.stats({ by: STUDENT, filters: { college: 'rc' } })).total).toBe(4);
  });
});
