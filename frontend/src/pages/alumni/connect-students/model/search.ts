import type { StudentFilters } from '@/entities/student';
import { isStateCode } from '@/shared/config';

/** The state of the student directory, all of which is in the URL. Defaults are omitted. */
export interface StudentsSearch extends StudentFilters {
  page?: number | undefined;
}

/** The same before validation. */
export type RawStudentsSearch = { [Name in keyof StudentsSearch]?: unknown };

export type ChangeSearch = (change: Partial<StudentsSearch>, how?: { replace: boolean }) => void;

const MAX_TEXT_LENGTH = 200;
/** The server counts at most ten thousand students. */
const MAX_PAGE = 500;
const MAX_YEARS_AHEAD = 10;
const YEAR_CHOICE_COUNT = 13;

/**
 * Returns the graduation years to choose from, in ascending order: two past years, the current one, and the next ones.
 */
export const graduationYearChoices = (thisYear: number): number[] =>
  Array.from({ length: YEAR_CHOICE_COUNT }, (_, index) => thisYear + MAX_YEARS_AHEAD - YEAR_CHOICE_COUNT + 1 + index);

function parseText(value: unknown): string | undefined {
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  // The server rejects control characters.
  const plain = String(value).replace(/\p{Cc}/gu, ' ');
  return plain.trim().slice(0, MAX_TEXT_LENGTH) || undefined;
}

const parseWholeNumber = (value: unknown): number | undefined =>
  /^\d{1,5}$/.test(String(value)) ? Number(value) : undefined;

/** Parses a URL. Invalid values are ignored. */
export function parseStudentsSearch(raw: RawStudentsSearch): StudentsSearch {
  const [page, year] = [parseWholeNumber(raw.page), parseWholeNumber(raw.year)];
  return {
    q: parseText(raw.q),
    major: parseText(raw.major),
    year: year && year >= 1900 && year <= 2200 ? year : undefined,
    state: typeof raw.state === 'string' && isStateCode(raw.state) ? raw.state : undefined,
    page: page && page > 1 && page <= MAX_PAGE ? page : undefined,
  };
}

/** Returns the filters for the server. */
export function toStudentFilters({ q, major, year, state }: StudentsSearch): StudentFilters {
  return Object.fromEntries(Object.entries({ q, major, year, state }).filter(([, value]) => value !== undefined));
}

/** Applies a change; any change except of the page returns to the first page. */
export const applySearchChange = (search: StudentsSearch, change: Partial<StudentsSearch>): StudentsSearch => ({
  ...search,
  ...('page' in change ? {} : { page: undefined }),
  ...change,
});
