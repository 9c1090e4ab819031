import { ChoiceRefused, PublicProfileNotForMinors, SharingNotForMinors } from '../../domain/profile-fields/errors';
import { RoleNotAllowed } from '../../domain/profiles/person';
import { SharingPreferences } from '../../domain/privacy/preferences';
import {
  alumna,
  profilesFixture,
  dean,
  minor,
  NOON,
  REGISTRATION,
  student,
  formerStudent,
} from '../profiles/testing/profiles-fixture';

const NOTHING_SHARED = { readReceipts: false, activityStatus: false };
const NEITHER = { isProfileVisible: null, allowStudentConnections: null, profileVisibility: null };

describe('choosing profile visibility', () => {
  it('lets students choose members or connections', async () => {
    const { choose, people } = profilesFixture();
    const chosen = await choose.execute({ by: student, choices: { profileVisibility: 'private' } });

    expect(chosen).toEqual({
      ...NEITHER,
      ...NOTHING_SHARED,
      profileVisibility: 'private',
      visibilityChosenAt: NOON,
    });
    expect(people.privacyChanges).toEqual([[student.id, NOON]]);
  });

  it('lets alumni make two choices, and leaves the rest of the profile unchanged', async () => {
    const { choose, alumni, people } = profilesFixture();
    const chosen = await choose.execute({ by: alumna, choices: { isProfileVisible: true } });

    expect(chosen).toEqual({
      isProfileVisible: true,
      allowStudentConnections: true,
      profileVisibility: null,
      visibilityChosenAt: NOON,
      ...NOTHING_SHARED,
    });
    expect((await alumni.findByUserId(alumna.id))!.snapshot()).toMatchObject(REGISTRATION);
    await choose.execute({ by: alumna, choices: { allowStudentConnections: false } });
    expect(people.privacyChanges).toHaveLength(2);
  });

  it('is possible before the profile is filled in', async () => {
    const { choose } = profilesFixture();
    const chosen = await choose.execute({ by: formerStudent, choices: { allowStudentConnections: false } });

    expect(chosen).toMatchObject({ isProfileVisible: false, visibilityChosenAt: null, allowStudentConnections: false });
  });

  it('is in the audit log once, however often the same choice is sent', async () => {
    const { choose, people } = profilesFixture();
    for (let n = 0; n < 3; n++) await choose.execute({ by: student, choices: { profileVisibility: 'public' } });

    expect(people.privacyChanges).toHaveLength(1);
  });

  it("can't be public under 18", async () => {
    const { choose, students } = profilesFixture();
    await expect(choose.execute({ by: minor, choices: { profileVisibility: 'public' } })).rejects.toThrow(
      PublicProfileNotForMinors,
    );

    expect(await students.findByUserId(minor.id)).toBeNull();
    expect(await choose.execute({ by: minor, choices: { profileVisibility: 'private' } })).toMatchObject({
      profileVisibility: 'private',
      visibilityChosenAt: NOON,
    });
  });

  it.each([
    [student, { isProfileVisible: true }],
    [student, { allowStudentConnections: true, profileVisibility: 'public' as const }],
    [alumna, { profileVisibility: 'public' as const }],
    [student, {}],
    [alumna, {}],
    [alumna, { isProfileVisible: undefined }],
  ])('for %j is refused if the choices are %j', async (by, choices) => {
    await expect(profilesFixture().choose.execute({ by, choices })).rejects.toThrow(ChoiceRefused);
  });

  it('is refused to administrators', async () => {
    const { choose } = profilesFixture();
    await expect(choose.execute({ by: dean, choices: { profileVisibility: 'private' } })).rejects.toThrow(
      RoleNotAllowed,
    );
    await expect(choose.execute({ by: dean, choices: {} })).rejects.toThrow(RoleNotAllowed);
  });
});

describe('choosing what connections see', () => {
  it.each([student, alumna])(
    'is off until %j chooses, separately for each setting, and changes no profile',
    async (by) => {
      const { choose, showPrivacy, people, students } = profilesFixture();
      expect(await showPrivacy.execute(by)).toMatchObject({ ...NOTHING_SHARED, visibilityChosenAt: null });
      const chosen = await choose.execute({ by, choices: { readReceipts: true } });

      expect(chosen).toMatchObject({ readReceipts: true, activityStatus: false, visibilityChosenAt: null });
      expect(await showPrivacy.execute(by)).toEqual(chosen);
      expect([people.privacyChanges, await students.findByUserId(by.id)]).toEqual([[[by.id, NOON]], null]);
    },
  );

  it('can be combined with a choice of profile visibility', async () => {
    const { choose } = profilesFixture();
    const choices = { profileVisibility: 'private', activityStatus: true } as const;
    expect(await choose.execute({ by: student, choices })).toMatchObject(choices);
  });

  it('is in the audit log once, however often the same choice is sent', async () => {
    const { choose, people } = profilesFixture();
    for (let n = 0; n < 3; n++) await choose.execute({ by: student, choices: { activityStatus: true } });
    expect(people.privacyChanges).toHaveLength(1);
  });

  it.each([{ readReceipts: true }, { activityStatus: true }])('is refused and off under 18: %j', async (choices) => {
    const { choose, showPrivacy } = profilesFixture();
    await expect(choose.execute({ by: minor, choices })).rejects.toThrow(SharingNotForMinors);
    expect(await showPrivacy.execute(minor)).toMatchObject(NOTHING_SHARED);
  });

  it('has no effect under 18, even if settings are stored', async () => {
    const { choose, showPrivacy, sharing } = profilesFixture();
    await sharing.save(
      SharingPreferences.restore({ userId: minor.id, readReceipts: true, activityStatus: true, changedAt: NOON }),
    );
    expect(await showPrivacy.execute(minor)).toMatchObject(NOTHING_SHARED);
    expect(await choose.execute({ by: minor, choices: { readReceipts: false } })).toMatchObject(NOTHING_SHARED);
  });

  it('is refused to administrators', async () => {
    const { choose, showPrivacy } = profilesFixture();
    await expect(choose.execute({ by: dean, choices: { readReceipts: true } })).rejects.toThrow(RoleNotAllowed);
    await expect(showPrivacy.execute(dean)).rejects.toThrow(RoleNotAllowed);
  });
});

describe("previewing one's profile", () => {
  it('shows an alum their registration details before they are saved as a profile', async () => {
    expect(await profilesFixture().preview.execute({ by: alumna, as: 'member' })).toMatchObject({
      as: 'member',
      isShown: true,
      why: null,
      person: { displayName: 'Robin Example' },
      studentProfile: null,
      alumniProfile: { college: 'Reed College', company: null },
    });
  });

  it("shows a student's profile, even if none is saved yet", async () => {
    expect(await profilesFixture().preview.execute({ by: student, as: 'member' })).toMatchObject({
      isShown: true,
      alumniProfile: null,
      studentProfile: { bio: null, phone: null },
    });
  });

  it('shows a minor that members see nothing', async () => {
    expect(await profilesFixture().preview.execute({ by: minor, as: 'member' })).toEqual({
      as: 'member',
      isShown: false,
      why: 'minor',
      person: null,
      alumniProfile: null,
      studentProfile: null,
    });
  });

  it('is refused to administrators', async () => {
    await expect(profilesFixture().preview.execute({ by: dean, as: 'visitor' })).rejects.toThrow(RoleNotAllowed);
  });
});
