import { yearsOf } from './figures';

describe('the time a figure is about', () => {
  it('follows from the release', () => {
    expect(yearsOf('2025-05-19', '4-year')).toMatchObject({
      admission_rate: 'fall 2023',
      tuition_in_state: '2023-24',
      graduation_rate: 'classes that began in fall 2017',
    });
    expect(yearsOf('2025-05-19', '2-year').graduation_rate).toBe('classes that began in fall 2020');
    expect(yearsOf('2001-11-01', '4-year').tuition_out_state).toBe('1999-00');
  });

  it('is not stated for a file that does not tell its release', () => {
    expect(yearsOf(null, '4-year').enrollment).toBe('year not stated');
  });
});
