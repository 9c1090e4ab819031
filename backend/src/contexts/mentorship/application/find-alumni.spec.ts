import { AlumniProfile } from '../domain/alumni-profile';
import type { ShownPerson } from '../domain/what-is-shown';
import { FindAlumni } from './find-alumni';
import { PeopleAround } from './ports/people-around';
import { Relations, type RelationsOfOne } from './ports/relations';
import { Showings } from './ports/showings';
import { InMemoryFinder } from './testing/in-memory-finder';

const NOON = new Date('2026-03-01T12:00:00Z');
const PAGE = { filters: {}, sort: 'match', page: { limit: 9, offset: 0 } } as const;

class PeopleWithout extends PeopleAround {
  readonly asked: (readonly number[])[] = [];

  constructor(private readonly gone: readonly number[]) {
    super();
  }

  async present(ids: readonly number[]): Promise<ReadonlyMap<number, ShownPerson>> {
    this.asked.push(ids);
    const there = ids.filter((id) => !this.gone.includes(id));
    const person = { displayName: 'Robin Example', isMinor: false, avatarUrl: null, role: 'alumni' } as const;
    return new Map(there.map((id) => [id, { id, ...person }]));
  }

  async named(): Promise<readonly number[]> {
    return [];
  }

  async addressOf(): Promise<string | null> {
    return null;
  }
}

class RelationsAtHand extends Relations {
  constructor(private readonly relations: Partial<RelationsOfOne>) {
    super();
  }

  async of(): Promise<RelationsOfOne> {
    return { connected: [], pending: [], blocked: [], ...this.relations };
  }
}

class ShowingsAtHand extends Showings {
  readonly noted: (readonly number[])[] = [];

  note(userIds: readonly number[]): void {
    this.noted.push(userIds);
  }
}

/** Five visible alumni with the keys 1 to 5. */
function aFinder(relations: Partial<RelationsOfOne> = {}, gone: readonly number[] = []) {
  const kept = [1, 2, 3, 4, 5].map((id) => {
    const studies = { college: 'Reed College', collegeId: 3, major: 'Physics', graduationYear: 2019 };
    const profile = AlumniProfile.begin(id, { ...studies, currentPosition: null, company: null });
    profile.choose({ isProfileVisible: true }, false, NOON);
    return { profile: profile.snapshot() };
  });
  const [people, showings] = [new PeopleWithout(gone), new ShowingsAtHand()];
  const find = new FindAlumni(new InMemoryFinder(kept), new RelationsAtHand(relations), people, showings);
  const found = async () =>
    (await find.execute({ by: { id: 1 }, ...PAGE })).items.map(({ id, connectionStatus }) => [id, connectionStatus]);
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
    expect(await find.stats({ by: { id: 1 }, filters: {} })).toMatchObject({ total: 3 });
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
});
