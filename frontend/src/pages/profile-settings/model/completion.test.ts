import { aCollegeAdmin, anAlum, aStudent } from '@test/support/people';
import { aStudentProfile } from '@test/support/profiles';
import type { AlumniProfile, StudentProfile } from '@/shared/api';
import { completionOf } from './completion';

const characters = (number: number) => 'x'.repeat(number);

const wholeStudent: Partial<StudentProfile> = {
  intendedMajor: 'Biology',
  currentSchool: 'Lincoln High',
  graduationYear: 2027,
  interests: characters(11),
  careerGoals: characters(11),
  bio: characters(21),
  visibilityChosenAt: '2026-01-05T12:00:00.000Z',
};
const wholeAlum: Partial<AlumniProfile> = {
  currentPosition: 'Engineer',
  company: 'Example Labs',
  industry: 'Technology',
  bio: characters(31),
  skills: characters(11),
  location: 'Boston, MA',
  visibilityChosenAt: '2026-01-05T12:00:00.000Z',
};

const picture = { avatarUrl: '/pictures/0123456789abcdef0123456789abcdef.webp' };
const student = (but: Partial<StudentProfile> = {}) =>
  aStudent({ ...picture, studentProfile: aStudentProfile({ ...wholeStudent, ...but }) });
const alum = (but: Partial<AlumniProfile> = {}) =>
  anAlum({ ...picture, alumniProfile: { ...anAlum().alumniProfile!, ...wholeAlum, ...but } });

describe('how complete a profile is', () => {
  it.each([
    ['a student who told everything', student()],
    ['an alum who told everything', alum()],
    ['an administrator with a picture', aCollegeAdmin(picture)],
  ])('is 100 for %s', (_, user) => {
    expect(completionOf(user, false)).toEqual({ percent: 100, missing: [] });
  });

  it('counts what everyone has', () => {
    const noOne = aCollegeAdmin({ fullName: ' ', email: 'none', isAgeVerified: false });
    expect(completionOf(noOne, false)).toEqual({ percent: 0, missing: ['fullName', 'email', 'avatarUrl', 'age'] });
  });

  it('is a rounded share', () => {
    expect(completionOf(aStudent(), false).percent).toBe(27); // 3 of 11
    expect(completionOf(anAlum(), false).percent).toBe(43); // 6 of 14
    expect(completionOf(aCollegeAdmin(), false).percent).toBe(75); // 3 of 4
  });

  it.each([
    ['interests', 10],
    ['careerGoals', 10],
    ['bio', 20],
  ] as const)('wants more of a student’s %s than %i characters', (field, length) => {
    expect(completionOf(student({ [field]: characters(length) }), false).missing).toEqual([field]);
    expect(completionOf(student({ [field]: ` ${characters(length)} ` }), false).missing).toEqual([field]);
  });

  it.each([
    ['bio', 30],
    ['skills', 10],
  ] as const)('wants more of an alum’s %s than %i characters', (field, length) => {
    expect(completionOf(alum({ [field]: characters(length) }), false).missing).toEqual([field]);
  });

  it('wants a choice about privacy', () => {
    expect(completionOf(student({ visibilityChosenAt: null }), false).missing).toEqual(['privacy']);
    expect(completionOf(alum({ visibilityChosenAt: null }), false).missing).toEqual(['privacy']);
  });

  it('has the privacy set for someone under 18', () => {
    expect(completionOf(student({ visibilityChosenAt: null }), true).missing).toEqual([]);
  });

  it('forgets what was told for another role', () => {
    const changed = { ...student(), role: 'alumni', alumniProfile: null } as const;
    expect(completionOf(changed, false).percent).toBe(29); // 4 of 14
  });
});
