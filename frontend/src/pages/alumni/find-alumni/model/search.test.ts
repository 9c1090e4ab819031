import { activeFilters, filterPhrase } from './active-filters';
import {
  applySearchChange,
  graduationYearChoices,
  parseFinderSearch,
  toAlumniFilters,
  toAlumniPageQuery,
} from './search';

describe('the URL of the finder', () => {
  it('is parsed with all filters', () => {
    const raw = {
      college: ' Yale ',
      major: 'Biology',
      industries: ['Legal', 'Technology'],
      years: '2019',
      mentor: 'true',
    };
    expect(parseFinderSearch({ ...raw, sort: 'newest', page: '3' })).toMatchObject({
      college: 'Yale',
      industries: ['Technology', 'Legal'],
      years: [2019],
      mentor: true,
      sort: 'newest',
      page: 3,
    });
  });

  it.each([
    [{ industries: 'Magic' }],
    [{ years: ['soon', '999'] }],
    [{ mentor: 'maybe' }],
    [{ sort: 'match' }],
    [{ page: '0' }],
    [{ page: '1' }],
    [{ college: '\u0000 ' }],
    [{ view: 'search' }],
  ])('ignores invalid values: %o', (raw) => {
    expect(Object.values(parseFinderSearch(raw)).filter((value) => value !== undefined)).toEqual([]);
  });

  it('returns to the first page when a filter changes, but not when the view changes', () => {
    expect(applySearchChange({ page: 4 }, { college: 'Yale' }).page).toBeUndefined();
    expect(applySearchChange({ page: 4 }, { view: 'trending' }).page).toBe(4);
  });

  it('returns to the first page when the list of people changes', () => {
    expect(applySearchChange({ page: 4 }, { view: 'connected' }).page).toBeUndefined();
    expect(applySearchChange({ page: 4, view: 'connected' }, { view: undefined }).page).toBeUndefined();
    expect(applySearchChange({ page: 4, view: 'connected' }, { view: 'connected' }).page).toBe(4);
  });

  it('requests only connections in their view, in no chosen order', () => {
    const search = parseFinderSearch({ view: 'connected', major: 'Law', sort: 'newest', page: '2' });
    expect(toAlumniPageQuery(search)).toEqual({ major: 'Law', connected: true, page: 2 });
    expect(toAlumniPageQuery({ ...search, view: undefined })).toEqual({ major: 'Law', sort: 'newest', page: 2 });
  });

  it('sends only the filters to the server', () => {
    expect(toAlumniFilters({ college: 'Yale', sort: 'newest', page: 2, view: 'trending' })).toEqual({
      college: 'Yale',
    });
  });
});

describe('graduationYears', () => {
  it('returns twenty-two years, starting with the current one', () => {
    const years = graduationYearChoices(2026);
    expect([years[0], years.at(-1), years.length]).toEqual([2026, 2005, 22]);
  });
});

describe('the active filters', () => {
  const search = parseFinderSearch({
    college: 'Yale',
    industries: ['Legal', 'Media'],
    years: ['2019', '2020'],
    mentor: true,
  });

  it('are listed with one entry per value and the change that removes it', () => {
    expect(activeFilters(search).map(({ label }) => label)).toEqual([
      'Yale',
      'Media',
      'Legal',
      'Class of 2020',
      'Class of 2019',
      'Willing to mentor',
    ]);
    expect(activeFilters(search)[1]!.remove).toEqual({ industries: ['Legal'] });
  });

  it('are worded for a sentence', () => {
    expect(filterPhrase(search, 'college')).toBe('“Yale”');
    expect(filterPhrase(search, 'industries')).toBe('the 2 industries');
    expect(filterPhrase(search, 'years')).toBe('the 2 classes');
    expect(filterPhrase({ years: [2019] }, 'years')).toBe('the class of 2019');
    expect(filterPhrase(search, 'mentor')).toBe('“Willing to mentor”');
  });
});
