import { omitFields } from '../../../../shared/domain/omit-fields';
import { InMemoryPeople } from '../../application/profiles/testing/in-memory-people';
import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import { InMemoryFinder, type Kept } from '../../application/finder/testing/in-memory-finder';
import { AlumniProfile } from '../../domain/profiles/profiles';
import { FINDER_SORTS } from '../../domain/finder/finder';
import { addMissingEntries } from '../search-index/finder-entries';
import { SqlFinderCounts, SqlFinderReader } from './sql-finder-reader';
import { SqlPeopleDirectory } from '../people-directory/sql-people-directory';
import { SqlPersonalData } from '../personal-data/sql-personal-data';
import { randomAlumni, randomFilters } from '../profiles/testing/random-alumni';
import { TypeormAlumniProfiles } from '../profiles/typeorm-profiles';

const ALUMNI = randomAlumni(7, 300);
const FULL_SCOPE = { without: [], onlyPublic: false };
const LIMITED_SCOPE = { without: [1, 2, 3], onlyPublic: false };
const ALL = { limit: 1_000, offset: 0 };

let db: DataSource;
beforeAll(async () => {
  db = await freshDatabase();
  for (const one of ALUMNI) await saveAlumni(one);
});

async function saveAlumni({ profile, mentees, repliesWithinDays, shown, isAway }: Kept): Promise<void> {
  await new TypeormAlumniProfiles(unitOfWorkOn(db), new InMemoryPeople()).save(AlumniProfile.restore(profile));
  await db.query(
    `UPDATE mentorship.finder_entries SET mentees = $2, replies_within_days = $3, shown = $4, is_away = $5
     WHERE user_id = $1`,
    [profile.userId, mentees, repliesWithinDays, shown, isAway],
  );
}

describe('the finder in PostgreSQL', () => {
  const inMemory = new InMemoryFinder(ALUMNI);
  const reader = () => new SqlFinderReader(unitOfWorkOn(db), unitOfWorkOn(db), new InMemoryPeople());

  it('finds the same people in the same order as the in-memory finder', async () => {
    let found = 0;
    for (const [n, filters] of randomFilters(11, 150).entries()) {
      const sort = FINDER_SORTS[n % 3]!;
      const scope = { without: n % 2 ? [] : [n, n + 1, n + 2], onlyPublic: n % 7 < 2 };
      const page = n % 5 ? ALL : { limit: 9, offset: n % 4 };
      const expected = await inMemory.list(filters, sort, scope, page);

      expect({ filters, sort, ...(await reader().list(filters, sort, scope, page)) }).toEqual({
        filters,
        sort,
        ...expected,
      });
      found += expected.total;
    }
    expect(found).toBeGreaterThan(500);
  });

  it('finds the same connections, hidden profiles included, and the same people at fixed places', async () => {
    let found = 0;
    const connections = ALUMNI.map(({ profile }) => profile.userId).filter((id) => id % 3 === 0);
    for (const [n, filters] of [{}, {}, {}, ...randomFilters(17, 60)].entries()) {
      const sort = FINDER_SORTS[n % 3]!;
      const page = n % 2 ? ALL : { limit: 9, offset: n };
      const connected = { without: [3, 6], onlyPublic: false, connections };
      const expected = await inMemory.list(filters, sort, connected, page);
      expect({ filters, sort, ...(await reader().list(filters, sort, connected, page)) }).toEqual({
        filters,
        sort,
        ...expected,
      });
      const places = { first: [40, 20, 30], last: [[10, 11, 12, 13], connections.slice(20)] };
      expect({ filters, sort, ...(await reader().list(filters, sort, LIMITED_SCOPE, page, places)) }).toEqual({
        filters,
        sort,
        ...(await inMemory.list(filters, sort, LIMITED_SCOPE, page, places)),
      });
      found += expected.total;
    }
    expect(found).toBeGreaterThan(300);
  });

  it('counts the same crossroads as the in-memory finder', async () => {
    for (const ids of [[1], [2], [3], [4], [1, 2], [3, 1, 2], [1, 2, 3, 4]]) {
      for (const limits of [
        { atLeast: 5, limit: 3 },
        { atLeast: 30, limit: 1 },
        { atLeast: 1_000, limit: 9 },
      ]) {
        expect({ ids, limits, pairs: await reader().listCollegePairs(ids, limits) }).toEqual({
          ids,
          limits,
          pairs: await inMemory.listCollegePairs(ids, limits),
        });
      }
    }
    expect((await reader().listCollegePairs([1, 2], { atLeast: 5, limit: 3 }))[0]!.count).toBeGreaterThan(10);
  });

  it('lists the same work of alumni of a field as the in-memory finder', async () => {
    for (const field of ['1107', '4506', '5401']) {
      expect({ field, work: await reader().listWorkOfField(field) }).toEqual({
        field,
        work: await inMemory.listWorkOfField(field),
      });
    }
    const { positions, employers } = await reader().listWorkOfField('1107');
    expect(positions.length * employers.length).toBeGreaterThan(0);
  });

  it('indexes profiles again that are older than the fields of study', async () => {
    await db.query('UPDATE mentorship.finder_entries SET fields = NULL');
    expect((await reader().listWorkOfField('1107')).positions).toEqual([]);
    for (let added = 1; added > 0;) added = await addMissingEntries(unitOfWorkOn(db), 100);
    // The directory of this test is empty, so that indexing hides everyone.
    for (const { profile, isAway } of ALUMNI) {
      await db.query('UPDATE mentorship.finder_entries SET is_away = $2 WHERE user_id = $1', [profile.userId, isAway]);
    }
    expect(await reader().listWorkOfField('1107')).toEqual(await inMemory.listWorkOfField('1107'));
  });

  it('counts the same alumni by college as the in-memory finder', async () => {
    const ids = [...new Set(ALUMNI.flatMap(({ profile: { collegeId } }) => collegeId ?? []))].reverse();
    let found = 0;
    for (const filters of [{}, ...randomFilters(19, 40).map((one) => omitFields(one, 'collegeId'))]) {
      const counted = await reader().countByCollege(ids, filters, LIMITED_SCOPE);
      expect({ filters, counted }).toEqual({
        filters,
        counted: await inMemory.countByCollege(ids, filters, LIMITED_SCOPE),
      });
      found += counted.length;
    }
    expect(found).toBeGreaterThan(10);
  });

  it('returns the same statistics as the in-memory finder', async () => {
    let employers = 0;
    for (const filters of [{}, ...randomFilters(13, 60)]) {
      const expected = await inMemory.getStats(filters, LIMITED_SCOPE);

      expect({ filters, ...(await reader().getStats(filters, LIMITED_SCOPE)) }).toEqual({ filters, ...expected });
      employers += expected.employers.length;
    }
    expect(employers).toBeGreaterThan(0);
  });

  it('lists everyone exactly once, page by page', async () => {
    const collectedIds: number[] = [];
    for (let offset = 0; ; offset += 9) {
      const { items } = await reader().list({}, 'match', FULL_SCOPE, { limit: 9, offset });
      if (items.length === 0) break;
      collectedIds.push(...items.map(({ profile }) => profile.userId));
    }
    const { items, total } = await inMemory.list({}, 'match', FULL_SCOPE, ALL);

    expect(collectedIds).toEqual(items.map(({ profile }) => profile.userId));
    expect(collectedIds).toHaveLength(total);
  });

  it('finds an alum by ID, hidden or not, and returns null for an unknown ID', async () => {
    for (const id of [1, 2, 3, 4, 5, 301]) expect(await reader().findById(id)).toEqual(await inMemory.findById(id));
    expect(await reader().findByIds([2, 3, 301])).toEqual(await inMemory.findByIds([2, 3, 301]));
  });
});

describe('the number of alumni found', () => {
  it('is exact up to 1,000, and 1,000 for larger results', async () => {
    const FIRST_USER_ID = 10_000;
    const studies = { college: 'Reed College', collegeId: 3, major: 'Mycology', graduationYear: 2019 };
    const profile = AlumniProfile.create(FIRST_USER_ID, { ...studies, currentPosition: null, company: null });
    await new TypeormAlumniProfiles(unitOfWorkOn(db), new InMemoryPeople()).save(profile);
    await db.query(
      `INSERT INTO mentorship.alumni_profiles
       SELECT (jsonb_populate_record(p, jsonb_build_object('user_id', $1 + n))).*
       FROM mentorship.alumni_profiles p, generate_series(1, 1001) AS n WHERE p.user_id = $1`,
      [FIRST_USER_ID],
    );
    await addMissingEntries(unitOfWorkOn(db), 2_000);
    await db.query('UPDATE mentorship.finder_entries SET is_away = false WHERE user_id >= $1', [FIRST_USER_ID]);
    const total = async (without: readonly number[]) => {
      const scope = { without, onlyPublic: false };
      const page = { limit: 1, offset: 0 };
      return (
        await new SqlFinderReader(unitOfWorkOn(db), unitOfWorkOn(db), new InMemoryPeople()).list(
          { major: 'Mycology' },
          'match',
          scope,
          page,
        )
      ).total;
    };
    expect(await total([FIRST_USER_ID, FIRST_USER_ID + 1, FIRST_USER_ID + 2])).toBe(999);
    expect(await total([FIRST_USER_ID, FIRST_USER_ID + 1])).toBe(1_000);
    expect(await total([FIRST_USER_ID])).toBe(1_000);
    await db.query('DELETE FROM mentorship.alumni_profiles WHERE user_id >= $1', [FIRST_USER_ID]);
    await db.query('DELETE FROM mentorship.finder_entries WHERE user_id >= $1', [FIRST_USER_ID]);
  });
});

describe('places of a mentor', () => {
  it('are free again once the student is erased', async () => {
    const mentor = AlumniProfile.create(2_001, null);
    await new TypeormAlumniProfiles(unitOfWorkOn(db), new InMemoryPeople()).save(mentor);
    await db.query(
      `INSERT INTO mentorship.connections (from_user_id, to_user_id, mentor_id, status, message, created_at, updated_at)
       VALUES (2002, 2001, 2001, 'connected', 'Hi', now(), now()), (2001, 2003, 2001, 'connected', 'Hi', now(), now())`,
    );
    await new SqlFinderCounts(unitOfWorkOn(db)).updateConnectionCounts([2_001, 2_002]);
    const placesLeft = async () =>
      (await new SqlFinderReader(unitOfWorkOn(db), unitOfWorkOn(db), new InMemoryPeople()).findById(2_001))!.placesLeft;
    expect(await placesLeft()).toBe(1);

    await new SqlPersonalData(unitOfWorkOn(db)).erase(2_002);
    expect(await placesLeft()).toBe(2);
    await new SqlPersonalData(unitOfWorkOn(db)).erase(2_001);
  });
});

describe('finder entries', () => {
  it('add impressions to the order at the next rotation, each one once, and only for people with a profile', async () => {
    const counts = new SqlFinderCounts(unitOfWorkOn(db));
    const countImpressions = async (id: number) =>
      (await db.query<{ shown: number }[]>('SELECT shown FROM mentorship.finder_entries WHERE user_id = $1', [id]))[0]!
        .shown;
    const before = [await countImpressions(1), await countImpressions(2)];
    counts.recordImpressions([1, 2]);
    counts.recordImpressions([1, 9_999]);
    await counts.writeImpressions();
    counts.recordImpressions([1]);
    await counts.writeImpressions();
    expect([await countImpressions(1), await countImpressions(2)]).toEqual(before);

    await counts.updateRotation();
    await counts.updateRotation();
    expect([await countImpressions(1), await countImpressions(2)]).toEqual([before[0]! + 3, before[1]! + 1]);
  });

  it('start with as many impressions as the person shown next, for new profiles', async () => {
    await db.query('UPDATE mentorship.finder_entries SET shown = shown + 40');
    const profile = AlumniProfile.create(1_000, null);
    await new TypeormAlumniProfiles(unitOfWorkOn(db), new InMemoryPeople()).save(profile);

    const [{ shown }] = await db.query<[{ shown: number }]>(
      'SELECT shown FROM mentorship.finder_entries WHERE user_id = 1000',
    );
    expect(shown).toBeGreaterThanOrEqual(40);
  });

  it('are not found for inactive accounts and other roles, according to the directory', async () => {
    const session = unitOfWorkOn(db);
    const directory = new SqlPeopleDirectory(session, new InMemoryPeople());
    const profile = AlumniProfile.create(3_000, {
      college: 'Reed College',
      collegeId: 3,
      major: 'Zymurgy',
      graduationYear: 2019,
      currentPosition: null,
      company: null,
    });
    const found = async () =>
      (
        await new SqlFinderReader(unitOfWorkOn(db), unitOfWorkOn(db), new InMemoryPeople()).list(
          { major: 'Zymurgy' },
          'match',
          FULL_SCOPE,
          ALL,
        )
      ).total;
    const person = { id: 3_000, displayName: 'Robin Example', adultFrom: null };

    const profiles = new TypeormAlumniProfiles(unitOfWorkOn(db), new InMemoryPeople());
    await profiles.save(profile);
    expect(await found()).toBe(0);
    for (const [role, takesPart, total] of [
      ['alumni', true, 1],
      ['alumni', false, 0],
      ['student', true, 0],
    ] as const) {
      await session.run(() => directory.saveEntries([3_000], [{ ...person, role, takesPart }]));
      expect(await found()).toBe(total);
      await profiles.save(profile);
      expect(await found()).toBe(total);
    }
  });
});
