import { activeFilters } from './active-filters';
import { applySearchChange, toStudentFilters, graduationYearChoices, parseStudentsSearch } from './search';

describe('the URL of the student directory', () => {
  it('is parsed with all filters', () => {
    expect(parseStudentsSearch({ q: ' Kim ', major: 'Law', year: '2027', state: 'NV', page: '2' })).toEqual({
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
  ])('ignores invalid values: %o', (raw) => {
    expect(Object.values(parseStudentsSearch(raw)).filter((value) => value !== undefined)).toEqual([]);
  });

  it('returns to the first page when a filter changes', () => {
    expect(applySearchChange({ page: 4 }, { major: 'Law' })).toEqual({ major: 'Law', page: undefined });
    expect(applySearchChange({ page: 4, major: 'Law' }, { page: 5 })).toEqual({ major: 'Law', page: 5 });
  });

  it('sends only the filters to the server', () => {
    expect(toStudentFilters({ q: 'Kim', page: 2 })).toEqual({ q: 'Kim' });
  });

  it('offers graduation years around the current one', () => {
    const years = graduationYearChoices(2026);
    expect([years[0], years.at(-1)]).toEqual([2024, 2036]);
  });

  it('lists each active filter with the change that removes it', () => {
    expect(activeFilters({ q: 'Kim', year: 2027, state: 'NV' })).toEqual([
      { key: 'q', label: 'Kim', remove: { q: undefined } },
      { key: 'year', label: 'Class of 2027', remove: { year: undefined } },
      { key: 'state', label: 'Nevada', remove: { state: undefined } },
    ]);
  });
});
