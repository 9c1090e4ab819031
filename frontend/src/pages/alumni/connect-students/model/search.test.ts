import { activeFilters } from './active-filters';
import { changed, filtersOf, graduationYears, studentsSearch } from './search';

describe('the address of the students', () => {
  it('is read with everything that narrows down', () => {
    expect(studentsSearch({ q: ' Kim ', major: 'Law', year: '2027', state: 'NV', page: '2' })).toEqual({
      q: 'Kim',
      major: 'Law',
      year: 2027,
      state: 'NV',
      page: 2,
    });
  });

  it.each([
    [{ q: '\u0000 ' }],
    [{ major: ['Law'] }],
    [{ year: 'soon' }],
    [{ year: '99' }],
    [{ state: 'XX' }],
    [{ page: '1' }],
    [{ page: '9999' }],
  ])('passes over what says nothing: %o', (raw) => {
    expect(Object.values(studentsSearch(raw)).filter((value) => value !== undefined)).toEqual([]);
  });

  it('starts at the first page again when a filter changes', () => {
    expect(changed({ page: 4 }, { major: 'Law' })).toEqual({ major: 'Law', page: undefined });
    expect(changed({ page: 4, major: 'Law' }, { page: 5 })).toEqual({ major: 'Law', page: 5 });
  });

  it('asks the server for the filters alone', () => {
    expect(filtersOf({ q: 'Kim', page: 2 })).toEqual({ q: 'Kim' });
  });

  it('offers the years around this one', () => {
    const years = graduationYears(2026);
    expect([years[0], years.at(-1)]).toEqual([2024, 2036]);
  });

  it('names every filter with the way without it', () => {
    expect(activeFilters({ q: 'Kim', year: 2027, state: 'NV' })).toEqual([
      { key: 'q', label: 'Kim', remove: { q: undefined } },
      { key: 'year', label: 'Class of 2027', remove: { year: undefined } },
      { key: 'state', label: 'Nevada', remove: { state: undefined } },
    ]);
  });
});
