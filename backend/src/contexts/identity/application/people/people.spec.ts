import type { BirthDate } from '../../domain/personal-details/personal-details';
import { StubClock } from '../testing/fakes';
import { ListPeople } from './people';
import { aPersonRecord, InMemoryPeopleReader } from './testing/in-memory-people-reader';

const shown = async (birthDate: BirthDate | null, now: string, avatarUrl: string | null = null) => {
  const people = new ListPeople(
    new InMemoryPeopleReader(aPersonRecord(1, { birthDate, avatarUrl })),
    new StubClock(new Date(now)),
  );
  return (await people.execute([1]))[0];
};

describe('listing people for other contexts', () => {
  it('shortens the name of users under 18', async () => {
    expect(await shown('2008-03-02', '2026-03-01T23:59:59Z')).toMatchObject({ displayName: 'Robin E.', isMinor: true });
    expect(await shown('2008-03-02', '2026-03-02T00:00:00Z')).toMatchObject({
      displayName: 'Robin Example',
      isMinor: false,
    });
  });

  it('can leave out users who may not be shown', async () => {
    const people = new ListPeople(
      new InMemoryPeopleReader(aPersonRecord(1), aPersonRecord(2, { state: 'suspended' })),
      new StubClock(),
    );
    expect((await people.execute([1, 2])).map(({ id }) => id)).toEqual([1, 2]);
    expect((await people.listVisible([1, 2])).map(({ id }) => id)).toEqual([1]);
    expect(await people.listVisible([])).toEqual([]);
  });

  it('treats a user without a birth date as an adult', async () => {
    expect(await shown(null, '2026-03-01T12:00:00Z')).toMatchObject({ isMinor: false });
  });

  it.each([
    ['https://img.example.org/r.png', null],
    [`/pictures/${'0a'.repeat(16)}.webp`, `/pictures/${'0a'.repeat(16)}.webp`],
  ])('hides pictures on other sites for users under 18: %s', async (kept, expectedUrl) => {
    expect(await shown('2008-03-02', '2026-03-01T12:00:00Z', kept)).toMatchObject({ avatarUrl: expectedUrl });
    expect(await shown('2000-03-02', '2026-03-01T12:00:00Z', kept)).toMatchObject({ avatarUrl: kept });
  });

  it('does not return the birth date', async () => {
    expect(Object.keys((await shown('2008-03-02', '2026-03-01T12:00:00Z'))!).sort()).toEqual([
      'alumOfCollegeIds',
      'avatarUrl',
      'collegeId',
      'displayName',
      'hiddenFrom',
      'id',
      'isMinor',
      'isSample',
      'representedCollegeIds',
      'role',
    ]);
  });

  it('queries each ID once in a single call, and makes no call for an empty list', async () => {
    const reader = new InMemoryPeopleReader(aPersonRecord(1), aPersonRecord(2));
    const people = new ListPeople(reader, new StubClock());
    await people.execute([]);

    expect(await people.execute([1, 2, 1, 3])).toHaveLength(2);
    expect(reader.queriedIds).toEqual([[1, 2, 3]]);
  });

  it('returns the college and the affiliations', async () => {
    const facts = { collegeId: 10, representedCollegeIds: [11], alumOfCollegeIds: [10] };
    const people = new ListPeople(
      new InMemoryPeopleReader(aPersonRecord(1, { role: 'alumni', ...facts })),
      new StubClock(),
    );
    expect(await people.execute([1])).toMatchObject([facts]);
  });

  it.each([
    ['alumni', null, 'visitors'],
    ['student', null, 'nobody'],
    ['college_admin', null, 'nobody'],
    ['alumni', 'everyone', 'everyone'],
    ['student', 'everyone', 'everyone'],
  ] as const)('returns from whom the profile is hidden: %s, saved %s', async (role, saved, hiddenFrom) => {
    const people = new ListPeople(
      new InMemoryPeopleReader(aPersonRecord(1, { role, hiddenFrom: saved })),
      new StubClock(),
    );
    expect(await people.execute([1])).toMatchObject([{ hiddenFrom }]);
  });
});
