import { TYPES_EXCEPT_SUB_TWO_YEAR, SUB_TWO_YEAR_TYPE } from './choices';
import {
  applySearchChange,
  comparedIds,
  parseDirectorySearch,
  toCollegeFilters,
  isComparing,
  toCollegeOrder,
  rangeChange,
  selectedRange,
  toggleSubTwoYear,
} from './search';

const given = (address: Record<string, unknown>) =>
  Object.fromEntries(Object.entries(parseDirectorySearch(address)).filter(([, value]) => value !== undefined));

describe('reading the URL of the directory', () => {
  it('finds nothing in an empty URL', () => {
    expect(given({})).toEqual({});
  });

  it('reads valid parameters', () => {
    const address = {
      tab: 'majors',
      q: ' art ',
      states: ['MA', 'CA', 'MA'],
      types: 'Public 4-year',
      majors: ['Biology'],
      tuition_min: '1000',
      tuition_max: '20000',
      unreported: 'tuition',
      sort: 'distance',
      order: 'desc',
      near: 'Boston, MA',
      view: 'map',
      page: '3',
      compare: '3,1,2',
    };
    expect(given(address)).toEqual({
      ...address,
      q: 'art',
      states: ['CA', 'MA'],
      types: ['Public 4-year'],
      tuition_min: 1000,
      tuition_max: 20000,
      unreported: ['tuition'],
      page: 3,
    });
  });

  it.each([
    ['a state no one knows', { states: ['XX', 'ma'] }],
    ['a type no one knows', { types: 'Private' }],
    ['a range the wrong way round', { tuition_min: '9000', tuition_max: '1000' }],
    ['a range beyond the scale', { acceptance_min: '101' }],
    ['text where a number belongs', { enrollment_min: '1e3', page: '-1' }],
    ['the first page', { page: '1' }],
    ['a repeated text', { q: ['a', 'b'], sort: ['name', 'tuition'] }],
    ['ids that are none', { compare: 'x,0,-1,99999999999' }],
    ['a view that is none', { view: 'globe', tab: 'colleges', order: 'up' }],
  ])('ignores %s', (_, address) => {
    expect(given(address)).toEqual({});
  });

  it('ignores bounds at the ends of the scale', () => {
    expect(given({ tuition_min: '0', tuition_max: '50000' })).toEqual({});
  });

  it('compares at most four colleges, without duplicates', () => {
    expect(comparedIds(parseDirectorySearch({ compare: '5,5,4,3,2,1' }))).toEqual([5, 4, 3, 2]);
  });
});

describe('the request to the server', () => {
  it('contains only what is set', () => {
    expect(
      toCollegeFilters(parseDirectorySearch({ states: 'MA', tuition_max: '9000', view: 'map', page: '2' })),
    ).toEqual({
      states: ['MA'],
      types: TYPES_EXCEPT_SUB_TWO_YEAR,
      tuition_max: 9000,
    });
  });

  it('includes colleges without a figure only if its range is set', () => {
    const unreported = ['tuition', 'enrollment'];
    expect(toCollegeFilters(parseDirectorySearch({ unreported, tuition_max: '9000' }))).toEqual({
      types: TYPES_EXCEPT_SUB_TWO_YEAR,
      tuition_max: 9000,
      unreported: ['tuition'],
    });
    expect(toCollegeFilters(parseDirectorySearch({ unreported }))).toEqual({ types: TYPES_EXCEPT_SUB_TWO_YEAR });
  });

  it('is not sorted by distance without a place', () => {
    expect(toCollegeOrder(parseDirectorySearch({ sort: 'distance' }))).toEqual({ sort: 'popularity' });
    expect(toCollegeOrder(parseDirectorySearch({ sort: 'distance', near: 'Boston, MA' }))).toEqual({
      sort: 'distance',
      near: 'Boston, MA',
    });
  });
});

describe('colleges with only short programs', () => {
  const typesOf = (address: Record<string, unknown>) => toCollegeFilters(parseDirectorySearch(address)).types;

  it.each([
    [{}, TYPES_EXCEPT_SUB_TWO_YEAR],
    [{ short: 'yes' }, undefined],
    [{ q: 'beauty' }, undefined],
    [{ q: 'beauty', short: 'no' }, TYPES_EXCEPT_SUB_TWO_YEAR],
    [{ types: 'Public 4-year' }, ['Public 4-year']],
    [{ types: 'Public 4-year', q: 'beauty' }, ['Public 4-year']],
    [{ types: 'Public 4-year', short: 'yes' }, ['Public 4-year', SUB_TWO_YEAR_TYPE]],
    [{ types: SUB_TWO_YEAR_TYPE }, [SUB_TWO_YEAR_TYPE]],
  ])('search %j requests types %j', (address, types) => {
    expect(typesOf(address)).toEqual(types);
  });

  it.each([
    [{}, true, { types: undefined, short: 'yes' }],
    [{ short: 'yes' }, false, { types: undefined, short: undefined }],
    [{ q: 'beauty' }, false, { types: undefined, short: 'no' }],
    [{ q: 'beauty', short: 'no' }, true, { types: undefined, short: undefined }],
    [{ types: [SUB_TWO_YEAR_TYPE, 'Public 4-year'] }, false, { types: ['Public 4-year'], short: undefined }],
  ])('search %j with shown=%s changes the URL only where it differs from the default', (address, isShown, change) => {
    expect(toggleSubTwoYear(parseDirectorySearch(address), isShown)).toEqual(change);
  });
});

describe('a range', () => {
  it('spans the whole scale until it is set', () => {
    expect(selectedRange(parseDirectorySearch({}), 'tuition')).toEqual([0, 50000]);
    expect(selectedRange(parseDirectorySearch({ tuition_min: '5000' }), 'tuition')).toEqual([5000, 50000]);
  });

  it('is written only where it excludes something', () => {
    expect(rangeChange('acceptance', [0, 100])).toEqual({ acceptance_min: undefined, acceptance_max: undefined });
    expect(rangeChange('acceptance', [20, 100])).toEqual({ acceptance_min: 20, acceptance_max: undefined });
  });
});

describe('a change', () => {
  const search = parseDirectorySearch({ page: '4' });

  it('of a filter or the order returns to the first page', () => {
    expect(applySearchChange(search, { states: ['MA'] }).page).toBeUndefined();
    expect(applySearchChange(search, { sort: 'tuition' }).page).toBeUndefined();
  });

  it('of the compared colleges or the view stays on the page', () => {
    expect(applySearchChange(search, { compare: '1', view: 'list' }).page).toBe(4);
  });
});

describe('the comparison', () => {
  it.each([
    [{ compare: '1,2' }, true],
    [{ compare: '1,2', view: 'list' }, false],
    [{ compare: '1,2', tab: 'majors' }, false],
    [{}, false],
  ])('is open for %j: %s', (address, isShown) => {
    expect(isComparing(parseDirectorySearch(address))).toBe(isShown);
  });
});
