import type { User } from '@/shared/api';

export const aStudent = (but: Partial<User> = {}): User => ({
  id: 7,
  username: 'robin',
  fullName: 'Robin Example',
  email: 'robin@example.org',
  emailVerified: true,
  role: 'student',
  avatarUrl: null,
  isAgeVerified: true,
  alumniProfile: null,
  studentProfile: null,
  collegeAdmin: null,
  ...but,
});

export const anAlum = (but: Partial<User> = {}): User =>
  aStudent({
    id: 8,
    username: 'kim',
    fullName: 'Kim Example',
    role: 'alumni',
    alumniProfile: {
      college: 'Boston University',
      collegeId: 12,
      major: 'Biology',
      graduationYear: 2015,
      currentPosition: null,
      company: null,
    },
    ...but,
  });

export const aCollegeAdmin = (but: Partial<User> = {}): User =>
  aStudent({
    id: 9,
    username: 'sam',
    fullName: 'Sam Example',
    role: 'college_admin',
    collegeAdmin: { collegeId: 1, status: 'pending' },
    ...but,
  });
