import { narrows, type StudentFilters } from './student-filters';

describe('looking for students', () => {
  it.each<[StudentFilters, boolean]>([
    [{ major: 'g' }, true],
    [{ year: 2027 }, true],
    [{ state: 'NV' }, true],
    [{ major: '' }, false],
    [{}, false],
  ])('by %j narrows the list: %s', (filters, expected) => {
    expect(narrows(filters)).toBe(expected);
  });
});
