import {
  compareWithHighSchool,
  describeFigures,
  describeNational,
  type ProgramSources,
  type ReportedProgram,
} from './described-program';

const SOURCES: ProgramSources = {
  main: { release: '2026-06-10', figures: ['awards', 'earnings_1_year', 'earnings_4_years', 'debt'] },
  supplement: { release: '2025-05-19', figures: ['earnings_5_years'] },
};
const PROGRAM: ReportedProgram = {
  values: {
    awards: 0,
    earnings_1_year: null,
    earnings_4_years: 61_234,
    earnings_5_years: 70_000,
    debt: null,
    monthly_payment: null,
  },
  studentCounts: { earnings_5_years: 77 },
  suppressed: ['debt'],
  pooledWith: [8, 9],
};

describe('the figures of a program', () => {
  const figures = describeFigures(PROGRAM, SOURCES);

  it('name their release and their period', () => {
    expect(figures.earnings_4_years).toMatchObject({
      value: 61_234,
      reason: null,
      year: 'students who finished in 2017-18 and 2018-19, measured in 2022 and 2023, in 2024 dollars',
      source: 'College Scorecard (June 2026)',
    });
    expect(figures.earnings_5_years).toMatchObject({ source: 'College Scorecard (May 2025)', students: 77 });
  });

  it('have no year that the sources don’t contain', () => {
    expect(figures.awards).toMatchObject({ value: 0, reason: null, year: null });
    const unknown = describeFigures(PROGRAM, { main: { release: null, figures: ['awards'] } });
    expect(unknown.awards).toMatchObject({ year: null, source: 'College Scorecard' });
  });

  it('say why there is no value', () => {
    expect(figures.debt).toMatchObject({ value: null, reason: 'suppressed' });
    expect(figures.earnings_1_year).toMatchObject({ reason: 'not_reported', source: 'College Scorecard (June 2026)' });
    expect(figures.monthly_payment).toMatchObject({ reason: 'not_reported', source: null, year: null });
  });

  it('are measured together with other colleges, except for awards', () => {
    expect(figures.debt.pooled_with).toEqual([8, 9]);
    expect(figures.awards.pooled_with).toEqual([]);
  });
});

describe('the comparison with high-school graduates', () => {
  const ohio = { level: 'bachelor', state: 'OH', earnings: 36_081 } as const;

  it('is below their earnings in the state in the same release, or not', () => {
    expect(compareWithHighSchool(ohio, SOURCES)).toEqual({
      value: 36_082,
      state: 'OH',
      year: 'June 2026',
      source: 'American Community Survey, in the College Scorecard',
      below: true,
    });
    expect(compareWithHighSchool({ ...ohio, earnings: 36_082 }, SOURCES)).toMatchObject({ below: false });
  });

  it.each([
    ['graduate programs', { ...ohio, level: 'master' as const }, SOURCES],
    ['territories without this figure', { ...ohio, state: 'GU' }, SOURCES],
    ['programs without earnings', { ...ohio, earnings: null }, SOURCES],
    ['other releases', ohio, { main: { release: '2025-05-19', figures: [] } }],
    ['unknown releases', ohio, { main: { release: null, figures: [] } }],
  ])('isn’t made for %s', (_kind, program, sources) => {
    expect(compareWithHighSchool(program, sources)).toBeNull();
  });
});

describe('the national earnings', () => {
  it('are those in the file', () => {
    expect(describeNational({ value: 58_000, p25: 45_000, p75: null }, SOURCES)).toEqual({
      value: 58_000,
      p25: 45_000,
      p75: null,
      year: expect.stringContaining('2024 dollars'),
      source: 'College Scorecard (June 2026)',
    });
  });

  it('don’t exist without a column for them', () => {
    expect(describeNational({ value: null, p25: null, p75: null }, SOURCES)).toBeNull();
  });
});
