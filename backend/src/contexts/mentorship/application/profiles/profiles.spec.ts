import { OtherRole, PersonGone, ProfileRefused, UnknownCollege } from '../../domain/profile-fields/errors';
import { alumna, aMentorship, dean, minor, NOON, REGISTRATION, student, turned } from './testing/a-mentorship';
import { InMemoryAlumniProfiles, InMemoryOnboardings, InMemoryStudentProfiles } from './testing/in-memory-profiles';
import { describeProfiles } from './testing/profiles.contract';

describeProfiles('A Map', async () => ({
  students: new InMemoryStudentProfiles(),
  alumni: new InMemoryAlumniProfiles(),
  onboardings: new InMemoryOnboardings(),
}));

const stateOf = async ({ alumni }: ReturnType<typeof aMentorship>, id: number) =>
  (await alumni.findByUserId(id))?.snapshot();

describe('telling a student’s profile', () => {
  it('keeps it', async () => {
    const house = aMentorship();
    await house.tellStudent.execute({ by: student, told: { bio: ' Hello ' } });

    expect((await house.students.findByUserId(student.id))!.snapshot()).toMatchObject({ bio: 'Hello', toldAt: NOON });
  });

  it('begins in private under eighteen', async () => {
    const house = aMentorship();
    await house.tellStudent.execute({ by: minor, told: { bio: 'Hello' } });

    expect((await house.students.findByUserId(minor.id))!.snapshot().profileVisibility).toBe('private');
    await expect(house.tellStudent.execute({ by: minor, told: { phone: '555' } })).rejects.toThrow(ProfileRefused);
  });

  it.each([alumna, dean])('is not for %j', async (by) => {
    await expect(aMentorship().tellStudent.execute({ by, told: { bio: 'Hello' } })).rejects.toThrow(OtherRole);
  });

  it('is not for an account that is gone', async () => {
    const by = { id: 99, role: 'student' as const };
    await expect(aMentorship().tellStudent.execute({ by, told: {} })).rejects.toThrow(PersonGone);
  });
});

describe('telling an alumna’s profile', () => {
  it('adds to what was told at registration, also before anybody has heard of that', async () => {
    const house = aMentorship();
    await house.tellAlumni.execute({ by: alumna, told: { bio: 'Hello' } });

    expect(await stateOf(house, alumna.id)).toMatchObject({ ...REGISTRATION, bio: 'Hello', toldAt: NOON });
  });

  it('asks somebody who registered as a student for the whole of it', async () => {
    const house = aMentorship();
    await expect(house.tellAlumni.execute({ by: turned, told: { bio: 'Hello' } })).rejects.toThrow(ProfileRefused);

    const studies = { college: 'Bates College', major: 'Law', graduationYear: 2024 };
    await house.tellAlumni.execute({ by: turned, told: studies });
    expect(await stateOf(house, turned.id)).toMatchObject({ ...studies, collegeId: null });
  });

  it.each([
    ['the name of one college', { college: 'College 7' }, 7],
    ['the name of one college and no choice', { college: 'College 7', collegeId: null }, 7],
    ['the name of one college and the choice of another', { college: 'College 7', collegeId: 8 }, 8],
    ['the name of none', { college: 'Nowhere College' }, null],
  ])('stores the id for %s', async (_, told, collegeId) => {
    const house = aMentorship();
    await house.tellAlumni.execute({ by: alumna, told });

    expect(await stateOf(house, alumna.id)).toMatchObject({ college: told.college, collegeId });
  });

  it('keeps a choice from the list that has the name of another college of it', async () => {
    const house = aMentorship();
    await house.tellAlumni.execute({ by: alumna, told: { college: 'College 7', collegeId: 8 } });
    await house.tellAlumni.execute({ by: alumna, told: { college: 'College 7', bio: 'Hello' } });
    expect(await stateOf(house, alumna.id)).toMatchObject({ collegeId: 8, bio: 'Hello' });
  });

  it('keeps the college that was chosen while its name stays', async () => {
    const house = aMentorship();
    await house.tellAlumni.execute({ by: alumna, told: { college: 'College 7', collegeId: 8 } });
    await house.tellAlumni.execute({ by: alumna, told: { college: ' College 7 ', bio: 'Hello' } });

    expect(await stateOf(house, alumna.id)).toMatchObject({ collegeId: 8, bio: 'Hello' });
  });

  it.each([11, 0, 1.5, NaN, 1e308])('knows no college %p', async (collegeId) => {
    const house = aMentorship();
    const told = { college: 'Nowhere College', collegeId };
    await expect(house.tellAlumni.execute({ by: alumna, told })).rejects.toThrow(UnknownCollege);

    expect(await stateOf(house, alumna.id)).toBeUndefined();
  });

  it.each([student, dean])('is not for %j', async (by) => {
    await expect(aMentorship().tellAlumni.execute({ by, told: { bio: 'Hello' } })).rejects.toThrow(OtherRole);
  });
});

describe('taking over what was told at registration', () => {
  it('happens once, and not over what was told since', async () => {
    const house = aMentorship();
    await house.begin.execute(alumna.id);
    expect(await stateOf(house, alumna.id)).toMatchObject({ ...REGISTRATION, toldAt: null });

    await house.tellAlumni.execute({ by: alumna, told: { company: 'Another' } });
    await house.begin.execute(alumna.id);
    expect(await stateOf(house, alumna.id)).toMatchObject({ company: 'Another', toldAt: NOON });
  });

  it.each([
    ['College 7', null, 7],
    ['College 7', 8, 8],
    ['Nowhere College', null, null],
  ])('resolves "%s", registered with the id %p, to %p', async (college, registered, collegeId) => {
    const house = aMentorship();
    house.people.registrations.set(alumna.id, { ...REGISTRATION, college, collegeId: registered });
    await house.begin.execute(alumna.id);

    expect(await stateOf(house, alumna.id)).toMatchObject({ college, collegeId });
  });

  it('makes nothing of people who told nothing', async () => {
    const house = aMentorship();
    await house.begin.execute(turned.id);

    expect(await stateOf(house, turned.id)).toBeUndefined();
  });
});

describe('the profiles of the demo people', () => {
  it('are filled in, and seen', async () => {
    const house = aMentorship();
    await house.seed.execute({ student: student.id, alumni: alumna.id });

    expect(await stateOf(house, alumna.id)).toMatchObject({ isProfileVisible: true, isWillingToMentor: true });
    expect((await house.students.findByUserId(student.id))!.snapshot()).toMatchObject({ profileVisibility: 'public' });
    expect(house.people.privacyChanges).toEqual([]);
  });

  it('stay as somebody has left them', async () => {
    const house = aMentorship();
    await house.tellStudent.execute({ by: student, told: { bio: 'Mine' } });
    await house.choose.execute({ by: alumna, choices: { isProfileVisible: false } });
    await house.seed.execute({ student: student.id, alumni: alumna.id });

    expect((await house.students.findByUserId(student.id))!.snapshot()).toMatchObject({ bio: 'Mine', location: null });
    expect(await stateOf(house, alumna.id)).toMatchObject({ isProfileVisible: false, bio: null });
  });

  it('are none of somebody whose studies nobody knows', async () => {
    const house = aMentorship();
    await house.seed.execute({ student: student.id, alumni: turned.id });

    expect(await stateOf(house, turned.id)).toBeUndefined();
  });
});
