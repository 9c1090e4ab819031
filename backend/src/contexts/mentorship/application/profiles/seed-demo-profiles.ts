import type { AlumniProfileChanges } from '../../domain/profile-fields/alumni-details';
import type { StudentProfileChanges } from '../../domain/profile-fields/student-details';
import { Clock } from '../../../../shared/application/clock';
import { Transactions } from '../../../../shared/application/transactions';
import { UseCase } from '../../../../shared/application/use-case';
import { StudentProfile } from '../../domain/profiles/profiles';
import { FindAlumniProfile } from './find-alumni-profile';
import { AlumniProfiles, StudentProfiles } from './ports/profiles';

/** The ids of the demo users whose profiles are filled in. */
export interface DemoPeople {
  readonly student: number;
  readonly alumni: number;
}

/** The profile of a demo alum; college, major and year come from the registration details. */
const DEMO_ALUMNI: AlumniProfileChanges = {
  company: 'Northlight Software',
  industry: 'Technology',
  yearsOfExperience: 8,
  skills: 'Java, Distributed systems, Code review, Technical interviews',
  mentorshipAreas: 'Choosing a major, Internships, First job',
  location: 'Grand Rapids, MI',
  bio: 'I grew up in a small town and didn’t know anyone who worked in computer science. I like to help with the questions students are afraid to ask.',
  isWillingToMentor: true,
  maxMentees: 3,
  availabilityStatus: 'available',
};

const DEMO_STUDENT: StudentProfileChanges = {
  intendedMajor: 'Computer Science',
  currentSchool: 'Lansing Community College',
  graduationYear: 2027,
  interests: 'Robotics club, hiking, making small games',
  careerGoals: 'I want to build software that people use every day.',
  skillsToLearn: 'Python, Public speaking, Interviewing',
  preferredIndustries: 'Technology, Education',
  schoolsConsidering: 'Michigan State University, or a college in a smaller town',
  mentorshipPreferences: 'A short call once a month would be great.',
  location: 'Lansing, MI',
  bio: 'I’m transferring from a community college to finish my bachelor’s degree. I take things apart and usually put them back together.',
};

/** Fills in the profiles of the demo users; what was changed with such an account is kept. */
@UseCase()
export class SeedDemoProfiles {
  constructor(
    private readonly students: StudentProfiles,
    private readonly alumni: AlumniProfiles,
    private readonly findAlumniProfile: FindAlumniProfile,
    private readonly transactions: Transactions,
    private readonly clock: Clock,
  ) {}

  async execute({ student, alumni }: DemoPeople): Promise<void> {
    await this.transactions.run(() => this.#student(student));
    await this.seedAlumni([{ userId: alumni, told: DEMO_ALUMNI }]);
  }

  /** Fills in the profiles of demo alumni and makes them public. */
  async seedAlumni(alumni: readonly { readonly userId: number; readonly told: AlumniProfileChanges }[]): Promise<void> {
    for (const { userId, told: changes } of alumni) await this.transactions.run(() => this.#alumni(userId, changes));
  }

  async #student(id: number): Promise<void> {
    const now = this.clock.now();
    const profile = (await this.students.findByUserId(id)) ?? StudentProfile.create(id, false);
    if (profile.isFilledIn || profile.isVisibilityChosen) return;
    profile.update(DEMO_STUDENT, false, now);
    profile.chooseVisibility('public', false, now);
    await this.students.save(profile);
  }

  async #alumni(id: number, changes: AlumniProfileChanges): Promise<void> {
    const now = this.clock.now();
    const profile = await this.findAlumniProfile.execute(id);
    if (profile.isFilledIn || profile.isVisibilityChosen || !profile.hasStudies) return;
    profile.update(changes, now);
    profile.applyChoices({ isProfileVisible: true }, false, now);
    await this.alumni.save(profile);
  }
}
