import type { Role } from '../../../../shared/domain/role';
import { AlumniProfile, StudentProfile } from '../../domain/profiles/profiles';
import { SearchPeople } from './search-people';
import { StubRelations } from '../recommendations/testing/recommendations-fixture';
import { type DirectoryMember, DirectoryWithAlumni } from './testing/in-memory-people-directory';
import { InMemoryPeople } from '../profiles/testing/in-memory-people';

const NOON = new Date('2026-03-01T12:00:00Z');
const [STUDENT, ALUMNA, HIDDEN, DEAN, MINOR, GRADUATE, ENGINEER] = [1, 2, 3, 4, 5, 6, 7];
const ROLES: Record<number, Role> = {
  [ALUMNA]: 'alumni',
  [HIDDEN]: 'alumni',
  [GRADUATE]: 'alumni',
  [ENGINEER]: 'alumni',
  [DEAN]: 'college_admin',
};

function aSearch() {
  const around = new InMemoryPeople();
  const members = [STUDENT, ALUMNA, HIDDEN, DEAN, MINOR, GRADUATE, ENGINEER].map((id): DirectoryMember => {
    const [role, isMinor] = [ROLES[id] ?? 'student', id === MINOR];
    around.add(id, { role, isMinor, displayName: `Sam ${9 - id}` });
    const student = StudentProfile.create(id, isMinor);
    student.update({ intendedMajor: 'Nursing' }, isMinor, NOON);
    const work =
      id === ENGINEER ? { currentPosition: 'Engineer', company: 'Acme' } : { currentPosition: null, company: null };
    const studies = { college: 'Reed College', collegeId: 3, major: 'Physics', graduationYear: 2019 };
    const alumni = AlumniProfile.create(id, { ...studies, ...work });
    alumni.applyChoices({ isProfileVisible: id !== HIDDEN }, false, NOON);
    return {
      person: { id, role, displayName: `Sam ${9 - id}`, adultFrom: isMinor ? '2030-01-01' : null, takesPart: true },
      alumni: role === 'alumni' ? alumni.snapshot() : null,
      student: role === 'student' ? student.snapshot() : null,
    };
  });
  const relations = new StubRelations();
  const search = new SearchPeople(new DirectoryWithAlumni(members), relations, around);
  const find = (id: number, q = 'sam', limit = 9) =>
    search.execute({ by: { id, role: ROLES[id] ?? 'student' }, q, limit });
  const ids = async (...asked: Parameters<typeof find>) => (await find(...asked)).map((one) => one.id);
  return { relations, find, ids };
}

describe('a search for people', () => {
  it('returns to students the alumni that the finder lists, and no students, minors, hidden alumni or administrators', async () => {
    expect(await aSearch().ids(STUDENT)).toEqual([ALUMNA, GRADUATE, ENGINEER]);
  });

  it('returns students to alumni, and never the viewer', async () => {
    expect(await aSearch().ids(ALUMNA)).toEqual([STUDENT, GRADUATE, ENGINEER]);
  });

  it('returns only alumni to administrators', async () => {
    expect(await aSearch().ids(DEAN)).toEqual([ALUMNA, GRADUATE, ENGINEER]);
  });

  it('puts connections first, sorted by name, including hidden alumni, minors and students', async () => {
    const { ids, relations } = aSearch();
    relations.connected = [HIDDEN, MINOR, GRADUATE];

    expect(await ids(STUDENT)).toEqual([GRADUATE, MINOR, HIDDEN, ALUMNA, ENGINEER]);
    expect(await ids(STUDENT, 'sam', 4)).toEqual([GRADUATE, MINOR, HIDDEN, ALUMNA]);
    expect(await ids(STUDENT, 'sam', 2)).toEqual([GRADUATE, MINOR]);
  });

  it('leaves out blocked people, connected or not', async () => {
    const { ids, relations } = aSearch();
    relations.connected = [HIDDEN, GRADUATE];
    relations.blocked = [HIDDEN, ALUMNA];

    expect(await ids(STUDENT)).toEqual([GRADUATE, ENGINEER]);
  });

  it('matches words of the name', async () => {
    const { ids } = aSearch();
    expect(await ids(STUDENT, 'sam 7')).toEqual([ALUMNA]);
    expect(await ids(STUDENT, '%')).toEqual([]);
  });

  it('shows the work or studies of a person if they are visible', async () => {
    const { find, relations } = aSearch();
    relations.connected = [MINOR, HIDDEN];
    const found = await find(STUDENT);

    expect(Object.fromEntries(found.map(({ id, headline }) => [id, headline]))).toEqual({
      [MINOR]: 'Nursing',
      [HIDDEN]: null,
      [ALUMNA]: 'Reed College, 2019',
      [GRADUATE]: 'Reed College, 2019',
      [ENGINEER]: 'Engineer at Acme',
    });
    expect(found.find(({ id }) => id === HIDDEN)).toMatchObject({ fullName: 'Sam 6', avatarUrl: null, role: 'alumni' });
  });
});
