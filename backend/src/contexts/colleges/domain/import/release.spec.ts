import { releaseIn } from './release';

describe('the release a file name tells', () => {
  it.each([
    ['Most-Recent-Cohorts-Institution_05192025.zip', '2025-05-19'],
    ['Most-Recent-Cohorts-Institution_06102026.csv', '2026-06-10'],
    ['Most-Recent-Cohorts-Institution.csv', null],
    ['institutions_99999999.csv', null],
  ])('%s: %s', (name, release) => expect(releaseIn(name)).toBe(release));
});
