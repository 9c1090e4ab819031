import { AlumniProfile, StudentProfile } from './profiles';
import {
  ownVisibleAlumniProfile,
  type VisibleProfile,
  visibleAlumniProfile,
  visibleStudentProfile,
  VIEWER_KINDS,
} from './profile-visibility';
import { isShownToMembers, visiblePicture, type PersonSummary } from './person';

const NOON = new Date('2026-03-01T12:00:00Z');
const PICTURE = 'https://pictures.example/robin.png';
const robin: PersonSummary = {
  id: 7,
  displayName: 'Robin Example',
  isMinor: false,
  avatarUrl: PICTURE,
  isSample: false,
  role: 'student',
};
const minor: PersonSummary = { ...robin, displayName: 'Robin E.', isMinor: true, avatarUrl: null };

const LINK_FIELDS = ['linkedinUrl', 'twitterHandle', 'githubUrl', 'personalWebsite'];
const CARD_FIELDS = ['college', 'collegeId', 'graduationYear', 'major'];

function anAlumna(isProfileVisible?: boolean) {
  const changes = { college: 'Reed College', collegeId: 3, major: 'Physics', graduationYear: 2019 };
  const profile = AlumniProfile.create(7, { ...changes, currentPosition: 'Engineer', company: 'Lab' });
  const text = 'something';
  profile.update(
    {
      industry: text,
      yearsOfExperience: 5,
      skills: text,
      mentorshipAreas: text,
      location: text,
      bio: text,
      linkedinUrl: 'https://www.linkedin.com/in/robin',
      twitterHandle: '@robin',
      githubUrl: 'https://github.com/robin',
      personalWebsite: 'https://example.org',
    },
    NOON,
  );
  if (isProfileVisible !== undefined) profile.applyChoices({ isProfileVisible }, false, NOON);
  return profile.snapshot();
}

function aStudent(visibility: 'public' | 'private' = 'public') {
  const profile = StudentProfile.create(7, false);
  const text = 'something';
  profile.update(
    {
      intendedMajor: text,
      currentSchool: text,
      graduationYear: 2027,
      interests: text,
      careerGoals: text,
      skillsToLearn: text,
      areasOfInterest: text,
      preferredIndustries: text,
      schoolsConsidering: text,
      mentorshipPreferences: text,
      location: text,
      bio: text,
      phone: text,
      contactEmail: 'robin@example.org',
    },
    false,
    NOON,
  );
  profile.chooseVisibility(visibility, false, NOON);
  return profile.snapshot();
}

/** The names of the fields that the viewer sees, or doesn't see. */
const visibleFields = ({ details }: VisibleProfile<object>) => listFieldNames(details, (value) => value !== null);
const hiddenFields = ({ details }: VisibleProfile<object>) => listFieldNames(details, (value) => value === null);
const listFieldNames = (details: object | null, is: (value: unknown) => boolean) =>
  details && Object.entries(details).flatMap(([field, value]) => (is(value) ? [field] : []));
const NOTHING = { isShown: false, person: null, details: null };

describe('a link that was stored before the current rules', () => {
  it('is hidden from everyone', () => {
    const kept = { ...anAlumna(true), linkedinUrl: 'http://127.0.0.1' };
    for (const viewer of VIEWER_KINDS) {
      expect(JSON.stringify(visibleAlumniProfile({ ...robin, role: 'alumni' }, kept, viewer))).not.toContain(
        '127.0.0.1',
      );
    }
  });
});

describe("an alum who hasn't chosen a visibility", () => {
  it('is hidden from visitors', () => {
    expect(visibleAlumniProfile(robin, anAlumna(), 'visitor')).toEqual({ ...NOTHING, why: 'not-chosen' });
  });

  it('is a small card for members', () => {
    const card = visibleAlumniProfile(robin, anAlumna(), 'member');

    expect(visibleFields(card)!.sort()).toEqual(CARD_FIELDS);
    expect(card).toMatchObject({ isShown: true, why: null });
    expect(card.person).toEqual({ displayName: 'Robin Example', avatarUrl: PICTURE });
  });

  it('is shown completely to connections', () => {
    expect(hiddenFields(visibleAlumniProfile(robin, anAlumna(), 'connection'))).toEqual([]);
  });
});

describe('a visible alum', () => {
  it('hides location, links and considered colleges from visitors', () => {
    expect(hiddenFields(visibleAlumniProfile(robin, anAlumna(true), 'visitor'))).toEqual([
      'location',
      ...LINK_FIELDS,
      'consideredColleges',
    ]);
  });

  it('never shows from which college they transferred, also not in the preview', () => {
    const profile = { ...anAlumna(true), transferredFromCollegeId: 4 };
    const shown = VIEWER_KINDS.map((viewer) => visibleAlumniProfile(robin, profile, viewer));
    for (const { details } of [...shown, ownVisibleAlumniProfile(robin, profile)])
      expect(details).not.toHaveProperty('transferredFromCollegeId');
  });

  it.each(['member', 'connection'] as const)('is shown completely to a %s', (viewer) => {
    expect(hiddenFields(visibleAlumniProfile(robin, anAlumna(true), viewer))).toEqual([]);
  });
});

describe('a hidden alum', () => {
  it.each(['visitor', 'member'] as const)('is hidden from a %s', (viewer) => {
    expect(visibleAlumniProfile(robin, anAlumna(false), viewer)).toEqual({ ...NOTHING, why: 'hidden' });
  });

  it('is only a name for connections', () => {
    const person = { displayName: 'Robin Example', avatarUrl: null };
    expect(visibleAlumniProfile(robin, anAlumna(false), 'connection')).toEqual({
      isShown: true,
      why: null,
      person,
      details: null,
    });
  });
});

describe('an alum under 18', () => {
  it('is hidden from everyone except connections, whatever is stored', () => {
    for (const viewer of ['visitor', 'member'] as const) {
      expect(visibleAlumniProfile(minor, anAlumna(true), viewer)).toEqual({ ...NOTHING, why: 'minor' });
    }
    expect(visibleAlumniProfile(minor, anAlumna(true), 'connection').details).toBeNull();
  });
});

describe('a student', () => {
  it('is hidden from visitors with every setting', () => {
    for (const profile of [aStudent('public'), aStudent('private')]) {
      expect(visibleStudentProfile(robin, profile, 'visitor')).toEqual({ ...NOTHING, why: 'never-to-visitors' });
    }
  });

  it('with a public profile hides location, phone and email from members', () => {
    expect(hiddenFields(visibleStudentProfile(robin, aStudent(), 'member'))).toEqual([
      'location',
      'phone',
      'contactEmail',
    ]);
  });

  it('with a private profile is hidden from members', () => {
    expect(visibleStudentProfile(robin, aStudent('private'), 'member')).toEqual({ ...NOTHING, why: 'private' });
  });

  it('with a private profile shows the person they asked their name, major and school, without the picture', () => {
    const shown = visibleStudentProfile(robin, aStudent('private'), 'asked');
    expect(shown.person).toEqual({ displayName: robin.displayName, avatarUrl: null });
    expect(visibleFields(shown)).toEqual(['intendedMajor', 'currentSchool']);
    expect(visibleStudentProfile(robin, aStudent(), 'asked')).toEqual(
      visibleStudentProfile(robin, aStudent(), 'member'),
    );
  });

  it.each(['public', 'private'] as const)('with a %s profile shows everything to connections', (visibility) => {
    expect(hiddenFields(visibleStudentProfile(robin, aStudent(visibility), 'connection'))).toEqual([]);
  });
});

describe('a student under 18', () => {
  // Minors are hidden even if their stored setting is public.
  const profile = aStudent('public');

  it.each(['visitor', 'member'] as const)('is hidden from a %s', (viewer) => {
    expect(visibleStudentProfile(minor, profile, viewer).details).toBeNull();
    expect(visibleStudentProfile(minor, profile, 'member').why).toBe('minor');
  });

  it('shows the person they asked the short name and the major only', () => {
    const shown = visibleStudentProfile(minor, profile, 'asked');
    expect(shown.person).toEqual({ displayName: minor.displayName, avatarUrl: null });
    expect(visibleFields(shown)).toEqual(['intendedMajor']);
  });

  it('shows connections no school, location or contact details', () => {
    const shown = visibleStudentProfile(minor, profile, 'connection');

    expect(visibleFields(shown)!.sort()).toEqual(
      [
        'intendedMajor',
        'interests',
        'careerGoals',
        'skillsToLearn',
        'areasOfInterest',
        'preferredIndustries',
        'bio',
      ].sort(),
    );
    expect(shown.person).toEqual({ displayName: 'Robin E.', avatarUrl: null });
  });
});

describe('any viewer', () => {
  it('never sees who may look', () => {
    for (const viewer of VIEWER_KINDS) {
      const shown = [
        visibleAlumniProfile(robin, anAlumna(true), viewer),
        visibleStudentProfile(robin, aStudent(), viewer),
      ];
      expect(JSON.stringify(shown)).not.toMatch(
        /isProfileVisible|visibilityChosenAt|profileVisibility|lastEditedAt|userId/,
      );
    }
  });
});

describe('the picture beside a request or a message', () => {
  const open = { isAlumniHidden: false, isStudentPrivate: false };
  const picture = { avatarUrl: '/pictures/1.webp' } as const;
  const of = (changes: Partial<PersonSummary>, hidden: object, isConnected: boolean) =>
    visiblePicture({ ...robin, ...picture, ...changes }, { ...open, ...hidden }, isConnected);

  it('of a student is shown to connections, and to others only with a public profile of an adult', () => {
    expect(of({ role: 'student' }, {}, false)).toBe('/pictures/1.webp');
    expect(of({ role: 'student' }, { isStudentPrivate: true }, false)).toBeNull();
    expect(of({ role: 'student', isMinor: true }, {}, false)).toBeNull();
    expect(of({ role: 'student', isMinor: true }, { isStudentPrivate: true }, true)).toBe('/pictures/1.webp');
  });

  it('of an alum is hidden with the profile, also from connections; a profile of the other role makes no difference', () => {
    expect(of({ role: 'alumni' }, { isAlumniHidden: true }, true)).toBeNull();
    expect(of({ role: 'alumni' }, { isStudentPrivate: true }, false)).toBe('/pictures/1.webp');
    expect(of({ role: 'student' }, { isAlumniHidden: true }, false)).toBe('/pictures/1.webp');
  });
});

describe('whether members see a profile', () => {
  it.each([robin, minor])('is decided in the same way from the choices alone: $displayName', (person) => {
    for (const isVisible of [undefined, true, false]) {
      const choices = { isAlumniHidden: isVisible === false, isStudentPrivate: true };
      expect(isShownToMembers({ ...person, role: 'alumni' }, choices)).toBe(
        visibleAlumniProfile(person, anAlumna(isVisible), 'member').isShown,
      );
    }
    for (const visibility of ['public', 'private'] as const) {
      const choices = { isAlumniHidden: true, isStudentPrivate: visibility === 'private' };
      expect(isShownToMembers(person, choices)).toBe(
        visibleStudentProfile(person, aStudent(visibility), 'member').isShown,
      );
    }
  });
});
