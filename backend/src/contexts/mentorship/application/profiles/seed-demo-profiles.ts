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

/** The profile of a demo user. */
export interface DemoAlumniProfile {
  readonly userId: number;
  readonly profile: AlumniProfileChanges;
}

export interface DemoStudentProfile {
  readonly userId: number;
  readonly profile: StudentProfileChanges;
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
    await this.seedStudents([{ userId: student, profile: DEMO_STUDENT }]);
    await this.seedAlumni([{ userId: alumni, profile: DEMO_ALUMNI }]);
  }

  /** Fills in the profiles of demo alumni and makes them public. */
  async seedAlumni(alumni: readonly DemoAlumniProfile[]): Promise<void> {
    for (const { userId, profile } of alumni) await this.transactions.run(() => this.#alumni(userId, profile));
  }

  /** Fills in the profiles of adult demo students and makes them public. */
  async seedStudents(students: readonly DemoStudentProfile[]): Promise<void> {
    for (const { userId, profile } of students) await this.transactions.run(() => this.#student(userId, profile));
  }

  async #student(id: number, changes: StudentProfileChanges): Promise<void> {
    const now = this.clock.now();
    const profile = (await this.students.findByUserId(id)) ?? StudentProfile.create(id, false);
    if (profile.isFilledIn || profile.isVisibilityChosen) return;
    profile.update(changes, false, now);
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
