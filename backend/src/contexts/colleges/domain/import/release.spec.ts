import { isOlderRelease, recognizeFieldsRelease, recognizeRelease } from './release';

const ROWS_2025 = 6_429;
const ROWS_2026 = 6_273;

describe('the release of a federal file', () => {
  it.each([
    ['its name', ['Most-Recent-Cohorts-Institution_05192025.csv'], 4, false, '2025-05-19'],
    ['the name of its archive', ['Most-Recent-Cohorts-Institution_06102026.zip', 'data.csv'], 4, true, '2026-06-10'],
    [
      'the name inside its archive',
      ['download', 'Most-Recent-Cohorts-Institution_05192025.csv'],
      4,
      false,
      '2025-05-19',
    ],
    ['its rows', ['colleges.csv'], ROWS_2025, false, '2025-05-19'],
    ['its rows and columns', ['colleges.csv'], ROWS_2026, true, '2026-06-10'],
  ])('is recognized by %s', (_by, names, rows, hasThresholds, release) => {
    expect(recognizeRelease({ names, rows, hasThresholds })).toBe(release);
  });

  it('is unknown with a name that contains no date', () => {
    const names = ['Most-Recent-Cohorts-Institution.csv', 'institutions_99999999.csv'];
    expect(recognizeRelease({ names, rows: 4, hasThresholds: false })).toBeNull();
  });

  it.each([
    ['another number of rows', 6_428, false],
    ['a column that its rows don’t have', ROWS_2025, true],
    ['no column that its rows have', ROWS_2026, false],
  ])('is unknown with %s', (_kind, rows, hasThresholds) => {
    expect(recognizeRelease({ names: ['colleges.csv'], rows, hasThresholds })).toBeNull();
  });
});

describe('the release of a field-of-study file', () => {
  it.each([
    ['its name', ['Most-Recent-Cohorts-Field-of-Study_06102026.zip', 'data.csv'], 4, '2026-06-10'],
    ['its rows', ['fields.csv'], 227_980, '2026-06-10'],
    ['the rows of an older file', ['fields.csv'], 154_175, '2025-05-19'],
    ['nothing', ['fields.csv'], 216_638, null],
  ])('is recognized by %s', (_by, names, rows, release) => {
    expect(recognizeFieldsRelease({ names, rows })).toBe(release);
  });

  it.each([
    ['2025-05-19', '2026-06-10', true],
    ['2026-06-10', '2026-06-10', false],
    [null, '2026-06-10', false],
    ['2025-05-19', null, false],
  ])('%s, compared with %s, is older: %s', (release, than, older) => {
    expect(isOlderRelease(release, than)).toBe(older);
  });
});
