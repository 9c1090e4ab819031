import type { AlumniProfileChanges } from '../profile-fields/alumni-details';
import { AlumniProfile, StudentProfile } from './profiles';
import { AlumBecameMentor, AlumniListingChanged } from '../../integration-events/alumni-listing-events';
import { PublicProfileNotForMinors, ProfileRefused } from '../profile-fields/errors';

const NOON = new Date('2026-03-01T12:00:00Z');
const LATER = new Date('2026-03-02T12:00:00Z');
const studies = { college: 'Reed College', collegeId: 3, major: 'Physics', graduationYear: 2019 };
const anAlumna = (): AlumniProfile => AlumniProfile.create(7, { ...studies, currentPosition: null, company: 'Lab' });

function getFieldErrors(profile: AlumniProfile, changes: AlumniProfileChanges): Record<string, string> {
  try {
    profile.update(changes, NOON);
  } catch (refusal) {
    if (!(refusal instanceof ProfileRefused)) throw refusal;
    return Object.fromEntries(refusal.fields.map(({ field, message }) => [field, message]));
  }
  return {};
}

describe('updating an alumni profile', () => {
  it('starts with the registration details and defaults', () => {
    expect(anAlumna().snapshot()).toMatchObject({
      ...studies,
      company: 'Lab',
      maxMentees: 3,
      availabilityStatus: 'available',
      isWillingToMentor: false,
      isProfileVisible: false,
      visibilityChosenAt: null,
      allowStudentConnections: true,
      lastEditedAt: null,
    });
  });

  it('keeps omitted fields', () => {
    const profile = anAlumna();
    profile.update({ bio: 'Hello', maxMentees: 5, isWillingToMentor: true }, NOON);
    profile.update({ industry: 'Energy' }, LATER);

    expect(profile.snapshot()).toMatchObject({ ...studies, bio: 'Hello', maxMentees: 5, industry: 'Energy' });
    expect(profile.snapshot()).toMatchObject({ isWillingToMentor: true, lastEditedAt: LATER });
  });

  it('clears empty fields, and restores defaults', () => {
    const profile = anAlumna();
    profile.update({ bio: 'Hello', maxMentees: 5, isWillingToMentor: true, availabilityStatus: 'busy' }, NOON);
    profile.update(
      { bio: '', company: null, maxMentees: null, isWillingToMentor: null, availabilityStatus: null },
      NOON,
    );

    expect(profile.snapshot()).toMatchObject({ bio: null, company: null, maxMentees: 3, isWillingToMentor: false });
    expect(profile.snapshot().availabilityStatus).toBe('available');
  });

  it('requires college, major and year, with the messages of the form', () => {
    const required = {
      college: 'College name is required',
      major: 'Major is required',
      graduationYear: 'Graduation year is required',
    };

    expect(getFieldErrors(AlumniProfile.create(7, null), { bio: 'Hello' })).toEqual(required);
    expect(getFieldErrors(anAlumna(), { college: ' R ', major: '', graduationYear: null })).toEqual(required);
    expect(getFieldErrors(anAlumna(), { graduationYear: 202 })).toEqual({ graduationYear: required.graduationYear });
  });

  it.each([1899, 2033, 2019.5, NaN, 1e308])('rejects the graduation year %p', (graduationYear) => {
    expect(getFieldErrors(anAlumna(), { graduationYear })).toEqual({
      graduationYear: 'Graduation year must be between 1900 and 2032',
    });
  });

  it.each<[keyof AlumniProfileChanges, AlumniProfileChanges]>([
    ['maxMentees', { maxMentees: 0 }],
    ['maxMentees', { maxMentees: 21 }],
    ['maxMentees', { maxMentees: 1.5 }],
    ['yearsOfExperience', { yearsOfExperience: -1 }],
    ['yearsOfExperience', { yearsOfExperience: 81 }],
    ['yearsOfExperience', { yearsOfExperience: NaN }],
    ['twitterHandle', { twitterHandle: 'x" onclick="' }],
    ['twitterHandle', { twitterHandle: '../evil' }],
    ['skills', { skills: 'x'.repeat(2_001) }],
    ['college', { college: 'x'.repeat(201) }],
  ])('rejects as %s %j', (field, changes) => {
    expect(Object.keys(getFieldErrors(anAlumna(), changes))).toEqual([field]);
  });

  it.each([
    ['linkedinUrl', 'https://www.linkedin.com/in/ada', 'https://www.linkedin.com/'],
    ['githubUrl', 'https://github.com/ada', 'https://github.com/'],
    ['personalWebsite', 'https://example.org/ada', 'https://'],
  ] as const)('accepts only URLs of its kind as %s', (field, validUrl, start) => {
    const message = `Enter an address that starts with ${start}.`;
    expect(getFieldErrors(anAlumna(), { [field]: 'http://127.0.0.1' })).toEqual({ [field]: message });
    expect(getFieldErrors(anAlumna(), { [field]: 'javascript:alert(1)' })).toEqual({ [field]: message });
    expect(getFieldErrors(anAlumna(), { [field]: validUrl })).toEqual({});
  });

  it('extracts the handle from a profile URL', () => {
    const profile = anAlumna();
    profile.update({ twitterHandle: 'https://x.com/ada' }, NOON);
    expect(profile.snapshot().twitterHandle).toBe('@ada');
  });

  it('names a college from which the alum transferred, other than their own', () => {
    const profile = anAlumna();
    profile.update({ transferredFromCollegeId: 4 }, NOON);
    expect(profile.snapshot().transferredFromCollegeId).toBe(4);

    const refusal = { transferredFromCollegeId: 'Choose another college than the one you graduated from' };
    expect(getFieldErrors(profile, { transferredFromCollegeId: 3 })).toEqual(refusal);
    expect(getFieldErrors(profile, { collegeId: 4 })).toEqual(refusal);
    profile.update({ transferredFromCollegeId: null }, NOON);
    expect(profile.snapshot().transferredFromCollegeId).toBeNull();
  });

  it('changes only the profile fields, even if the input has others', () => {
    const profile = anAlumna();
    profile.update(
      { bio: 'Hello', userId: 1, isProfileVisible: true, lastEditedAt: null } as AlumniProfileChanges,
      NOON,
    );

    expect(profile.snapshot()).toMatchObject({ userId: 7, bio: 'Hello', isProfileVisible: false, lastEditedAt: NOON });
  });

  it('clears the id of the college if its name changes, and keeps it otherwise', () => {
    const profile = anAlumna();
    profile.update({ college: 'Reed College ' }, NOON);
    expect(profile.snapshot().collegeId).toBe(3);

    profile.update({ college: 'A college far away' }, NOON);
    expect(profile.snapshot().collegeId).toBeNull();

    profile.update({ college: 'Bates College', collegeId: 9 }, NOON);
    expect(profile.snapshot()).toMatchObject({ college: 'Bates College', collegeId: 9 });
  });
});

describe('the visibility of an alum', () => {
  it('is chosen, with the time of the choice', () => {
    const profile = anAlumna();

    expect(profile.applyChoices({ isProfileVisible: true }, false, NOON)).toBe(true);
    expect(profile.snapshot()).toMatchObject({ isProfileVisible: true, visibilityChosenAt: NOON });
  });

  it('is chosen once, even if it stays hidden', () => {
    const profile = anAlumna();

    expect(profile.applyChoices({ isProfileVisible: false }, false, NOON)).toBe(true);
    expect(profile.applyChoices({ isProfileVisible: false }, false, LATER)).toBe(false);
    expect(profile.snapshot().visibilityChosenAt).toBe(NOON);
  });

  it('is not chosen by deciding who may send requests', () => {
    const profile = anAlumna();

    expect(profile.applyChoices({ allowStudentConnections: false }, false, NOON)).toBe(true);
    expect(profile.snapshot()).toMatchObject({ allowStudentConnections: false, visibilityChosenAt: null });
    expect(profile.applyChoices({ allowStudentConnections: false }, false, LATER)).toBe(false);
  });

  it("can't be public under 18", () => {
    expect(() => anAlumna().applyChoices({ isProfileVisible: true }, true, NOON)).toThrow(PublicProfileNotForMinors);
  });
});

describe('the studies of an alum', () => {
  it('are known if the college is', () => {
    expect([anAlumna().hasStudies, AlumniProfile.create(7, null).hasStudies]).toEqual([true, false]);
  });

  it('match the name of the college', () => {
    expect([
      anAlumna().isAtCollege(' Reed College '),
      anAlumna().isAtCollege('Reed'),
      AlumniProfile.create(7, null).isAtCollege(''),
    ]).toEqual([true, false, false]);
  });
});

const adult = (): StudentProfile => StudentProfile.create(7, false);
const minor = (): StudentProfile => StudentProfile.create(7, true);

function faultsOf(act: () => void): string[] {
  try {
    act();
  } catch (refusal) {
    if (refusal instanceof ProfileRefused) return refusal.fields.map(({ field }) => field);
    throw refusal;
  }
  return [];
}

describe('updating a student profile', () => {
  it('keeps omitted fields', () => {
    const profile = adult();
    profile.update({ bio: 'Hello', graduationYear: 2028 }, false, NOON);
    profile.update({ location: 'Reno' }, false, LATER);

    expect(profile.snapshot()).toMatchObject({
      bio: 'Hello',
      graduationYear: 2028,
      location: 'Reno',
      lastEditedAt: LATER,
    });
  });

  it('clears empty fields', () => {
    const profile = adult();
    profile.update({ bio: 'Hello', location: 'Reno', graduationYear: 2028 }, false, NOON);
    profile.update({ bio: '', location: null, graduationYear: null }, false, NOON);

    expect(profile.snapshot()).toMatchObject({ bio: null, location: null, graduationYear: null });
  });

  it.each([1899, 2037, 2027.5, NaN, 1e308, -2027])('rejects the graduation year %p', (graduationYear) => {
    expect(faultsOf(() => adult().update({ graduationYear }, false, NOON))).toEqual(['graduationYear']);
  });

  it('names every invalid field and changes nothing', () => {
    const profile = adult();
    const changes = { bio: 'x'.repeat(2_001), location: 'x'.repeat(201), graduationYear: 1, interests: 'Rocks' };

    expect(faultsOf(() => profile.update(changes, false, NOON))).toEqual(['location', 'bio', 'graduationYear']);
    expect(profile.snapshot()).toMatchObject({ interests: null, lastEditedAt: null });
  });

  it('rejects the phone number and contact email of a minor', () => {
    const changes = { phone: '555 0100', contactEmail: 'kim@example.org', bio: 'Hello' };
    expect(faultsOf(() => minor().update(changes, true, NOON))).toEqual(['phone', 'contactEmail']);

    minor().update({ phone: '', contactEmail: null }, true, NOON);
    adult().update(changes, false, NOON);
  });
});

describe('the visibility of a student', () => {
  it('is public at first, and private for a minor', () => {
    expect(adult().snapshot()).toMatchObject({ profileVisibility: 'public', visibilityChosenAt: null });
    expect(minor().snapshot()).toMatchObject({ profileVisibility: 'private', visibilityChosenAt: null });
  });

  it('is chosen, with the time of the choice', () => {
    const profile = adult();

    expect(profile.chooseVisibility('private', false, NOON)).toBe(true);
    expect(profile.snapshot()).toMatchObject({ profileVisibility: 'private', visibilityChosenAt: NOON });
  });

  it('is chosen once, even if the same value is confirmed', () => {
    const profile = adult();

    expect(profile.chooseVisibility('public', false, NOON)).toBe(true);
    expect(profile.chooseVisibility('public', false, LATER)).toBe(false);
    expect(profile.snapshot().visibilityChosenAt).toBe(NOON);
  });

  it("can't be public under 18", () => {
    const profile = minor();

    expect(() => profile.chooseVisibility('public', true, NOON)).toThrow(PublicProfileNotForMinors);
    expect(profile.chooseVisibility('private', true, NOON)).toBe(true);
  });

  it('stays private on the 18th birthday until another choice', () => {
    const profile = minor();
    profile.update({ bio: 'Eighteen today' }, false, NOON);
    expect(profile.snapshot().profileVisibility).toBe('private');

    profile.chooseVisibility('public', false, LATER);
    expect(profile.snapshot().profileVisibility).toBe('public');
  });
});

describe('a change of an alumni profile', () => {
  const eventsOf = (change: (profile: AlumniProfile) => void) => {
    const profile = anAlumna();
    change(profile);
    return profile.pullEvents();
  };

  it('announces the college of a new profile', () => {
    const registered = (collegeId: number | null) =>
      AlumniProfile.register(7, { ...studies, collegeId, currentPosition: null, company: null }, NOON);
    expect(registered(3).pullEvents()).toEqual([new AlumniListingChanged(7, [3], NOON)]);
    expect([registered(null), AlumniProfile.register(7, null, NOON)].flatMap((one) => one.pullEvents())).toEqual([]);
  });

  it('announces both colleges when the college changes', () => {
    expect(eventsOf((profile) => profile.update({ college: 'Bowdoin College', collegeId: 1 }, NOON))).toEqual([
      new AlumniListingChanged(7, [3, 1], NOON),
    ]);
    expect(eventsOf((profile) => profile.update({ college: 'A school abroad', collegeId: null }, NOON))).toEqual([
      new AlumniListingChanged(7, [3], NOON),
    ]);
  });

  it('announces a choice of visibility or mentoring', () => {
    const announced = [new AlumniListingChanged(7, [3], NOON)];
    expect(eventsOf((profile) => profile.applyChoices({ isProfileVisible: true }, false, NOON))).toEqual(announced);
    expect(eventsOf((profile) => profile.applyChoices({ isProfileVisible: false }, false, NOON))).toEqual(announced);
    const becameMentor = new AlumBecameMentor(7, 3, NOON);
    expect(eventsOf((profile) => profile.update({ isWillingToMentor: true }, NOON))).toEqual([
      ...announced,
      becameMentor,
    ]);
    const mentor = AlumniProfile.restore({ ...anAlumna().snapshot(), isWillingToMentor: true });
    mentor.applyChoices({ isProfileVisible: true }, false, NOON);
    expect(mentor.pullEvents()).toEqual([...announced, becameMentor]);
    mentor.applyChoices({ isProfileVisible: false }, false, NOON);
    expect(mentor.pullEvents()).toEqual(announced);
  });

  it('announces nothing else', () => {
    expect(eventsOf((profile) => profile.update({ bio: 'Hello', company: 'Lab 2' }, NOON))).toEqual([]);
    expect(eventsOf((profile) => profile.applyChoices({ allowStudentConnections: false }, false, NOON))).toEqual([]);
    const abroad = AlumniProfile.create(8, null);
    abroad.update({ ...studies, college: 'A school abroad', collegeId: null, isWillingToMentor: true }, NOON);
    expect(abroad.pullEvents()).toEqual([]);
  });
});
