import { collegeDescriptions } from './college-descriptions';
import { starterColleges } from './starter-colleges';

const RANKING_PATTERN =
  /\b(?:best|top|prestig\w*|renowned|leading|largest|biggest|oldest|elite|premier|famous|finest|world-class|ranked|excellent|strong|outstanding)\b/i;

describe('college descriptions', () => {
  it('have one distinct text for each college of the starter table', () => {
    const ids = collegeDescriptions.map(([ipedsId]) => ipedsId);
    expect([...ids].sort()).toEqual(starterColleges.map(({ ipedsId }) => ipedsId).sort());
    expect(new Set(collegeDescriptions.map(([, , text]) => text)).size).toBe(ids.length);
  });

  it.each(collegeDescriptions)('of %i, founded in %s, describe the college without ranking it', (_id, year, text) => {
    expect(text).toMatch(/^An? .*[^.]\.$/);
    expect(text).not.toMatch(RANKING_PATTERN);
    const words = text.split(' ').length;
    expect([words >= 12, words <= 25, text.length >= 10, text.length <= 2000]).toEqual([true, true, true, true]);
    expect([(year ?? 1636) >= 1636, (year ?? 2010) <= 2010]).toEqual([true, true]);
  });
});
