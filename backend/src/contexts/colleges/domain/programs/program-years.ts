import type { ProgramFigureName } from './program-figures';

type Periods = Readonly<Partial<Record<ProgramFigureName, string>>>;

const UNCHANGED_SINCE_2025: Periods = {
  earnings_1_year: 'students who finished in 2018-19 and 2019-20, measured in 2020 and 2021, in 2022 dollars',
  earnings_5_years: 'students who finished in 2014-15 and 2015-16, measured in 2020 and 2021, in 2022 dollars',
};

const MARCH_2026: Periods = {
  ...UNCHANGED_SINCE_2025,
  earnings_4_years: 'students who finished in 2017-18 and 2018-19, measured in 2022 and 2023, in 2024 dollars',
};

/**
 * The period of each figure by release, from the cohort columns of the official dictionary and, for 2026, the public
 * change log. It doesn't say which years the awards and debts of 2026 belong to, so these have none.
 */
const PERIODS_BY_RELEASE: Readonly<Record<string, Periods>> = {
  '2025-05-19': {
    ...UNCHANGED_SINCE_2025,
    awards: '2019-20',
    earnings_4_years: 'students who finished in 2014-15 and 2015-16, measured in 2019 and 2020, in 2021 dollars',
    debt: 'students who finished in 2018-19 and 2019-20',
    monthly_payment: 'students who finished in 2018-19 and 2019-20',
  },
  '2026-03-23': MARCH_2026,
  '2026-06-10': MARCH_2026,
};

/**
 * Returns the period that a figure describes.
 * @param release YYYY-MM-DD, or null if unknown
 * @returns null for a release or a figure without an entry
 */
export const findProgramYear = (name: ProgramFigureName, release: string | null): string | null =>
  (release === null ? undefined : PERIODS_BY_RELEASE[release]?.[name]) ?? null;

const MONTH_AND_YEAR = new Intl.DateTimeFormat('en-US', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Returns "June 2026" for "2026-06-10". */
export const toReleaseMonth = (release: string): string => MONTH_AND_YEAR.format(new Date(`${release}T00:00:00Z`));

/** Names the source of figures with the month of its release, if that is known. */
export const toProgramSource = (release: string | null): string =>
  release === null ? 'College Scorecard' : `College Scorecard (${toReleaseMonth(release)})`;
