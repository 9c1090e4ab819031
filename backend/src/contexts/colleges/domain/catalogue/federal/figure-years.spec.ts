import { findFigureYear } from './figure-years';

describe('the year of a figure', () => {
  it.each([
    ['tuition_in_state', '2025-05-19', '4-year', '2023-24'],
    ['net_price', '2025-05-19', '4-year', '2022-23'],
    ['graduation_rate', '2025-05-19', '4-year', 'students who started in fall 2017'],
    ['graduation_rate', '2025-05-19', '2-year', 'students who started in fall 2020'],
    ['graduation_rate', '2026-06-10', '2-year', 'students who started in fall 2021'],
    ['debt', '2026-06-10', '4-year', 'students who left or finished in fiscal years 2020 and 2021'],
    ['debt', '2019-01-01', '4-year', null],
    ['debt', null, '4-year', null],
  ] as const)('%s in the release of %s of a %s college: %s', (name, release, level, year) => {
    expect(findFigureYear(name, release, level)).toBe(year);
  });
});
