import type { Role } from '../../../../shared/domain/role';
import { AlumniProfile, StudentProfile } from '../../domain/profiles/profiles';
import { RoleNotAllowed } from '../../domain/profiles/person';
import { ListPeople, type ListPeopleInput } from './list-people';
import { StubRelations } from '../recommendations/testing/recommendations-fixture';
import { type DirectoryMember, DirectoryWithAlumni } from './testing/in-memory-people-directory';
import { InMemoryPeople } from '../profiles/testing/in-memory-people';

const NOON = new Date('2026-03-01T12:00:00Z');
const COLLEGE = 3;
/** An alum who searches, four students, another alum and an administrator. */
const [ME, OPEN, SHY, FRIEND, FOE, ALUM, DEAN] = [1, 2, 3, 4, 5, 6, 7];

function aDirectory() {
  const around = new InMemoryPeople();
  const roles: Record<number, Role> = { [ME]: 'alumni', [ALUM]: 'alumni', [DEAN]: 'college_admin' };
  const members = [ME, OPEN, SHY, FRIEND, FOE, ALUM, DEAN].map((id): DirectoryMember => {
    const role = roles[id] ?? 'student';
    around.add(id, { role });
    const student = StudentProfile.create(id, id === SHY || id === FRIEND);
    student.update(
      { intendedMajor: id === OPEN ? 'Biology' : 'History', contactEmail: `${id}@example.org` },
      false,
      NOON,
    );
    const studies = { college: 'Reed College', collegeId: COLLEGE, major: 'Physics', graduationYear: 2019 };
    const alumni = AlumniProfile.create(id, { ...studies, currentPosition: null, company: null });
    alumni.applyChoices({ isProfileVisible: true }, false, NOON);
    return {
      person: { id, role, displayName: `Person ${id}`, adultFrom: null, takesPart: true },
      alumni: role === 'alumni' ? alumni.snapshot() : null,
      student: role === 'student' ? student.snapshot() : null,
    };
  });
  const relations = new StubRelations();
  relations.connected = [FRIEND];
  relations.blocked = [FOE];
  const list = new ListPeople(new DirectoryWithAlumni(members), relations, around);
  const people = (asked: Partial<ListPeopleInput> = {}) =>
    list.execute({ by: { id: ME, role: 'alumni' }, page: { limit: 9, offset: 0 }, ...asked });
  const ids = async (asked: Partial<ListPeopleInput> = {}) => (await people(asked)).items.map(({ id }) => id);
  return { around, relations, people, ids };
}

describe('the people in the directory', () => {
  it('include students whom one isn’t connected with only for alumni', async () => {
    const { ids } = aDirectory();
    const by = { id: ALUM, role: 'student' } as const;
    expect(await ids({ by, role: 'student' })).toEqual([FRIEND]);
    expect(await ids({ by, role: 'student', findable: true })).toEqual([]);
    expect(await ids({ by, students: { major: 'bio' } })).toEqual([]);
  });

  it('are listed people, unlisted connections and the viewer, without people blocked in either direction', async () => {
    expect(await aDirectory().ids()).toEqual([ME, OPEN, FRIEND, ALUM]);
  });

  it('leave out the viewer and unlisted connections with `findable`', async () => {
    expect(await aDirectory().ids({ findable: true })).toEqual([OPEN, ALUM]);
  });

  it('are only listed students if a student filter is set', async () => {
    const { ids } = aDirectory();
    expect(await ids({ students: { major: 'bio' } })).toEqual([OPEN]);
    expect(await ids({ students: { major: 'history' } })).toEqual([]);
    expect(await ids({ students: {} })).toContain(ALUM);
    expect(await ids({ role: 'alumni', students: { major: 'bio' } })).toEqual([OPEN]);
  });

  it('are filtered by role and by name', async () => {
    const { ids } = aDirectory();
    expect(await ids({ role: 'student' })).toEqual([OPEN, FRIEND]);
    expect(await ids({ q: 'person 6' })).toEqual([ALUM]);
  });

  it('are paged, each page with the id after which the next begins', async () => {
    const { people } = aDirectory();
    expect(await people({ page: { limit: 2, offset: 0 } })).toMatchObject({ total: 4, nextAfter: OPEN });
    const rest = await people({ page: { limit: 2, offset: 0, after: OPEN } });
    expect([rest.items.map(({ id }) => id), rest.nextAfter]).toEqual([[FRIEND, ALUM], null]);
  });

  it('leave out a deleted account and a student who became an administrator, even if their entries are outdated', async () => {
    const { around, ids } = aDirectory();
    around.remove(ALUM);
    around.add(OPEN, { role: 'college_admin' });
    expect(await ids()).toEqual([ME, FRIEND]);
  });
});

describe('a person in the directory', () => {
  it('has an email address only for themselves', async () => {
    const { around, people } = aDirectory();
    around.addresses.set(ME, 'me@example.org').set(OPEN, 'secret@example.org');
    const { items } = await people();
    expect(items[0]).toEqual({
      id: ME,
      fullName: 'Person 1',
      role: 'alumni',
      avatarUrl: '/pictures/1',
      isSample: false,
      connectionStatus: 'none',
      email: 'me@example.org',
      alumniProfile: null,
      studentProfile: null,
    });
    expect((await people({ findable: true })).items.map(({ email }) => email)).toEqual([null, null]);
  });

  it('is a student with the address for connections, without it for others', async () => {
    const { people, relations } = aDirectory();
    relations.pending = [OPEN];
    const { items } = await people({ role: 'student' });
    expect(items).toMatchObject([
      { id: OPEN, connectionStatus: 'pending', email: null, studentProfile: { intendedMajor: 'Biology' } },
      { id: FRIEND, connectionStatus: 'connected', email: '4@example.org', avatarUrl: '/pictures/4' },
    ]);
  });

  it('is an alum with a profile, without an address', async () => {
    const [alum] = (await aDirectory().people({ findable: true, role: 'alumni' })).items;
    expect(alum).toMatchObject({
      id: ALUM,
      fullName: 'Person 6',
      email: null,
      studentProfile: null,
      alumniProfile: { college: 'Reed College' },
    });
  });

  it('is only a name if a connection became an administrator', async () => {
    const { around, people } = aDirectory();
    around.add(FRIEND, { role: 'college_admin' });
    const friend = (await people()).items.find(({ id }) => id === FRIEND);
    expect(friend).toMatchObject({ avatarUrl: null, email: null, studentProfile: null, connectionStatus: 'connected' });
  });

  it("is hidden from people they aren't connected with while under 18", async () => {
    const { around, ids } = aDirectory();
    around.add(OPEN, { isMinor: true });
    expect(await ids()).toEqual([ME, FRIEND, ALUM]);
  });
});

describe('an administrator', () => {
  const by = { id: DEAN, role: 'college_admin' } as const;

  it("can't list people before they may represent their college", async () => {
    const { ids, around } = aDirectory();
    await expect(ids({ by })).rejects.toThrow(RoleNotAllowed);
    around.representatives.add(DEAN);
    expect(await ids({ by })).toContain(ALUM);
  });

  it('finds no students', async () => {
    const { ids, around, relations } = aDirectory();
    relations.connected = [];
    around.representatives.add(DEAN);
    expect(await ids({ by })).toEqual([ME, ALUM, DEAN]);
  });
});
