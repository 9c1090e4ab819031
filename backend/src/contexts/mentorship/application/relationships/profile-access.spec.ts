import { AlumniProfile, StudentProfile } from '../../domain/profiles/profiles';
import { AlumniNotFound, StudentNotFound } from '../../domain/profile-fields/errors';
import { GetAlumni } from '../finder/get-alumni';
import { GetStudent } from './get-student';
import { StubCollegeList } from '../profiles/testing/profiles-fixture';
import { StubRelations } from '../recommendations/testing/recommendations-fixture';
import { NOON } from '../connections/testing/sample-connection';
import { ALUMNA, meetingsFixture, KIM, MENTOR, STUDENT } from '../meetings/testing/meetings-fixture';
import { InMemoryConnectionReader } from '../connections/testing/in-memory-connection-reader';
import { InMemoryFinder } from '../finder/testing/in-memory-finder';
import { InMemoryPeople } from '../profiles/testing/in-memory-people';

const STUDIES = { college: 'Reed College', collegeId: 3, major: 'Physics', graduationYear: 2019 };

function alumniPageFixture(isProfileVisible: boolean | null = true) {
  const profile = AlumniProfile.create(MENTOR, { ...STUDIES, currentPosition: null, company: null });
  profile.update({ location: 'Reno', consideredColleges: [2, 11], isWillingToMentor: true }, NOON);
  if (isProfileVisible !== null) profile.applyChoices({ isProfileVisible }, false, NOON);
  const around = new InMemoryPeople().add(MENTOR, { role: 'alumni' }).add(STUDENT);
  const relations = new StubRelations();
  const reader = new InMemoryFinder([{ profile: profile.snapshot(), mentees: 1 }]);
  const show = new GetAlumni(reader, around, relations, new StubCollegeList());
  return { show, around, relations };
}

describe('the page of an alum', () => {
  it('shows members the whole public profile with the names of the considered colleges', async () => {
    const { show } = alumniPageFixture();
    expect(await show.execute(MENTOR, { id: STUDENT })).toMatchObject({
      id: MENTOR,
      fullName: 'Person 1',
      role: 'alumni',
      avatarUrl: '/pictures/1',
      connectionStatus: 'none',
      alumniProfile: { location: 'Reno', placesLeft: 2, consideredColleges: [{ id: 2, name: 'College 2' }] },
    });
  });

  it.each([true, false])('states whether the person was invented for the demo data: %s', async (isSample) => {
    const { show, around } = alumniPageFixture();
    around.add(MENTOR, { role: 'alumni', isSample });
    expect(await show.execute(MENTOR, null)).toMatchObject({ isSample });
  });

  it('shows visitors a reduced profile', async () => {
    const { show } = alumniPageFixture();
    expect(await show.execute(MENTOR, null)).toMatchObject({
      alumniProfile: { college: 'Reed College', location: null, consideredColleges: null },
    });
  });

  it('shows the alum and connections everything, and members only the studies, until a visibility is chosen', async () => {
    const { show, relations } = alumniPageFixture(null);
    expect(await show.execute(MENTOR, { id: MENTOR })).toMatchObject({ alumniProfile: { location: 'Reno' } });
    expect(await show.execute(MENTOR, { id: STUDENT })).toMatchObject({
      alumniProfile: { location: null, major: 'Physics' },
    });
    relations.connected = [MENTOR];
    expect(await show.execute(MENTOR, { id: STUDENT })).toMatchObject({
      connectionStatus: 'connected',
      alumniProfile: { location: 'Reno' },
    });
    await expect(show.execute(MENTOR, null)).rejects.toThrow(AlumniNotFound);
  });

  it('shows connections only the name if the profile is hidden, and is not found by others', async () => {
    const { show, relations } = alumniPageFixture(false);
    await expect(show.execute(MENTOR, { id: STUDENT })).rejects.toThrow(AlumniNotFound);
    relations.connected = [MENTOR];
    expect(await show.execute(MENTOR, { id: STUDENT })).toMatchObject({ avatarUrl: null, alumniProfile: null });
    expect(await show.execute(MENTOR, { id: MENTOR })).toMatchObject({ alumniProfile: { location: 'Reno' } });
  });

  it('is not found after a block, for another role, for a deleted account, or without a profile', async () => {
    const { show, around, relations } = alumniPageFixture();
    const page = (id = MENTOR) => show.execute(id, { id: STUDENT });
    relations.blocked = [MENTOR];
    await expect(page()).rejects.toThrow(AlumniNotFound);
    relations.blocked = [];
    around.add(MENTOR, { role: 'student' });
    await expect(page()).rejects.toThrow(AlumniNotFound);
    around.remove(MENTOR);
    await expect(page()).rejects.toThrow(AlumniNotFound);
    around.add(ALUMNA, { role: 'alumni' });
    await expect(page(ALUMNA)).rejects.toThrow(AlumniNotFound);
  });
});

async function studentPageFixture(profileVisibility: 'public' | 'private' = 'public') {
  const calendar = meetingsFixture();
  const { students, connections } = calendar;
  const profile = StudentProfile.create(STUDENT, false);
  profile.update({ intendedMajor: 'Biology', currentSchool: 'North High', bio: 'Mine', phone: '555' }, false, NOON);
  profile.chooseVisibility(profileVisibility, false, NOON);
  await students.save(profile);
  const around = new InMemoryPeople().add(STUDENT).add(KIM).add(MENTOR, { role: 'alumni' });
  const relations = new StubRelations();
  const show = new GetStudent(students, around, new InMemoryConnectionReader(connections), relations);
  const visibleTo = (id: number, role: 'alumni' | 'student' | 'college_admin' = 'alumni') =>
    show.execute(STUDENT, { id, role });
  return { ...calendar, around, relations, show, visibleTo };
}

describe('the page of a student', () => {
  it('shows alumni a public profile without the phone number, and connections with it', async () => {
    const { visibleTo, connect } = await studentPageFixture();
    expect(await visibleTo(MENTOR)).toMatchObject({
      id: STUDENT,
      fullName: 'Person 1001',
      role: 'student',
      connectionStatus: 'none',
      avatarUrl: '/pictures/1001',
      studentProfile: { intendedMajor: 'Biology', phone: null },
    });
    await connect(STUDENT, MENTOR);
    expect(await visibleTo(MENTOR)).toMatchObject({ connectionStatus: 'connected', studentProfile: { phone: '555' } });
  });

  it('shows major and school of a private profile only to alumni with a pending request from the student', async () => {
    const { visibleTo, ask, reply } = await studentPageFixture('private');
    await expect(visibleTo(MENTOR)).rejects.toThrow(StudentNotFound);
    const connectionId = await ask(STUDENT, MENTOR);
    expect(await visibleTo(MENTOR)).toMatchObject({
      connectionStatus: 'pending',
      avatarUrl: null,
      studentProfile: { intendedMajor: 'Biology', currentSchool: 'North High', bio: null, phone: null },
    });
    await expect(visibleTo(ALUMNA)).rejects.toThrow(StudentNotFound);
    await reply.execute({ by: MENTOR, connectionId, answer: 'declined' });
    await expect(visibleTo(MENTOR)).rejects.toThrow(StudentNotFound);
  });

  it('does not show a private profile to alumni who asked the student', async () => {
    const { visibleTo, ask, students } = await studentPageFixture('public');
    await ask(MENTOR, STUDENT);
    const profile = (await students.findByUserId(STUDENT))!;
    profile.chooseVisibility('private', false, NOON);
    await students.save(profile);
    await expect(visibleTo(MENTOR)).rejects.toThrow(StudentNotFound);
  });

  it('states whether the student was invented for the demo data', async () => {
    const { visibleTo, around } = await studentPageFixture();
    expect(await visibleTo(MENTOR)).toMatchObject({ isSample: false });
    around.add(STUDENT, { isSample: true });
    expect(await visibleTo(MENTOR)).toMatchObject({ isSample: true });
  });

  it('is visible only to alumni and the student', async () => {
    const { visibleTo } = await studentPageFixture('private');
    await expect(visibleTo(KIM, 'student')).rejects.toThrow(StudentNotFound);
    await expect(visibleTo(9, 'college_admin')).rejects.toThrow(StudentNotFound);
    expect(await visibleTo(STUDENT, 'student')).toMatchObject({
      connectionStatus: 'none',
      studentProfile: { phone: '555' },
    });
  });

  it('is visible without a profile unless the student is a minor', async () => {
    const { show, around } = await studentPageFixture();
    const page = () => show.execute(KIM, { id: MENTOR, role: 'alumni' });
    expect(await page()).toMatchObject({ id: KIM, studentProfile: { intendedMajor: null } });
    around.add(KIM, { isMinor: true });
    await expect(page()).rejects.toThrow(StudentNotFound);
  });

  it('is not found after a block, for another role, or for a deleted account', async () => {
    const { visibleTo, around, relations } = await studentPageFixture();
    relations.blocked = [STUDENT];
    await expect(visibleTo(MENTOR)).rejects.toThrow(StudentNotFound);
    relations.blocked = [];
    around.add(STUDENT, { role: 'alumni' });
    await expect(visibleTo(MENTOR)).rejects.toThrow(StudentNotFound);
    around.remove(STUDENT);
    await expect(visibleTo(MENTOR)).rejects.toThrow(StudentNotFound);
  });
});
