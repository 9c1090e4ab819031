import type { CollegeLevel } from '../college-type';
import { type FigureName, getFigureDefinition, type Measure } from './federal-figures';

/** A period, null if it isn't known, or one for four-year institutions and one for the others, whose students started later. */
type Period = string | null | { readonly fourYear: string; readonly shorter: string };

const startedIn = (fall: number): string => `students who started in fall ${fall}`;

const UNCHANGED_SINCE_2025 = {
  debt: 'students who left or finished in fiscal years 2020 and 2021',
  'parent-debt': 'award years 2019-20 and 2020-21',
  'first-generation': 'students of 2015-16 and 2016-17',
  'earnings-6': 'students who started in 2013-14 and 2014-15, measured in 2020 and 2021, in 2022 dollars',
  'earnings-8': 'students who started in 2011-12 and 2012-13, measured in 2020 and 2021, in 2022 dollars',
  'earnings-10': 'students who started in 2009-10 and 2010-11, measured in 2020 and 2021, in 2022 dollars',
  'earnings-after-1': 'students who finished in 2018-19 and 2019-20, measured in 2020 and 2021, in 2022 dollars',
} as const;

const MAY_2025: Readonly<Record<Measure, Period>> = {
  ...UNCHANGED_SINCE_2025,
  prices: '2023-24',
  aid: '2022-23',
  enrollment: 'fall 2023',
  finances: 'fiscal year 2023',
  retention: startedIn(2022),
  completion: { fourYear: startedIn(2017), shorter: startedIn(2020) },
  'completion-200': { fourYear: startedIn(2015), shorter: startedIn(2019) },
  'outcomes-8-years': 'students who started in 2015-16',
  'default-rate': 'fiscal year 2021',
  'repayment-2': 'borrowers of 2016-17 and 2017-18, measured in 2018-19 and 2019-20',
  'repayment-4': 'borrowers of 2015-16 and 2016-17, measured in 2019-20 and 2020-21',
  'earnings-after-4': 'students who finished in 2014-15 and 2015-16, measured in 2019 and 2020, in 2021 dollars',
};

const MARCH_2026: Readonly<Record<Measure, Period>> = {
  ...UNCHANGED_SINCE_2025,
  prices: '2024-25',
  aid: '2023-24',
  enrollment: 'fall 2024',
  finances: 'fiscal year 2024',
  retention: startedIn(2023),
  completion: { fourYear: startedIn(2018), shorter: startedIn(2021) },
  'completion-200': { fourYear: startedIn(2016), shorter: startedIn(2020) },
  'outcomes-8-years': 'students who started in 2016-17',
  'default-rate': 'fiscal year 2022',
  // The change log doesn't say whether the files of 2026 renewed them.
  'repayment-2': null,
  'repayment-4': null,
  'earnings-after-4': 'students who finished in 2017-18 and 2018-19, measured in 2022 and 2023, in 2024 dollars',
};

/**
 * The period of each measure by release. There is no rule for it: in one file, net prices are a year older than tuition.
 * Source: the cohort columns of the official data dictionaries, and the public change log for 2026.
 */
const PERIODS_BY_RELEASE: Readonly<Record<string, Readonly<Record<Measure, Period>>>> = {
  '2025-05-19': MAY_2025,
  '2026-03-23': MARCH_2026,
  '2026-06-10': MARCH_2026,
};

/**
 * Returns the period that a figure describes.
 * @param release YYYY-MM-DD, or null if unknown
 * @returns null for a release without an entry
 */
export function findFigureYear(name: FigureName, release: string | null, level: CollegeLevel): string | null {
  const period = release === null ? undefined : PERIODS_BY_RELEASE[release]?.[getFigureDefinition(name).measure];
  if (period === undefined || period === null || typeof period === 'string') return period ?? null;
  return level === '4-year' ? period.fourYear : period.shorter;
}
