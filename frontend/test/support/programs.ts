import type { Field, ProgramFigureName } from '@/entities/college';
import type { FieldDetail, Program, ProgramFigure } from '@/pages/colleges/programs/api/programs';

const YEARS: Record<ProgramFigureName, string> = {
  awards: '2022-23',
  earnings_1_year: '2020-21',
  earnings_4_years: '2021-22',
  earnings_5_years: '2019-20',
  debt: '2018-19',
  monthly_payment: '2018-19',
};

export const aProgramFigure = (
  name: ProgramFigureName,
  value: number | null = null,
  overrides: Partial<ProgramFigure> = {},
): ProgramFigure => ({
  value,
  reason: value === null ? 'not_reported' : null,
  year: YEARS[name],
  source: 'College Scorecard (June 2026)',
  pooled_with: [],
  students: null,
  ...overrides,
});

/** The figures of a program; those without a value aren't reported. */
export const programFigures = (values: Partial<Record<ProgramFigureName, number>>): Program['figures'] => ({
  awards: aProgramFigure('awards', values.awards),
  earnings_1_year: aProgramFigure('earnings_1_year', values.earnings_1_year),
  earnings_4_years: aProgramFigure('earnings_4_years', values.earnings_4_years),
  earnings_5_years: aProgramFigure('earnings_5_years', values.earnings_5_years),
  debt: aProgramFigure('debt', values.debt),
  monthly_payment: aProgramFigure('monthly_payment', values.monthly_payment),
});

export function aProgram(overrides: Partial<Program> = {}): Program {
  const program = {
    collegeId: 12,
    collegeName: 'Boston University',
    state: 'MA',
    field: 'Computer Science',
    cip: '1107',
    level: 'bachelor',
    distance: 'none',
    figures: programFigures({ awards: 312, earnings_1_year: 80_100, earnings_4_years: 120_500, debt: 21_400 }),
    high_school: null,
    national: null,
    ...overrides,
  } satisfies Omit<Program, 'id'>;
  return { id: `${program.collegeId}-${program.cip}-${program.level}`, ...program };
}

export const aField = (overrides: Partial<Field> = {}): Field => ({
  cip: '1107',
  field: 'Computer Science',
  slug: 'computer-science',
  group: 'Computer Science',
  colleges: 1204,
  programs: 1731,
  ...overrides,
});

export const aFieldInDetail = (overrides: Partial<FieldDetail> = {}): FieldDetail => ({
  ...aField(),
  levels: [
    { level: 'bachelor', programs: 900 },
    { level: 'master', programs: 831 },
  ],
  ...overrides,
});
