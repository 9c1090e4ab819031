import type { Applicant } from '../../domain/users/registration';

/** Someone who does not exist and studied at a college that does. */
export interface DemoAlumnus {
  readonly username: string;
  readonly fullName: string;
  readonly college: { readonly id: number; readonly name: string };
  readonly major: string;
  readonly graduationYear: number;
}

export const DEMO_PASSWORD = 'gradspan-demo-2026';

const demo = { password: DEMO_PASSWORD, isAgeVerified: true } as const;

/** People who do not exist, for looking around. The colleges do. */
export const DEMO_PEOPLE: readonly Applicant[] = [
  {
    ...demo,
    username: 'demo.student',
    email: 'demo.student@example.org',
    fullName: 'Sam Rivers',
    role: 'student',
    birthDate: '2006-04-12',
  },
  {
    ...demo,
    username: 'demo.alumni',
    email: 'demo.alumni@example.org',
    fullName: 'Alex Fielding',
    role: 'alumni',
    birthDate: '1996-09-03',
    alumniCollege: 'Michigan State University',
    // The starter table's first row has this number.
    alumniCollegeId: 1,
    alumniMajor: 'Computer Science',
    alumniGradYear: 2018,
    alumniCurrentPosition: 'Software Engineer',
  },
  {
    ...demo,
    username: 'demo.admin',
    email: 'demo.admin@example.org',
    fullName: 'Morgan Hale',
    role: 'college_admin',
    birthDate: '1985-01-20',
    collegeId: 1,
  },
];

const USUAL_AGE_AT_GRADUATION = 22;

/** What a demo alumna or alumnus would have filled in. */
export const asApplicant = ({ username, fullName, college, major, graduationYear }: DemoAlumnus): Applicant => ({
  ...demo,
  ...{ username, fullName, email: `${username}@example.org`, role: 'alumni' },
  birthDate: `${graduationYear - USUAL_AGE_AT_GRADUATION}-05-14`,
  ...{ alumniCollege: college.name, alumniCollegeId: college.id, alumniMajor: major, alumniGradYear: graduationYear },
});
