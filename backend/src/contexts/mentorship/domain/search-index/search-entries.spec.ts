import {
  toDirectoryEntry,
  type DirectoryPerson,
  nameSearchPattern,
  hasStudentFilter,
  type StudentFilters,
} from './search-entries';
import { StudentProfile } from '../profiles/profiles';

const person: DirectoryPerson = {
  id: 1,
  role: 'student',
  displayName: 'Véra  O’Neil-Rivers',
  adultFrom: null,
  takesPart: true,
};

describe('a directory entry', () => {
  it('contains the folded name', () => {
    expect(toDirectoryEntry(person, null, null).name).toBe(' vera oneil rivers');
  });

  it('lists new students before they save any details, unless they are under 18', () => {
    expect(toDirectoryEntry(person, null, null)).toMatchObject({ isPublicStudent: true });
    expect(toDirectoryEntry({ ...person, adultFrom: '2027-01-02' }, null, null)).toMatchObject({
      isPublicStudent: false,
      adultFrom: '2027-01-02',
    });
  });

  it('follows the visibility that the student chose', () => {
    const hidden = StudentProfile.create(1, false);
    hidden.chooseVisibility('private', false, new Date('2026-03-01T12:00:00Z'));

    expect(toDirectoryEntry(person, hidden.snapshot(), null)).toMatchObject({ isPublicStudent: false });
  });
});

describe('nameSearchPattern', () => {
  it.each([
    ['RIV', 'riv'],
    ['Véra', 'vera'],
    ['ra riv', 'ra riv'],
    ['R', ' r'],
    ['k r', ' k r'],
    ['%', null],
    [' ', null],
  ])('turns %p into %p', (typed, expected) => {
    expect(nameSearchPattern(typed)).toBe(expected);
  });
});

describe('student filters', () => {
  it.each<[StudentFilters, boolean]>([
    [{ major: 'g' }, true],
    [{ year: 2027 }, true],
    [{ state: 'NV' }, true],
    [{ major: '' }, false],
    [{}, false],
  ])('with %j narrow the list: %s', (filters, expected) => {
    expect(hasStudentFilter(filters)).toBe(expected);
  });
});
