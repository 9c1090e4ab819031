import {
  FEATURED_IPEDS_IDS,
  POPULAR_FALLBACK_IPEDS_IDS,
  starterColleges,
  type StarterCollege,
} from './starter-colleges';
import { readTraits } from '../../domain/catalogue/traits';
import { describeAgainstReference, readReferenceRows } from '../import/testing/reference-data';

const states =
  'AL AK AZ AR CA CO CT DE DC FL GA HI ID IL IN IA KS KY LA ME MD MA MI MN MS MO MT NE NV NH NJ NM NY NC ND OH OK OR PA RI SC SD TN TX UT VT VA WA WV WI WY';

function expectBetween(value: number, least: number, max: number): void {
  expect(value).toBeGreaterThanOrEqual(least);
  expect(value).toBeLessThanOrEqual(max);
}

describe('starter colleges', () => {
  it('list about 200 institutions, each once', () => {
    const ids = starterColleges.map((college) => college.ipedsId);
    expect(new Set(ids).size).toBe(ids.length);
    expect(ids.length).toBeGreaterThanOrEqual(180);
    expect(ids.length).toBeLessThanOrEqual(240);
  });

  it('include every state, the District of Columbia, Puerto Rico, Guam and the Virgin Islands', () => {
    const coveredStates = new Set(starterColleges.map((college) => college.state));
    expect([...coveredStates].sort()).toEqual([...states.split(' '), 'PR', 'GU', 'VI'].sort());
  });

  it('include all six types', () => {
    expect(new Set(starterColleges.map((college) => college.type))).toEqual(
      new Set([
        'Public 4-year',
        'Public 2-year',
        'Private Non-Profit 4-year',
        'Private Non-Profit 2-year',
        'Private For-Profit 4-year',
        'Private For-Profit 2-year',
      ]),
    );
  });

  it('begin with two large state universities', () => {
    for (const college of starterColleges.slice(0, 2)) {
      expect(college.type).toBe('Public 4-year');
      expect(college.name).toMatch(/State University$/);
      expect(college.enrollment).toBeGreaterThan(30_000);
    }
    expect(starterColleges[0]?.state).not.toBe(starterColleges[1]?.state);
  });

  it.each(starterColleges.map((college) => [college.name, college] as const))(
    'contain only plausible data for %s',
    (_name, college) => {
      expect(String(college.ipedsId)).toMatch(/^\d{6}$/);
      expect(college.website).toMatch(/^https:\/\/[a-z0-9.-]+\//);
      if (college.netPriceCalculatorUrl !== null) expect(college.netPriceCalculatorUrl).toMatch(/^https?:\/\/\S+$/);
      for (const rate of [college.admissionRate, college.graduationRate]) expectBetween(rate ?? 0.5, 0, 1);
      expect(college.admissionRate).not.toBe(0);
      expectBetween(college.latitude, 13, 72);
      expectBetween(Math.abs(college.longitude), 64, 180);
      for (const amount of [college.enrollment, college.tuitionInState, college.tuitionOutState])
        expect(amount ?? 1).toBeGreaterThan(0);
      if (college.openAdmission) expect(college.admissionRate).toBeNull();
    },
  );

  it('include six featured colleges in different states, the first three of which are the fallback for popular ones', () => {
    const featuredColleges = starterColleges.filter((college) => FEATURED_IPEDS_IDS.includes(college.ipedsId));
    expect(featuredColleges).toHaveLength(6);
    expect(new Set(featuredColleges.map((college) => college.state)).size).toBe(6);
    expect(FEATURED_IPEDS_IDS.slice(0, 2)).toEqual(starterColleges.slice(0, 2).map((college) => college.ipedsId));
    expect(POPULAR_FALLBACK_IPEDS_IDS).toEqual(FEATURED_IPEDS_IDS.slice(0, 3));
  });
});

describeAgainstReference('the starter colleges against the official file', () => {
  type Row = Record<string, string | undefined>;
  const officialRows = new Map<number, Row>();
  const majors = new Map<number, Set<string>>();

  beforeAll(async () => {
    for (const row of await readReferenceRows('scorecard-institutions.csv')) officialRows.set(Number(row.UNITID), row);
    for (const { ipeds_id, major } of await readReferenceRows('college-majors.csv')) {
      const id = Number(ipeds_id);
      majors.set(id, (majors.get(id) ?? new Set()).add(major ?? ''));
    }
  }, 60_000);

  const parseText = (value: string | undefined): string | null =>
    value === undefined || ['NA', 'PS', 'NULL', 'PrivacySuppressed', ''].includes(value) ? null : value;

  const parseNumber = (value: string | undefined): number | null => (parseText(value) === null ? null : Number(value));

  const parseAddress = (value: string | undefined): string | null => {
    const addressText = parseText(value);
    return addressText && new URL(/^https?:/i.test(addressText) ? addressText : `https://${addressText}`).href;
  };

  const expected = (row: Row): Omit<StarterCollege, 'majors'> => {
    const control = { 1: 'Public', 2: 'Private Non-Profit', 3: 'Private For-Profit' }[Number(row.CONTROL)];
    const type = `${control} ${row.ICLEVEL === '1' ? '4' : '2'}-year` as StarterCollege['type'];
    const rates = [row.C150_4, row.C150_L4, row.C150_4_POOLED, row.C150_L4_POOLED].map(parseNumber);
    return {
      ipedsId: Number(row.UNITID),
      name: row.INSTNM ?? '',
      city: (row.CITY ?? '').replace(/\s+/g, ' '),
      state: row.STABBR ?? '',
      type,
      level: row.ICLEVEL === '1' ? '4-year' : row.ICLEVEL === '2' ? '2-year' : 'less-than-2-year',
      website: parseAddress(row.INSTURL) ?? '',
      netPriceCalculatorUrl: parseAddress(row.NPCURL),
      latitude: Number(row.LATITUDE),
      longitude: Number(row.LONGITUDE),
      admissionRate: parseNumber(row.ADM_RATE) || null,
      enrollment: parseNumber(row.UGDS),
      tuitionInState: parseNumber(row.TUITIONFEE_IN),
      tuitionOutState: parseNumber(row.TUITIONFEE_OUT),
      studentFacultyRatio: parseNumber(row.STUFACR),
      graduationRate: rates.find((rate) => rate !== null) ?? null,
      openAdmission: parseText(row.OPENADMP) === null ? null : row.OPENADMP === '1',
      traits: readTraits((column) => row[column] ?? ''),
    };
  };

  it.each(starterColleges.map((college) => [college.name, college] as const))(
    'match the official data of %s',
    (_name, college) => {
      const { majors: offered, ...facts } = college;
      const row = officialRows.get(college.ipedsId);
      expect(row?.CURROPER).toBe('1');
      expect(facts).toEqual(expected(row ?? {}));
      expect(new Set(offered)).toEqual(majors.get(college.ipedsId) ?? new Set());
    },
  );
});
