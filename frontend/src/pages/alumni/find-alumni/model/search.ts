import { INDUSTRIES, type AlumniFilters, type AlumniSort } from '@/entities/alum';

/** The state of the finder, all of which is in the URL. Defaults are omitted. */
export interface FinderSearch extends AlumniFilters {
  view?: 'trending' | 'connected' | undefined;
  sort?: AlumniSort | undefined;
  page?: number | undefined;
}

/** The same before validation. */
export type RawFinderSearch = { [Name in keyof FinderSearch]?: unknown };

export type ChangeSearch = (change: Partial<FinderSearch>, how?: { replace: boolean }) => void;

export const SORT_LABELS: Readonly<Record<AlumniSort, string>> = {
  match: 'Best match',
  responsive: 'Most responsive',
  newest: 'Newest class',
};

const MAX_TEXT_LENGTH = 200;
const MAX_PAGE = 10_000;
const YEAR_CHOICE_COUNT = 22;
const MAX_COMPARED_COLLEGES = 4;

/** Returns the graduation years to choose from, newest first, starting with the current one. */
export const graduationYearChoices = (thisYear: number): number[] =>
  Array.from({ length: YEAR_CHOICE_COUNT }, (_, before) => thisYear - before);

const toArray = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);
export const undefinedIfEmpty = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);

function parseText(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  // The server rejects control characters.
  return (
    value
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, MAX_TEXT_LENGTH) || undefined
  );
}

/** Parses two to four college IDs. */
function parseCollegeIds(value: unknown): number[] | undefined {
  const ids = toArray(value)
    .map(String)
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .map(Number);
  const distinct = [...new Set(ids)].slice(0, MAX_COMPARED_COLLEGES);
  return distinct.length > 1 ? distinct : undefined;
}

const parseWholeNumber = (value: unknown): number | undefined =>
  /^\d{1,5}$/.test(String(value)) ? Number(value) : undefined;

function parseYears(value: unknown): number[] | undefined {
  const years = toArray(value)
    .map(parseWholeNumber)
    .filter((year) => year !== undefined && year >= 1900 && year <= 2100) as number[];
  return undefinedIfEmpty([...new Set(years)].sort((one, other) => other - one));
}

/** Parses a URL. Invalid values are ignored. */
export function parseFinderSearch(raw: RawFinderSearch): FinderSearch {
  const page = parseWholeNumber(raw.page);
  const industries = new Set(toArray(raw.industries));
  return {
    view: raw.view === 'trending' || raw.view === 'connected' ? raw.view : undefined,
    college: parseText(raw.college),
    major: parseText(raw.major),
    industries: undefinedIfEmpty(INDUSTRIES.filter((industry) => industries.has(industry))),
    years: parseYears(raw.years),
    mentor: raw.mentor === true || raw.mentor === 'true' ? true : undefined,
    field: /^\d{4}$/.test(String(raw.field)) ? String(raw.field) : undefined,
    chosenBetween: parseCollegeIds(raw.chosenBetween),
    sort: raw.sort === 'responsive' || raw.sort === 'newest' ? raw.sort : undefined,
    page: page && page > 1 && page <= MAX_PAGE ? page : undefined,
  };
}

/** Returns the filters for the server. */
export function toAlumniFilters({
  college,
  major,
  industries,
  years,
  mentor,
  field,
  chosenBetween,
}: FinderSearch): AlumniFilters {
  const filters = { college, major, industries, years, mentor, field, chosenBetween };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

/** Returns the query for a page of alumni. Connections have no order to choose. */
export const toAlumniPageQuery = (search: FinderSearch) =>
  search.view === 'connected'
    ? { ...toAlumniFilters(search), connected: true as const, page: search.page ?? 1 }
    : { ...toAlumniFilters(search), sort: search.sort, page: search.page ?? 1 };

/** Checks whether the view lists other people than the results of the search. */
const isOtherList = (view: FinderSearch['view']): boolean => view === 'connected';

/**
 * Applies a change. Any change returns to the first page, except of the page itself, or of the view of the same people.
 */
export function applySearchChange(search: FinderSearch, change: Partial<FinderSearch>): FinderSearch {
  const isSameList = !('view' in change) || isOtherList(change.view) === isOtherList(search.view);
  const staysOnPage = isSameList && Object.keys(change).every((name) => name === 'page' || name === 'view');
  return { ...search, ...(staysOnPage ? {} : { page: undefined }), ...change };
}
