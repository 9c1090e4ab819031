import { dataYears, differsStrongly } from './figures';

describe('yearsOf', () => {
  it('computes the years from the release', () => {
    expect(dataYears('2025-05-19', '4-year')).toMatchObject({
      admission_rate: 'fall 2023',
      tuition_in_state: '2023-24',
      graduation_rate: 'students who started in fall 2017',
    });
    expect(dataYears('2025-05-19', '2-year').graduation_rate).toBe('students who started in fall 2020');
    expect(dataYears('2001-11-01', '4-year').tuition_out_state).toBe('1999-00');
  });

  it('returns "year unknown" without a release', () => {
    expect(dataYears(null, '4-year').enrollment).toBe('year unknown');
  });
});

describe('differsStrongly', () => {
  it.each([
    [0.6, 0.66, false],
    [0.6, 0.6601, true],
    [0.64, 0.57, true],
    [1_000, 1_100, false],
    [1_000, 1_101, true],
    [10_000, 8_999, true],
    [0, 1, true],
    [0, 0, false],
  ])('compares the federal value %p with the college’s %p: %p', (federal, college, standsOut) => {
    expect(differsStrongly(college, federal)).toBe(standsOut);
  });

  it('returns false if there is no federal value', () => {
    expect(differsStrongly(5, null)).toBe(false);
  });
});
