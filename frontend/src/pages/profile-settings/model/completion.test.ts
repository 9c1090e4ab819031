import { aCollegeAdmin, anAlum, aStudent } from '@test/support/people';
import { aStudentProfile } from '@test/support/profiles';
import type { AlumniProfile, StudentProfile } from '@/entities/profile';
import { profileCompletion } from './completion';

const textOfLength = (number: number) => 'x'.repeat(number);

const completeStudentProfile: Partial<StudentProfile> = {
  intendedMajor: 'Biology',
  currentSchool: 'Lincoln High',
  graduationYear: 2027,
  interests: textOfLength(11),
  careerGoals: textOfLength(11),
  bio: textOfLength(21),
  visibilityChosenAt: '2026-01-05T12:00:00.000Z',
};
const completeAlumniProfile: Partial<AlumniProfile> = {
  currentPosition: 'Engineer',
  company: 'Example Labs',
  industry: 'Technology',
  bio: textOfLength(31),
  skills: textOfLength(11),
  location: 'Boston, MA',
  visibilityChosenAt: '2026-01-05T12:00:00.000Z',
};

const picture = { avatarUrl: '/pictures/0123456789abcdef0123456789abcdef.webp' };
const student = (overrides: Partial<StudentProfile> = {}) =>
  aStudent({ ...picture, studentProfile: aStudentProfile({ ...completeStudentProfile, ...overrides }) });
const alum = (overrides: Partial<AlumniProfile> = {}) =>
  anAlum({ ...picture, alumniProfile: { ...anAlum().alumniProfile!, ...completeAlumniProfile, ...overrides } });

describe('the completion of a profile', () => {
  it.each([
    ['a student who told everything', student()],
    ['an alum who told everything', alum()],
    ['an administrator with a picture', aCollegeAdmin(picture)],
  ])('is 100 for %s', (_, user) => {
    expect(profileCompletion(user, false)).toEqual({ percent: 100, missing: [] });
  });

  it('counts the items of all roles', () => {
    const emptyUser = aCollegeAdmin({ fullName: ' ', email: 'none', isAgeVerified: false });
    expect(profileCompletion(emptyUser, false)).toEqual({
      percent: 0,
      missing: ['fullName', 'email', 'avatarUrl', 'age'],
    });
  });

  it('is a rounded percentage', () => {
    expect(profileCompletion(aStudent(), false).percent).toBe(27); // 3 of 11
    expect(profileCompletion(anAlum(), false).percent).toBe(43); // 6 of 14
    expect(profileCompletion(aCollegeAdmin(), false).percent).toBe(75); // 3 of 4
  });

  it.each([
    ['interests', 10],
    ['careerGoals', 10],
    ['bio', 20],
  ] as const)('requires a student’s %s to have more than %i characters', (field, length) => {
    expect(profileCompletion(student({ [field]: textOfLength(length) }), false).missing).toEqual([field]);
    expect(profileCompletion(student({ [field]: ` ${textOfLength(length)} ` }), false).missing).toEqual([field]);
  });

  it.each([
    ['bio', 30],
    ['skills', 10],
  ] as const)('requires an alum’s %s to have more than %i characters', (field, length) => {
    expect(profileCompletion(alum({ [field]: textOfLength(length) }), false).missing).toEqual([field]);
  });

  it('requires a choice of the visibility', () => {
    expect(profileCompletion(student({ visibilityChosenAt: null }), false).missing).toEqual(['privacy']);
    expect(profileCompletion(alum({ visibilityChosenAt: null }), false).missing).toEqual(['privacy']);
  });

  it('does not require minors to choose the visibility', () => {
    expect(profileCompletion(student({ visibilityChosenAt: null }), true).missing).toEqual([]);
  });

  it('ignores the profile of another role', () => {
    const changed = { ...student(), role: 'alumni', alumniProfile: null } as const;
    expect(profileCompletion(changed, false).percent).toBe(29); // 4 of 14
  });
});
