import { AlumniProfile, StudentProfile } from './profiles';
import { toAlumniProfileSummary, toStudentProfileSummary } from './profile-visibility';

const NOW = new Date('2026-03-01T12:00:00Z');
const STUDIES = { college: 'Reed College', collegeId: 3, major: 'Physics', graduationYear: 2019 };

describe('the summary of a profile', () => {
  it.each([
    ['undecided', null, 'visitors'],
    ['public', true, 'nobody'],
    ['hidden', false, 'everyone'],
  ] as const)('of an alum whose visibility is %s', (_, isProfileVisible, hiddenFrom) => {
    const profile = AlumniProfile.create(1, { ...STUDIES, currentPosition: null, company: null });
    if (isProfileVisible !== null) profile.applyChoices({ isProfileVisible }, false, NOW);
    expect(toAlumniProfileSummary(profile.snapshot())).toEqual({
      userId: 1,
      role: 'alumni',
      hiddenFrom,
      hasStudies: true,
      collegeId: 3,
    });
  });

  it('of an alum without studies', () => {
    const { hasStudies, collegeId } = toAlumniProfileSummary(AlumniProfile.create(1, null).snapshot());
    expect({ hasStudies, collegeId }).toEqual({ hasStudies: false, collegeId: null });
  });

  it.each([
    [true, 'everyone'],
    [false, 'nobody'],
  ] as const)('of a student whose profile is private: %s', (isPrivate, hiddenFrom) => {
    expect(toStudentProfileSummary(StudentProfile.create(1, isPrivate).snapshot())).toMatchObject({
      role: 'student',
      hiddenFrom,
    });
  });
});
