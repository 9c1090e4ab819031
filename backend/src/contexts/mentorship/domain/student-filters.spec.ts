import { fits, narrows, type StudentFilters } from './student-filters';

const seen = { intendedMajor: 'Génie civil & Design', graduationYear: 2027, location: 'Reno, NV' };
const nothing = { intendedMajor: null, graduationYear: null, location: null };

describe('looking for students', () => {
  it.each<[StudentFilters, boolean]>([
    [{}, true],
    [{ major: 'genie' }, true],
    [{ major: 'DESIGN gen' }, true],
    [{ major: 'design law' }, false],
    [{ major: 'esign' }, false],
    [{ major: '%' }, false],
    [{ year: 2027 }, true],
    [{ year: 2026 }, false],
    [{ state: 'NV' }, true],
    [{ state: 'CA' }, false],
    [{ major: 'design', year: 2027, state: 'NV' }, true],
    [{ major: 'design', year: 2027, state: 'CA' }, false],
  ])('%j fits: %s', (filters, expected) => {
    expect(fits(filters, seen)).toBe(expected);
  });

  it.each<StudentFilters>([{ major: 'g' }, { year: 2027 }, { state: 'NV' }])(
    'finds nobody by %j who does not show it',
    (filters) => {
      expect(fits(filters, nothing)).toBe(false);
      expect(narrows(filters)).toBe(true);
    },
  );

  it('is not narrowed down by what is left empty', () => {
    expect(narrows({ major: '' })).toBe(false);
  });
});
