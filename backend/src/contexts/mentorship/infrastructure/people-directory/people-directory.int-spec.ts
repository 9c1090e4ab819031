import { InMemoryPeople } from '../../application/profiles/testing/in-memory-people';
import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import {
  InMemoryPeopleDirectory,
  type DirectoryMember,
} from '../../application/people-directory/testing/in-memory-people-directory';
import { AlumniProfile, StudentProfile } from '../../domain/profiles/profiles';
import { SqlPeopleDirectory } from './sql-people-directory';
import { randomPeople, randomSearches } from './testing/random-people';
import { TypeormAlumniProfiles, TypeormStudentProfiles } from '../profiles/typeorm-profiles';

const PEOPLE = randomPeople(7, 300);
const UNFILTERED_SEARCH = { seesStudents: true, always: [], never: [], connected: [] };

let db: DataSource;
beforeAll(async () => {
  db = await freshDatabase();
  // Every second profile is saved before its directory entry exists; both orders give the same result.
  for (const [n, one] of PEOPLE.entries()) {
    if (n % 2) await saveProfiles(one);
    await keep([one.person.id], [one.person]);
    if (n % 2 === 0) await saveProfiles(one);
  }
});

const directory = () => new SqlPeopleDirectory(unitOfWorkOn(db), new InMemoryPeople());
const keep = (...args: Parameters<SqlPeopleDirectory['saveEntries']>): Promise<void> => {
  const session = unitOfWorkOn(db);
  return session.run(() => new SqlPeopleDirectory(session, new InMemoryPeople()).saveEntries(...args));
};

async function saveProfiles({ student, alumni }: DirectoryMember): Promise<void> {
  if (student)
    await new TypeormStudentProfiles(unitOfWorkOn(db), new InMemoryPeople()).save(StudentProfile.restore(student));
  if (alumni)
    await new TypeormAlumniProfiles(unitOfWorkOn(db), new InMemoryPeople()).save(AlumniProfile.restore(alumni));
}

describe('the people directory in PostgreSQL', () => {
  const inMemory = new InMemoryPeopleDirectory(PEOPLE);

  it('finds the same people as the in-memory directory, depending on what the viewer can see', async () => {
    let found = 0;
    for (const [n, search] of randomSearches(11, 300, PEOPLE.length).entries()) {
      const page = { limit: n % 3 ? 1_000 : 5, offset: n % 5 ? 0 : 3, ...(n % 4 === 0 && { after: 120 }) };
      const [expected, answered] = [await inMemory.list(search, page), await directory().list(search, page)];

      expect({ search, page, ...summary(answered) }).toEqual({ search, page, ...summary(expected) });
      found += expected.total;
    }
    expect(found).toBeGreaterThan(1_000);
  });

  it('finds people by name among given IDs, sorted by name', async () => {
    const ids = PEOPLE.map(({ person }) => person.id).filter((id) => id % 3 > 0);
    for (const name of ['', 'riv', 'a', '東', '%', 'an']) {
      const expected = await inMemory.listIdsByName(ids, name, 1_000, 0);
      expect(new Set(await directory().listIdsByName(ids, name, 1_000, 0))).toEqual(new Set(expected));
      const names = (await directory().listIdsByName(ids, name, 7, 2)).map((id) => nameOf(id));
      expect(names).toEqual([...names].sort());
    }
  });

  it('lists everyone exactly once, page by page', async () => {
    const collectedIds: number[] = [];
    for (let after: number | undefined = 0; after !== undefined;) {
      const { items, hasMore } = await directory().list(UNFILTERED_SEARCH, { limit: 7, offset: 0, after });
      collectedIds.push(...items.map(({ id }) => id));
      after = hasMore ? collectedIds.at(-1) : undefined;
    }
    const all = await inMemory.list(UNFILTERED_SEARCH, { limit: 1_000, offset: 0 });

    expect(collectedIds).toEqual(all.items.map(({ id }) => id));
  });

  it('returns the profiles of the people it finds', async () => {
    const { items } = await directory().list(UNFILTERED_SEARCH, { limit: 1_000, offset: 0 });
    const alumna = items.find(({ id }) => PEOPLE[id - 1]!.person.role === 'alumni')!;

    const { college, skills } = PEOPLE[alumna.id - 1]!.alumni!;

    expect(alumna.alumni?.profile).toMatchObject({ userId: alumna.id, college, skills });
  });

  it('does not list deleted accounts', async () => {
    const { items } = await directory().list(UNFILTERED_SEARCH, { limit: 2, offset: 0 });
    await keep([items[0]!.id], []);

    expect((await directory().list(UNFILTERED_SEARCH, { limit: 1, offset: 0 })).items[0]!.id).toBe(items[1]!.id);
    await keep([items[0]!.id], [PEOPLE[items[0]!.id - 1]!.person]);
  });

  it('lists people who came of age', async () => {
    const minors = PEOPLE.filter(({ person }) => person.adultFrom && person.takesPart).map(({ person }) => person.id);

    expect(await directory().listNewAdults('2027-01-01', 1_000)).toEqual([]);
    expect(new Set(await directory().listNewAdults('2027-01-02', 1_000))).toEqual(new Set(minors));
  });

  it('stores the backfill position', async () => {
    expect(await directory().findBackfillPosition()).toBe(0);
    await directory().saveBackfillPosition(200);
    expect(await directory().findBackfillPosition()).toBe(200);
    await directory().saveBackfillPosition(null);
    expect(await directory().findBackfillPosition()).toBeNull();
  });
});

const nameOf = (id: number): string => PEOPLE[id - 1]!.person.displayName.normalize('NFKD').toLowerCase();
const summary = ({ items, total, hasMore }: Awaited<ReturnType<SqlPeopleDirectory['list']>>) => ({
  ids: items.map(({ id }) => id),
  total,
  hasMore,
});
