import { activeFilters, describeFilter, clearFilterChange, clearAllFiltersChange } from './active-filters';
import { parseDirectorySearch } from './search';

const search = parseDirectorySearch({
  q: 'art',
  states: ['MA', 'CA'],
  types: 'Public 4-year',
  tuition_min: '5000',
  acceptance_max: '40',
  enrollment_min: '1000',
  enrollment_max: '9000',
});

describe('active filters', () => {
  it('have a readable label for each value', () => {
    expect(activeFilters(search).map(({ label }) => label)).toEqual([
      '“art”',
      'California',
      'Massachusetts',
      'Public 4-year',
      'Tuition from $5,000',
      'Enrollment 1,000 to 9,000',
      'Acceptance rate up to 40%',
    ]);
  });

  it('name settings, missions and test policies', () => {
    const chosen = parseDirectorySearch({ settings: ['rural', 'moon'], missions: 'women', tests: ['optional'] });
    expect(activeFilters(chosen).map(({ label, remove }) => [label, remove])).toEqual([
      ['Rural area', { settings: undefined }],
      ['Women’s college', { missions: undefined }],
      ['Test optional', { tests: undefined }],
    ]);
  });

  it('can be removed one by one', () => {
    const remove = (label: string) => activeFilters(search).find((filter) => filter.label === label)?.remove;
    expect(remove('California')).toEqual({ states: ['MA'] });
    expect(remove('Public 4-year')).toEqual({ types: undefined });
    expect(remove('Tuition from $5,000')).toEqual({ tuition_min: undefined, tuition_max: undefined });
  });

  it('can all be removed together', () => {
    expect(activeFilters({ ...search, ...clearAllFiltersChange() })).toEqual([]);
  });

  it('can be named in a sentence', () => {
    expect(describeFilter(search, 'q')).toBe('“art”');
    expect(describeFilter(search, 'states')).toBe('the 2 states');
    expect(describeFilter(search, 'types')).toBe('“Public 4-year”');
    expect(describeFilter(search, 'tuition')).toBe('the tuition range');
    expect(clearFilterChange('states')).toEqual({ states: undefined });
  });
});
