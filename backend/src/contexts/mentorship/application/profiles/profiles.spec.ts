import { ProfileRefused, UnknownCollege } from '../../domain/profile-fields/errors';
import { RoleNotAllowed, PersonGone } from '../../domain/profiles/person';
import {
  alumna,
  profilesFixture,
  dean,
  minor,
  NOON,
  REGISTRATION,
  student,
  formerStudent,
} from './testing/profiles-fixture';
import { InMemoryAlumniProfiles, InMemoryOnboardings, InMemoryStudentProfiles } from './testing/in-memory-profiles';
import { describeProfiles } from './testing/profiles.contract';

describeProfiles('A Map', async () => ({
  students: new InMemoryStudentProfiles(),
  alumni: new InMemoryAlumniProfiles(),
  onboardings: new InMemoryOnboardings(),
}));

const stateOf = async ({ alumni }: ReturnType<typeof profilesFixture>, id: number) =>
  (await alumni.findByUserId(id))?.snapshot();

describe('updating a student profile', () => {
  it('saves the changes', async () => {
    const fixture = profilesFixture();
    await fixture.updateStudent.execute({ by: student, changes: { bio: ' Hello ' } });

    expect((await fixture.students.findByUserId(student.id))!.snapshot()).toMatchObject({
      bio: 'Hello',
      lastEditedAt: NOON,
    });
  });

  it('creates a private profile for a minor, and rejects a phone number', async () => {
    const fixture = profilesFixture();
    await fixture.updateStudent.execute({ by: minor, changes: { bio: 'Hello' } });

    expect((await fixture.students.findByUserId(minor.id))!.snapshot().profileVisibility).toBe('private');
    await expect(fixture.updateStudent.execute({ by: minor, changes: { phone: '555' } })).rejects.toThrow(
      ProfileRefused,
    );
  });

  it.each([alumna, dean])('is refused to %j', async (by) => {
    await expect(profilesFixture().updateStudent.execute({ by, changes: { bio: 'Hello' } })).rejects.toThrow(
      RoleNotAllowed,
    );
  });

  it('is refused to a deleted account', async () => {
    const by = { id: 99, role: 'student' as const };
    await expect(profilesFixture().updateStudent.execute({ by, changes: {} })).rejects.toThrow(PersonGone);
  });
});

describe('updating an alumni profile', () => {
  it('adds to the registration details, even before they are saved as a profile', async () => {
    const fixture = profilesFixture();
    await fixture.updateAlumni.execute({ by: alumna, changes: { bio: 'Hello' } });

    expect(await stateOf(fixture, alumna.id)).toMatchObject({ ...REGISTRATION, bio: 'Hello', lastEditedAt: NOON });
  });

  it('requires college, major and year from a person who registered as a student', async () => {
    const fixture = profilesFixture();
    await expect(fixture.updateAlumni.execute({ by: formerStudent, changes: { bio: 'Hello' } })).rejects.toThrow(
      ProfileRefused,
    );

    const studies = { college: 'Bates College', major: 'Law', graduationYear: 2024 };
    await fixture.updateAlumni.execute({ by: formerStudent, changes: studies });
    expect(await stateOf(fixture, formerStudent.id)).toMatchObject({ ...studies, collegeId: null });
  });

  it.each([
    ['the name of one college', { college: 'College 7' }, 7],
    ['the name of one college and no choice', { college: 'College 7', collegeId: null }, 7],
    ['the name of one college and the choice of another', { college: 'College 7', collegeId: 8 }, 8],
    ['the name of none', { college: 'Nowhere College' }, null],
  ])('stores the college id for %s', async (_, changes, collegeId) => {
    const fixture = profilesFixture();
    await fixture.updateAlumni.execute({ by: alumna, changes: changes });

    expect(await stateOf(fixture, alumna.id)).toMatchObject({ college: changes.college, collegeId });
  });

  it('keeps the chosen college when its name is sent again, although another college has that name', async () => {
    const fixture = profilesFixture();
    await fixture.updateAlumni.execute({ by: alumna, changes: { college: 'College 7', collegeId: 8 } });
    await fixture.updateAlumni.execute({ by: alumna, changes: { college: 'College 7', bio: 'Hello' } });
    expect(await stateOf(fixture, alumna.id)).toMatchObject({ collegeId: 8, bio: 'Hello' });
  });

  it('keeps the chosen college when its name is sent again with spaces around it', async () => {
    const fixture = profilesFixture();
    await fixture.updateAlumni.execute({ by: alumna, changes: { college: 'College 7', collegeId: 8 } });
    await fixture.updateAlumni.execute({ by: alumna, changes: { college: ' College 7 ', bio: 'Hello' } });

    expect(await stateOf(fixture, alumna.id)).toMatchObject({ collegeId: 8, bio: 'Hello' });
  });

  it.each([11, 0, 1.5, NaN, 1e308])('rejects the college id %p', async (collegeId) => {
    const fixture = profilesFixture();
    const changes = { college: 'Nowhere College', collegeId };
    await expect(fixture.updateAlumni.execute({ by: alumna, changes: changes })).rejects.toThrow(UnknownCollege);

    expect(await stateOf(fixture, alumna.id)).toBeUndefined();
  });

  it.each([11, 0, 1.5, NaN, 1e308])('rejects %p as the college from which the alum transferred', async (id) => {
    const fixture = profilesFixture();
    const refused = fixture.updateAlumni.execute({ by: alumna, changes: { transferredFromCollegeId: id } });
    await expect(refused).rejects.toMatchObject({ fields: [{ field: 'transferredFromCollegeId' }] });

    await fixture.updateAlumni.execute({ by: alumna, changes: { transferredFromCollegeId: 8 } });
    expect(await stateOf(fixture, alumna.id)).toMatchObject({ transferredFromCollegeId: 8 });
  });

  it.each([student, dean])('is refused to %j', async (by) => {
    await expect(profilesFixture().updateAlumni.execute({ by, changes: { bio: 'Hello' } })).rejects.toThrow(
      RoleNotAllowed,
    );
  });
});

describe('creating a profile from registration details', () => {
  it('happens once, and overwrites no later changes', async () => {
    const fixture = profilesFixture();
    await fixture.begin.execute(alumna.id);
    expect(await stateOf(fixture, alumna.id)).toMatchObject({ ...REGISTRATION, lastEditedAt: null });

    await fixture.updateAlumni.execute({ by: alumna, changes: { company: 'Another' } });
    await fixture.begin.execute(alumna.id);
    expect(await stateOf(fixture, alumna.id)).toMatchObject({ company: 'Another', lastEditedAt: NOON });
  });

  it.each([
    ['College 7', null, 7],
    ['College 7', 8, 8],
    ['Nowhere College', null, null],
  ])('resolves "%s", registered with the id %p, to %p', async (college, registered, collegeId) => {
    const fixture = profilesFixture();
    fixture.people.registrations.set(alumna.id, { ...REGISTRATION, college, collegeId: registered });
    await fixture.begin.execute(alumna.id);

    expect(await stateOf(fixture, alumna.id)).toMatchObject({ college, collegeId });
  });

  it('creates nothing without registration details', async () => {
    const fixture = profilesFixture();
    await fixture.begin.execute(formerStudent.id);

    expect(await stateOf(fixture, formerStudent.id)).toBeUndefined();
  });
});

describe('demo profiles', () => {
  it('are filled in and visible', async () => {
    const fixture = profilesFixture();
    await fixture.seed.execute({ student: student.id, alumni: alumna.id });

    expect(await stateOf(fixture, alumna.id)).toMatchObject({ isProfileVisible: true, isWillingToMentor: true });
    expect((await fixture.students.findByUserId(student.id))!.snapshot()).toMatchObject({
      profileVisibility: 'public',
    });
    expect(fixture.people.privacyChanges).toEqual([]);
  });

  it('keep what the user changed', async () => {
    const fixture = profilesFixture();
    await fixture.updateStudent.execute({ by: student, changes: { bio: 'Mine' } });
    await fixture.choose.execute({ by: alumna, choices: { isProfileVisible: false } });
    await fixture.seed.execute({ student: student.id, alumni: alumna.id });

    expect((await fixture.students.findByUserId(student.id))!.snapshot()).toMatchObject({
      bio: 'Mine',
      location: null,
    });
    expect(await stateOf(fixture, alumna.id)).toMatchObject({ isProfileVisible: false, bio: null });
  });

  it('are not created for an alum without studies', async () => {
    const fixture = profilesFixture();
    await fixture.seed.execute({ student: student.id, alumni: formerStudent.id });

    expect(await stateOf(fixture, formerStudent.id)).toBeUndefined();
  });
});
