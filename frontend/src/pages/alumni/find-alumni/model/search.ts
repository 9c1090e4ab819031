import { INDUSTRIES, type AlumniFilters, type AlumniSort } from '@/entities/alum';

/** The state of the finder, all of which is in the URL. Defaults are omitted. */
export interface FinderSearch extends AlumniFilters {
  view?: 'trending' | undefined;
  sort?: AlumniSort | undefined;
  page?: number | undefined;
}

/** The same before validation. */
export type FinderAddress = { [Name in keyof FinderSearch]?: unknown };

export type Change = (change: Partial<FinderSearch>, how?: { replace: boolean }) => void;

export const SORTS: Readonly<Record<AlumniSort, string>> = {
  match: 'Best match',
  responsive: 'Most responsive',
  newest: 'Newest class',
};

const LONGEST_TEXT = 200;
const LAST_PAGE = 10_000;
const YEARS_OFFERED = 22;
const MOST_COMPARED = 4;

/** Returns the graduation years to choose from, newest first, starting with the current one. */
export const graduationYears = (thisYear: number): number[] =>
  Array.from({ length: YEARS_OFFERED }, (_, before) => thisYear - before);

const listOf = (value: unknown): unknown[] => (value === undefined ? [] : Array.isArray(value) ? value : [value]);
export const orNothing = <T>(list: T[]): T[] | undefined => (list.length > 0 ? list : undefined);

function text(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined;
  // The server rejects control characters.
  return (
    value
      .replace(/\p{Cc}/gu, ' ')
      .trim()
      .slice(0, LONGEST_TEXT) || undefined
  );
}

/** Parses two to four college IDs. */
function collegesIn(value: unknown): number[] | undefined {
  const ids = listOf(value)
    .map(String)
    .filter((id) => /^[1-9]\d{0,8}$/.test(id))
    .map(Number);
  const distinct = [...new Set(ids)].slice(0, MOST_COMPARED);
  return distinct.length > 1 ? distinct : undefined;
}

const whole = (value: unknown): number | undefined => (/^\d{1,5}$/.test(String(value)) ? Number(value) : undefined);

function yearsIn(value: unknown): number[] | undefined {
  const years = listOf(value)
    .map(whole)
    .filter((year) => year !== undefined && year >= 1900 && year <= 2100) as number[];
  return orNothing([...new Set(years)].sort((one, other) => other - one));
}

/** Parses a URL. Invalid values are ignored. */
export function finderSearch(raw: FinderAddress): FinderSearch {
  const page = whole(raw.page);
  const industries = new Set(listOf(raw.industries));
  return {
    view: raw.view === 'trending' ? raw.view : undefined,
    college: text(raw.college),
    major: text(raw.major),
    industries: orNothing(INDUSTRIES.filter((industry) => industries.has(industry))),
    years: yearsIn(raw.years),
    mentor: raw.mentor === true || raw.mentor === 'true' ? true : undefined,
    chosenBetween: collegesIn(raw.chosenBetween),
    sort: raw.sort === 'responsive' || raw.sort === 'newest' ? raw.sort : undefined,
    page: page && page > 1 && page <= LAST_PAGE ? page : undefined,
  };
}

/** Returns the filters for the server. */
export function filtersOf({ college, major, industries, years, mentor, chosenBetween }: FinderSearch): AlumniFilters {
  const filters = { college, major, industries, years, mentor, chosenBetween };
  return Object.fromEntries(Object.entries(filters).filter(([, value]) => value !== undefined));
}

/** Applies a change; any change except of the page or the view returns to the first page. */
export function changed(search: FinderSearch, change: Partial<FinderSearch>): FinderSearch {
  const staysOnPage = Object.keys(change).every((name) => name === 'page' || name === 'view');
  return { ...search, ...(staysOnPage ? {} : { page: undefined }), ...change };
}
