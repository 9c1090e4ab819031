import { SharingNotForMinors, type ChoiceRefused } from '../profile-fields/errors';
import { RoleNotAllowed } from '../profiles/person';
import {
  NOTHING_SHARED,
  SharingPreferences,
  assertChoicesAllowed,
  toAlumniPreferences,
  toStudentPreferences,
} from './preferences';
import { AlumniProfile, StudentProfile } from '../profiles/profiles';

const NOON = new Date('2026-03-01T12:00:00Z');
const USER_ID = 7;

describe('sharing preferences', () => {
  it('share nothing until the user chooses', () => {
    expect(SharingPreferences.create(USER_ID).snapshot()).toEqual({
      userId: USER_ID,
      ...NOTHING_SHARED,
      changedAt: null,
    });
  });

  it('change only what is chosen, with one event for each change', () => {
    const preferences = SharingPreferences.create(USER_ID);
    expect(preferences.applyChoices({ readReceipts: true }, false, NOON)).toBe(true);
    expect(preferences.applyChoices({ activityStatus: true, readReceipts: true }, false, NOON)).toBe(true);

    expect(preferences.snapshot()).toEqual({
      userId: USER_ID,
      readReceipts: true,
      activityStatus: true,
      changedAt: NOON,
    });
    expect(preferences.pullEvents()).toMatchObject([
      { userId: USER_ID, field: 'readReceipts', isShared: true, occurredAt: NOON },
      { userId: USER_ID, field: 'activityStatus', isShared: true },
    ]);
  });

  it('are not changed by the same choice', () => {
    const preferences = SharingPreferences.restore({
      userId: USER_ID,
      readReceipts: true,
      activityStatus: false,
      changedAt: NOON,
    });
    expect(preferences.applyChoices({ readReceipts: true, activityStatus: false }, false, NOON)).toBe(false);
    expect(preferences.pullEvents()).toEqual([]);
  });

  it.each([
    [{ readReceipts: true }, ['readReceipts']],
    [{ readReceipts: false, activityStatus: true }, ['activityStatus']],
    [{ readReceipts: true, activityStatus: true }, ['readReceipts', 'activityStatus']],
  ])("can't be turned on under 18: %j", (choices, fields) => {
    const preferences = SharingPreferences.create(USER_ID);
    let refusal: unknown;
    try {
      preferences.applyChoices(choices, true, NOON);
    } catch (error) {
      refusal = error;
    }

    expect(refusal).toBeInstanceOf(SharingNotForMinors);
    expect((refusal as SharingNotForMinors).fields.map(({ field }) => field)).toEqual(fields);
    expect(preferences.snapshot()).toEqual({ userId: USER_ID, ...NOTHING_SHARED, changedAt: null });
  });

  it('can be turned off under 18', () => {
    const preferences = SharingPreferences.restore({
      userId: USER_ID,
      readReceipts: true,
      activityStatus: true,
      changedAt: NOON,
    });
    expect(preferences.applyChoices({ readReceipts: false, activityStatus: false }, true, NOON)).toBe(true);
  });
});

type Choices = Parameters<typeof assertChoicesAllowed>[1];
/** Returns the error message of each refused field. */
function refusals(role: 'student' | 'alumni', choices: Choices): Record<string, string> {
  try {
    assertChoicesAllowed(role, choices);
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
  ])('accept for a %s %j', (role, choices) => {
    expect(refusals(role, choices)).toEqual({});
  });

  it('refuse fields of the other role', () => {
    const OTHER_ROLE_MESSAGE = 'This setting isn’t available for your role';
    expect(refusals('student', { isProfileVisible: true, allowStudentConnections: true })).toEqual({
      isProfileVisible: OTHER_ROLE_MESSAGE,
      allowStudentConnections: OTHER_ROLE_MESSAGE,
    });
    expect(refusals('alumni', { isProfileVisible: true, profileVisibility: 'public' })).toEqual({
      profileVisibility: OTHER_ROLE_MESSAGE,
    });
  });

  it('refuse a request without changes, with an error on the first field of the role', () => {
    const NOTHING = 'Choose a setting to change';
    expect(refusals('student', {})).toEqual({ profileVisibility: NOTHING });
    expect(refusals('alumni', { profileVisibility: undefined })).toEqual({ isProfileVisible: NOTHING });
  });

  it('are refused to administrators', () => {
    expect(() => assertChoicesAllowed('college_admin', { isProfileVisible: true })).toThrow(RoleNotAllowed);
  });

  it('are shown with null for the fields of the other role', () => {
    const student = StudentProfile.create(1, false).snapshot();
    const alumna = AlumniProfile.create(2, null).snapshot();
    expect(toStudentPreferences(student)).toEqual({
      isProfileVisible: null,
      allowStudentConnections: null,
      profileVisibility: 'public',
      visibilityChosenAt: null,
    });
    expect(toAlumniPreferences(alumna)).toEqual({
      isProfileVisible: alumna.isProfileVisible,
      allowStudentConnections: alumna.allowStudentConnections,
      profileVisibility: null,
      visibilityChosenAt: null,
    });
  });
});
