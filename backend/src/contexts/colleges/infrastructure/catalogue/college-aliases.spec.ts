import { collegeAliases } from './college-aliases';
import { describeAgainstReference, readReferenceRows } from '../import/testing/reference-data';

/** Returns a name without spelling differences: lower case, without periods, apostrophes and hyphens. */
const normalizeSpelling = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[.']/g, '')
    .replace(/[^a-z0-9&]+/g, ' ')
    .trim();

describe('college aliases', () => {
  it('list at least 300 institutions, each once', () => {
    const ids = collegeAliases.map(([ipedsId]) => ipedsId);
    expect(ids.length).toBeGreaterThanOrEqual(300);
    expect(new Set(ids).size).toBe(ids.length);
  });

  it('contain at least one alias per institution, none empty or repeated', () => {
    for (const [ipedsId, ...aliases] of collegeAliases) {
      const normalizedAliases = aliases.map(normalizeSpelling);
      expect({ ipedsId, count: normalizedAliases.length }).not.toEqual({ ipedsId, count: 0 });
      expect(normalizedAliases).not.toContain('');
      expect({ ipedsId, aliases: new Set(normalizedAliases).size }).toEqual({ ipedsId, aliases: aliases.length });
    }
  });

  it.each([
    ['UCLA', 110662],
    ['Cal', 110635],
    ['BYU', 230038],
    ['MIT', 166683],
    ['UVA', 234076],
    ['Penn', 215062],
    ['Penn State', 214777],
    ['Ole Miss', 176017],
    ['St. O', 174844],
    ['IUPUI', 151111],
    ['NOVA', 232946],
    ['West Point', 197036],
    ['CCNY', 190567],
  ])('include %s', (alias, ipedsId) => {
    expect(known(alias)).toContain(ipedsId);
  });

  it('allow several institutions to share an acronym', () => {
    expect(known('OSU').sort()).toEqual([204796, 207388, 209542]);
    expect(known('USC').sort()).toEqual([123961, 218663]);
  });

  const known = (alias: string): number[] =>
    collegeAliases
      .filter(([, ...aliases]) => aliases.map(normalizeSpelling).includes(normalizeSpelling(alias)))
      .map(([ipedsId]) => ipedsId);
});

describeAgainstReference('the college aliases against the official file', () => {
  it('list only operating institutions, and never the official name', async () => {
    const rows = await readReferenceRows('scorecard-institutions.csv');
    const operating = new Map(
      rows.filter((row) => row.CURROPER === '1').map((row) => [Number(row.UNITID), row.INSTNM]),
    );
    for (const [ipedsId, ...aliases] of collegeAliases) {
      expect({ ipedsId, operates: operating.has(ipedsId) }).toEqual({ ipedsId, operates: true });
      expect(aliases.map(normalizeSpelling)).not.toContain(normalizeSpelling(operating.get(ipedsId) ?? ''));
    }
  }, 60_000);
});
