import { AlumniProfile } from '../profiles/alumni-profile';
import type { ChoiceRefused } from '../profile-fields/errors';
import { OtherRole } from '../profile-fields/errors';
import { assertChoicesOf, preferencesOfAlumni, preferencesOfStudent } from './preferences';
import { StudentProfile } from '../profiles/student-profile';

type Choices = Parameters<typeof assertChoicesOf>[1];
/** The refusals of a choice, by field. */
function refusals(role: 'student' | 'alumni', choices: Choices): Record<string, string> {
  try {
    assertChoicesOf(role, choices);
  } catch (refusal) {
    return Object.fromEntries((refusal as ChoiceRefused).fields.map(({ field, message }) => [field, message]));
  }
  return {};
}

describe('privacy choices', () => {
  it.each<['student' | 'alumni', Choices]>([
    ['student', { profileVisibility: 'private' }],
    ['alumni', { isProfileVisible: false }],
    ['alumni', { isProfileVisible: true, allowStudentConnections: true }],
    ['alumni', { isProfileVisible: undefined, allowStudentConnections: false }],
  ])('of a %s take %j', (role, choices) => {
    expect(refusals(role, choices)).toEqual({});
  });

  it('refuse a choice of the other role by its field', () => {
    const NOT_YOURS = 'This is not a choice of your role';
    expect(refusals('student', { isProfileVisible: true, allowStudentConnections: true })).toEqual({
      ...{ isProfileVisible: NOT_YOURS, allowStudentConnections: NOT_YOURS },
    });
    expect(refusals('alumni', { isProfileVisible: true, profileVisibility: 'public' })).toEqual({
      profileVisibility: NOT_YOURS,
    });
  });

  it('refuse a request that changes nothing, naming the first field of the role', () => {
    const NOTHING = 'Choose something to change';
    expect(refusals('student', {})).toEqual({ profileVisibility: NOTHING });
    expect(refusals('alumni', { profileVisibility: undefined })).toEqual({ isProfileVisible: NOTHING });
  });

  it('are none of an administrator', () => {
    expect(() => assertChoicesOf('college_admin', { isProfileVisible: true })).toThrow(OtherRole);
  });

  it('are shown with null for the fields of the other role', () => {
    const student = StudentProfile.create(1, false).snapshot();
    const alumna = AlumniProfile.create(2, null).snapshot();
    expect(preferencesOfStudent(student)).toEqual({
      isProfileVisible: null,
      allowStudentConnections: null,
      profileVisibility: 'public',
      visibilityChosenAt: null,
    });
    expect(preferencesOfAlumni(alumna)).toEqual({
      isProfileVisible: alumna.isProfileVisible,
      allowStudentConnections: alumna.allowStudentConnections,
      profileVisibility: null,
      visibilityChosenAt: null,
    });
  });
});
