import { AlumniProfile } from '../profiles/profiles';
import { toFinderEntry } from '../search-index/search-entries';
import { foldText } from '../../../../shared/domain/fold-text';

const NOON = new Date('2026-03-01T12:00:00Z');
const STUDIES = { college: 'Université de l’Est', collegeId: 3, major: 'Law & Society', graduationYear: 2019 };

describe('folded words', () => {
  it.each([
    ['Université de l’Est', 'universite de lest'],
    ['  North & South—College, ', 'north and south college'],
    ['Łódź, Ærø, Straße', 'lodz aero strasse'],
    ['東京 大学 2', '東京 大学 2'],
    ['Ａ', 'a'],
    ['!?🌱', ''],
  ])('%j are %j', (text, words) => {
    expect(foldText(text)).toBe(words);
  });
});

describe('the search terms of an alum', () => {
  const alumna = (isProfileVisible?: boolean) => {
    const profile = AlumniProfile.create(7, { ...STUDIES, currentPosition: null, company: 'Lab' });
    profile.update({ industry: 'Énergie', isWillingToMentor: true }, NOON);
    if (isProfileVisible !== undefined) profile.applyChoices({ isProfileVisible }, false, NOON);
    return profile;
  };

  it('contain only what everyone may see', () => {
    expect(toFinderEntry(alumna(true).snapshot())).toEqual({
      userId: 7,
      isListed: true,
      isVisible: true,
      college: 'universite de lest',
      collegeId: 3,
      fields: ['2201'],
      major: 'law and society',
      graduationYear: 2019,
      industry: 'energie',
      company: 'lab',
      isWilling: true,
      isAvailable: true,
      maxMentees: 3,
    });
  });

  it('contain only the studies until a visibility is chosen', () => {
    expect(toFinderEntry(alumna().snapshot())).toMatchObject({
      isListed: true,
      isVisible: false,
      industry: null,
      company: null,
      isWilling: false,
      isAvailable: false,
    });
  });

  it('are empty if the profile is hidden, or the studies are unknown', () => {
    expect(toFinderEntry(alumna(false).snapshot()).isListed).toBe(false);
    expect(toFinderEntry(AlumniProfile.create(8, null).snapshot()).isListed).toBe(false);
  });

  it("don't list the alum as available while students may not send requests", () => {
    const closed = alumna(true);
    closed.applyChoices({ allowStudentConnections: false }, false, NOON);

    expect(toFinderEntry(closed.snapshot())).toMatchObject({ isWilling: true, isAvailable: false });
  });
});
