import type { ProgramFigureName } from '@/entities/college';
import type { Program } from '../api/programs';
import { isLevel, LEVELS, type Level } from './levels';

type ProgramSort = 'awards' | 'earnings_1_year' | 'earnings_4_years' | 'debt';

/** The URL parameters of the programs of a college; default values are left out. */
export interface CollegeProgramsSearch {
  q?: string | undefined;
  level?: Level | undefined;
  /** By field if undefined. */
  sort?: ProgramSort | undefined;
}

/** The URL parameters before validation. */
export type RawCollegeProgramsSearch = { [Name in keyof CollegeProgramsSearch]?: unknown };

interface SortChoice<Value> {
  value: Value;
  label: string;
  /** Whether the lowest value comes first. */
  isAscending?: boolean;
}

export const FIGURE_SORTS: readonly SortChoice<ProgramSort>[] = [
  { value: 'awards', label: 'Awards, most first' },
  { value: 'earnings_4_years', label: 'Pay after 4 years, highest first' },
  { value: 'earnings_1_year', label: 'Pay after 1 year, highest first' },
  { value: 'debt', label: 'Debt, lowest first', isAscending: true },
];

export const parseProgramSort = (value: unknown): ProgramSort | undefined =>
  FIGURE_SORTS.find((choice) => choice.value === value)?.value;

/** Parses the URL parameters; invalid values are ignored. */
export const parseCollegeProgramsSearch = ({ q, level, sort }: RawCollegeProgramsSearch): CollegeProgramsSearch => ({
  q: typeof q === 'string' && q.trim() !== '' ? q.trim().slice(0, 100) : undefined,
  level: isLevel(level) ? level : undefined,
  sort: parseProgramSort(sort),
});

interface ProgramGroup {
  level: Level;
  programs: readonly Program[];
}

/** Returns the programs that match, by level; within a level, those without the sorted figure come last. */
export function groupPrograms(
  programs: readonly Program[],
  { q, level, sort }: CollegeProgramsSearch,
): readonly ProgramGroup[] {
  const words = (q ?? '').toLowerCase().split(/\s+/);
  const matching = programs.filter(
    (program) =>
      (level === undefined || program.level === level) &&
      words.every((word) => program.field.toLowerCase().includes(word)),
  );
  const sorted = sort === undefined ? matching : sortByFigure(matching, sort);
  return LEVELS.flatMap((each) => {
    const ofLevel = sorted.filter((program) => program.level === each);
    return ofLevel.length === 0 ? [] : [{ level: each, programs: ofLevel }];
  });
}

function sortByFigure(programs: readonly Program[], name: ProgramFigureName): readonly Program[] {
  const direction = FIGURE_SORTS.find(({ value }) => value === name)?.isAscending ? 1 : -1;
  return programs.toSorted(({ figures: one }, { figures: other }) => {
    const [a, b] = [one[name].value, other[name].value];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    return direction * (a - b);
  });
}
