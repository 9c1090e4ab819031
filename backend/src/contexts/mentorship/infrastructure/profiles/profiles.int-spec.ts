import { InMemoryPeople } from '../../application/profiles/testing/in-memory-people';
import type { DataSource } from 'typeorm';
import { freshDatabase, unitOfWorkOn } from '../../../../../test/support/database';
import type { UnitOfWork } from '../../../../shared/infrastructure/typeorm/unit-of-work';
import { StubCollegeList } from '../../application/profiles/testing/profiles-fixture';
import { describeProfiles } from '../../application/profiles/testing/profiles.contract';
import { AlumniProfile, StudentProfile } from '../../domain/profiles/profiles';
import { Onboarding } from '../../domain/onboarding/onboarding';
import { SqlPersonalData } from '../personal-data/sql-personal-data';
import { SqlProfileReader } from './sql-profile-reader';
import { TypeormOnboardings } from '../onboarding/typeorm-onboardings';
import { TypeormAlumniProfiles, TypeormStudentProfiles } from './typeorm-profiles';
import { lockUser } from './user-locks';

const NOON = new Date('2026-03-01T12:00:00.123Z');
const REGISTRATION = {
  college: 'Reed College',
  collegeId: 3,
  major: 'Physics',
  graduationYear: 2019,
  currentPosition: null,
  company: 'Lab',
};
const people = new InMemoryPeople();
const createStores = (unitOfWork: UnitOfWork) => ({
  students: new TypeormStudentProfiles(unitOfWork, people),
  alumni: new TypeormAlumniProfiles(unitOfWork, people),
  onboardings: new TypeormOnboardings(unitOfWork),
});

describeProfiles('PostgreSQL', async () => createStores(unitOfWorkOn(await freshDatabase())));

describe('profiles in PostgreSQL', () => {
  let db: DataSource;
  let unitOfWork: UnitOfWork;
  let stores: ReturnType<typeof createStores>;
  let reader: SqlProfileReader;
  beforeAll(async () => {
    db = await freshDatabase();
    unitOfWork = unitOfWorkOn(db);
    stores = createStores(unitOfWork);
    reader = new SqlProfileReader(unitOfWork, new StubCollegeList());
  });

  /** Saves a student profile, an alumni profile and an onboarding of the same user. */
  async function saveAllProfiles(userId: number): Promise<void> {
    const student = StudentProfile.create(userId, false);
    student.update({ bio: 'Hello', graduationYear: 2027 }, false, NOON);
    const alumna = AlumniProfile.create(userId, REGISTRATION);
    alumna.applyChoices({ isProfileVisible: true }, false, NOON);
    await stores.students.save(student);
    await stores.alumni.save(alumna);
    await stores.onboardings.save(Onboarding.create({ userId, role: 'student' }));
  }

  it('are read together, with dates', async () => {
    await saveAllProfiles(1);

    expect(await reader.findByUserId(1)).toEqual({
      studentProfile: {
        intendedMajor: null,
        currentSchool: null,
        graduationYear: 2027,
        interests: null,
        careerGoals: null,
        skillsToLearn: null,
        areasOfInterest: null,
        preferredIndustries: null,
        schoolsConsidering: null,
        mentorshipPreferences: null,
        location: null,
        bio: 'Hello',
        phone: null,
        contactEmail: null,
        profileVisibility: 'public',
        visibilityChosenAt: null,
      },
      alumniProfile: {
        ...REGISTRATION,
        industry: null,
        yearsOfExperience: null,
        skills: null,
        mentorshipAreas: null,
        location: null,
        bio: null,
        isWillingToMentor: false,
        maxMentees: 3,
        availabilityStatus: 'available',
        linkedinUrl: null,
        twitterHandle: null,
        githubUrl: null,
        personalWebsite: null,
        consideredColleges: [],
        transferredFromCollegeId: null,
        isProfileVisible: true,
        allowStudentConnections: true,
        visibilityChosenAt: NOON,
      },
    });
    expect(await reader.findByUserId(99)).toEqual({ studentProfile: null, alumniProfile: null });
  });

  it('do not exist while only a visibility choice is stored', async () => {
    const chosen = AlumniProfile.create(2, null);
    chosen.applyChoices({ isProfileVisible: true }, false, NOON);
    await stores.alumni.save(chosen);

    expect((await reader.findByUserId(2)).alumniProfile).toBeNull();
    expect(people.profileSummaries.at(-1)).toMatchObject({ userId: 2, hiddenFrom: 'nobody', hasStudies: false });
  });

  it('are summarized for every context when they are saved', async () => {
    people.profileSummaries.length = 0;
    await stores.alumni.save(AlumniProfile.create(3, REGISTRATION));
    await stores.students.save(StudentProfile.create(4, true));

    expect(people.profileSummaries).toEqual([
      { userId: 3, role: 'alumni', hiddenFrom: 'visitors', hasStudies: true, collegeId: 3 },
      { userId: 4, role: 'student', hiddenFrom: 'everyone', hasStudies: false, collegeId: null },
    ]);
  });

  it('keep all simultaneous changes, including the first ones', async () => {
    const updateProfile = (changes: object) =>
      unitOfWork.run(async () => {
        const profile = (await stores.students.findByUserId(5)) ?? StudentProfile.create(5, false);
        profile.update(changes, false, NOON);
        await stores.students.save(profile);
      });
    const changes = { bio: 'Hello', location: 'Reno', interests: 'Chess', intendedMajor: 'Law', careerGoals: 'Judge' };
    await Promise.all(Object.entries(changes).map(([field, value]) => updateProfile({ [field]: value })));

    expect((await reader.findByUserId(5)).studentProfile).toMatchObject(changes);
  });

  it('are exported and erased completely, but not those of other people', async () => {
    const data = new SqlPersonalData(unitOfWork);
    await saveAllProfiles(6);
    await saveAllProfiles(7);
    expect(await data.export(6)).toMatchObject({
      studentProfile: [{ bio: 'Hello', told_at: expect.any(String) }],
      alumniProfile: [{ college: 'Reed College' }],
      onboarding: [{ role: 'student' }],
    });
    expect(JSON.stringify(await data.export(6))).not.toContain('user_id');

    await data.erase(6);
    expect(Object.values(await data.export(6)).flat()).toEqual([]);
    expect((await data.export(7)).studentProfile).toHaveLength(1);
  });

  it.each([
    ['a visible profile that no one chose', `SET is_profile_visible = true, visibility_chosen_at = NULL`],
    ['half of the studies', 'SET major = NULL'],
    ['a college of the list without a name', 'SET college = NULL, major = NULL, graduation_year = NULL'],
    ['an address that runs', `SET personal_website = 'javascript:alert(1)'`],
    ['twenty-one students at a time', 'SET max_mentees = 21'],
  ])('constraints reject %s', async (_, change) => {
    await expect(db.query(`UPDATE mentorship.alumni_profiles ${change} WHERE user_id = 3`)).rejects.toThrow(/check/);
  });
});

describe('the lock of a user', () => {
  it('requires a unit of work, because it would have no effect outside one', async () => {
    const session = unitOfWorkOn(await freshDatabase());

    await expect(lockUser(session, 7)).rejects.toThrow(/needs a unit of work/);
    await expect(session.run(() => lockUser(session, 7))).resolves.toBeUndefined();
  });
});
