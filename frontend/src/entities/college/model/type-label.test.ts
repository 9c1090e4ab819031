import { collegeTypeLabel } from './type-label';

describe('typeLabelOf', () => {
  it.each([
    [{ type: 'Public 4-year', level: '4-year' }, 'Public 4-year'],
    [{ type: 'Private For-Profit 2-year', level: 'less-than-2-year' }, 'Private For-Profit, under 2 years'],
    [{ type: 'Public 2-year' }, 'Public 2-year'],
  ])('returns for %j: %s', (college, label) => {
    expect(collegeTypeLabel(college)).toBe(label);
  });
});
