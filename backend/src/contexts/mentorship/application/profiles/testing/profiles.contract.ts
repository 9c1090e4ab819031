import { AlumniProfile, StudentProfile } from '../../../domain/profiles/profiles';
import { Onboarding } from '../../../domain/onboarding/onboarding';
import type { Onboardings } from '../../onboarding/ports/onboardings';
import type { AlumniProfiles, StudentProfiles } from '../ports/profiles';

const NOON = new Date('2026-03-01T12:00:00.123Z');
const studies = { college: 'Reed College', collegeId: 3, major: 'Physics', graduationYear: 2019 };
const registration = { ...studies, currentPosition: null, company: 'Lab' };

export interface ProfileStores {
  readonly students: StudentProfiles;
  readonly alumni: AlumniProfiles;
  readonly onboardings: Onboardings;
}

/** The contract of every store of profiles and onboarding progress, in PostgreSQL or in a Map. */
export function describeProfiles(name: string, open: () => Promise<ProfileStores>): void {
  describe(`profile store: ${name}`, () => {
    let stores: ProfileStores;
    beforeAll(async () => (stores = await open()));

    it('returns null for a user without a profile', async () => {
      expect(await stores.students.findByUserId(1)).toBeNull();
      expect(await stores.alumni.findByUserId(1)).toBeNull();
      expect(await stores.onboardings.find({ userId: 1, role: 'student' })).toBeNull();
    });

    it('stores a student profile and its changes', async () => {
      const { students } = stores;
      const profile = StudentProfile.create(2, false);
      await students.save(profile);
      expect((await students.findByUserId(2))!.snapshot()).toEqual(profile.snapshot());

      profile.update(
        {
          intendedMajor: 'Law',
          currentSchool: 'North High',
          graduationYear: 2027,
          interests: 'Chess',
          careerGoals: 'Judge',
          skillsToLearn: 'Latin, Logic',
          areasOfInterest: 'Courts',
          preferredIndustries: 'Law',
          bio: 'Hi\nthere 🌱',
          schoolsConsidering: 'Two',
          mentorshipPreferences: 'Calls',
          location: 'Reno',
          phone: '555 0100',
          contactEmail: 'kim@example.org',
        },
        false,
        NOON,
      );
      profile.chooseVisibility('private', false, NOON);
      await students.save(profile);
      expect((await students.findByUserId(2))!.snapshot()).toEqual(profile.snapshot());

      profile.update({ bio: null, phone: '' }, false, NOON);
      await students.save(profile);
      expect((await students.findByUserId(2))!.snapshot()).toEqual(profile.snapshot());
    });

    it('stores an alumni profile and its changes', async () => {
      const { alumni } = stores;
      const profile = AlumniProfile.create(2, registration);
      await alumni.save(profile);
      expect((await alumni.findByUserId(2))!.snapshot()).toEqual(profile.snapshot());

      profile.update(
        {
          industry: 'Energy',
          yearsOfExperience: 0,
          skills: 'Java, Go',
          mentorshipAreas: 'Essays',
          bio: 'Hi',
          location: 'Reno',
          isWillingToMentor: true,
          maxMentees: 20,
          availabilityStatus: 'other',
          linkedinUrl: 'https://www.linkedin.com/in/x',
          twitterHandle: '@x',
          githubUrl: 'HTTPS://github.com/x',
          personalWebsite: 'https://example.org',
          currentPosition: 'Engineer',
          consideredColleges: [9, 4],
          transferredFromCollegeId: 9,
        },
        NOON,
      );
      profile.applyChoices({ isProfileVisible: true, allowStudentConnections: false }, false, NOON);
      await alumni.save(profile);
      expect((await alumni.findByUserId(2))!.snapshot()).toEqual(profile.snapshot());
    });

    it('stores the visibility of an alumni profile without details', async () => {
      const profile = AlumniProfile.create(3, null);
      profile.applyChoices({ isProfileVisible: false }, false, NOON);
      await stores.alumni.save(profile);

      expect((await stores.alumni.findByUserId(3))!.snapshot()).toEqual(profile.snapshot());
    });

    it('stores the onboarding of each role separately', async () => {
      const { onboardings } = stores;
      const steps = Onboarding.create({ userId: 2, role: 'student' });
      await onboardings.save(steps);
      steps.complete(['major', 'colleges'], new Set(), NOON);
      steps.setSkipped(true, NOON);
      await onboardings.save(steps);

      expect((await onboardings.find({ userId: 2, role: 'student' }))!.snapshot()).toEqual(steps.snapshot());
      expect(await onboardings.find({ userId: 2, role: 'alumni' })).toBeNull();
    });
  });
}
