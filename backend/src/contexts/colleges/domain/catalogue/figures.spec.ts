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

describe('differsMuch', () => {
  it.each([
    ['admission_rate', 0.64, 0.74, false],
    ['admission_rate', 0.64, 0.7401, true],
    ['graduation_rate', 0.64, 0.539, true],
    ['enrollment', 1_000, 1_250, false],
    ['enrollment', 1_000, 1_251, true],
    ['tuition_in_state', 10_000, 7_499, true],
    ['enrollment', 0, 1, true],
    ['enrollment', 0, 0, false],
  ] as const)('compares the %s %p with the college’s %p: %p', (figure, federal, college, standsOut) => {
    expect(differsStrongly(figure, college, federal)).toBe(standsOut);
  });

  it('returns false if there is no federal value', () => {
    expect(differsStrongly('enrollment', 5, null)).toBe(false);
  });
});
