import type { ProgramFigureName } from '@/entities/college';
import { readableYear } from '@/features/college-figures';
import { inState, findState } from '@/shared/config';
import { formatCount, formatMoney } from '@/shared/lib/format';
import { plural } from '@/shared/lib/plural';
import type { Program, ProgramFigure } from '../api/programs';

export interface ProgramColumn {
  name: ProgramFigureName;
  label: string;
}

const COLUMNS: readonly ProgramColumn[] = [
  { name: 'awards', label: 'Awards per year' },
  { name: 'earnings_1_year', label: 'Pay after 1 year' },
  { name: 'earnings_4_years', label: 'Pay after 4 years' },
  { name: 'earnings_5_years', label: 'Pay after 5 years' },
  { name: 'debt', label: 'Federal debt' },
  { name: 'monthly_payment', label: 'Monthly payment' },
];

/** Only some releases of the federal file have these figures. */
const OPTIONAL_COLUMNS: ReadonlySet<ProgramFigureName> = new Set(['earnings_5_years', 'monthly_payment']);

const isReported = ({ value, reason }: ProgramFigure): boolean => value !== null || reason !== 'not_reported';

/** Returns the columns to show: a figure that the imported files don't have is left out. */
export const listColumns = (programs: readonly Program[]): readonly ProgramColumn[] =>
  COLUMNS.filter(
    ({ name }) => !OPTIONAL_COLUMNS.has(name) || programs.some(({ figures }) => isReported(figures[name])),
  );

interface Sourced {
  source: string | null;
  year: string | null;
}

/** Returns the sources with their years, without duplicates: 'College Scorecard, 2021–22'. */
export function formatProgramSources(sourced: readonly Sourced[]): string {
  const texts = sourced.flatMap(({ source, year }) =>
    source === null ? [] : [source, ...(year === null ? [] : [readableYear(year)])].join(', '),
  );
  return [...new Set(texts)].join('; ');
}

/** Returns the source and the year of a column's figures; empty if it has no value. */
export const columnCaption = (programs: readonly Program[], name: ProgramFigureName): string =>
  formatProgramSources(programs.map(({ figures }) => figures[name]).filter(({ value }) => value !== null));

const NOUNS: readonly (readonly [noun: string, names: readonly ProgramFigureName[]])[] = [
  ['awards', ['awards']],
  ['pay', ['earnings_1_year', 'earnings_4_years', 'earnings_5_years']],
  ['debt', ['debt', 'monthly_payment']],
];
const NOUN_LIST = new Intl.ListFormat('en-US');
const upperFirst = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** 'Pay and debt are measured together with 5 other campuses.'; null if the program is measured alone. */
export function pooledNote({ figures }: Program): string | null {
  const pooled = NOUNS.flatMap(([noun, names]) => {
    const others = names.flatMap((name) => (figures[name].value === null ? [] : figures[name].pooled_with));
    return others.length === 0 ? [] : [{ noun, others }];
  });
  if (pooled.length === 0) return null;
  const count = new Set(pooled.flatMap(({ others }) => others)).size;
  const nouns = upperFirst(NOUN_LIST.format(pooled.map(({ noun }) => noun)));
  const verb = pooled.length === 1 && pooled[0]?.noun !== 'awards' ? 'is' : 'are';
  return plural(
    count,
    {
      one: '{nouns} {verb} measured together with # other campus.',
      other: '{nouns} {verb} measured together with # other campuses.',
    },
    { nouns, verb },
  );
}

function placeOf(state: string): string {
  const known = findState(state);
  return known ? inState(known) : `in ${state}`;
}

/** The median pay of high-school graduates in the state of the college; null where it can't be compared. */
export const highSchoolMedian = ({ high_school: median }: Program): string | null =>
  median && `Median pay of high-school graduates ${placeOf(median.state)}: ${formatMoney(median.value)}`;

/** The sentence about pay below the median of high-school graduates; null if it isn't below, or unknown. */
export const belowHighSchoolNote = ({ high_school: median }: Program): string | null =>
  median?.below
    ? `Pay after 4 years is below the median of high-school graduates ${placeOf(median.state)} in this release (${formatMoney(median.value)}).`
    : null;

/** The national median of pay after 4 years, with the middle half if it is known; null without one. */
export function nationalNote({ national }: Program): string | null {
  if (!national) return null;
  const { value, p25, p75 } = national;
  const half = p25 === null || p75 === null ? '' : ` (middle half: ${formatMoney(p25)} to ${formatMoney(p75)})`;
  return `US median: ${formatMoney(value)}${half}`;
}

/** The number of people behind a figure; null if it is unknown or there is no figure. */
export const peopleNote = ({ value, students }: ProgramFigure): string | null =>
  value === null || students === null
    ? null
    : plural(students, { one: 'from 1 graduate', other: `from ${formatCount(students)} graduates` });

const DISTANCE_TEXTS = {
  all: 'Can be completed online',
  some: 'Some can be completed online',
  none: 'Can’t be completed online',
} as const;

/** Says whether the programs of a field and level can be completed online. */
export const distanceText = ({ distance }: Program): string =>
  distance === null ? 'Not reported' : DISTANCE_TEXTS[distance];

/** Checks whether at least one program of the field and level can be completed online. */
export const isOnline = ({ distance }: Program): boolean => distance === 'all' || distance === 'some';
