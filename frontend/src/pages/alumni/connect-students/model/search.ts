import type { StudentFilters } from '@/entities/student';
import { isStateCode } from '@/shared/config';

/** The state of the student directory, all of which is in the URL. Defaults are omitted. */
export interface StudentsSearch extends StudentFilters {
  page?: number | undefined;
}

/** The same before validation. */
export type StudentsAddress = { [Name in keyof StudentsSearch]?: unknown };

export type Change = (change: Partial<StudentsSearch>, how?: { replace: boolean }) => void;

const LONGEST_TEXT = 200;
/** The server counts at most ten thousand students. */
const LAST_PAGE = 500;
const YEARS_AHEAD = 10;
const YEARS_OFFERED = 13;

/**
 * Returns the graduation years to choose from, in ascending order: two past years, the current one, and the next ones.
 */
export const graduationYears = (thisYear: number): number[] =>
  Array.from({ length: YEARS_OFFERED }, (_, index) => thisYear + YEARS_AHEAD - YEARS_OFFERED + 1 + index);

function text(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  // The server rejects control characters.
  const plain = String(value).replace(/\p{Cc}/gu, ' ');
  return plain.trim().slice(0, LONGEST_TEXT) || undefined;
}

const whole = (value: unknown): number | undefined => (/^\d{1,5}$/.test(String(value)) ? Number(value) : undefined);

/** Parses a URL. Invalid values are ignored. */
export function studentsSearch(raw: StudentsAddress): StudentsSearch {
  const [page, year] = [whole(raw.page), whole(raw.year)];
  return {
    q: text(raw.q),
    major: text(raw.major),
    year: year && year >= 1900 && year <= 2200 ? year : undefined,
    state: typeof raw.state === 'string' && isStateCode(raw.state) ? raw.state : undefined,
    page: page && page > 1 && page <= LAST_PAGE ? page : undefined,
  };
}

/** Returns the filters for the server. */
export function filtersOf({ q, major, year, state }: StudentsSearch): StudentFilters {
  return Object.fromEntries(Object.entries({ q, major, year, state }).filter(([, value]) => value !== undefined));
}

/** Applies a change; any change except of the page returns to the first page. */
export const changed = (search: StudentsSearch, change: Partial<StudentsSearch>): StudentsSearch => ({
  ...search,
  ...('page' in change ? {} : { page: undefined }),
  ...change,
});
