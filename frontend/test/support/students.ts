import type { ListedStudent } from '@/entities/student';

export const aListedStudent = (
  overrides: Partial<ListedStudent> = {},
  profile: Partial<ListedStudent['studentProfile']> = {},
): ListedStudent => ({
  id: 31,
  fullName: 'Robin Rivers',
  role: 'student',
  avatarUrl: null,
  isSample: false,
  connectionStatus: 'none',
  email: null,
  alumniProfile: null,
  studentProfile: {
    intendedMajor: 'Biology',
    currentSchool: 'Reno High School',
    graduationYear: 2027,
    careerGoals: null,
    schoolsConsidering: 'Reed',
    ...profile,
  },
  ...overrides,
});
